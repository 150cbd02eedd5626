from django.urls import path

from . import card, views

urlpatterns = [
    path("rules/", views.rules, name="rules"),
    path("rules/card/", card.card, name="card"),
]
