"""What people do with a browser besides pressing our buttons, where no scripts run: back, reload, pressing twice."""

import pytest
from playwright.sync_api import expect

from scoring.models import Game
from tests.browser.table import field, heading, press, type_cards, typed
from tests.browser.words import Words
from tests.scoring.play import ROUNDS, address, saved

pytestmark = pytest.mark.browser

ANAS = ROUNDS[0][0]


def written(words, cards):
    return {name: words.number(count) for name, count in cards.items()}


@pytest.fixture
def words():
    """One language is enough here."""
    return Words("fa")


@pytest.fixture
def page(phone, words):
    return phone(words.language, javascript=False)


@pytest.fixture
def entered(page, words, game):
    """Ana's cards are saved; the page asks for Bor's."""
    page.goto(address(game, 1, 0, words.language))
    type_cards(page, words, ANAS)
    press(page, words("pad.next_player", name="Bor"))
    assert heading(page) == words("pad.title", name="Bor", n=words.ordinal(1))
    return page


def test_going_back_shows_the_saved_cards_and_saves_corrections(entered, words, game):
    entered.go_back()
    assert heading(entered) == words("pad.title", name="Ana", n=words.ordinal(1))
    assert typed(entered) == written(words, ANAS)
    field(entered, words, "pudding").fill("")
    field(entered, words, "chopsticks").fill(words.number(1))
    press(entered, words("a.save"))
    expect(entered.get_by_role("alert")).to_have_count(0)
    assert heading(entered) == words("pad.title", name="Bor", n=words.ordinal(1))
    corrected = {name: count for name, count in ANAS.items() if name != "pudding"} | {"chopsticks": 1}
    assert saved(game) == {(1, 0): corrected}


def test_reloading_a_half_filled_form_breaks_nothing(entered, words, game):
    type_cards(entered, words, ROUNDS[0][1])
    entered.reload()
    type_cards(entered, words, ROUNDS[0][1])
    press(entered, words("pad.next_player", name="سارا"))
    assert heading(entered) == words("pad.title", name="سارا", n=words.ordinal(1))
    assert saved(game) == {(1, 0): ANAS, (1, 1): ROUNDS[0][1]}


def test_reloading_a_page_with_a_warning_keeps_what_was_typed(entered, words, game):
    field(entered, words, "egg").fill(words.number(1))
    press(entered, words("pad.next_player", name="سارا"))
    entered.reload()
    expect(entered.get_by_role("button", name=words("warn.save_anyway"))).to_be_visible()
    assert typed(entered) == written(words, {"egg": 1})
    assert saved(game) == {(1, 0): ANAS}


def test_pressing_the_button_twice_saves_once(page, words, game):
    page.goto(address(game, 1, 0, words.language))
    type_cards(page, words, ANAS)
    page.get_by_role("button", name=words("pad.next_player", name="Bor"), exact=True).dblclick()
    expect(page.get_by_role("heading", level=1)).to_have_text(words("pad.title", name="Bor", n=words.ordinal(1)))
    assert saved(game) == {(1, 0): ANAS}
    assert Game.objects.count() == 1
