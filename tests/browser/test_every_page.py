import pytest

from tests.browser.scenes import FIVE, LONG, SEVEN, scenes
from tests.scoring.play import address, lay, start

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("reference")]


def test_no_page_has_an_accessibility_fault(page, words, client, axe):
    check(axe, page, scenes(page, words, client, FIVE), dark=words.language == "fa")


def check(axe, page, views, dark=True):
    """In the light, and where asked for the contrast in the dark as well: its colours are the same in all languages."""
    page.emulate_media(reduced_motion="reduce")
    faults = {}
    for scene in views:
        page.emulate_media(color_scheme="light")
        stretch(page)
        faults[scene] = axe(page)
        if dark:
            page.emulate_media(color_scheme="dark")
            faults[scene, "dark"] = axe(page, only="color-contrast")
    assert {view: found for view, found in faults.items() if found} == {}


def stretch(page):
    """As high as its content, so that no bar at the bottom lies over what would be scrolled away from it."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.set_viewport_size({"width": 360, "height": page.evaluate("document.scrollingElement.scrollHeight")})


@pytest.mark.parametrize("names", [FIVE, LONG], ids=["short names", "long names"])
def test_no_page_scrolls_sideways(page, words, client, names):
    assert {scene: width for scene in scenes(page, words, client, names) if (width := too_wide(page))} == {}


def too_wide(page):
    """Widths of the content of a page, by the screens that are narrower than it."""
    found = {}
    for screen in (320, 360):
        page.set_viewport_size({"width": screen, "height": 740})
        content = page.evaluate("document.scrollingElement.scrollWidth")
        if content > screen:
            found[screen] = content
    return found


def test_persian_is_written_in_the_font_of_the_site_and_nothing_else_loads_it(page, words, client):
    """Names are Persian here: Latin letters are always left to the fonts of the phone."""
    game = start(client, "سارا", "آرش")
    lay(game, [[SEVEN] * 2] * 3)
    persian = words.language == "fa"
    home = f"/{words.language}/"
    for path in [home, f"{home}rules/", f"{home}score/", *[address(game, *at, words.language) for at in PLACES]]:
        page.goto(path)
        page.locator(".tile:visible, main:not(:has(.pad))").first.wait_for()
        faces = page.evaluate("document.fonts.ready.then(fonts => [...fonts].map(face => [face.family, face.status]))")
        assert (path, faces) == (path, [["Vazirmatn", "loaded" if persian else "unloaded"]])
        assert (path, brought(page)) == (path, {persian})


PLACES = [(None, None), (1, None), (1, 0)]
"""A score sheet, its round 1, and the first player's cards."""


def brought(page):
    """Whether the letters in the main part of a page are drawn in a font of the site: {True}, {False} or both."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    document = session.send("DOM.getDocument")["root"]["nodeId"]
    nodes = session.send("DOM.querySelectorAll", {"nodeId": document, "selector": "main *"})["nodeIds"]
    used = [session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"] for node in nodes]
    return {font["isCustomFont"] for of_node in used for font in of_node}
