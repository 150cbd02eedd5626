"""Two phones enter the same player's cards, on the form that browsers without scripts show."""

import pytest
from playwright.sync_api import expect

from tests.browser.table import heading, press, type_cards, typed
from tests.browser.words import Words
from tests.scoring.play import ROUNDS, address, saved

pytestmark = pytest.mark.browser

FIRST, SECOND = ROUNDS[0][0], ROUNDS[0][3]


@pytest.fixture
def words():
    """One language is enough here."""
    return Words("sl")


@pytest.fixture
def late(phone, words, game):
    """The phone that comes second: both had Ana's empty page open, the other one has saved its cards for her."""
    late, early = [phone(words.language, javascript=False) for _ in range(2)]
    for page, cards in ((late, SECOND), (early, FIRST)):
        page.goto(address(game, 1, 0, words.language))
        type_cards(page, words, cards)
    for page in (early, late):
        press(page, words("pad.next_player", name="Bor"))
    expect(page.get_by_role("alert")).to_contain_text(words("err.conflict"))
    assert typed(late) == written(words, SECOND)
    assert saved(game) == {(1, 0): FIRST}
    return late


def written(words, cards):
    return {name: words.number(count) for name, count in cards.items()}


def test_the_second_phone_can_keep_its_own_entry(late, words, game):
    press(late, words("err.keep_mine"))
    assert heading(late) == words("pad.title", name="Bor", n=words.ordinal(1))
    assert saved(game) == {(1, 0): SECOND}


def test_the_second_phone_can_take_the_other_entry(late, words, game):
    late.get_by_role("link", name=words("err.take_other")).click()
    expect(late.get_by_role("alert")).to_have_count(0)
    assert typed(late) == written(words, FIRST)
    press(late, words("a.save"))
    assert heading(late) == words("pad.title", name="Bor", n=words.ordinal(1))
    assert saved(game) == {(1, 0): FIRST}
