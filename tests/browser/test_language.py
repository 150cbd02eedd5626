import pytest
from playwright.sync_api import expect

from tests.browser.words import Words, plain
from tests.scoring.play import address

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("reference")]

NAMES = {"fa": "فارسی", "sl": "Slovenščina", "en": "English"}
ANAS_CARDS = {"fa": "Ana: کارت‌های دور اول", "sl": "Ana: karte v 1. krogu", "en": "Ana: cards in round 1"}


def test_the_language_switch_keeps_the_page_and_is_remembered(phone, javascript):
    page = phone("en", javascript)
    for path in ["", "rules/", "score/"]:
        page.goto(f"/en/{path}")
        for language in ("sl", "fa", "en", "sl"):
            switch(page, language)
            expect(page).to_have_url(f"/{language}/{path}")
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.locator("html")).to_have_attribute("dir", "rtl" if language == "fa" else "ltr")
    page.goto("/")
    expect(page).to_have_url("/sl/")


def switch(page, language):
    """Open the list of languages with the button in the head, and choose."""
    here = Words(page.locator("html").get_attribute("lang"))
    page.get_by_role("button", name=here("a11y.language")).click()
    name = {"name": NAMES[language], "exact": True}  # a form that is half filled in goes along by a button
    page.get_by_role("link", **name).or_(page.get_by_role("button", **name)).click()


def test_the_language_switch_keeps_the_game(phone, game):
    page = phone("en")
    page.goto(address(game, 1, 0, "en"))
    for language in ("sl", "fa", "en"):
        switch(page, language)
        expect(page).to_have_url(address(game, 1, 0, language))
        assert plain(page.get_by_role("heading", level=1).inner_text()) == ANAS_CARDS[language]
