"""The form that browsers without scripts show in the place of the pad."""

import pytest
from playwright.sync_api import expect

from scoring.engine import Tableau
from tests.browser.scenes import FIVE, LONG, SEVEN
from tests.browser.table import field, press, type_cards
from tests.browser.test_every_page import check, too_wide
from tests.conftest import put_away
from tests.scoring.play import address, lay, start

pytestmark = pytest.mark.browser


def form_pages(page, words, game):
    """Brings the page to one view of the form after the other and gives the name of each."""
    next_player = words("pad.next_player", name=game.seats[1].name.strip())
    page.goto(address(game, 2, 0, words.language))
    yield "entry"
    type_cards(page, words, SEVEN)
    yield "filled entry"
    field(page, words, "egg").fill("abc")
    press(page, next_player)
    yield "entry with an error"
    field(page, words, "egg").fill(words.number(9))
    press(page, next_player)
    yield "entry with warnings"
    game.seats[0].lay(2, Tableau(pudding=1), revision=0)
    press(page, words("warn.save_anyway"))
    yield "conflict"
    page.goto(address(game, 1, 0, words.language))
    press(page, words("a.save"))
    yield "correction"


@pytest.fixture
def page(browser, live_server, words, transactional_db):
    """Only the script of the pad does not run here: axe cannot look at pages without any."""
    context = browser.new_context(base_url=live_server.url, locale=words.language, service_workers="block")
    page = context.new_page()
    page.set_default_timeout(10_000)
    instead = "document.querySelector('.pad').remove()"
    page.route("**/pad-page*.js", lambda route: route.fulfill(body=instead, content_type="text/javascript"))
    yield page
    put_away([context], live_server)


def test_the_form_has_no_accessibility_fault(page, words, client, axe):
    game = start(client, *FIVE)
    lay(game, [[SEVEN] * 5])
    check(axe, page, form_pages(page, words, game), dark=words.language == "fa")


def test_the_form_does_not_scroll_sideways(page, words, client):
    game = start(client, *LONG)
    lay(game, [[SEVEN] * 5])
    assert {scene: width for scene in form_pages(page, words, game) if (width := too_wide(page))} == {}


def test_without_scripts_there_is_the_form_and_no_pad(phone, words, game):
    page = phone(words.language, javascript=False)
    page.goto(address(game, 1, 0, words.language))
    expect(page.get_by_role("textbox")).to_have_count(15)
    expect(page.locator("body > header")).to_be_visible()
    expect(page.locator(".pad")).to_be_hidden()
