"""Without a network: a whole game from the first page to the winner, and what happens when the network is back."""

import pytest
from playwright.sync_api import expect

from scoring.models import Game
from tests.browser.pocket import enter_round, install, no_network, sit_down
from tests.browser.table import heading, podium
from tests.browser.words import plain
from tests.scoring.play import NAMES, ROUNDS, address, saved

pytestmark = pytest.mark.browser

FINAL = [[1, "آرش", 36], [2, "Ana", 36], [3, "Bor", 34], [4, "سارا", 30]]


@pytest.fixture
def words(words, transactional_db):
    return words


@pytest.fixture
def page(pocket, words):
    """A phone that has visited the site once."""
    page = pocket(words.language)
    install(page, words)
    return page


def cards_of(tableaus):
    return {(number, seat): cards for number, entered in enumerate(tableaus, 1) for seat, cards in enumerate(entered)}


def play(page, words, first=1):
    for number, tableaus in enumerate(ROUNDS[first - 1 :], first):
        enter_round(page, number, tableaus)
        assert heading(page) == words("sheet.round_points", n=words.ordinal(number))
        page.locator("main a.main").click()


def test_a_game_from_start_to_winner_without_a_network_reaches_the_server_later(page, pocket, words):
    with no_network(page):
        sit_down(page, words, NAMES)
        play(page, words)
        page.locator(".winner").wait_for()
        assert plain(heading(page)) == plain(words("ui.winner_label", name="آرش"))
        assert podium(page) == [[words.number(place), name, words.number(total)] for place, name, total in FINAL]
        expect(page.get_by_text(words("save.phone_only"))).to_be_visible()
        assert Game.objects.count() == 0
    expect(page.get_by_text(words("save.all_saved"))).to_be_visible()
    game = Game.objects.get()
    assert page.url.endswith(address(game, language=words.language))
    assert ([player.name for player in game.seats], saved(game)) == (NAMES, cards_of(ROUNDS))
    other = pocket("en")
    other.goto(address(game))
    assert [row[1] for row in podium(other)] == [name for _, name, _ in FINAL]
