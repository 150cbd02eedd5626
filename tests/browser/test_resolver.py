"""Ties settled in a browser: with scripts and without, on the phone as on the server, with a network and without."""

import json
from pathlib import Path

import pytest
from django.contrib.staticfiles.storage import staticfiles_storage
from playwright.sync_api import expect

from tests.browser.pocket import install, no_network
from tests.browser.words import plain

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("reference")]

CASES = json.loads((Path(__file__).parents[1] / "cases" / "hard_cases.json").read_text(encoding="utf-8"))

ODD = {
    "maki": [
        "",
        "players=4",
        "rolls=5",
        "rolls=5,x,-1",
        "rolls=٥,۵ , 3&names=,سارا,<b>",
        "rolls=1,2,3,4,5,6&names=a",
        "rolls=55,5&names=" + "a" * 41,
        "players=2&rolls=4&rolls=4&rolls=9&names=Ana&names=Ana&names=x",
        "rolls=5,4&names=Ana%2C jr.&names=O'Neil (2)!",
        "rolls=2,2,2&names=Ana,ana,Bor",
    ],
    "pudding": ["puddings=11,1", "puddings=+2,02", "puddings=2,2,,"],
    "winner": [
        "totals=-6,40,40&puddings=1,2,2",
        "totals=−1000,1000&puddings=1",
        "totals=40&totals=39&puddings=1&puddings=0",
    ],
}


def queries(kind):
    column = {"maki": "rolls", "pudding": "puddings"}.get(kind)
    for case in CASES:
        if case["kind"] == kind:
            given = {column: case["input"]} if column else case["input"]
            yield "&".join(f"{name}={','.join(map(str, values))}" for name, values in given.items())
    yield from ODD[kind]


DIFFERENCES = """async ([modules, queries]) => {
  const [{ makeResolver }, { run }, { loadWords }] = await Promise.all(modules.map((module) => import(module)));
  const data = JSON.parse(document.getElementById("resolver-data").textContent);
  const words = await loadWords();
  const resolver = makeResolver(data, words);
  const made = document.createElement("div");
  const clean = (element) => element.innerHTML.replace(/ hidden=""/g, "").replace(/>\\s+/g, ">").trim();
  const found = [];
  for (const query of queries) {
    const page = new DOMParser().parseFromString(await (await fetch("?" + query)).text(), "text/html");
    made.innerHTML = run(data.nodes, resolver.page(new URLSearchParams(query)), { number: words.catalog.number });
    const [server, phone] = [clean(page.getElementById("resolver")), clean(made)];
    if (server !== phone) found.push({ query, server, phone });
  }
  return found;
}"""


@pytest.mark.parametrize("kind", ["maki", "pudding", "winner"])
def test_the_phone_answers_every_question_as_the_server_does(page, words, kind):
    page.goto(f"/{words.language}/settle/{kind}/")
    modules = [
        staticfiles_storage.url(name) for name in ("rules/disputes.js", "scoring/template.js", "scoring/words.js")
    ]
    assert page.evaluate(DIFFERENCES, [modules, [*queries(kind)]]) == []


def field(page, words, seat, heading):
    name = f"{words('new.player_n', n=words.number(seat))} {words(heading)}"
    return page.get_by_role("textbox", name=name, exact=True)


def fill(page, words, rolls, names=()):
    page.get_by_role("radio", name=words.number(len(rolls)), exact=True).check()
    for seat, count in enumerate(rolls, 1):
        field(page, words, seat, "settle.rolls").fill(count)
    for seat, name in enumerate(names, 1):
        field(page, words, seat, "settle.name").fill(name)
    page.get_by_role("button", name=words("settle.work_out"), exact=True).click()


def answer(page):
    return [plain(text) for text in page.locator(".answer").all_inner_texts()]


@pytest.fixture
def any_page(phone, words, javascript):
    return phone(words.language, javascript=javascript)


def test_a_tie_is_entered_answered_and_becomes_a_link(any_page, words):
    page = any_page
    page.goto(f"/{words.language}/settle/maki/")
    expect(field(page, words, 4, "settle.rolls")).to_be_hidden()
    fill(page, words, ["5", "۵", "3"], ["Ana", "Bor"])
    page.locator(".answer").wait_for()
    assert page.url.endswith(f"/{words.language}/settle/maki/?rolls=5,5,3&names=Ana,Bor")
    assert len(answer(page)) == 1
    assert "Ana" in answer(page)[0]
    assert page.locator("tbody td b").all_inner_texts() == [words.signed(3), words.signed(3), words.number(0)]
    link = page.locator("a.address").get_attribute("href")
    page.goto(link)
    page.locator(".answer").wait_for()
    assert page.url.endswith(f"/{words.language}/settle/maki/?rolls=5,5,3&names=Ana,Bor")


def test_what_is_wrong_stands_at_its_field_and_nothing_is_lost(any_page, words):
    page = any_page
    page.goto(f"/{words.language}/settle/maki/")
    fill(page, words, ["5", "many"], ["Ana", "Bor"])
    wrong = field(page, words, 2, "settle.rolls")
    expect(wrong).to_have_attribute("aria-invalid", "true")
    expect(wrong).to_have_accessible_description(words("err.not_number"))
    assert [wrong.input_value(), field(page, words, 1, "settle.rolls").input_value()] == ["many", "5"]
    assert field(page, words, 2, "settle.name").input_value() == "Bor"
    assert answer(page) == []


def test_keyboard_and_history(page, words):
    page.goto(f"/{words.language}/settle/maki/")
    fill(page, words, ["5", "5"])
    expect(page.locator("#answer")).to_be_focused()
    first = answer(page)
    fill(page, words, ["5", "4"])
    assert answer(page) != first
    switch = page.locator(".languages a").first.get_attribute("href")
    assert "rolls%3D5%2C4" in switch
    page.go_back()
    expect(page.locator(".answer").first).to_have_text(page.locator(".answer").first.inner_text())
    assert answer(page) == first
    page.go_back()
    expect(page.locator(".answer")).to_have_count(0)


def test_the_link_is_copied(phone, words, live_server):
    page = phone(words.language)
    page.context.grant_permissions(["clipboard-write"])
    page.goto(f"/{words.language}/settle/maki/?rolls=5,5")
    page.get_by_role("button", name=words("settle.copy_link"), exact=True).click()
    expect(page.get_by_text(words("settle.link_copied"))).to_be_visible()
    field = page.locator("#names_1")
    field.press("Control+V")
    expect(field).to_have_value(f"{live_server.url}/settle/maki/?rolls=5,5")


def test_links_and_forms_are_answered_without_a_network(pocket, words):
    page = pocket(words.language)
    install(page, words)
    with no_network(page):
        page.goto("/settle/winner/?totals=40,40&puddings=2,1&names=Ana,Bor")
        page.locator(".answer").wait_for()
        assert page.url.endswith(f"/{words.language}/settle/winner/?totals=40,40&puddings=2,1&names=Ana,Bor")
        assert "Ana" in answer(page)[0]
        page.goto(f"/{words.language}/settle/maki/")
        fill(page, words, ["4", "4", "4"])
        assert page.locator("tbody td b").all_inner_texts() == [words.signed(2)] * 3
        page.goto(f"/{words.language}/settle/maki/?rolls=9,x")
        expect(field(page, words, 2, "settle.rolls")).to_have_attribute("aria-invalid", "true")
