"""The pad on every screen: the whole tile adds, everything is large enough for a thumb, nothing gets in the way."""

import time
from itertools import cycle, pairwise

import pytest
from playwright.sync_api import expect

from scoring.engine import Tableau
from scoring.engine.cards import DECK
from tests.browser import pad
from tests.browser.screens import SCREENS, hold
from tests.browser.test_pad import open_pad
from tests.browser.words import Words
from tests.scoring.play import start

pytestmark = pytest.mark.browser

GRID = [(x / 10, y / 10) for y in range(1, 10, 2) for x in range(1, 10, 2)]
"""25 points of a tile, as parts of its width and height."""

COVERED = """(tile, grid) => {
    const { left, top, width, height } = tile.getBoundingClientRect();
    return grid.filter(([x, y]) => !tile.contains(document.elementFromPoint(left + x * width, top + y * height)));
}"""
"""The points at which something else would be hit."""

SMALL = """pad => [...pad.querySelectorAll("button, a, label")].filter(one => one.checkVisibility())
    .map(one => [one.className || one.closest("[class]").className, one.getBoundingClientRect()])
    .filter(([, { width, height }]) => Math.min(width, height) < 43.99)
    .map(([name, { width, height }]) => [name, width, height])"""
SIDEWAYS = "() => document.scrollingElement.scrollWidth - innerWidth"
DOWN = "() => document.scrollingElement.scrollHeight - innerHeight"
CUT = "text => text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight + 8"
"""Whether a line or the end of one is missing; Persian letters reach a little out of their line."""

NEXT_LANGUAGE = cycle(["fa", "sl", "en"])
TURNS = [(screen, next(NEXT_LANGUAGE)) for screen in SCREENS]
"""Every screen in one language: what a finger does is the same in all."""


@pytest.mark.parametrize(("screen", "language"), TURNS)
def test_a_tap_anywhere_on_a_tile_adds_exactly_one(phone, game, screen, language):
    page, words = phone(language), Words(language)
    open_pad(page, game, words)
    hold(page, screen)
    tile = pad.tile(page, words, "sashimi")
    tile.evaluate("tile => tile.scrollIntoView({ block: 'center' })")
    box = tile.bounding_box()
    for n, (x, y) in enumerate(GRID, 1):
        page.touchscreen.tap(box["x"] + x * box["width"], box["y"] + y * box["height"])
        assert pad.counts(page) == {"sashimi": words.number(n)}


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_lies_over_a_tile_and_everything_is_large_enough_for_a_thumb(page, words, game, screen):
    open_pad(page, game, words)
    hold(page, screen)
    for laid in ([], DECK, ["wasabi"] * 2):
        pad.tap(page, words, *laid)
        assert {card: covered for card in DECK if (covered := covered_points(page, words, card))} == {}
        assert page.locator(".pad").evaluate(SMALL) == []
        assert page.evaluate(SIDEWAYS) <= 0
        expect(page.locator(".pad-bar .next")).to_be_in_viewport(ratio=1)
    pad.tile(page, words, "tempura").click(button="right")
    assert page.locator(".pad").evaluate(SMALL) == []


def covered_points(page, words, card):
    tile = pad.tile(page, words, card)
    tile.evaluate("tile => tile.scrollIntoView({ block: 'center' })")
    return tile.evaluate(COVERED, GRID)


@pytest.mark.parametrize("screen", ["280", "320", "360", "740 on its side", "568 on its side", "360 at 125 % zoom"])
def test_the_pad_is_one_screen(page, words, client, transactional_db, screen):
    """Two players have the most cards: ten."""
    open_pad(page, start(client, "Ana", "سارا"), words)
    hold(page, screen)
    assert page.evaluate(DOWN) <= 0
    pad.tap(page, words, *list(DECK)[:10])
    assert page.evaluate(DOWN) <= 0
    expect(page.locator(".belt li").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("screen", ["280", "320", "360", "412"])
def test_the_last_button_is_read_in_full(page, words, client, transactional_db, screen):
    game = start(client, "Ana", "Bor")
    game.seats[0].lay(1, Tableau(dumpling=10), revision=0)
    open_pad(page, game, words, seat=1)
    hold(page, screen)
    pad.tap(page, words, *["tempura"] * 10)
    text = page.locator(".pad-bar .next bdi")
    expect(text).to_have_text(words("pad.show_points"))
    assert not text.evaluate(CUT)


@pytest.mark.parametrize("screen", ["320", "568 on its side"])
def test_names_that_are_cut_are_told_apart(page, words, client, transactional_db, screen):
    hold(page, screen)
    open_pad(page, start(client, "Alexandra", "Alexander", "Alexandrina", "Ana", "سارا"), words)
    tabs = page.locator(".seats bdi")
    expect(tabs).to_have_text(["Ale…a", "Al…er", "A…ina", "Ana", "سارا"])
    labels = [tab.get_attribute("aria-label") for tab in page.locator(".seats a").all()]
    assert labels[0] == words("pad.seat_open", name="Alexandra")
    page.set_viewport_size({"width": 1000, "height": 740})
    expect(tabs.first).to_have_text("Alexandra")


def test_three_taps_in_a_moment_are_three_cards(page, words, game):
    open_pad(page, game, words)
    box = pad.tile(page, words, "egg").bounding_box()
    for _ in range(3):
        page.touchscreen.tap(box["x"] + 10, box["y"] + 10)
    assert pad.counts(page) == {"egg": words.number(3)}


@pytest.mark.parametrize("finger", ["touch", "mouse"])
def test_a_slow_tap_adds_a_card_and_a_long_one_asks(page, words, game, finger):
    """480 ms is a long press for some phones, which then tell the page of no click."""
    open_pad(page, game, words)
    press(page, pad.tile(page, words, "egg"), finger, 0.48)
    expect(page.locator("[data-card=egg] .count")).to_have_text(words.number(1))
    expect(page.get_by_role("dialog")).to_be_hidden()
    press(page, pad.tile(page, words, "pudding"), finger, 0.9)
    expect(page.get_by_role("dialog")).to_be_visible()
    assert pad.counts(page) == {"egg": words.number(1)}


def press(page, tile, finger, seconds):
    box = tile.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if finger == "mouse":
        page.mouse.move(x, y)
        page.mouse.down()
        time.sleep(seconds)
        page.mouse.up()
        return
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    time.sleep(seconds)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_choice_of_a_count_follows_the_phone_when_it_is_turned(page, words, game):
    open_pad(page, game, words)
    pad.tile(page, words, "squid").click(button="right")
    box = page.get_by_role("dialog", name=words.card("squid"))
    for width, height in [(740, 360), (320, 568)]:
        page.set_viewport_size({"width": width, "height": height})
        expect(box).to_be_in_viewport(ratio=1)


def test_a_key_that_is_held_presses_nothing_that_the_focus_comes_to(page, words, client, transactional_db):
    open_pad(page, start(client, "Ana", "Bor"), words)
    pad.tap(page, words, *["dumpling"] * 10)
    page.locator(".pad-bar .next").focus()
    for _ in range(4):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(words("pad.title", name="Bor", n=words.ordinal(1)))
    assert pad.counts(page) == {}


LOOKS = """part => { const { backgroundColor, outlineStyle, borderColor } = getComputedStyle(part);
    return [backgroundColor, outlineStyle, borderColor]; }"""


@pytest.mark.parametrize("forced", ["none", "active"])
def test_every_state_is_seen_with_forced_colours_too(page, words, game, forced):
    page.emulate_media(forced_colors=forced, reduced_motion="reduce")
    page.goto(f"/{words.language}/score/")
    assert looks(page, ".segments :checked + span") != looks(page, ".segments :not(:checked) + span")
    open_pad(page, game, words)
    assert looks(page, ".seats [aria-current]") != looks(page, ".seats :not([aria-current])")
    off, calm = looks(page, ".switch input"), looks(page, ".pad-bar .next")
    page.locator(".switch input").check()
    assert looks(page, ".switch input") != off
    page.locator(".switch input").uncheck()
    pad.tap(page, words, *["pudding"] * 8)
    assert looks(page, ".pad-bar .next") != calm
    pad.tap(page, words, "wasabi")
    shadows = [page.locator(f"[data-card={card}] .tile").evaluate(SHADE) for card in ("wasabi", "egg", "maki_1")]
    assert shadows[2] not in shadows[:2]
    pad.tap(page, words, "egg")
    pad.on_belt(page, 8).click()
    dialog = page.get_by_role("dialog")
    assert looks(dialog, "[aria-pressed=true]") != looks(dialog, "[aria-pressed=false]")


SHADE = "tile => { const { boxShadow, outlineStyle } = getComputedStyle(tile); return boxShadow + outlineStyle; }"


def looks(place, selector):
    return place.locator(selector).first.evaluate(LOOKS)


ALONG = """parts => parts.map(part => part.getBoundingClientRect())
    .map(({ top, height, left, right }) => [top + height / 2, Math.ceil(left), Math.floor(right)])"""
"""The middle of each part, and where it begins and ends along the line."""


@pytest.mark.parametrize("screen", ["280", "320", "360", "740 on its side"])
def test_the_header_is_one_line_and_nothing_covers_the_names(page, words, screen, transactional_db):
    page.goto(f"/{words.language}/score/")
    hold(page, screen)
    parts = page.locator(".header :is(.brand, nav a, .languages-button)").evaluate_all(ALONG)
    assert max(middle for middle, *_ in parts) - min(middle for middle, *_ in parts) < 2
    parts.sort(key=lambda part: part[1])
    assert all(end <= begin for (*_, end), (_, begin, _) in pairwise(parts))
    assert page.evaluate(SIDEWAYS) <= 0
    for seat in (1, 2):
        name = page.get_by_label(words("new.name_n", n=words.number(seat)))
        name.focus()
        assert name.evaluate(COVERED, [(0.1, 0.1), (0.5, 0.5), (0.5, 0.9)]) == []
