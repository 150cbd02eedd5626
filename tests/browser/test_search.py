"""Finding a ruling: letter by letter, with the keyboard, without JavaScript and without a network."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.pocket import install, no_network
from tests.browser.test_every_page import check
from tests.browser.until import until

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("reference")]

QUERY = {"fa": "ماكي مساوي", "sl": "maki izenacenje", "en": "maki tie"}
TYPOS = {"fa": "پودینک", "sl": "pudimg", "en": "puddimg"}
NOTHING = "xyzxyz"


def box(page, words):
    return page.get_by_role("searchbox", name=words("settle.prompt"))


def found(page):
    return page.locator("#found a").evaluate_all("links => links.map(link => link.getAttribute('href'))")


def open_settle(page, words, query=""):
    page.goto(f"/{words.language}/settle/{query}")


def type_in(page, words, text):
    """Waits until the results for all of the text are there."""
    box(page, words).press_sequentially(text)
    expect(page.get_by_role("status")).not_to_have_text("")


def test_the_list_is_the_same_with_and_without_javascript(phone, words):
    page, plain = phone(words.language), phone(words.language, javascript=False)
    for query in (QUERY[words.language], TYPOS[words.language]):
        open_settle(page, words)
        type_in(page, words, query)
        open_settle(plain, words)
        box(plain, words).fill(query)
        plain.get_by_role("button", name=words("search.button"), exact=True).click()
        expect(plain).to_have_url(re.compile(r"\?q="))
        said = plain.get_by_role("status").inner_text()
        expect(page.get_by_role("status")).to_have_text(said)
        assert found(page) == found(plain) != []
        assert page.locator("#found p").all_inner_texts() == plain.locator("#found p").all_inner_texts()


def test_results_come_and_go_with_every_letter(page, words):
    open_settle(page, words)
    expect(page.locator("#found")).to_be_hidden()
    type_in(page, words, QUERY[words.language])
    expect(page.locator("#found")).to_be_visible()
    assert 1 < len(found(page)) <= 8
    expect(page.locator("#nothing")).to_be_hidden()
    box(page, words).fill("")
    expect(page.locator("#found")).to_be_hidden()
    expect(page.get_by_role("status")).to_have_text("")


def test_where_nothing_is_found_other_ways_are_offered(page, words):
    open_settle(page, words)
    type_in(page, words, NOTHING)
    expect(page.get_by_role("status")).to_have_text(words("search.none", query=f"\u2068{NOTHING}\u2069"))
    offer = page.locator("#nothing")
    expect(offer).to_be_visible()
    expect(offer.get_by_role("link", name=words("settle.maki"))).to_be_visible()
    offer.get_by_role("link", name=words("settle.all"), exact=True).click()
    expect(page.locator("#questions")).to_be_in_viewport()


def test_with_the_keyboard_from_the_rules_to_a_ruling_and_back_to_the_results(page, words):
    page.goto(f"/{words.language}/rules/")
    page.get_by_role("link", name=words("r.search")).press("Enter")
    expect(box(page, words)).to_be_focused()
    type_in(page, words, QUERY[words.language])
    page.keyboard.press("Enter")
    first = page.locator("#found a").first
    expect(first).to_be_focused()
    listed, question = found(page), first.inner_text()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(question)
    page.go_back()
    expect(box(page, words)).to_have_value(QUERY[words.language])
    assert found(page) == listed


def test_what_is_found_first_shows_its_whole_answer_on_a_phone(page, words):
    open_settle(page, words)
    type_in(page, words, QUERY[words.language])
    answers = page.locator("#found p").evaluate_all("all => all.map(p => p.scrollHeight > p.clientHeight)")
    assert answers[0] is False
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("query", ["QUERY", "NOTHING"])
def test_what_is_found_can_be_read_by_everybody(page, words, axe, query):
    open_settle(page, words)
    type_in(page, words, QUERY[words.language] if query == "QUERY" else NOTHING)
    check(axe, page, [query])


def test_without_a_network_everything_is_still_found(pocket, words):
    page = pocket(words.language)
    install(page, words)
    with no_network(page):
        open_settle(page, words)
        type_in(page, words, QUERY[words.language])
        listed = found(page)
        open_settle(page, words, f"?q={QUERY[words.language]}")
        expect(page.get_by_role("status")).not_to_have_text("")
        expect(box(page, words)).to_have_value(QUERY[words.language])
        assert found(page) == listed != []


def test_a_page_of_results_does_not_take_the_place_of_the_page_that_is_kept(pocket, words):
    page = pocket(words.language)
    install(page, words)
    open_settle(page, words, f"?q={QUERY[words.language]}")
    # The worker keeps pages one after the other: with the ruling, it is done with the results.
    page.goto(f"/{words.language}/settle/last-card/")
    until(page, "async () => Boolean(await caches.match(location.pathname))")
    kept = page.evaluate(
        'async (path) => (await (await caches.match(path)).text()).match(/<input[^>]* value="([^"]*)"/)[1]',
        f"/{words.language}/settle/",
    )
    assert kept == ""
