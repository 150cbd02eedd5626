"""What phones send: in order, once, through a network that fails, and never over what somebody else has entered."""

import pytest
from playwright.sync_api import expect

from scoring.engine import Tableau
from scoring.models import TableauRow
from tests.browser.pad import belt
from tests.browser.pocket import finish, install, look, next_one, no_network, online, tap, wait_for_saved
from tests.browser.until import until
from tests.browser.words import Words
from tests.scoring.play import ROUNDS, address, lay, saved

pytestmark = pytest.mark.browser

ANA, BOR, *_ = ROUNDS[0]
SYNC = "**/sync/"


@pytest.fixture
def words():
    """One language is enough here."""
    return Words("en")


@pytest.fixture
def flaky(pocket, game):
    """Ana's pad on a phone whose messages the test can stop: a worker would hide them from it."""
    page = pocket("en", service_workers="block")
    page.goto(address(game, 1, 0))
    page.locator(".pad").wait_for()
    return page


def revisions():
    return list(TableauRow.objects.order_by("pk").values_list("revision", flat=True))


def test_what_fails_is_sent_again_until_it_is_there_and_kept_once(flaky, game):
    lost = []

    def never_comes(route):
        lost.append("message")
        route.abort()

    def answer_is_lost(route):
        route.fetch()
        lost.append("answer")
        route.abort()

    flaky.route(SYNC, never_comes)
    finish(flaky, ANA)
    until(flaky, lambda: set(lost), {"message"})
    wait_for_saved(flaky, "phone")
    assert saved(game) == {}
    flaky.unroute(SYNC)
    flaky.route(SYNC, answer_is_lost)
    online(flaky)
    until(flaky, lambda: lost[-1], "answer")
    assert saved(game) == {(1, 0): ANA}
    wait_for_saved(flaky, "phone")
    flaky.unroute(SYNC)
    online(flaky)
    wait_for_saved(flaky)
    assert (saved(game), revisions()) == ({(1, 0): ANA}, [1])


def test_a_correction_made_after_a_lost_answer_is_no_conflict_with_oneself(flaky, game):
    lost = []

    def answer_is_lost(route):
        route.fetch()
        route.abort()
        lost.append("answer")

    flaky.route(SYNC, answer_is_lost)
    finish(flaky, ANA)
    until(flaky, lambda: len(lost) > 0)
    assert saved(game) == {(1, 0): ANA}
    flaky.go_back()
    flaky.locator(".pad .undo").click()
    next_one(flaky)
    flaky.get_by_role("button", name="Save anyway").click()
    flaky.unroute(SYNC)
    online(flaky)
    wait_for_saved(flaky)
    assert saved(game) == {(1, 0): {name: count for name, count in ANA.items() if name != "pudding"}}
    expect(flaky.locator(".conflict")).to_have_count(0)


def test_every_card_is_saved_a_second_after_the_last_tap_and_counts_when_all_are_there(flaky, game):
    tap(flaky, {"egg": 2})
    wait_for_saved(flaky)
    assert (saved(game), game.next_open()) == ({(1, 0): {"egg": 2}}, (1, 0))
    assert list(TableauRow.objects.values_list("done", "laid")) == [(False, ["egg", "egg"])]


def test_another_phone_sees_how_many_cards_there_are_and_goes_on_from_them_in_their_order(flaky, pocket, words, game):
    other = pocket("en")
    other.goto(address(game, 1, 1))
    tap(flaky, {"wasabi": 1, "egg": 1, "tempura": 1})
    wait_for_saved(flaky)
    look(other)
    tab = other.get_by_role("link", name=words("pad.seat_partial", name="Ana", entered="3", expected="8"))
    tab.click()
    assert belt(other) == ["egg_on_wasabi", "tempura"]
    tap(other, {"squid": 1})
    wait_for_saved(other)
    look(flaky)
    expect(flaky.locator(".belt li")).to_have_count(3)
    assert belt(flaky) == ["egg_on_wasabi", "tempura", "squid"]
    expect(flaky.locator(".conflict")).to_have_count(0)


def test_a_finished_game_hears_of_corrections_by_itself(pocket, game):
    lay(game, ROUNDS)
    page = pocket("en")
    page.goto(address(game))
    expect(page.locator("h1")).to_contain_text("آرش")
    game.seats[1].lay(3, Tableau(squid=8), revision=1)
    expect(page.locator("h1")).to_contain_text("Bor")


def test_a_tableau_that_the_server_refuses_stops_no_other(flaky, words, game):
    flaky.evaluate(MANY_EGGS, game.token)
    finish(flaky, ANA)
    flaky.goto(address(game, 1, 0))
    wait_for_saved(flaky, "refused")
    until(flaky, lambda: saved(game), {(1, 0): ANA})
    with flaky.expect_request(SYNC) as looked:
        look(flaky)
    assert looked.value.post_data_json["tableaus"] == []
    flaky.goto(address(game, 1, 1))
    flaky.locator(".pad .undo").click()
    wait_for_saved(flaky)
    assert saved(game) == {(1, 0): ANA, (1, 1): {"egg": 108}}


MANY_EGGS = """token => {
    const belt = Array(109).fill("egg");
    const seat = { belt, history: [belt.slice(1)], done: false, revision: 0, known: null, sent: [], conflict: null };
    localStorage.setItem(`sushigo:seat:${token}:1:1`, JSON.stringify(seat));
}"""
"""Somebody has leaned on a tile of Bor's."""


@pytest.mark.parametrize(("status", "pause"), [(503, "2"), (429, "2")])
def test_a_busy_server_is_asked_again_when_it_has_said(flaky, game, status, pause):
    asked = []

    def busy(route):
        asked.append(route.request.post_data)
        route.fulfill(status=status, headers={"Retry-After": pause}, body="")

    flaky.route(SYNC, busy)
    tap(flaky, {"egg": 1})
    wait_for_saved(flaky, "phone")
    flaky.unroute(SYNC)
    look(flaky)
    online(flaky)
    assert (len(asked), saved(game)) == (1, {})
    wait_for_saved(flaky)
    assert saved(game) == {(1, 0): {"egg": 1}}


@pytest.fixture
def apart(pocket, words, game):
    """While this phone had no network, Bor's cards were entered for Ana on another one; now the network is back."""
    page = pocket("en")
    install(page, words)
    page.goto(address(game, 1, 0))
    page.locator(".pad").wait_for()
    with no_network(page):
        finish(page, ANA)
        game.seats[0].lay(1, Tableau(**BOR), revision=0)
    page.locator(".conflict").wait_for()
    return page


def test_of_two_entries_the_own_one_can_be_kept(apart, words, game):
    note = apart.locator(".conflict")
    expect(note).to_contain_text(words("err.conflict"))
    expect(note).to_contain_text("Ana")
    assert saved(game) == {(1, 0): BOR}
    note.get_by_role("button", name=words("err.keep_mine")).click()
    wait_for_saved(apart)
    expect(note).to_have_count(0)
    assert saved(game) == {(1, 0): ANA}


def test_of_two_entries_the_other_one_can_be_taken_and_the_own_one_is_still_there_to_undo(apart, words, game):
    apart.locator(".conflict").get_by_role("button", name=words("err.take_other")).click()
    wait_for_saved(apart)
    assert saved(game) == {(1, 0): BOR}
    apart.goto(address(game, 1, 0))
    apart.locator(".pad .undo").click()
    next_one(apart)
    wait_for_saved(apart)
    assert saved(game) == {(1, 0): ANA}
