import re

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("reference")]

SECTIONS = [
    "overview",
    "box",
    "setup",
    "turn",
    "cards",
    "tempura",
    "sashimi",
    "dumpling",
    "nigiri",
    "wasabi",
    "chopsticks",
    "maki",
    "pudding",
    "round-end",
    "game-end",
    "winner",
    "ties",
    "variants",
    "tips",
]

DECK = [14, 14, 14, 6, 12, 8, 5, 10, 5, 6, 10, 4]
"""Cards in the box, in the order of the table; 108 in all."""

HANDS = [10, 9, 8, 7]
DUMPLINGS = [1, 3, 6, 10, 15]
"""Cards for each of two to five players; points for one to five dumplings."""

EXAMPLES = {
    "tempura": [[10]],
    "sashimi": [[10]],
    "dumpling": [[6, 15]],
    "nigiri": [[6]],
    "wasabi": [[10, 6, 3]],
    "maki": [[6, 3], [3, 3, 0], [6, 1, 1, 0]],
    "game-end": [[6, 0, 3, 3], [6, 0]],
    "ties": [[11, 11, 4]],
}
"""Points in the examples of a section, without the sign of what is lost."""


def test_the_contents_lead_to_every_section(phone, words, javascript):
    page = phone(words.language, javascript)
    open_rules(page, words)
    links = page.get_by_role("navigation", name=words("rules.contents")).get_by_role("link").all()
    assert [link.get_attribute("href") for link in links] == [f"#{section}" for section in SECTIONS]
    for link, section in zip(links, SECTIONS, strict=True):
        link.click()
        expect(page).to_have_url(f"/{words.language}/rules/#{section}")
        title = page.locator(f"#{section}").get_by_role("heading").first
        expect(title).to_be_in_viewport()
        expect(title).to_contain_text(link.inner_text())


def open_rules(page, words):
    """From the home page, as a reader comes."""
    page.goto("/")
    page.get_by_role("main").get_by_role("link", name=words("home.read_rules")).click()
    html = page.locator("html")
    expect(html).to_have_attribute("lang", words.language)
    expect(html).to_have_attribute("dir", words.direction)


def test_every_link_within_the_rules_has_its_place(page, words):
    page.goto(f"/{words.language}/rules/")
    lost = page.locator("main a[href^='#']").evaluate_all(
        "links => links.map(link => link.hash.slice(1)).filter(id => !document.getElementById(id))"
    )
    assert lost == []


def test_the_tables_say_what_the_box_holds_and_what_is_dealt(page, words):
    page.goto(f"/{words.language}/rules/")
    box, setup, dumpling = (numbers(page, section) for section in ("box", "setup", "dumpling"))
    assert box == list(map(words.number, [*DECK, 108]))
    assert setup == list(map(words.number, HANDS))
    assert dumpling == list(map(words.number, DUMPLINGS))


def numbers(page, section):
    """The cells of the table in a section, its heads left out."""
    return page.locator(f"#{section} td").all_inner_texts()


def test_the_examples_are_scored(page, words):
    page.goto(f"/{words.language}/rules/")
    found = {section: example_points(page, section) for section in SECTIONS}
    assert {section: points for section, points in found.items() if points} == EXAMPLES


def example_points(page, section):
    """The first number in the points of every player, example by example."""
    return [
        [int(re.search(r"\d+", text)[0]) for text in example.locator("li > b").all_inner_texts()]
        for example in page.locator(f"#{section}").get_by_role("figure").all()
    ]
