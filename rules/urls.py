from django.urls import path

from . import card, claims, index, resolver, views

urlpatterns = [
    path("rules/", views.rules, name="rules"),
    path("rules/card/", card.card, name="card"),
    path("settle/", views.settle, name="settle"),
    path("settle/search.json", index.search_index, name="search_index"),
    path("settle/claims/", claims.claims, name="claims"),
    path("settle/claims/<slug:document>/", claims.agreeing, name="agreeing"),
    path("settle/maki/", resolver.resolve, {"kind": "maki"}, name="resolve_maki"),
    path("settle/pudding/", resolver.resolve, {"kind": "pudding"}, name="resolve_pudding"),
    path("settle/winner/", resolver.resolve, {"kind": "winner"}, name="resolve_winner"),
    path("settle/<slug:slug>/", views.ruling, name="ruling"),
]
