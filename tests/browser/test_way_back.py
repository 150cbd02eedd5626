"""From the rules and the questions back to the game: an app on a home screen has no button for that."""

import pytest
from playwright.sync_api import expect

from tests.browser.pocket import install, no_network, tap
from tests.browser.test_language import switch
from tests.browser.words import Words
from tests.scoring.play import ROUNDS, address, lay

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("reference")]


@pytest.fixture
def words():
    """One language is enough here."""
    return Words("sl")


@pytest.fixture
def page(phone, words, game):
    """On the pad, with Bor's turn in the second round."""
    lay(game, ROUNDS[:1])
    page = phone(words.language)
    page.goto(address(game, 2, 0, words.language))
    page.locator(".seats a").nth(1).click()
    expect(page.locator("h1")).to_contain_text("Bor")
    return page


def back(page, words):
    return page.get_by_role("link", name=words("nav.back_to_game"), exact=True)


def scores(page, words):
    """The score keeper in the bar at the top."""
    return page.locator(".header nav").get_by_role("link", name=words("u.scorekeeper"))


def test_rules_opened_from_the_pad_lead_back_to_the_same_seat_and_round(page, words, game):
    page.locator(".pad .rules").click()
    page.wait_for_url("**/rules/")
    expect(back(page, words)).to_be_in_viewport()
    page.get_by_role("link", name=words("settle.nav"), exact=True).click()
    page.wait_for_url("**/settle/")
    back(page, words).click()
    page.wait_for_url(f"**{address(game, 2, 1, words.language)}")


def test_the_score_keeper_of_the_bar_leads_back_to_the_running_game(page, words, game):
    page.locator(".pad .rules").click()
    scores(page, words).click()
    page.wait_for_url(f"**{address(game, 2, 1, words.language)}")


def test_on_the_sheet_of_a_running_game_it_leads_to_what_is_entered_next(page, words, game):
    page.goto(address(game, 1, language=words.language))
    expect(scores(page, words)).to_have_attribute("href", address(game, 2, 0, words.language))


def test_after_the_end_it_starts_a_new_game_and_the_rules_still_lead_back(phone, words, played):
    page = phone(words.language)
    page.goto(address(played, language=words.language))
    expect(scores(page, words)).to_have_attribute("href", f"/{words.language}/score/")
    page.locator(".winner .because a").first.click()
    page.wait_for_url("**/rules/**")
    expect(scores(page, words)).to_have_attribute("href", f"/{words.language}/score/")
    back(page, words).click()
    page.wait_for_url(f"**{address(played, language=words.language)}")


def test_the_way_back_keeps_the_language_that_is_read_now(page, words, game):
    page.locator(".pad .rules").click()
    page.wait_for_url("**/rules/")
    switch(page, "fa")
    persian = Words("fa")
    expect(scores(page, persian)).to_have_attribute("href", address(game, 2, 1, "fa"))
    back(page, persian).click()
    page.wait_for_url(f"**{address(game, 2, 1, 'fa')}")


def test_from_the_home_page_one_goes_where_one_likes(page, words, game):
    page.goto(address(game, language=words.language))
    page.locator(".header .brand").click()
    expect(page.locator("#games li")).to_have_count(1)
    expect(back(page, words)).to_be_hidden()
    expect(scores(page, words)).to_have_attribute("href", f"/{words.language}/score/")
    page.get_by_role("link", name=words("home.read_rules")).click()
    page.wait_for_url("**/rules/")
    page.locator("h1").wait_for()
    expect(back(page, words)).to_be_hidden()


def test_without_a_game_there_is_no_way_back(phone, words):
    page = phone(words.language)
    page.goto(f"/{words.language}/rules/")
    expect(back(page, words)).to_be_hidden()
    expect(scores(page, words)).to_have_attribute("href", f"/{words.language}/score/")


def test_the_way_back_needs_no_network(pocket, words, game):
    page = pocket(words.language)
    install(page, words)
    page.goto(address(game, 1, 0, words.language))
    page.locator(".pad").wait_for()
    with no_network(page):
        tap(page, {"egg": 1})
        page.locator(".pad .rules").click()
        page.wait_for_url("**/rules/")
        back(page, words).click()
        page.wait_for_url(f"**{address(game, 1, 0, words.language)}")
        expect(page.locator(".belt li")).to_have_count(1)


def test_the_bar_shifts_nothing_and_covers_nothing_that_has_the_focus(page, words):
    page.add_init_script("""
        window.shifts = 0;
        new PerformanceObserver(list => list.getEntries().forEach(({ value }) => (window.shifts += value)))
            .observe({ type: "layout-shift", buffered: true });
    """)
    page.locator(".pad .rules").click()
    expect(back(page, words)).to_be_in_viewport()
    assert page.evaluate("window.shifts") == 0
