"""Scripts that do not come, come late, or cannot run: the page shows what it has, and its form works as without any."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.pocket import pair_first, tap
from tests.browser.table import press, type_cards
from tests.browser.words import Words
from tests.conftest import NO_WORKER, put_away
from tests.scoring.play import NAMES, ROUNDS, address, saved, start

pytestmark = pytest.mark.browser

ANA = ROUNDS[0][0]
NAME = re.compile(r"/([\w-]+)\.[0-9a-f]{12}\.js$")
PAIR = {"squid_on_wasabi": 1, "tempura": 2, "sashimi": 3, "pudding": 1}
WORDS_JSON = "**/words.json*"


@pytest.fixture
def words():
    """One language is enough here."""
    return Words("sl")


@pytest.fixture
def page(browser, live_server, words, transactional_db):
    """A phone on which modules may fail: what it says about that is no fault."""
    context = browser.new_context(
        base_url=live_server.url, viewport={"width": 360, "height": 740}, has_touch=True, locale=words.language
    )
    context.add_init_script(NO_WORKER)
    page = context.new_page()
    page.set_default_timeout(10_000)
    yield page
    put_away([context], live_server)


def modules(page):
    """Names of the modules that the page has asked for, in their order."""
    page.wait_for_load_state("networkidle")
    addresses = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    return list(dict.fromkeys(found[1] for found in map(NAME.search, addresses) if found))


def without(page, name):
    """From now on a module does not come, and nothing that was read before is taken for it."""
    page.unroute_all()
    page.route(re.compile(rf"/{name}\.[0-9a-f]{{12}}\.js$"), lambda route: route.abort())


def new_game_works(page, words, client):
    page.goto(f"/{words.language}/score/")
    page.get_by_label(words("new.name_n", n=words.number(1))).fill("Ana")
    page.get_by_role("button", name=words("a.start_game"), exact=True).click()
    page.wait_for_url("**/round/1/0/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ana")


def sheet_shows(page, words, client):
    game = start(client, *NAMES)
    page.goto(address(game, language=words.language))
    expect(page.locator("h1")).to_have_text(words("sheet.title"))


def resolver_works(page, words, client):
    page.goto(f"/{words.language}/settle/maki/")
    page.locator("#rolls_1").fill("5")
    page.locator("#rolls_2").fill("3")
    page.locator("#rolls_3").fill("0")
    page.get_by_role("button", name=words("settle.work_out")).click()
    expect(page.locator(".answer").first).to_contain_text("6")


def search_works(page, words, client):
    page.goto(f"/{words.language}/settle/")
    page.locator("#q").fill("wasabi")
    page.locator("#q").press("Enter")
    expect(page.locator("#found a").first).to_contain_text("wasabi", ignore_case=True)
    assert parse_qs(urlsplit(page.url).query) == {"q": ["wasabi"]}


def home_leads_on(page, words, client):
    page.goto(f"/{words.language}/")
    page.get_by_role("link", name=words("home.keep_score")).click()
    page.wait_for_url("**/score/")


WORKS = [new_game_works, sheet_shows, resolver_works, search_works, home_leads_on]


@pytest.mark.parametrize("works", WORKS, ids=lambda works: works.__name__)
def test_a_page_works_whichever_of_its_modules_does_not_come(page, words, client, reference, works):
    works(page, words, client)
    works(page, words, client)  # now the phone has a game, and with it all modules
    names = modules(page)
    assert "app" in names
    for name in names:
        without(page, name)
        works(page, words, client)


def test_the_form_is_there_whatever_is_missing_of_the_pad(page, words, game):
    page.goto(address(game, 1, 0, words.language))
    page.locator(".pad").wait_for()
    shown = {}
    for name in modules(page):
        without(page, name)
        page.reload()
        expect(page.locator(".pad-bar .next:visible, form.entry .main:visible")).to_be_visible()
        shown[name] = "pad" if page.locator(".pad").is_visible() else "form"
    needed = {
        "pad-page",
        "pad",
        "pad-view",
        "store",
        "box",
        "vault",
        "says",
        "tiles",
        "belt",
        "words",
        "engine",
        "sync",
    }
    assert {name: shown[name] for name in needed} == dict.fromkeys(needed, "form")
    assert shown["app"] == shown["games"] == "pad"


def test_the_form_in_the_place_of_the_pad_works(page, words, game):
    without(page, "pad-page")
    page.goto(address(game, 1, 0, words.language))
    type_cards(page, words, ANA)
    page.get_by_role("button", name=words("pad.add", card=words.card("chopsticks"))).click()
    expect(page.locator("#id_chopsticks")).to_have_value(words.number(1))
    assert page.locator(".pad").count() == 0  # and the form waits for none
    page.get_by_role("button", name=words("pad.remove", card=words.card("chopsticks"))).click()
    expect(page.locator("#id_chopsticks")).to_have_value("")
    press(page, words("pad.next_player", name="Bor"))
    page.wait_for_url(re.compile("/round/1/1/"))
    expect(page.locator("h1:visible")).to_contain_text("Bor")
    assert saved(game) == {(1, 0): ANA}


def hold(page, address):
    """The request for the address stays without an answer; gives what lets it through."""
    waiting = []
    page.route(address, lambda route: waiting.append(route), times=1)

    def let_through():
        for route in waiting:
            route.continue_()

    return let_through


def test_while_the_words_do_not_come_there_is_the_form(page, words, game):
    let_through = hold(page, WORDS_JSON)
    page.goto(address(game, 1, 0, words.language), wait_until="commit")
    expect(page.locator("form.entry .main")).to_be_visible()
    let_through()
    expect(page.locator(".pad .tile").first).to_be_visible()
    expect(page.locator("form.entry")).to_have_count(0)


def test_a_pad_that_comes_late_takes_no_cards_away_that_were_typed_into_the_form(page, words, game):
    let_through = hold(page, WORDS_JSON)
    page.goto(address(game, 1, 0, words.language), wait_until="commit")
    expect(page.locator("form.entry .main")).to_be_visible()
    page.wait_for_load_state()
    type_cards(page, words, ANA)
    page.locator("h1").click()  # nobody is in a field any more
    let_through()
    expect(page.locator(".pad")).to_have_count(0)
    press(page, words("pad.next_player", name="Bor"))
    page.wait_for_url("**/round/1/1/")
    assert saved(game) == {(1, 0): ANA}


def test_while_the_index_of_the_search_does_not_come_the_server_searches(page, words, reference):
    hold(page, "**/search.json*")
    search_works(page, words, None)


THROWS = "Element.prototype.replaceChildren = () => { throw new Error('an old browser') }"
OLD = """
    delete Intl.Segmenter;
    delete AbortSignal.timeout;
    delete crypto.randomUUID;
    delete Array.prototype.with;
    delete Array.prototype.toSpliced;
    delete Array.prototype.toSorted;
    Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
"""


def test_when_something_throws_while_the_pad_is_made_the_page_is_as_the_server_sent_it(page, words, game):
    page.add_init_script(THROWS)
    page.goto(address(game, 1, 0, words.language))
    expect(page.locator("form.entry .main")).to_be_visible()
    expect(page.locator(".pad")).to_have_count(0)
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("body > header .languages-button")).to_be_visible()


def test_a_browser_of_2022_keeps_score_with_the_pad_and_sends_it(page, words, game):
    page.add_init_script(OLD)
    page.goto(address(game, 1, 0, words.language))
    tap(page, pair_first(PAIR) | {"egg": 1})
    page.locator(".pad .undo").click()
    tap(page, {"egg": 1})
    page.locator(".belt button").last.click()
    expect(page.locator(".sum-up")).to_contain_text(words("pad.cards_of", entered=8, expected=8))
    page.locator(".pad-bar .next").click()
    page.locator('.seats [aria-current="page"]', has_text="Bor").wait_for()
    expect(page.locator("[data-saved]")).to_have_attribute("data-saved", "saved")
    assert saved(game) == {(1, 0): PAIR}
