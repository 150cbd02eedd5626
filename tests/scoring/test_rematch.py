import pytest

from scoring.models import Game, Player, TableauRow
from tests.scoring.play import NAMES, ROUNDS, address, lay, saved, start
from tests.scoring.reading import read


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
