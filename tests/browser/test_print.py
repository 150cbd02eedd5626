"""A result on paper: what was played, in black on white, and nothing to press."""

import pytest

from tests.scoring.play import address

pytestmark = pytest.mark.browser

A4_WIDTH = 794 - 2 * 38
"""CSS pixels between margins of a centimetre."""

COLOURS = """() => {
    const { color } = getComputedStyle(document.querySelector("h1"));
    return [getComputedStyle(document.body).backgroundColor, color];
}"""


@pytest.fixture(params=[(), (1,)], ids=["final sheet", "round"])
def paper(request, page, played, words):
    page.goto(address(played, *request.param, language=words.language))
    page.locator("main [data-saved=saved]").wait_for()  # scripts have had their turn
    page.set_viewport_size({"width": A4_WIDTH, "height": 1000})
    return page


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_result_is_printed_in_black_on_white(paper, scheme):
    paper.emulate_media(media="print", color_scheme=scheme)
    assert paper.evaluate(COLOURS) == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]


def test_paper_has_the_points_and_nothing_to_press(paper, words):
    paper.emulate_media(media="print")
    assert paper.locator("button:visible, .button:visible, header nav:visible, form:visible").count() == 0
    for name in ["Ana", "Bor", "سارا", "آرش"]:
        assert paper.locator("main bdi:visible", has_text=name).count() > 0
    assert paper.locator("main table:visible").count() > 0
    assert paper.evaluate("document.scrollingElement.scrollWidth") <= A4_WIDTH
