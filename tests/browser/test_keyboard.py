import pytest
from playwright.sync_api import expect

from scoring.engine.cards import DECK
from scoring.models import Game
from tests.browser import pad
from tests.browser.table import field
from tests.scoring.play import saved

pytestmark = pytest.mark.browser

NAMES = ["Ana", "سارا"]
ANAS = {"tempura": 2, "sashimi": 3, "maki_2": 1, "squid_on_wasabi": 1, "wasabi": 1, "pudding": 1}
"""Ten cards, as two players have them."""

KEYS = {
    "pudding": [1],
    "wasabi": ["Enter", "Enter", "Enter", "Backspace"],
    "squid": ["Enter"],
    "maki_2": ["Space", "-", "+"],
    "tempura": [2],
    "sashimi": [1, 3],
}
"""How these cards get on the belt; 13 sashimi cannot be meant where a hand has ten cards."""

FOCUS_IS_SEEN = """() => {
    const at = document.activeElement, box = at.getBoundingClientRect();
    const drawn = [at, at.nextElementSibling].filter(Boolean).map(part => getComputedStyle(part));
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return drawn.some(style => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2)
        && (at.contains(top) || at.nextElementSibling?.contains(top));
}"""
"""The outline stands around the focused element, or around the label beside a radio; nothing lies over it."""


def test_a_game_is_started_and_cards_are_saved_with_the_keyboard_alone(phone, words, javascript, transactional_db):
    page = phone(words.language, javascript)
    page.goto(f"/{words.language}/")
    tab_to(page, page.get_by_role("link", name=words("home.keep_score")))
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"/{words.language}/score/")
    tab_to(page, page.get_by_role("radio", name=words.number(4), exact=True))
    back_to_two(page, words)
    for seat, name in enumerate(NAMES, 1):
        tab_to(page, page.get_by_label(words("new.name_n", n=words.number(seat))))
        page.keyboard.type(name)
    tab_to(page, page.get_by_role("button", name=words("a.start_game")))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(words("pad.title", name="Ana", n=words.ordinal(1)))

    (type_on_the_pad if javascript else type_in_the_form)(page, words)
    expect(page.get_by_role("heading", level=1)).to_have_text(words("pad.title", name="سارا", n=words.ordinal(1)))
    if javascript:
        expect(page.get_by_text(words("save.all_saved"))).to_be_visible()
    assert saved(Game.objects.get()) == {(1, 0): ANAS}


def type_in_the_form(page, words):
    for code, count in ANAS.items():
        tab_to(page, field(page, words, code))
        page.keyboard.type(words.number(count))
    page.keyboard.press("Enter")


def type_on_the_pad(page, words):
    """Digits set the count of a tile, Enter lays a card, Backspace takes one away."""
    tab_to(page, pad.tile(page, words, "tempura"))
    for code, keys in KEYS.items():
        move_to(page, words, code)
        for key in keys:
            page.keyboard.press(str(key))
    assert pad.total(page)[1] == words("pad.cards_of", entered=words.number(10), expected=words.number(10))
    tab_to(page, page.get_by_role("button", name=words("pad.next_player", name="سارا")))
    page.keyboard.press("Enter")
    expect(pad.tile(page, words, "tempura")).to_be_focused()


def move_to(page, words, code):
    """With the arrow keys through the three columns of tiles, in the direction of reading."""
    tiles = list(DECK)
    at = page.evaluate("document.activeElement.parentElement.dataset.card")
    (row, column), (to_row, to_column) = divmod(tiles.index(at), 3), divmod(tiles.index(code), 3)
    forward, back = ("ArrowLeft", "ArrowRight") if words.direction == "rtl" else ("ArrowRight", "ArrowLeft")
    keys = [("ArrowDown" if to_row > row else "ArrowUp")] * abs(to_row - row)
    keys += [forward if to_column > column else back] * abs(to_column - column)
    for key in keys:
        page.keyboard.press(key)
        assert page.evaluate(FOCUS_IS_SEEN)
    expect(pad.tile(page, words, code)).to_be_focused()


def back_to_two(page, words):
    """Arrow keys choose among radios; the arrow to the line's start leads back."""
    for _ in range(2):
        page.keyboard.press("ArrowUp")
    expect(page.get_by_role("radio", name=words.number(2), exact=True)).to_be_checked()


def tab_to(page, target):
    """Press Tab until the target has the focus; on the way one always sees where one is."""
    for _ in range(80):
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUS_IS_SEEN), page.evaluate("document.activeElement.outerHTML")
        if target.evaluate("target => target === document.activeElement"):
            return
    pytest.fail(f"Tab never comes to {target}")


def test_the_first_tab_leads_past_the_header(page, words):
    page.goto(f"/{words.language}/score/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name=words("u.skip"))).to_be_focused()
    expect(page.get_by_role("link", name=words("u.skip"))).to_be_in_viewport()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name=words.number(4), exact=True)).to_be_focused()
