"""The site as an app: it can be installed, its pages need no network, and a new release takes over gently."""

import pytest
from playwright.sync_api import expect

from scoring import offline
from tests.browser.pocket import install, no_network
from tests.browser.until import until
from tests.browser.words import Words
from tests.scoring.play import address

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("reference")]

CACHES = "caches.keys()"
KEPT = (
    "caches.keys().then(([name]) => caches.open(name)).then(cache => cache.keys()).then(all => all.map(({url}) => url))"
)


def kept(page):
    """Addresses of what the worker keeps, without the host."""
    return {url.removeprefix(page.evaluate("location.origin")) for url in page.evaluate(KEPT)}


def test_the_pages_of_the_visited_language_are_there_without_a_network(pocket, words):
    page = pocket(words.language)
    install(page, words)
    headings = {}
    for path in ("", "rules/", "score/"):
        page.goto(f"/{words.language}/{path}")
        headings[path] = page.locator("h1").inner_text()
    with no_network(page):
        for path, heading in headings.items():
            page.goto(f"/{words.language}/{path}")
            expect(page.locator("h1")).to_have_text(heading)
            assert page.evaluate("document.styleSheets.length") >= 2
        page.goto("/")
        expect(page).to_have_url(f"/{words.language}/")


def test_only_visited_languages_are_kept(pocket):
    page = pocket("sl")
    install(page, Words("sl"))
    assert {url.split("/")[1] for url in kept(page)} == {"sl", "static"}
    page.goto("/fa/score/")
    until(page, lambda: {"/fa/game/", "/fa/rules/"} <= kept(page))
    with no_network(page):
        page.goto("/fa/rules/")
        expect(page.locator("html")).to_have_attribute("lang", "fa")
        page.locator(".languages-button").click()
        page.locator('.languages [hreflang="sl"]').click()
        expect(page).to_have_url("/sl/rules/")


def test_a_page_that_is_not_kept_says_that_it_needs_the_internet(pocket):
    page = pocket("en")
    install(page, Words("en"))
    with no_network(page):
        page.goto("/en/something/")
        expect(page.get_by_text(Words("en")("net.needed"))).to_be_visible()


def test_messages_games_and_the_admin_are_never_kept(pocket, game):
    page = pocket("en")
    install(page, Words("en"))
    page.goto("/en/admin/login/")
    page.goto(address(game, 1, 0))
    page.locator(".pad .tile").first.click()
    page.locator(".pad-bar .next").dblclick()
    page.goto(address(game))
    expect(page.locator("main [data-saved]")).to_have_attribute("data-saved", "saved")
    pages = {url for url in kept(page) if not url.startswith("/static/") and "words.json" not in url}
    settle = {f"/en/settle/{part}" for part in ["", "maki/", "pudding/", "winner/", "claims/"]}
    index = {url for url in pages if url.startswith("/en/settle/search.json")}
    assert len(index) == 1
    assert (
        pages == {"/en/", "/en/score/", "/en/rules/", "/en/rules/card/", "/en/game/", "/en/offline/"} | settle | index
    )


@pytest.fixture
def release(monkeypatch):
    """release(version): from now on the server has another release."""
    site = offline.site()
    return lambda version: monkeypatch.setattr(offline, "site", lambda: {**site, "version": version})


def wait_for_caches(page, *versions):
    """Until the worker keeps what belongs to these releases, and has nothing to do any more."""
    names = [f"sushigo {version}" for version in versions]
    until(page, lambda: sorted(page.evaluate(CACHES)), sorted(names))
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")


def find_release(page):
    """The browser looks for a new release, as it does by itself at every visit."""
    page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => {})")
    until(page, "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)")


def worker(page, version):
    """The worker of a release."""
    (found,) = [each for each in page.context.service_workers if each.evaluate("SITE.version") == version]
    return found


def come_back(page, version):
    """Closes the page, and opens another one when the release has taken over."""
    release, again = worker(page, version), page.context.new_page()
    page.close()
    until(again, lambda: release.evaluate("serviceWorker.state"), "activated")
    again.goto("/healthz")
    return again


def test_a_new_release_replaces_all_that_was_kept(pocket, release):
    page = pocket("en")
    install(page, Words("en"))
    wait_for_caches(page, offline.site()["version"])
    release("next")
    find_release(page)
    page = come_back(page, "next")
    page.goto("/en/rules/")
    wait_for_caches(page, "next")
    assert {"/en/", "/en/rules/", "/en/game/"} <= kept(page)


ASKED = "ServiceWorker.prototype.postMessage = message => localStorage.setItem('asked', message)"


def test_the_next_page_asks_a_new_release_to_take_over_and_the_pad_does_not(pocket, release, game):
    page = pocket("en")
    page.add_init_script(ASKED)
    install(page, Words("en"))
    release("next")
    find_release(page)
    page.goto(address(game, 1, 0))
    page.locator(".pad .tile").first.click()
    assert page.evaluate("localStorage.getItem('asked')") is None
    page.goto("/en/rules/")
    until(page, "localStorage.getItem('asked')", "update")


def test_a_new_release_waits_while_cards_are_entered(pocket, release, game):
    page = pocket("en")
    install(page, Words("en"))
    old = offline.site()["version"]
    page.goto(address(game, 1, 0))
    page.locator(".pad .tile").first.click()
    release("next")
    find_release(page)
    other = page.context.new_page()
    other.goto("/en/")  # asks, but a pad is open
    worker(page, "next").evaluate("update()")  # until it has looked as often as it does
    wait_for_caches(page, old, "next")
    page.locator(".pad .tile").first.click()
    other.close()
    page = come_back(page, "next")
    page.goto(address(game))
    wait_for_caches(page, "next")
    page.goto(address(game, 1, 0))
    expect(page.locator(".belt use")).to_have_count(2)


AWAKE = """
    window.locks = 0;
    Object.defineProperty(navigator, "wakeLock", { value: { request: async () => { window.locks += 1; } } });
"""


def test_the_screen_stays_on_while_cards_are_entered_and_again_when_the_page_comes_back(pocket, game):
    page = pocket("en")
    page.add_init_script(AWAKE)
    page.goto(address(game))
    assert page.evaluate("window.locks") == 0
    page.goto(address(game, 1, 0))
    page.locator(".pad").wait_for()
    until(page, "window.locks", 1)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    until(page, "window.locks", 2)


NOTHING_NEW = """
    Object.defineProperty(navigator, "wakeLock", { value: undefined });
    Object.defineProperty(navigator, "serviceWorker", { value: undefined });
    Object.defineProperty(window, "indexedDB", { value: undefined });
"""


def test_a_browser_without_these_features_keeps_score_all_the_same(pocket, game):
    page = pocket("en")
    page.add_init_script(NOTHING_NEW)
    page.goto(address(game, 1, 0))
    page.locator(".pad .tile").first.click()
    page.reload()
    expect(page.locator(".belt use")).to_have_count(1)
