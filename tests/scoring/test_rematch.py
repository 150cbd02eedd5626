import pytest
from django.test import Client

from scoring.models import Game, Player, TableauRow
from tests.scoring.play import NAMES, ROUNDS, address, lay, saved, start
from tests.scoring.reading import read

NO_COOKIE = {
    "en": "Your browser sent no cookie, and without one this form can’t be accepted. Allow cookies for this site, go back "
    "and try again.",
    "fa": "مرورگر شما کوکی نفرستاد و این فرم بدون آن پذیرفته نمی‌شود. کوکی‌ها را برای این سایت مجاز کنید، برگردید و "
    "دوباره تلاش کنید.",
    "sl": "Brskalnik ni poslal piškotka, brez njega pa obrazca ni mogoče sprejeti. Dovolite piškotke za to spletno mesto, "
    "pojdite nazaj in poskusite znova.",
}


def everything():
    return Game.objects.count(), Player.objects.count(), TableauRow.objects.count()


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "Play again with the same players"),
        ("fa", "بازی دوباره با همین بازیکنان"),
        ("sl", "Še ena igra z istimi igralci"),
    ],
)
def test_playing_again_starts_a_new_game_with_the_same_names_in_the_same_seats(client, played, language, label):
    form = read(client.get(address(played, language=language))).one("form")
    assert (form.one("button").text, form["method"]) == (label, "post")
    before = saved(played)
    response = client.post(form["action"])
    game = Game.objects.exclude(pk=played.pk).get()
    assert (response.status_code, response.url) == (302, address(game, 1, 0, language))
    assert [player.name for player in game.seats] == NAMES
    assert saved(game) == {}
    assert saved(played) == before
    assert game.token != played.token


@pytest.mark.parametrize("rounds", [0, 1, 2])
def test_a_game_that_is_not_over_goes_on_and_offers_no_other(client, game, rounds):
    if rounds:
        lay(game, ROUNDS[:rounds])
    assert list(read(client.get(address(game))).all("form")) == []
    before = everything()
    response = client.post(f"{address(game, language='fa')}again/")
    assert (response.status_code, response.url) == (302, address(game, language="fa"))
    assert everything() == before


@pytest.mark.django_db
def test_a_blank_name_stays_blank_and_is_shown_in_the_language_of_the_next_reader(client):
    first = start(client, "", "Bor", language="en")
    lay(first, [[{}, {}]] * 3)
    client.post(f"{address(first, language='fa')}again/")
    game = Game.objects.exclude(pk=first.pk).get()
    assert [player.name for player in game.seats] == ["", "Bor"]


@pytest.mark.parametrize("method", ["get", "head", "put", "delete"])
def test_a_link_alone_starts_no_game(client, played, method):
    before = everything()
    response = getattr(client, method)(f"{address(played)}again/")
    assert (response.status_code, response["Allow"]) == (405, "POST")
    assert everything() == before


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
@pytest.mark.parametrize("path", ["score/", "game/{token}/again/", "game/{token}/round/1/0/"])
def test_nothing_is_taken_from_a_form_of_another_site(played, language, path):
    before = everything(), saved(played)
    stranger = Client(enforce_csrf_checks=True)
    response = stranger.post(
        f"/{language}/{path.format(token=played.token)}",
        {"players": "2", "revision": "1", "confirm": "1", "egg": "1"},
    )
    assert (response.status_code, read(response).one("h1").text) == (403, NO_COOKIE[language])
    assert (everything(), saved(played)) == before


@pytest.mark.django_db
def test_the_forms_of_this_site_are_taken():
    phone = Client(enforce_csrf_checks=True)

    def token(page):
        return next(read(page).all("input", name="csrfmiddlewaretoken"))["value"]

    first = phone.post("/sl/score/", {"players": "2", "csrfmiddlewaretoken": token(phone.get("/sl/score/"))})
    game = Game.objects.get()
    assert first.url == address(game, 1, 0, "sl")
    lay(game, [[{}, {}]] * 3)
    again = {"csrfmiddlewaretoken": token(phone.get(address(game)))}
    assert phone.post(f"{address(game)}again/", again).status_code == 302
    game = Game.objects.latest("pk")
    cards = {"salmon": "10", "csrfmiddlewaretoken": token(phone.get(address(game, 1, 0, "sl")))}
    assert phone.post(address(game, 1, 0, "sl"), cards).url == address(game, 1, 1, "sl")
    assert Game.objects.count() == 2
