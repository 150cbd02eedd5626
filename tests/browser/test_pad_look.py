"""One screen for everything: nothing scrolls on a small phone, and everything follows the direction of reading."""

import pytest

from scoring.engine.cards import DECK
from tests.browser import pad, scenes
from tests.browser.test_pad import open_pad
from tests.browser.until import until
from tests.scoring.play import address, lay, start

pytestmark = pytest.mark.browser

OVERFLOW = """() => {
    const { scrollHeight, scrollWidth } = document.scrollingElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""
SHOW_STATE = """(line, state) => {
    line.hidden = false;
    line.dataset.saved = state;
    for (const text of line.children) text.hidden = text.dataset.state !== state;
}"""
CENTRES = """places => places.map(place => place.getBoundingClientRect())
    .map(({ left, width, top, height }) => [Math.round(left + width / 2), Math.round(top + height / 2)])"""


@pytest.mark.parametrize(("width", "height"), [(360, 640), (320, 568)])
def test_nothing_scrolls_with_five_players_of_long_names(page, words, client, transactional_db, width, height):
    page.set_viewport_size({"width": width, "height": height})
    game = start(client, *scenes.LONG)
    lay(game, [[scenes.SEVEN] * 5])
    over = {scene: page.evaluate(OVERFLOW) for scene in scenes.pad_pages(page, words, game)}
    assert {scene: sizes for scene, sizes in over.items() if max(sizes) > 0} == {}
    assert min(page.locator(".pad-bar .undo").evaluate("undo => [undo.offsetWidth, undo.offsetHeight]")) >= 44


def test_a_long_warning_is_read_in_its_place_and_moves_no_tile_away(page, words, client, transactional_db):
    page.set_viewport_size({"width": 320, "height": 640})
    game = start(client, *scenes.FIVE)
    for scene in scenes.pad_pages(page, words, game):
        if scene == "several warnings on the pad":
            break
    says = page.locator(".says")
    assert says.inner_text().count(words.number(7)) >= 3
    assert says.evaluate("says => says.scrollHeight > says.clientHeight && getComputedStyle(says).overflowY") == "auto"
    heights = page.locator(".pad-tiles .tile").evaluate_all("tiles => tiles.map(tile => tile.offsetHeight)")
    assert min(heights) >= 48
    says.press("End")
    until(page, lambda: says.evaluate("says => says.scrollTop > 0"))


@pytest.mark.parametrize("width", [360, 320])
def test_where_the_cards_are_saved_is_said_in_one_line_and_in_full_to_screen_readers(page, words, game, width):
    page.set_viewport_size({"width": width, "height": 640})
    page.add_init_script("window.setInterval = () => {}")  # no look at the server brings back the true state
    open_pad(page, game, words)
    line = page.locator(".pad-top .saved")
    for state, said in {
        "saved": "all_saved",
        "saving": "saving",
        "phone": "phone_only",
        "full": "storage_full",
    }.items():
        line.evaluate(SHOW_STATE, state)
        assert words(f"save.{said}") in line.aria_snapshot()
        fits = line.evaluate("line => [line.scrollWidth <= line.clientWidth, line.offsetHeight < 20]")
        assert (state, fits) == (state, [True, True])
        boxes = [one.bounding_box() for one in (line, page.locator(".pad-top .rules"))]
        first, second = sorted(boxes, key=lambda box: box["x"])
        assert (state, first["x"] + first["width"] <= second["x"]) == (state, True)


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


def test_the_pad_takes_the_place_of_header_form_and_footer(page, words, game):
    open_pad(page, game, words)
    assert page.locator("body > header:visible, form:visible, body > footer:visible").count() == 0
    assert page.get_by_role("link", name=words("sheet.title")).get_attribute("href").endswith(f"/game/{game.token}/")
    assert (
        page.get_by_role("link", name=words("r.rules"), exact=True).get_attribute("href") == f"/{words.language}/rules/"
    )


def test_no_tile_is_there_to_tap_before_taps_are_heard(page, words, game):
    held = []
    page.route("**/scoring/tiles.*.js", lambda route: held.append(route))
    page.goto(address(game, 1, 0, words.language), wait_until="commit")
    page.locator(".pad").wait_for(state="attached")
    until(page, lambda: len(held), 1)
    assert page.locator(".pad .tile:visible").count() == 0
    held[0].continue_()
    page.locator(".pad .tile").first.wait_for()
