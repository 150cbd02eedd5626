"""A slow network is not a missing one, a busy server neither; and what the phone does not have is said as it is."""

import time
from unittest.mock import patch

import pytest
from django.http import HttpResponse
from playwright.sync_api import expect

from scoring import offline, sync
from sushigo_site.kept import kept
from tests.browser.pocket import install, no_network
from tests.browser.test_app import kept as kept_on_phone
from tests.browser.until import until
from tests.browser.words import Words, plain
from tests.scoring.play import address

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("reference")]

SLOW = 4
"""Seconds until the server answers; the worker waits for less before it looks at what the phone has."""


@pytest.fixture
def page(pocket, words):
    page = pocket(words.language)
    install(page, words)
    return page


def slow(name, function):
    """What the site does by this name takes its time."""

    def slowly(*about, **more):
        time.sleep(SLOW)
        return function(*about, **more)

    return patch(name, side_effect=slowly)


def slow_sheet():
    return slow("scoring.views.kept", kept)


def refused(content_type):
    answer = HttpResponse("<h1>Later</h1>", status=503, content_type=content_type)
    return patch("scoring.views.kept", return_value=answer)


def styled(page):
    return (
        page.locator("body > header").evaluate("header => getComputedStyle(header.firstElementChild).display") == "flex"
    )


def test_a_link_to_a_game_that_the_phone_does_not_have_is_waited_for(page, words, game):
    with slow_sheet():
        page.goto(address(game, language=words.language))
    expect(page.locator("h1")).to_have_text(words("sheet.title"))
    assert page.locator("#game").count() == 1  # it is the server's


def test_a_game_of_the_phone_is_shown_while_the_server_takes_its_time_and_the_page_says_so(page, words, game):
    page.goto(address(game, language=words.language))
    expect(page.locator("main [data-saved]")).to_have_attribute("data-saved", "saved")
    with slow_sheet(), slow("scoring.sync.take_in", sync.take_in):
        page.goto(address(game, language=words.language))
        expect(page.locator("h1")).to_have_text(words("sheet.title"))
        assert page.locator("#templates").count() == 1  # it is the phone's
        expect(page.get_by_text(words("save.unheard"))).to_be_visible()
        expect(page.get_by_text(words("save.all_saved"))).to_be_visible()  # once it has answered


def test_a_busy_server_speaks_for_itself(page, game):
    with refused("text/html"):
        page.goto(address(game, language="en"))
    expect(page.locator("h1")).to_have_text("Later")


def test_a_server_that_only_says_it_is_busy_gets_a_sentence_of_ours(page, words, game):
    with refused("text/plain"):
        answer = page.goto(address(game, language=words.language))
    assert answer.status == 503
    expect(page.get_by_text(words("err.busy"))).to_be_visible()
    expect(page.get_by_text(words("net.needed"))).to_be_hidden()
    assert styled(page)
    page.get_by_role("link", name=words("a.try_again")).click()
    expect(page.locator("h1")).to_have_text(words("sheet.title"))


def test_a_game_of_the_phone_is_there_while_the_server_is_busy(page, words, game):
    page.goto(address(game, language=words.language))
    expect(page.locator("main [data-saved]")).to_have_attribute("data-saved", "saved")
    with refused("text/plain"):
        page.goto(address(game, language=words.language))
        expect(page.locator("h1")).to_have_text(words("sheet.title"))
        assert page.locator("#templates").count() == 1


def test_a_question_that_was_never_opened_has_its_title_and_its_answer_without_a_network(page, words):
    page.goto(f"/{words.language}/settle/")
    path = page.locator(".questions a").first.get_attribute("href")
    question = page.locator(".questions a").first.inner_text()
    with no_network(page):
        page.locator(".questions a").first.click()
        expect(page.locator("h1")).to_have_text(question)
        expect(page).to_have_title(f"{question} · {words('site.name')}")
        expect(page.get_by_text(words("net.short_answer"))).to_be_visible()
        answer = page.locator("main .lead").inner_text()
        page.get_by_role("link", name=words("settle.all")).click()
        expect(page).to_have_url(f"/{words.language}/settle/")
    page.goto(path)
    assert plain(answer) == plain(page.locator("main .answer").first.inner_text())


def test_a_page_that_is_not_kept_says_so_and_leads_on(page, words):
    with no_network(page):
        page.goto(f"/{words.language}/something/")
        expect(page.locator("h1")).to_have_text(words("net.no_page"))
        expect(page).to_have_title(f"{words('net.no_page')} · {words('site.name')}")
        expect(page.get_by_text(words("net.needed"))).to_be_visible()
        page.get_by_role("link", name=words("u.home")).click()
        expect(page).to_have_url(f"/{words.language}/")


def test_a_game_that_the_phone_does_not_have_is_no_score_sheet(page, words, game):
    with no_network(page):
        page.goto(address(game, language=words.language))
        expect(page.locator("h1")).to_have_text(words("net.no_page"))
        expect(page).to_have_title(f"{words('net.no_page')} · {words('site.name')}")


def test_a_language_that_is_not_on_the_phone_is_not_replaced_by_another_in_silence(page, words):
    other = {"fa": "sl", "sl": "en", "en": "fa"}[words.language]
    page.goto(f"/{words.language}/rules/")
    with no_network(page):
        page.locator(".languages-button").click()
        page.locator(f'.languages [hreflang="{other}"]').click()
        said = page.get_by_text(Words(other)("net.no_language"))
        expect(said).to_be_visible()
        expect(said).to_have_attribute("lang", other)
        expect(page.locator("html")).to_have_attribute("lang", words.language)
        page.get_by_role("link", name=words("a.back"), exact=True).click()
        expect(page).to_have_url(f"/{words.language}/rules/")
        page.goto(f"/{other}/rules/")
        expect(page.get_by_text(Words(other)("net.no_language"))).to_be_visible()
        page.get_by_role("link", name=words("a.back"), exact=True).click()
        expect(page).to_have_url(f"/{words.language}/rules/")


def test_a_language_of_the_phone_is_there_while_the_server_takes_its_time(page, words, game):
    other = {"fa": "sl", "sl": "en", "en": "fa"}[words.language]
    page.goto(f"/{other}/")
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    page.goto(address(game, language=words.language))
    with no_network(page):
        page.goto(address(game, language=words.language))
        page.locator(".languages-button").click()
        page.locator(f'.languages [hreflang="{other}"]').click()
        expect(page).to_have_url(address(game, language=other))
        expect(page.locator("h1")).to_have_text(Words(other)("sheet.title"))


BREAKS = """
    addEventListener("activate", () => {
      for (const name of ["open", "keys", "match", "delete"]) {
        CacheStorage.prototype[name] = () => Promise.reject(new Error("broken"));
      }
    });
"""


def test_when_the_caches_fail_pages_and_their_style_come_from_the_server(pocket, game, monkeypatch):
    made = offline.render_to_string
    monkeypatch.setattr(offline, "render_to_string", lambda name, context=None: BREAKS + made(name, context))
    page = pocket("en")
    install(page, Words("en"))
    for path in ["/en/", "/en/rules/", address(game), address(game, 1, 0)]:
        page.goto(path)
        assert page.evaluate("navigator.serviceWorker.controller !== null")
        assert page.evaluate("[...document.styleSheets].every(sheet => sheet.cssRules.length > 0)")
    page.locator(".pad .tile").first.click()
    expect(page.locator(".belt button")).to_have_count(1)


def test_cleared_caches_are_filled_again_at_the_next_visit(pocket):
    page = pocket("en")
    install(page, Words("en"))
    page.evaluate("caches.keys().then(names => Promise.all(names.map(name => caches.delete(name)))).then(() => {})")
    page.goto("/en/rules/")
    assert styled(page)
    wanted = {*offline.site()["files"], "/en/offline/", "/en/score/"}
    until(page, "caches.keys().then(names => names.length)", 1)
    until(page, lambda: wanted - kept_on_phone(page), set())
    with no_network(page):
        page.goto("/en/score/")
        assert styled(page)


def test_a_style_of_another_release_is_better_than_none_and_a_module_is_not(pocket):
    page = pocket("en")
    install(page, Words("en"))
    ask = "path => fetch(path).then(({ status }) => status, () => 0)"
    with no_network(page):
        assert page.evaluate(ask, "/static/site/base.0123456789ab.css") == 200
        assert page.evaluate(ask, "/static/scoring/pad.0123456789ab.js") == 0
    assert page.evaluate(ask, "/static/site/base.0123456789ab.css") == 200  # a server that has it no more
