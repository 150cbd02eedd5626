"""Without a network: a whole game from the first page to the winner, and what happens when the network is back."""

import pytest
from playwright.sync_api import expect

from scoring.models import Game
from tests.browser.pocket import enter_round, install, next_one, no_messages, no_network, pair_first, sit_down, tap
from tests.browser.table import heading, podium
from tests.browser.words import plain
from tests.scoring.play import NAMES, ROUNDS, address, saved

pytestmark = pytest.mark.browser

FINAL = [[1, "آرش", 36], [2, "Ana", 36], [3, "Bor", 34], [4, "سارا", 30]]


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
        if number < len(ROUNDS):
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


def test_pressing_start_twice_begins_one_game(page, words):
    page.goto(f"/{words.language}/score/")
    page.get_by_role("button", name=words("a.start_game"), exact=True).dblclick()
    page.locator(".pad").wait_for()
    expect(page.get_by_text(words("save.all_saved"))).to_be_visible()
    assert Game.objects.count() == 1


def test_names_are_cleaned_on_the_phone_as_on_the_server(page, words):
    names = ["  Ana \u202e Marija ", "\u200b", "سارا"]
    with no_network(page):
        sit_down(page, words, names)
        stored = page.evaluate(
            "JSON.parse(localStorage.getItem(Object.keys(localStorage).find(key => key.includes('game')))).players"
        )
    expect(page.get_by_text(words("save.all_saved"))).to_be_visible()
    assert stored == [player.name for player in Game.objects.get().seats] == ["Ana Marija", "", "سارا"]


def test_the_same_players_play_again_without_a_network(page, words, played):
    page.goto(address(played, language=words.language))
    page.locator(".winner").wait_for()
    with no_network(page):
        page.get_by_role("button", name=words("new.rematch"), exact=True).click()
        page.wait_for_url("**/round/1/0/")
        page.locator(".pad").wait_for()
        assert played.token not in page.url
    expect(page.get_by_text(words("save.all_saved"))).to_be_visible()
    assert [player.name for player in Game.objects.latest("pk").seats] == NAMES
    assert Game.objects.count() == 2


def test_a_sheet_the_server_is_behind_with_shows_what_the_phone_knows(pocket, words, game):
    page = pocket(words.language, service_workers="block")
    page.goto(address(game, 1, 0, words.language))
    page.locator(".pad").wait_for()
    with no_messages():
        for cards in ROUNDS[0]:
            tap(page, pair_first(cards))
            next_one(page)
        page.locator(".podium").wait_for()
        assert [row[-1] for row in podium(page)] == [words.number(points) for points in (20, 14, 12, 11)]
        assert saved(game) == {}
