from django.conf.urls.i18n import i18n_patterns
from django.contrib import admin
from django.contrib.sitemaps.views import sitemap
from django.urls import include, path

from . import errors, views
from .sitemaps import Pages

handler400 = errors.bad_request
handler403 = errors.forbidden
handler404 = errors.not_found
handler500 = errors.server_error

# Django tries them in this order: the pages come before what only machines ask for, the rules before everything.
urlpatterns = [
    *i18n_patterns(
        path("", include("rules.urls")),
        path("", views.home, name="home"),
        path("", include("scoring.urls")),
        path("admin/", admin.site.urls),
    ),
    path("", views.root),
    path("language/<slug:code>/", views.language, name="language"),
    path("healthz", views.healthz, name="healthz"),
    path("robots.txt", views.robots),
    path("", include("scoring.root_urls")),
    path("sitemap.xml", sitemap, {"sitemaps": {"pages": Pages}}, name="sitemap"),
]
