from typing import Any

from django.conf import settings
from django.conf.urls.i18n import i18n_patterns
from django.contrib import admin
from django.contrib.sitemaps.views import sitemap
from django.urls import include, path, re_path

from . import errors, logins, views
from .sitemaps import Pages

handler400 = errors.bad_request
handler403 = errors.forbidden
handler404 = errors.not_found
handler500 = errors.server_error

admin_pages: list[Any] = [path("admin/login/", logins.login), path("admin/", admin.site.urls)] if settings.ADMIN else []

# Django tries them in this order: the pages come before what only machines ask for, the rules before everything.
urlpatterns = [
    *i18n_patterns(
        path("", include("rules.urls")),
        path("", views.home, name="home"),
        path("", include("scoring.urls")),
        *admin_pages,
    ),
    path("", views.root),
    path("language/<slug:code>/", views.language, name="language"),
    path("healthz", views.healthz, name="healthz"),
    path("robots.txt", views.robots),
    path("", include("scoring.root_urls")),
    path("sitemap.xml", sitemap, {"sitemaps": {"pages": Pages}}, name="sitemap"),
    re_path(views.CAPITALS, views.lower_case),
]
