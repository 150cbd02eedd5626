from django.urls import path

from . import offline, views, words

urlpatterns = [
    path("manifest.webmanifest", offline.manifest, name="manifest"),
    path("words.json", words.words, name="words"),
    path("score/", views.new_game, name="score"),
    path("game/", offline.shell, name="shell"),
    path("offline/", offline.offline, name="offline"),
    path("game/<slug:token>/", views.game, name="game"),
    path("game/<slug:token>/again/", views.rematch, name="rematch"),
    path("game/<slug:token>/sync/", views.synchronise, name="sync"),
    path("game/<slug:token>/round/<int:number>/", views.round_result, name="round"),
    path("game/<slug:token>/round/<int:number>/<int:seat>/", views.tableau, name="tableau"),
]
