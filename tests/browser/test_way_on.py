"""After a round, and at the end, the way on is in sight; nobody wins before the puddings are counted."""

import pytest
from playwright.sync_api import expect

from tests.scoring.play import ROUNDS, address, lay

pytestmark = pytest.mark.browser

SCREENS = [(360, 740), (320, 568), (740, 360)]
LENGTHS = """charts => charts.map(chart => {
    const rtl = document.dir === "rtl";
    const whole = chart.getBoundingClientRect();
    const places = [...chart.querySelectorAll("rect")].map(part => {
        const { left, right } = part.getBoundingClientRect();
        const [start, end] = rtl ? [whole.right - right, whole.right - left] : [left - whole.left, right - whole.left];
        return part.matches(".lost") ? start : end;
    });
    return Math.round(places.at(-1));
})"""
"""How far each bar is whole, in pixels from its beginning."""


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_way_on_after_a_round_is_on_the_first_screen(page, words, game, number, size):
    lay(game, ROUNDS[:number])
    page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
    page.goto(address(game, number, language=words.language))
    way = page.locator("main a.main")
    last = number == len(ROUNDS)
    expect(way).to_have_text(words("sheet.final") if last else words("sheet.enter_round", n=words.ordinal(number + 1)))
    expect(way).to_be_in_viewport(ratio=1)
    bottom = way.evaluate("link => innerHeight - link.getBoundingClientRect().bottom")
    assert 0 <= bottom < 40
    page.goto(address(game, language=words.language))
    if not last:
        expect(page.locator("main a.main")).to_be_in_viewport(ratio=1)


def test_equal_totals_end_alike_in_the_bars(page, words, played):
    """Ana has 39 and loses 3, آرش has 30 and gets 6."""
    page.goto(address(played, language=words.language))
    ends = page.locator(".bar-chart").evaluate_all(LENGTHS)
    assert ends[0] == ends[3]
    assert len(set(ends)) == 3
    expect(page.locator(".bar-chart .lost")).to_have_count(2)
