"""Which page of a game can be opened when, and what stands where there is none."""

import pytest

from tests.scoring.play import ROUNDS, address, enter, lay, saved
from tests.scoring.reading import paragraphs, read

GONE = {
    "en": ("Game not found", "This game was not found. The link may be wrong, or the game may have been deleted."),
    "fa": ("بازی پیدا نشد", "این بازی پیدا نشد. شاید پیوند اشتباه باشد یا بازی حذف شده باشد."),
    "sl": ("Igre ni mogoče najti", "Te igre ni mogoče najti. Morda je povezava napačna ali pa je bila igra izbrisana."),
}
NO_PAGE = {"en": "This page does not exist.", "fa": "چنین صفحه‌ای وجود ندارد.", "sl": "Te strani ni."}


@pytest.mark.parametrize("path", ["", "round/1/", "round/1/0/"])
@pytest.mark.parametrize("language", ["en", "fa", "sl"])
@pytest.mark.django_db
def test_an_unknown_game_has_a_page_of_its_own_that_leads_to_a_new_one(client, language, path):
    response = client.get(f"/{language}/game/AAAAAAAAAAAAAAAA/{path}")
    page = read(response)
    assert response.status_code == 404
    assert (page.one("h1").text, paragraphs(page.one("main"))[0]) == GONE[language]
    assert page.one("main").one("a")["href"] == f"/{language}/score/"


@pytest.mark.parametrize("path", ["round/1/0/", "again/"])
@pytest.mark.django_db
def test_nothing_can_be_sent_to_an_unknown_game(client, path):
    response = client.post(f"/en/game/AAAAAAAAAAAAAAAA/{path}", {"egg": "1"})
    assert (response.status_code, read(response).one("h1").text) == (404, "Game not found")


@pytest.mark.parametrize("path", ["0/0", "4/0", "1/4", "1/5", f"1/{10**20}", "0", "4", str(10**20)])
@pytest.mark.parametrize("language", ["en", "fa", "sl"])
def test_a_round_or_seat_outside_the_game_is_not_found(client, played, language, path):
    response = client.get(f"/{language}/game/{played.token}/round/{path}/")
    assert (response.status_code, read(response).one("h1").text) == (404, NO_PAGE[language])


def test_cards_for_a_seat_outside_the_game_are_not_found(client, game):
    assert enter(client, game, 1, 4, ROUNDS[0][0]).status_code == 404
    assert saved(game) == {}


@pytest.mark.parametrize(("number", "seat"), [(2, 0), (2, 3), (3, 1)])
def test_a_round_that_cannot_have_begun_leads_to_the_cards_that_are_missing(client, game, number, seat):
    enter(client, game, 1, 0, ROUNDS[0][0])
    for response in (client.get(address(game, number, seat)), enter(client, game, number, seat, ROUNDS[0][1])):
        assert (response.status_code, response.url) == (302, address(game, 1, 1))
    assert saved(game) == {(1, 0): ROUNDS[0][0]}


def test_a_round_opens_when_the_one_before_is_complete(client, game):
    lay(game, ROUNDS[:1])
    assert enter(client, game, 2, 0, ROUNDS[1][0]).url == address(game, 2, 1)
    assert client.get(address(game, 3, 0)).url == address(game, 2, 1)


def test_the_points_of_a_round_can_be_seen_when_it_is_complete(client, game):
    lay(game, ROUNDS[:1])
    assert read(client.get(address(game, 1))).one("h1").text == "Points in round 1"
    assert client.get(address(game, 2)).url == address(game)


@pytest.mark.parametrize("path", [(None, None), (1, None), (1, 0)])
def test_game_pages_are_always_fresh_and_not_for_search_engines(client, played, path):
    response = client.get(address(played, *path))
    assert response["Cache-Control"] == "max-age=0, no-cache, no-store, must-revalidate, private"
    assert read(response).one("meta", name="robots")["content"] == "noindex"


@pytest.mark.parametrize("path", [(None, None), (1, None)])
def test_sheet_and_round_are_only_looked_at(client, played, path):
    assert client.post(address(played, *path)).status_code == 405


@pytest.mark.parametrize(
    ("language", "label", "next_cards"),
    [("en", "Enter round 2", (2, 1)), ("fa", "ثبت دور دوم", (2, 1)), ("sl", "Vnesi 2.\u00a0krog", (2, 1))],
)
def test_the_sheet_leads_to_the_cards_that_come_next(client, game, language, label, next_cards):
    lay(game, ROUNDS[:1])
    enter(client, game, 2, 0, ROUNDS[1][0])
    link = read(client.get(address(game, language=language))).one("a", class_="main")
    assert (link.text, link["href"]) == (label, address(game, *next_cards, language))


def test_the_sheet_opens_every_tableau_of_the_rounds_that_have_begun(client, game):
    lay(game, ROUNDS[:1])
    page = read(client.get(address(game)))
    links = [link["href"] for chips in page.all("ul", class_="chips") for link in chips.all("a")]
    assert links == [address(game, number, seat) for number in (1, 2) for seat in range(4)]
    labels = [link["aria-label"] for chips in page.all("ul", class_="chips") for link in chips.all("a")]
    assert labels[0] == "Edit cards: \u2068Ana\u2069, round 1"
    assert labels[4] == "\u2068Ana\u2069, round 2: not entered yet"
