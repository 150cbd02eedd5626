"""The home page of a phone that has games: every one of them is there, and goes only when it is put away."""

from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from scoring.models import Game
from tests.browser.pocket import install, no_messages, no_network, sit_down, tap, wait_for_saved
from tests.browser.words import plain
from tests.scoring.play import NAMES, ROUNDS, address, lay, saved, start

pytestmark = pytest.mark.browser

DATES = {
    "en": ("Dec 1, 2026", "Dec 2, 2026"),
    "fa": ("۱۰ آذر ۱۴۰۵", "۱۱ آذر ۱۴۰۵"),
    "sl": ("1. dec. 2026", "2. dec. 2026"),
}
TIMES = {"en": "8:15 PM", "fa": "۲۰:۱۵", "sl": "20:15"}
FOUR = {
    "en": "Ana, Bor, سارا and آرش",
    "fa": "Ana، Bor، سارا و آرش",
    "sl": "Ana, Bor, سارا in آرش",
}
NOBODY = {"en": "Player 1 and Bor", "fa": "بازیکن ۱ و Bor", "sl": "Igralec 1 in Bor"}


@pytest.fixture
def page(pocket, words):
    return pocket(words.language, service_workers="block", timezone_id="UTC")


def home(page, words):
    page.goto(f"/{words.language}/")


def rows(page):
    page.locator("#games li").first.wait_for()
    return page.locator("#games li > a")


def visit(page, game, words, day=1):
    """The phone gets to know a game, on a day of December."""
    page.clock.set_fixed_time(datetime(2026, 12, day, 20, 15, tzinfo=UTC))
    page.goto(address(game, language=words.language))
    wait_for_saved(page)


def put_away_button(page, words, names):
    return page.locator("#games").get_by_role("button", name=words("home.put_away", names=names), exact=False)


def test_every_game_of_the_phone_is_listed_the_newest_first(page, words, client, game):
    lay(game, ROUNDS[:1])
    visit(page, game, words)
    finished = start(client, "", "Bor")
    lay(finished, [[{}, {}]] * 3)
    visit(page, finished, words, day=2)
    home(page, words)
    first, second = [plain(text) for text in rows(page).all_inner_texts()]
    days = DATES[words.language]
    assert first.startswith(f"{plain(NOBODY[words.language])} {words('home.finished')} {days[1]}")
    assert second.startswith(
        f"{FOUR[words.language]} {plain(words('ui.round_of', n=words.number(2), total=words.number(3)))} {days[0]}"
    )
    assert TIMES[words.language] in first
    assert words("save.phone_short") not in first + second
    rows(page).nth(1).click()
    page.wait_for_url(f"**{address(game, 2, 0, words.language)}")
    home(page, words)
    rows(page).first.click()
    page.wait_for_url(f"**{address(finished, language=words.language)}")


def test_a_phone_without_games_is_shown_no_list(page, words):
    home(page, words)
    expect(page.get_by_role("link", name=words("home.keep_score"))).to_be_visible()
    expect(page.locator("#games")).to_be_hidden()


def test_a_game_is_put_away_only_when_asked_again_and_only_from_this_phone(page, words, client, game):
    visit(page, game, words)
    visit(page, start(client, "Živa", "Bor"), words, day=2)
    home(page, words)
    rows(page)
    row = page.locator("#games li").nth(1)
    row.locator(".put-away").click()
    shown = row.locator(".note p:not(.actions)").filter(visible=True).all_inner_texts()
    assert shown == [words("home.away")]
    row.get_by_role("button", name=words("a.cancel"), exact=True).click()
    expect(row.locator(".note")).to_be_hidden()
    expect(row.locator(".put-away")).to_be_focused()
    row.locator(".put-away").click()
    row.get_by_role("button", name=words("home.remove"), exact=True).click()
    expect(page.locator("#games li")).to_have_count(1)
    expect(page.get_by_role("status").filter(has_text=words("home.put_away_done"))).to_have_count(1)
    expect(page.get_by_role("heading", name=words("home.games"))).to_be_focused()
    page.reload()
    assert [plain(text)[:4] for text in rows(page).all_inner_texts()] == ["Živa"]
    assert Game.objects.count() == 2

    visit(page, game, words)
    home(page, words)
    expect(rows(page)).to_have_count(2)


def test_the_last_game_that_is_put_away_takes_the_list_along(page, words, game):
    visit(page, game, words)
    home(page, words)
    page.locator("#games .put-away").click()
    page.get_by_role("button", name=words("home.remove"), exact=True).click()
    expect(page.locator("#games")).to_be_hidden()
    expect(page.locator("#main")).to_be_focused()


def test_what_is_on_this_phone_only_is_said_before_it_is_lost(page, words, game):
    page.route("**/sync/", lambda route: route.abort("aborted"))
    page.goto(address(game, 1, 0, words.language))
    tap(page, {"egg": 2})
    home(page, words)
    assert words("save.phone_short") in rows(page).inner_text()
    page.locator("#games .put-away").click()
    said = page.locator("#games .note p:not(.actions)").filter(visible=True).all_inner_texts()
    assert said == [words("home.away"), words("home.away_some")]


def test_a_game_the_server_does_not_know_is_listed_and_is_said_to_be_lost(pocket, words):
    page = pocket(words.language)
    install(page, words)
    with no_network(page):
        sit_down(page, words, NAMES)
        home(page, words)
        assert plain(rows(page).inner_text()).startswith(FOUR[words.language])
        page.locator("#games .put-away").click()
        said = page.locator("#games .note p:not(.actions)").filter(visible=True).all_inner_texts()
        assert said == [words("home.away_all")]
        page.get_by_role("button", name=words("home.remove"), exact=True).click()
        expect(page.locator("#games")).to_be_hidden()
        home(page, words)
        expect(page.get_by_role("link", name=words("home.keep_score"))).to_be_visible()
        expect(page.locator("#games")).to_be_hidden()
    assert Game.objects.count() == 0


HELD_ANSWERS = """
    const real = fetch;
    const come = new Promise(done => (window.letAnswersCome = done));
    window.fetch = async (...request) => {
        const response = await real(...request);
        if (!String(request[0]).endsWith("/sync/")) return response;
        document.documentElement.dataset.held = "yes";
        await come;
        return response;
    };
"""
"""What the server answers to a phone comes late."""


def test_an_answer_that_was_under_way_does_not_bring_a_game_back(page, words, game):
    with no_messages():
        page.goto(address(game, 1, 0, words.language))
        tap(page, {"egg": 8})
        page.locator(".pad .next").click()
        expect(page.locator("h1")).to_contain_text("Bor")
    page.add_init_script(HELD_ANSWERS)
    home(page, words)
    rows(page)
    page.locator("html[data-held]").wait_for()
    page.locator("#games .put-away").click()
    page.get_by_role("button", name=words("home.remove"), exact=True).click()
    expect(page.locator("#games")).to_be_hidden()
    page.evaluate("() => { letAnswersCome(); return new Promise(done => setTimeout(done, 100)); }")
    assert page.evaluate("Object.keys(localStorage).filter(key => key.includes('game'))") == []
    assert saved(game) == {(1, 0): {"egg": 8}}
    home(page, words)
    expect(page.get_by_role("link", name=words("home.keep_score"))).to_be_visible()
    expect(page.locator("#games")).to_be_hidden()


def test_a_pad_in_another_tab_gets_the_game_back_from_the_server(page, words, game):
    page.goto(address(game, 1, 0, words.language))
    page.locator(".pad").wait_for()
    other = page.context.new_page()
    other.goto(f"/{words.language}/")
    other.locator("#games .put-away").click()
    with page.expect_navigation():
        other.get_by_role("button", name=words("home.remove"), exact=True).click()
    tap(page, {"egg": 1})
    page.reload()
    expect(page.locator(".belt li")).to_have_count(1)


def test_a_pad_that_comes_back_as_it_was_has_its_game_though_the_data_of_the_site_were_cleared(page, words, game):
    page.goto(address(game, 1, 0, words.language))
    page.locator(".pad").wait_for()
    page.evaluate("localStorage.clear()")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    tap(page, {"egg": 1})
    page.reload()
    expect(page.locator(".belt li")).to_have_count(1)


@pytest.mark.parametrize("width", [280, 320, 360])
def test_six_games_of_five_with_long_names_fit_every_phone(page, words, client, axe, width):
    for players in [["W" * 40, "ک" * 40, "سارا " * 8, "m" * 40, "🍣" * 40], *[NAMES] * 5]:
        visit(page, start(client, *players), words)
    page.set_viewport_size({"width": width, "height": 740})
    home(page, words)
    expect(rows(page)).to_have_count(6)
    for button in page.locator("#games .put-away").all():
        button.click()
    assert page.evaluate("document.scrollingElement.scrollWidth") <= width
    small = page.locator("#games :is(li > a, button)").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).filter(box => box.width < 44 || box.height < 44).length"
    )
    assert small == 0
    page.emulate_media(reduced_motion="reduce")
    assert axe(page) == []
    page.emulate_media(color_scheme="dark")
    assert axe(page, only="color-contrast") == []
