from django.urls import path

from . import views

urlpatterns = [
    path("rules/", views.rules, name="rules"),
    path("settle/", views.settle, name="settle"),
    path("settle/<slug:slug>/", views.ruling, name="ruling"),
]
