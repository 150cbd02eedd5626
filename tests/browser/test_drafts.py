"""A correction counts once it is saved: until then it is a draft of this phone, and no page, tick or phone shows it."""

import pytest
from playwright.sync_api import expect

from scoring.engine import Tableau
from tests.browser import pad
from tests.browser.test_pad import LAID, open_pad
from tests.browser.words import Words
from tests.scoring.play import ROUNDS, address, saved

pytestmark = pytest.mark.browser

ANAS = ROUNDS[0][0]
WITHOUT_EGG = {name: count for name, count in ANAS.items() if name != "egg"}
WITH_SALMON = {**WITHOUT_EGG, "salmon": 1}
OTHER = {**WITHOUT_EGG, "squid": 1}
BEGUN = "You have begun a correction here and not saved it."


@pytest.fixture
def words():
    """One language is enough here."""
    return Words("en")


@pytest.fixture
def lifted(page, words, played):
    """Ana's egg of the first round is taken away after the end of the game, and nothing is saved."""
    open_pad(page, played, words)
    pad.remove(page, words, "egg")
    assert pad.total(page)[1] == "7 of 8 cards"
    return page


def save(page):
    page.get_by_role("button", name="Save", exact=True).click()


def tab(page, seat):
    return page.locator(".seats a").nth(seat)


def sign(page, seat):
    """The picture beside a player's number of cards."""
    link = tab(page, seat)
    if not link.locator("svg").is_visible():
        return None
    return link.locator("use").get_attribute("href").split("#")[1]


def test_a_draft_counts_nowhere(lifted, played, phone):
    expect(lifted.locator("[data-state=draft]")).to_be_visible()
    expect(tab(lifted, 0)).to_have_accessible_name("\u2068Ana\u2069: correction not saved")
    assert (tab(lifted, 0).locator("small span").inner_text(), sign(lifted, 0)) == ("8/8", "i-pencil")
    lifted.get_by_role("link", name="Score sheet").click()
    expect(lifted.get_by_role("heading", level=1)).to_have_text("Winner: \u2068آرش\u2069")
    expect(lifted.get_by_text("A correction is not saved")).to_be_visible()
    totals = lifted.locator("tbody tr td:last-child").all_inner_texts()
    assert totals == ["36", "34", "30", "36"]
    assert saved(played)[1, 0] == ANAS
    other = phone("en")
    other.goto(address(played, 1, 0))
    expect(other.locator(".belt li")).to_have_count(8)
    expect(tab(other, 0)).to_have_accessible_name("\u2068Ana\u2069: all cards entered")


def test_saving_a_draft_sends_it_once(lifted, words, played):
    pad.tap(lifted, words, "salmon")
    save(lifted)
    lifted.wait_for_url("**/round/1/")
    expect(lifted.get_by_text("Everything is saved")).to_be_visible()
    assert saved(played)[1, 0] == WITH_SALMON
    assert played.seats[0].rows.get(round=1).revision == 2


@pytest.mark.parametrize("way", ["tab", "sheet", "reload", "back"])
def test_a_draft_that_was_left_is_offered_again(lifted, words, played, way):
    if way == "tab":
        tab(lifted, 1).click()
        assert pad.whose(lifted) == "Bor"
        tab(lifted, 0).click()
    elif way == "reload":
        lifted.reload()
    elif way == "back":
        tab(lifted, 1).click()
        lifted.go_back()
    else:
        lifted.get_by_role("link", name="Score sheet").click()
        lifted.get_by_role("heading", level=1).wait_for()
        open_pad(lifted, played, words)
    expect(lifted.locator(".says")).to_have_text(BEGUN)
    assert pad.total(lifted)[1] == "7 of 8 cards"
    lifted.get_by_role("button", name="Discard").click()
    assert (len(pad.belt(lifted)), sign(lifted, 0)) == (8, "i-check")
    expect(lifted.get_by_role("button", name="Discard")).to_be_hidden()
    expect(lifted.get_by_text("Everything is saved")).to_be_visible()
    assert saved(played)[1, 0] == ANAS


def test_steps_of_a_draft_are_undone_until_nothing_is_left_of_it(lifted, words):
    pad.tap(lifted, words, "salmon")
    for cards in (7, 8):
        pad.undo(lifted, words)
        expect(lifted.locator(".belt li")).to_have_count(cards)
    expect(lifted.get_by_role("button", name="Discard")).to_be_hidden()
    expect(tab(lifted, 0)).to_have_accessible_name("\u2068Ana\u2069: all cards entered")


def test_a_draft_with_a_wrong_number_is_saved_only_when_that_is_meant(lifted, played):
    save(lifted)
    question = lifted.get_by_role("dialog", name="8 cards belong here. Go on?")
    question.get_by_role("button", name="Save anyway").click()
    lifted.wait_for_url("**/round/1/")
    lifted.goto(address(played, 1, 1))
    expect(tab(lifted, 0)).to_have_accessible_name("\u2068Ana\u2069: 7 of 8 cards")
    assert sign(lifted, 0) == "i-warn"
    assert saved(played)[1, 0] == WITHOUT_EGG


def test_what_another_phone_saves_meanwhile_neither_loses_the_draft_nor_is_replaced_by_it(lifted, words, played):
    played.seats[0].lay(1, Tableau(**OTHER), revision=1)
    lifted.reload()
    expect(lifted.locator(".says")).to_have_text(BEGUN)
    expect(lifted.locator(".belt li")).to_have_count(7)
    pad.tap(lifted, words, "salmon")
    save(lifted)
    lifted.get_by_role("alert").wait_for()
    assert saved(played)[1, 0] == OTHER
    lifted.get_by_role("alert").get_by_role("button", name="Keep my entry").click()
    expect(lifted.get_by_text("Everything is saved")).to_be_visible()
    assert saved(played)[1, 0] == WITH_SALMON


def test_corrections_in_the_round_that_is_played_are_drafts_too(page, words, game):
    open_pad(page, game, words)
    pad.tap(page, words, *LAID[0])
    pad.go_on(page)
    expect(page.get_by_text("Everything is saved")).to_be_visible()
    tab(page, 0).click()
    pad.tap(page, words, "pudding")
    pad.on_belt(page, 0).click()
    expect(page.get_by_role("button", name="Discard")).to_be_visible()
    assert saved(game) == {(1, 0): ANAS}
    save(page)
    assert pad.whose(page) == "Bor"
    expect(page.get_by_text("Everything is saved")).to_be_visible()
    corrected = {**ANAS, "pudding": 2}
    del corrected["maki_3"]
    assert saved(game) == {(1, 0): corrected}


def test_fourteen_of_eight_cannot_be_accepted_unseen(page, words, game):
    open_pad(page, game, words)
    pad.tap(page, words, *["tempura"] * 14)
    assert sign(page, 0) == "i-warn"
    question = page.get_by_role("dialog", name="8 cards belong here. Go on?")
    button = page.locator(".pad .next").bounding_box()
    at = button["x"] + button["width"] / 2, button["y"] + button["height"] / 2
    for _ in range(5):
        page.touchscreen.tap(*at)
    expect(question).to_be_visible()
    page.locator(".pad .next").dblclick()
    page.locator(".pad .next").press("Enter")
    page.keyboard.press("Enter")
    assert pad.whose(page) == "Ana"
    tab(page, 1).click()
    expect(question).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Score sheet").click()
    question.get_by_role("button", name="Back to the cards").click()
    assert pad.whose(page) == "Ana"
    tab(page, 1).click()
    question.get_by_role("button", name="Go on").click()
    assert (pad.whose(page), sign(page, 0)) == ("Bor", "i-warn")
