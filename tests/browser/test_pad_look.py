"""One screen for everything: nothing scrolls on a small phone, and everything follows the direction of reading."""

import pytest

from scoring.engine.cards import DECK
from tests.browser import pad
from tests.browser.test_pad import open_pad

pytestmark = pytest.mark.browser

OVERFLOW = """() => {
    const { scrollHeight, scrollWidth } = document.scrollingElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""
CENTRES = """places => places.map(place => place.getBoundingClientRect())
    .map(({ left, width, top, height }) => [Math.round(left + width / 2), Math.round(top + height / 2)])"""


def test_tiles_and_belt_run_in_the_direction_of_reading(page, words, game):
    open_pad(page, game, words)
    pad.tap(page, words, "tempura", "egg", "pudding")
    tiles = page.locator(".pad-tiles .tile").evaluate_all(CENTRES)
    sign = -1 if words.direction == "rtl" else 1
    rows = [tiles[at : at + 3] for at in range(0, len(DECK), 3)]
    assert all([sign * x for x, _ in row] == sorted(sign * x for x, _ in row) for row in rows)
    assert all(len({y for _, y in row}) == 1 for row in rows)
    belt = [sign * x for x, _ in page.locator(".belt button").evaluate_all(CENTRES)]
    assert belt == sorted(belt)
    (undo, _), (next_one, _) = page.locator(".pad-bar button").evaluate_all(CENTRES)
    assert sign * undo < sign * next_one
    mirrored = page.locator(".pad-bar .next use").evaluate("use => getComputedStyle(use).transform")
    assert mirrored == ("matrix(-1, 0, 0, 1, 0, 0)" if words.direction == "rtl" else "none")


def test_targets_are_large_enough_for_a_thumb(page, words, game):
    open_pad(page, game, words)
    pad.tap(page, words, "tempura")
    boxes = page.locator(".pad :is(button, a, label):visible").evaluate_all(
        "all => all.map(one => [one.className, one.offsetWidth, one.offsetHeight])"
    )
    small = [(name, width, height) for name, width, height in boxes if name and (width < 40 or height < 36)]
    assert small == []


def test_the_pad_takes_the_place_of_header_form_and_footer(page, words, game):
    open_pad(page, game, words)
    assert page.locator("body > header:visible, form:visible, body > footer:visible").count() == 0
    assert page.get_by_role("link", name=words("sheet.title")).get_attribute("href").endswith(f"/game/{game.token}/")
    assert (
        page.get_by_role("link", name=words("r.rules"), exact=True).get_attribute("href") == f"/{words.language}/rules/"
    )
