"""Nothing is lost on the pad: every step can be undone, after a reload too; seats change without a new page."""

import pytest
from playwright.sync_api import expect

from scoring.engine import Tableau
from tests.browser import pad
from tests.browser.test_pad import LAID, open_pad
from tests.browser.words import Words
from tests.scoring.play import ROUNDS, address, lay, saved

pytestmark = pytest.mark.browser

FEWER = {**ROUNDS[0][0], "egg": 0, "maki_2": 2}
"""Ana's cards with a maki for her egg, as another phone has entered them."""


@pytest.fixture
def words():
    """One language is enough here."""
    return Words("en")


@pytest.fixture
def anas(page, words, game):
    return open_pad(page, game, words)


def test_every_step_is_undone_in_turn_after_a_reload_too(anas, words):
    pad.tap(anas, words, "egg", "wasabi")
    pad.on_belt(anas, 0).click()
    anas.get_by_role("button", name="on wasabi", exact=True).click()
    pad.on_belt(anas, 0).click()
    anas.get_by_role("button", name="Remove one egg nigiri", exact=True).last.click()
    assert pad.belt(anas) == ["wasabi"]
    anas.reload()
    for belt in (["egg_on_wasabi"], ["egg", "wasabi"], ["egg"], []):
        pad.undo(anas, words)
        assert pad.belt(anas) == belt
    expect(anas.get_by_role("button", name="Undo the last card")).to_be_disabled()


def test_control_z_undoes_wherever_the_focus_is(anas, words):
    pad.tap(anas, words, "tempura", "pudding")
    anas.keyboard.press("Control+z")
    anas.locator("body").press("Control+z")
    assert pad.belt(anas) == []


def test_a_reload_keeps_what_is_half_entered(anas, words, game):
    pad.tap(anas, words, "wasabi", "tempura", "salmon")
    anas.reload()
    expect(anas.locator(".belt li")).to_have_count(2)
    assert pad.belt(anas) == ["salmon_on_wasabi", "tempura"]
    assert pad.total(anas) == ["6 points", "3 of 8 cards"]
    assert game.rounds()[0] == [None] * 4


def test_seats_change_in_place_and_back_leads_to_the_one_before(anas, words, game):
    anas.evaluate("window.same = true")
    pad.tap(anas, words, *LAID[0])
    pad.go_on(anas)
    expect(anas).to_have_url(address(game, 1, 1))
    expect(anas).to_have_title("\u2068Bor\u2069: cards in round 1 · Sushi Go!")
    anas.get_by_role("link", name=words("pad.seat_open", name="آرش")).click()
    expect(anas).to_have_url(address(game, 1, 3))
    anas.go_back()
    anas.go_back()
    expect(anas).to_have_url(address(game, 1, 0))
    assert (pad.whose(anas), len(pad.belt(anas))) == ("Ana", 8)
    assert anas.evaluate("window.same")
    expect(anas.get_by_role("link", name=words("pad.seat_done", name="Ana"))).to_have_attribute("aria-current", "page")


def test_undo_on_an_empty_belt_takes_the_last_step_back_to_the_player_before(anas, words):
    pad.tap(anas, words, *LAID[0])
    pad.go_on(anas)
    expect(anas.get_by_role("heading", level=1)).to_have_text(words("pad.title", name="Bor", n="1"))
    anas.reload()
    pad.undo(anas, words)
    expect(anas.get_by_role("heading", level=1)).to_have_text(words("pad.title", name="Ana", n="1"))
    pad.undo(anas, words)
    assert pad.belt(anas) == LAID[0][:-1]
    expect(anas.get_by_role("button", name="Save", exact=True)).to_be_visible()


def test_tabs_say_how_many_cards_each_player_has(anas, words):
    pad.tap(anas, words, *LAID[0])
    pad.go_on(anas)
    pad.tap(anas, words, "pudding")
    names = anas.locator(".seats a").evaluate_all("links => links.map(link => link.ariaLabel)")
    assert names == [
        words("pad.seat_done", name="Ana"),
        words("pad.seat_partial", name="Bor", entered="1", expected="8"),
        words("pad.seat_open", name="سارا"),
        words("pad.seat_open", name="آرش"),
    ]


def test_a_second_press_of_the_button_saves_nobody_without_cards(anas, words, game):
    pad.tap(anas, words, *LAID[0])
    anas.locator(".pad .next").dblclick()
    expect(anas.get_by_role("dialog", name="8 cards belong here. Go on?")).to_be_visible()
    assert pad.whose(anas) == "Bor"
    expect(anas.get_by_text("Everything is saved")).to_be_visible()
    assert saved(game) == {(1, 0): ROUNDS[0][0]}


def test_an_earlier_tableau_is_corrected(page, words, played):
    open_pad(page, played, words)
    assert pad.total(page) == ["12 points", "8 of 8 cards"]
    pad.remove(page, words, "egg")
    page.get_by_role("button", name="Add one maki with two rolls").click()
    expect(page.locator(".maki")).to_have_text(
        "Maki (in the points): \u2068Ana\u2069: 6 points and \u2068آرش\u2069: 3 points"
    )
    page.get_by_role("button", name="Save", exact=True).click()
    page.wait_for_url("**/round/1/")
    assert saved(played)[1, 0] == {name: count for name, count in FEWER.items() if count}


def test_puddings_of_earlier_rounds_stand_on_their_tile(page, words, game):
    lay(game, ROUNDS[:2])
    open_pad(page, game, words, 3, 2)
    expect(page.locator('[data-card="pudding"] .times')).to_have_text("+2")
    expect(pad.tile(page, words, "pudding")).to_have_accessible_description("Puddings from earlier rounds: 2")
    assert pad.counts(page) == {}


def test_what_another_phone_has_entered_meanwhile_is_shown_and_chosen(anas, words, game):
    pad.tap(anas, words, *LAID[0])
    game.seats[0].lay(1, Tableau(**FEWER), revision=0)
    pad.go_on(anas)
    expect(anas.get_by_role("alert")).to_contain_text(words("err.conflict"))
    anas.get_by_role("alert").get_by_role("button", name=words("err.take_other")).click()
    expect(anas.get_by_role("alert")).to_have_count(0)
    anas.locator(".seats a").first.click()
    assert pad.counts(anas)["maki_2"] == "2"
    assert saved(game)[1, 0] == {name: count for name, count in FEWER.items() if count}


def test_the_language_switch_keeps_the_seat_and_the_cards(anas, words, game):
    pad.tap(anas, words, *LAID[0])
    pad.go_on(anas)
    pad.tap(anas, words, "egg")
    anas.get_by_role("button", name="Change the language").click()
    anas.get_by_role("link", name="فارسی").click()
    expect(anas).to_have_url(address(game, 1, 1, "fa"))
    expect(anas.locator(".belt li")).to_have_count(1)
    assert pad.total(anas)[0] == "۱ امتیاز"


def test_taking_the_other_entry_of_the_player_in_sight_changes_the_pad(anas, words, game):
    pad.tap(anas, words, *LAID[0])
    pad.go_on(anas)
    game.seats[1].lay(1, Tableau(**FEWER), revision=0)
    pad.tap(anas, words, *LAID[1])
    pad.go_on(anas)
    anas.get_by_role("alert").wait_for()
    anas.locator(".seats a").nth(1).click()
    anas.get_by_role("alert").get_by_role("button", name=words("err.take_other")).click()
    expect(anas.locator('[data-card="maki_2"] .count')).to_have_text("2")
    assert pad.whose(anas) == "Bor"
