"""One game on several phones, in several languages, and on a server that has lost it."""

import pytest
from playwright.sync_api import expect

from scoring.models import Game
from tests.browser.pocket import finish, look, tap, wait_for_saved
from tests.browser.words import Words
from tests.scoring.play import NAMES, ROUNDS, address, saved

pytestmark = pytest.mark.browser

ANA, BOR, *_ = ROUNDS[0]


@pytest.fixture
def words():
    """One language is enough here."""
    return Words("en")


def test_two_phones_in_two_languages_enter_one_game_together(pocket, game):
    persian, slovenian = pocket("fa"), pocket("sl")
    persian.goto(address(game, 1, 0, "fa"))
    slovenian.goto(address(game, 1, 1, "sl"))
    finish(persian, ANA)
    finish(slovenian, BOR)
    wait_for_saved(persian)
    wait_for_saved(slovenian)
    assert saved(game) == {(1, 0): ANA, (1, 1): BOR}
    look(persian)
    bors = persian.get_by_role("link", name=Words("fa")("pad.seat_done", name="Bor"))
    expect(bors).to_be_visible()
    look(slovenian)
    anas = slovenian.get_by_role("link", name=Words("sl")("pad.seat_done", name="Ana"))
    expect(anas).to_be_visible()


def test_switching_the_language_in_the_middle_keeps_the_cards(pocket, game):
    page = pocket("sl")
    page.goto(address(game, 1, 0, "sl"))
    tap(page, {"egg": 2})
    page.goto(address(game, 1, 0, "fa"))
    expect(page.locator(".belt use")).to_have_count(2)
    tap(page, {"squid": 1})
    page.goto(address(game, 1, 0, "sl"))
    expect(page.locator(".belt use")).to_have_count(3)


def test_a_game_the_server_has_lost_comes_back_from_the_phone(pocket, game):
    page = pocket("en")
    page.goto(address(game, 1, 0))
    finish(page, ANA)
    wait_for_saved(page)
    token = game.token
    Game.objects.all().delete()
    page.goto(address(game))
    page.locator("table").wait_for()
    again = Game.objects.get()
    assert (again.token, [player.name for player in again.seats], saved(again)) == (token, NAMES, {(1, 0): ANA})


def test_a_game_nobody_knows_is_not_found(pocket, words, live_server):
    page = pocket("en")
    page.goto("/en/game/nobody-knows-me/")
    expect(page.get_by_role("heading", level=1)).to_have_text(words("err.game_gone_title"))
