import pytest
from playwright.sync_api import expect

from tests.browser.table import field, heading, press, type_cards, typed
from tests.browser.words import plain
from tests.scoring.play import ROUNDS, address, saved

pytestmark = pytest.mark.browser

TYPED = {
    "fa": {"tempura": "۳۰۰", "sashimi": "abc", "dumpling": "−۱", "egg": "۲٫۵", "pudding": "۲"},
    "sl": {"tempura": "300", "sashimi": "abc", "dumpling": "−1", "egg": "2,5", "pudding": "2"},
    "en": {"tempura": "300", "sashimi": "abc", "dumpling": "-1", "egg": "2.5", "pudding": "2"},
}
MESSAGES = {
    "fa": {
        "tempura": "بزرگ‌ترین عدد ممکن ۱۰۸ است.",
        "sashimi": "عددی بدون اعشار وارد کنید، مثلاً ۳.",
        "dumpling": "عدد نمی‌تواند منفی باشد.",
        "egg": "عددی بدون اعشار وارد کنید، مثلاً ۳.",
    },
    "sl": {
        "tempura": "Največje možno število je 108.",
        "sashimi": "Vpišite celo število, na primer 3.",
        "dumpling": "Število ne more biti negativno.",
        "egg": "Vpišite celo število, na primer 3.",
    },
    "en": {
        "tempura": "The largest possible number is 108.",
        "sashimi": "Enter a whole number, for example 3.",
        "dumpling": "The number can’t be negative.",
        "egg": "Enter a whole number, for example 3.",
    },
}
SEVEN_CARDS = {
    "fa": "Ana: ۷ کارت وارد شده، اما باید ۸ کارت باشد. با این حال می‌توانید ذخیره کنید.",
    "sl": "Ana: 7 kart namesto 8. Vseeno lahko shranite.",
    "en": "Ana: 7 cards instead of 8. You can save anyway.",
}
TOO_LONG = {
    "fa": "نام می‌تواند حداکثر ۴۰ حرف داشته باشد.",
    "sl": "Ime ima lahko največ 40 znakov.",
    "en": "A name can have at most 40 characters.",
}


def test_impossible_cards_get_a_message_at_the_field_and_stay(phone, words, game):
    page = phone(words.language, javascript=False)
    page.goto(address(game, 1, 0, words.language))
    for code, text in TYPED[words.language].items():
        field(page, words, code).fill(text)
    press(page, words("pad.next_player", name="Bor"))
    assert typed(page) == TYPED[words.language]
    for code, message in MESSAGES[words.language].items():
        assert field(page, words, code).get_attribute("aria-invalid") == "true"
        expect(field(page, words, code)).to_have_accessible_description(message)
    expect(field(page, words, "pudding")).not_to_have_attribute("aria-invalid", "true")

    page.get_by_role("alert").get_by_role("link", name=words.card("egg"), exact=True).click()
    expect(field(page, words, "egg")).to_be_focused()
    assert saved(game) == {}


def test_seven_cards_can_be_saved_after_a_warning(phone, words, game):
    page = phone(words.language, javascript=False)
    page.goto(address(game, 1, 0, words.language))
    cards = {name: count for name, count in ROUNDS[0][0].items() if name != "pudding"}
    type_cards(page, words, cards)
    press(page, words("pad.next_player", name="Bor"))
    assert plain(page.get_by_role("alert").locator("p").first.inner_text()) == SEVEN_CARDS[words.language]
    assert typed(page) == {name: words.number(count) for name, count in cards.items()}
    press(page, words("warn.save_anyway"))
    assert heading(page) == words("pad.title", name="Bor", n=words.ordinal(1))
    assert saved(game) == {(1, 0): cards}


def test_a_name_that_is_too_long_stays_with_its_message(page, words):
    page.goto(f"/{words.language}/score/")
    name = page.get_by_label(words("new.name_n", n=words.number(2)))
    name.fill("š" * 41)
    press(page, words("a.start_game"))
    expect(name).to_have_value("š" * 41)
    assert name.get_attribute("aria-invalid") == "true"
    expect(name).to_have_accessible_description(TOO_LONG[words.language].replace("40 z", "40\u00a0z"))
