"""Cards that are still being entered: kept, shown to the other phones, and counted for nothing until they are all there."""

import json

import pytest

from scoring.engine import Tableau
from scoring.models import Game
from scoring.sync import game_state
from tests.scoring.play import NAMES, ROUNDS, address, enter, saved
from tests.scoring.reading import read, typed

ANA, BOR, *_ = ROUNDS[0]
HALF = {"tempura": 2, "egg": 1}
ORDER = ["egg", "tempura", "tempura"]


@pytest.fixture
def send(client, game):
    """send(*tableaus): one message of a phone about the game; its answer."""

    def post(*tableaus):
        body = json.dumps({"players": NAMES, "tableaus": tableaus})
        return client.post(f"/en/game/{game.token}/sync/", body, content_type="application/json").json()

    return post


def laid(cards, revision=0, **more):
    return {"round": 1, "seat": 0, "revision": revision, "cards": cards, **more}


def anas(game):
    return game_state(Game.objects.get(pk=game.pk))["rounds"][0][0]


def test_unfinished_cards_are_kept_in_their_order_and_told_to_other_phones(send, game):
    send(laid(HALF, done=False, laid=ORDER))
    expected = {"cards": HALF, "revision": 1, "done": False, "laid": ORDER}
    assert send()["rounds"][0][0] == expected


def test_they_count_for_nothing(send, game):
    for seat, cards in list(enumerate(ROUNDS[0]))[1:]:
        game.seats[seat].lay(1, Tableau(**cards), 0)
    send(laid(ANA, done=False))
    fresh = Game.objects.get()
    assert (fresh.next_open(), fresh.complete_rounds(), fresh.result().totals) == ((1, 0), [], (0, 0, 0, 0))
    send(laid(ANA, revision=1))
    fresh = Game.objects.get()
    assert (fresh.next_open(), fresh.result().totals) == ((2, 0), (12, 20, 11, 14))


def test_a_finished_tableau_stays_finished_whatever_comes_late(send, game):
    send(laid(HALF, done=False))
    send(laid(ANA, revision=1))
    send(laid(ANA, revision=1, done=False))  # the same cards, sent before they were finished
    assert (anas(game)["done"], anas(game)["revision"]) == (True, 2)
    send(laid(HALF, revision=2, done=False))
    assert (anas(game)["done"], anas(game)["cards"]) == (True, HALF)


def test_the_same_cards_finished_on_one_phone_and_not_on_the_other_are_no_conflict(send, game):
    send(laid(ANA, done=False))
    answer = send(laid(ANA))
    assert (answer["conflicts"], anas(game)["done"], anas(game)["revision"]) == ([], True, 2)


def test_unfinished_cards_of_another_phone_replace_nothing(send, game):
    send(laid(HALF, done=False))
    answer = send(laid({"squid": 1}, done=False))
    assert [conflict["cards"] for conflict in answer["conflicts"]] == [HALF]
    assert saved(game) == {(1, 0): HALF}


def test_messages_without_the_new_keys_are_still_understood(send, game):
    send(laid(ANA))
    assert anas(game) == {"cards": ANA, "revision": 1, "done": True, "laid": []}


def test_another_order_of_the_same_cards_is_kept_from_the_phone_that_has_seen_the_first(send, game):
    send(laid(HALF, laid=ORDER))
    late = send(laid(HALF, laid=ORDER[::-1]))
    assert (late["rounds"][0][0]["laid"], late["conflicts"]) == (ORDER, [])
    send(laid(HALF, revision=1, laid=ORDER[::-1]))
    assert (anas(game)["laid"], anas(game)["revision"]) == (ORDER[::-1], 2)


@pytest.mark.parametrize(
    ("order", "fault"),
    [
        ("egg", ("laid", "not_list")),
        ([["egg"]], ("laid", "not_text")),
        (["egg", "tempura"], ("laid", "other_cards")),
        (["egg", "tempura", "soup"], ("laid", "other_cards")),
        ([*ORDER, "egg"], ("laid", "other_cards")),
        (["egg"] * 21, ("laid", "too_large")),
    ],
)
def test_an_order_that_does_not_fit_the_cards_is_refused(send, game, order, fault):
    path, code = fault
    assert send(laid(HALF, laid=order)) == {"errors": [{"path": f"tableaus/0/{path}", "code": code}]}
    assert saved(game) == {}


@pytest.mark.parametrize("done", [1, "true", None])
def test_finished_is_true_or_false(send, game, done):
    assert send(laid(HALF, done=done)) == {"errors": [{"path": "tableaus/0/done", "code": "not_true_or_false"}]}


def test_the_form_shows_them_and_goes_on_from_them(client, send, game):
    send(laid(HALF, done=False, laid=ORDER))
    page = read(client.get(address(game, 1, 0)))
    assert {name: text for name, text in typed(page).items() if text} == {"tempura": "2", "egg": "1"}
    chips = [link["aria-label"] for link in page.one("ul", class_="chips").all("a")]
    assert chips[:2] == ["\u2068Ana\u2069: 3 of 8 cards", "\u2068Bor\u2069: not entered yet"]
    assert [*page.one("form", class_="entry").all("button")][-1].text.startswith("Next: ")
    enter(client, game, 1, 0, {"tempura": 2, "egg": 2, "squid": 1, "dumpling": 3}, revision="1")
    assert anas(game) == {
        "cards": {"tempura": 2, "dumpling": 3, "egg": 2, "squid": 1},
        "revision": 2,
        "done": True,
        "laid": ["egg", "tempura", "tempura", "dumpling", "dumpling", "dumpling", "egg", "squid"],
    }


def test_a_card_that_the_form_takes_away_leaves_the_order_of_the_others(client, send, game):
    send(laid(HALF, done=False, laid=ORDER))
    enter(client, game, 1, 0, {"tempura": 2}, revision="1", confirm="1")
    assert anas(game)["laid"] == ["tempura", "tempura"]


def test_a_mistaken_number_of_cards_drops_the_order_and_nothing_else(client, send, game):
    send(laid(HALF, done=False, laid=ORDER))
    enter(client, game, 1, 0, {"tempura": 21}, revision="1", confirm="1")
    assert (anas(game)["laid"], anas(game)["cards"]) == ([], {"tempura": 21})


def test_they_are_not_entered_yet_on_the_sheet(client, send, game):
    send(laid(HALF, done=False))
    page = read(client.get(address(game)))
    labels = [link["aria-label"] for link in page.one("ul", class_="wrap").all("a")]
    assert labels[0] == "\u2068Ana\u2069, round 1: not entered yet"
