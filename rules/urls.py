from django.urls import path

from . import index, views

urlpatterns = [
    path("rules/", views.rules, name="rules"),
    path("settle/", views.settle, name="settle"),
    path("settle/search.json", index.search_index, name="search_index"),
    path("settle/<slug:slug>/", views.ruling, name="ruling"),
]
