"""The table card on paper: one sheet of A5 with everything on it."""

import re

import pytest

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("reference")]

A5 = (148, 210)
MARGIN = 7
MM = 96 / 25.4
"""CSS pixels in a millimetre."""

OUTSIDE = """([width, height]) => [...document.querySelectorAll("main, main *")].filter((element) => {
  const box = element.getBoundingClientRect();
  return box.width && (box.left < -1 || box.right > width + 1 || box.bottom > height + 1 ||
    (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== "visible"));
}).map((element) => element.outerHTML.slice(0, 80))"""


@pytest.fixture
def card(page, words):
    page.goto(f"/{words.language}/rules/card/")
    page.evaluate("document.fonts.ready.then(() => {})")
    return page


def objects(pdf):
    """The dictionaries of a PDF as text."""
    return [found.decode("latin-1") for found in re.findall(rb"obj\s(<<.*?>>)\s*(?:stream|endobj)", pdf, re.DOTALL)]


def millimetres(points):
    return [round(float(size) / 72 * 25.4) for size in points]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_prints_on_exactly_one_sheet_of_a5(card, scheme):
    card.emulate_media(color_scheme=scheme)
    pages = [one for one in objects(card.pdf(prefer_css_page_size=True)) if "/Type /Page\n" in f"{one}\n"]
    (box,) = [re.search(r"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", one).groups() for one in pages]
    assert tuple(millimetres(box)) == A5


def test_its_fonts_are_embedded(card, words):
    """Type 3 fonts are drawings in the file itself, which is how the browser embeds a font of many weights."""
    found = objects(card.pdf(prefer_css_page_size=True))
    fonts = [one for one in found if "/Type /Font\n" in one and "/Subtype /Type0" not in one]
    descriptors = [one for one in found if "/Type /FontDescriptor" in one]
    drawn = [one for one in fonts if "/Subtype /Type3" in one and "/CharProcs" in one]
    assert fonts
    assert len(drawn) + len([one for one in descriptors if "/FontFile" in one]) == len(fonts)
    assert any("Vazirmatn" in one for one in descriptors) == (words.language == "fa")


def test_nothing_on_it_is_cut_off(card):
    width, height = ((side - 2 * MARGIN) * MM for side in A5)
    card.set_viewport_size({"width": int(width), "height": int(height)})
    card.emulate_media(media="print")
    assert card.evaluate(OUTSIDE, [width, height]) == []


def test_the_button_prints(page, words):
    page.add_init_script("window.print = () => { document.title = 'printed'; }")
    page.goto(f"/{words.language}/rules/card/")
    page.get_by_role("button", name=words("a.print")).click()
    assert page.title() == "printed"


def test_without_scripts_no_button_is_there_that_does_nothing(phone, words):
    page = phone(words.language, javascript=False)
    page.goto(f"/{words.language}/rules/card/")
    assert page.locator("main button:visible").count() == 0
