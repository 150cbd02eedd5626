from django.urls import path

from . import views

urlpatterns = [
    path("score/", views.new_game, name="score"),
    path("game/<str:token>/", views.game, name="game"),
    path("game/<str:token>/again/", views.rematch, name="rematch"),
    path("game/<str:token>/round/<int:number>/", views.round_result, name="round"),
    path("game/<str:token>/round/<int:number>/<int:seat>/", views.tableau, name="tableau"),
]
