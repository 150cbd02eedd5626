"""What phones send after a time without a network: everything is kept once, nothing of others is replaced."""

import json

import pytest

from scoring.models import Game, TableauRow
from scoring.sync import game_state
from sushigo_site.limits import BODY
from tests.scoring.play import NAMES, ROUNDS, address, enter, saved, start

TOKEN = "aB3-_fghijklmnop"
ANA, BOR, SARA, _ = ROUNDS[0]

pytestmark = pytest.mark.django_db


@pytest.fixture
def send(client):
    """send(*tableaus): one message of a phone; the answer's status and content."""

    def post(*tableaus, token=TOKEN, players=NAMES, language="en", body=None, content_type="application/json"):
        content = json.dumps({"players": players, "tableaus": tableaus}) if body is None else body
        response = client.post(f"/{language}/game/{token}/sync/", content, content_type=content_type)
        return response.status_code, response.json()

    return post


def cards(number, seat, counts, revision=0):
    return {"round": number, "seat": seat, "revision": revision, "cards": counts}


def state(rounds):
    """The answer's tableaus: cards and revision by round and seat, what was not entered left out."""
    return {
        (number, seat): (tableau["cards"], tableau["revision"])
        for number, tableaus in enumerate(rounds, 1)
        for seat, tableau in enumerate(tableaus)
        if tableau
    }


def whole_game():
    return [cards(n, seat, counts) for n, tableaus in enumerate(ROUNDS, 1) for seat, counts in enumerate(tableaus)]


def test_a_game_played_without_a_network_is_taken_in_whole(send):
    status, answer = send(*whole_game())
    assert (status, answer["token"], answer["players"], answer["conflicts"]) == (200, TOKEN, NAMES, [])
    assert set(state(answer["rounds"])) == {(number, seat) for number in (1, 2, 3) for seat in range(4)}
    game = Game.objects.get()
    assert (game.token, game.result().totals, game.result().ranks) == (TOKEN, (36, 34, 30, 36), (2, 3, 4, 1))


def test_a_game_without_cards_is_kept_too_and_names_are_cleaned_as_in_the_form(send):
    status, answer = send(players=["  Ana   Marija ", "\u202eBor", "\u200b"])
    assert (status, answer["players"], answer["rounds"]) == (200, ["Ana Marija", "Bor", ""], [[None] * 3] * 3)
    assert [player.name for player in Game.objects.get().seats] == ["Ana Marija", "Bor", ""]


def test_the_same_message_again_changes_nothing(send):
    first = send(*whole_game())
    assert send(*whole_game()) == first
    assert (Game.objects.count(), TableauRow.objects.count()) == (1, 12)
    assert set(TableauRow.objects.values_list("revision", flat=True)) == {1}


def test_tableaus_may_come_in_any_order_and_in_many_messages(send):
    for tableau in reversed(whole_game()):
        assert send(tableau)[0] == 200
    assert Game.objects.get().result().totals == (36, 34, 30, 36)


def test_a_correction_counts_on_from_the_revision_it_was_made_from(send):
    send(cards(1, 0, ANA))
    _, answer = send(cards(1, 0, BOR, revision=1))
    assert (state(answer["rounds"]), answer["conflicts"]) == ({(1, 0): (BOR, 2)}, [])


def test_an_old_message_that_arrives_late_does_not_undo_the_correction(send):
    send(cards(1, 0, ANA))
    send(cards(1, 0, BOR, revision=1))
    _, answer = send(cards(1, 0, ANA))
    assert answer["conflicts"] == [cards(1, 0, BOR, revision=2)]
    assert saved(Game.objects.get()) == {(1, 0): BOR}


def test_cards_of_another_phone_are_never_replaced_but_come_back_as_a_conflict(send):
    send(cards(1, 0, ANA))
    status, answer = send(cards(1, 0, SARA), cards(1, 1, BOR))
    assert (status, answer["conflicts"]) == (200, [cards(1, 0, ANA, revision=1)])
    assert state(answer["rounds"]) == {(1, 0): (ANA, 1), (1, 1): (BOR, 1)}
    _, answer = send(cards(1, 0, SARA, revision=1))
    assert (state(answer["rounds"])[1, 0], answer["conflicts"]) == ((SARA, 2), [])


def test_two_phones_with_the_same_cards_do_not_disturb_each_other(send):
    send(cards(1, 0, ANA))
    _, answer = send(cards(1, 0, ANA), cards(1, 0, ANA, revision=7))
    assert (state(answer["rounds"]), answer["conflicts"]) == ({(1, 0): (ANA, 1)}, [])


def test_each_phone_sees_what_the_other_has_entered(send):
    send(cards(1, 0, ANA))
    send(cards(1, 1, BOR), language="fa")
    _, answer = send(language="sl")
    assert state(answer["rounds"]) == {(1, 0): (ANA, 1), (1, 1): (BOR, 1)}


def test_pages_and_messages_share_one_game(client, send):
    game = start(client, *NAMES)
    _, answer = send(cards(1, 0, ANA), token=game.token, players=["X", "Y"])
    assert answer["players"] == NAMES
    enter(client, game, 1, 1, BOR)
    assert state(game_state(Game.objects.get())["rounds"]) == {(1, 0): (ANA, 1), (1, 1): (BOR, 1)}


def test_an_empty_tableau_is_kept_as_one(send):
    _, answer = send(cards(1, 0, {}), cards(1, 1, {"egg": 0}))
    assert state(answer["rounds"]) == {(1, 0): ({}, 1), (1, 1): ({}, 1)}


FAULTS = {
    "not JSON": (b"{", [("", "not_json")]),
    "not UTF-8": (b'"\xff"', [("", "not_json")]),
    "very deep": (b"[" * 10_000, [("", "not_json")]),
    "a number of 5000 digits": (b"1" * 5_000, [("", "not_json")]),
    "a list": ([], [("", "not_object")]),
    "wrong keys": ({"players": NAMES, "cards": []}, [("tableaus", "missing"), ("cards", "unknown_key")]),
    "no lists": ({"players": "Ana", "tableaus": {}}, [("players", "not_list"), ("tableaus", "not_list")]),
    "one player": ({"players": ["Ana"], "tableaus": []}, [("players", "player_count")]),
    "six players": ({"players": ["Ana"] * 6, "tableaus": []}, [("players", "player_count")]),
    "names that are none": (
        {"players": [1, "\ud83c", "a\0b", "k" * 41], "tableaus": []},
        [("players/0", "not_text"), ("players/1", "not_text"), ("players/2", "not_text"), ("players/3", "long_name")],
    ),
    "too many tableaus": ({"players": NAMES, "tableaus": [cards(1, 0, {})] * 16}, [("tableaus", "too_large")]),
    "no tableau": ({"players": NAMES, "tableaus": [7]}, [("tableaus/0", "not_object")]),
    "half a tableau": (
        {"players": NAMES, "tableaus": [{"round": 1, "seat": 0, "cards": {}, "token": TOKEN}]},
        [("tableaus/0/revision", "missing"), ("tableaus/0/token", "unknown_key")],
    ),
    "places that are none": (
        {"players": NAMES, "tableaus": [cards(0, 5, {}, revision=-1), cards(4, True, {}, revision=2**31)]},
        [
            ("tableaus/0/round", "too_small"),
            ("tableaus/0/seat", "too_large"),
            ("tableaus/0/revision", "too_small"),
            ("tableaus/1/round", "too_large"),
            ("tableaus/1/seat", "not_whole_number"),
            ("tableaus/1/revision", "too_large"),
        ],
    ),
    "a seat without a player": ({"players": NAMES, "tableaus": [cards(1, 4, {})]}, [("tableaus/0/seat", "too_large")]),
    "cards in a list": ({"players": NAMES, "tableaus": [cards(1, 0, ["egg"])]}, [("tableaus/0/cards", "not_object")]),
    "counts that are none": (
        {"players": NAMES, "tableaus": [cards(1, 0, {"egg": 109, "squid": -1, "tempura": 1.5, "soup": 1})]},
        [
            ("tableaus/0/cards/egg", "too_large"),
            ("tableaus/0/cards/squid", "too_small"),
            ("tableaus/0/cards/tempura", "not_whole_number"),
            ("tableaus/0/cards/soup", "unknown_card"),
        ],
    ),
}


@pytest.mark.parametrize(("content", "faults"), FAULTS.values(), ids=FAULTS)
def test_a_message_with_faults_changes_nothing_and_all_its_faults_are_named(send, content, faults):
    body = content if isinstance(content, bytes) else json.dumps(content)
    expected = [{"path": path, "code": code} for path, code in faults]
    assert send(body=body) == (400, {"errors": expected})
    assert Game.objects.count() == 0


def test_the_largest_message_a_phone_can_send_is_taken(send):
    counts = dict.fromkeys(ANA | BOR | SARA | {"squid_on_wasabi": 1}, 108)
    players = ["🍣" * 40] * 5
    tableaus = [cards(number, seat, counts, revision=0) for number in (1, 2, 3) for seat in range(5)]
    assert len(json.dumps({"players": players, "tableaus": tableaus})) < BODY
    assert send(*tableaus, players=players)[0] == 200
    assert TableauRow.objects.count() == 15


@pytest.mark.parametrize("token", ["short", "a" * 15, "a" * 17])
def test_only_tokens_as_the_server_makes_them_begin_a_game(client, token):
    response = client.post(f"/en/game/{token}/sync/", {"players": NAMES, "tableaus": []}, "application/json")
    assert (response.status_code, Game.objects.count()) == (404, 0)


@pytest.mark.parametrize("content_type", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
def test_a_form_of_another_site_is_refused(send, content_type):
    expected = {"errors": [{"path": "", "code": "not_json"}]}
    assert send(cards(1, 0, ANA), content_type=content_type) == (415, expected)
    assert Game.objects.count() == 0


@pytest.mark.parametrize("method", ["get", "head", "put", "delete"])
def test_nothing_but_a_message_is_answered(client, method):
    assert getattr(client, method)(f"/en/game/{TOKEN}/sync/").status_code == 405


def test_no_cookie_and_no_csrf_token_is_needed_and_nothing_is_kept_on_the_way(send, client):
    client.handler.enforce_csrf_checks = True
    assert send(cards(1, 0, ANA))[0] == 200
    response = client.post(f"/en/game/{TOKEN}/sync/", {"players": NAMES, "tableaus": []}, "application/json")
    assert (response.cookies, "no-store" in response["Cache-Control"]) == ({}, True)


def test_the_entry_page_brings_the_state_along(client):
    game = start(client, *NAMES)
    enter(client, game, 1, 0, ANA)
    pad = client.get(address(game, 1, 1)).context["pad"]
    assert (pad["token"], pad["players"], state(pad["rounds"])) == (game.token, NAMES, {(1, 0): (ANA, 1)})
    assert (pad["round"], pad["seat"], pad["expected"]) == (1, 1, 8)
