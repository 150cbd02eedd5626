"""The belt by itself: every step gives the cards that would lie on a table, and leaves the belt before it alone."""

import pytest
from django.templatetags.static import static

from scoring.engine import Tableau
from scoring.engine.tableau import COUNTS
from tests.engine.cases import load

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("transactional_db")]

CALL = """async ([module, name, belt, ...rest]) => (await import(module))[name](Object.freeze(belt), ...rest)"""
PAIR = "egg_on_wasabi"
STEPS = {
    "a card comes last": ("tap", ["egg"], "tempura", ["egg", "tempura"]),
    "a nigiri without a wasabi lies alone": ("tap", [], "egg", ["egg"]),
    "a nigiri goes on the oldest free wasabi": (
        "tap",
        ["squid_on_wasabi", "wasabi", "pudding", "wasabi"],
        "egg",
        ["squid_on_wasabi", PAIR, "pudding", "wasabi"],
    ),
    "a nigiri that came before stays beside the wasabi": ("tap", ["egg"], "wasabi", ["egg", "wasabi"]),
    "the last of its kind goes": ("removeLast", ["egg", "maki_1", "egg"], "egg", ["egg", "maki_1"]),
    "a nigiri leaves its wasabi": ("removeLast", ["egg", PAIR], "egg", ["egg", "wasabi"]),
    "a wasabi without a nigiri goes first": ("removeLast", ["wasabi", PAIR], "wasabi", [PAIR]),
    "a wasabi goes from under its nigiri": (
        "removeLast",
        ["egg", PAIR, "tempura"],
        "wasabi",
        ["egg", "egg", "tempura"],
    ),
    "what is not there cannot go": ("removeLast", ["egg"], "squid", ["egg"]),
    "the card at a place goes": ("removeAt", ["egg", "maki_1", "egg"], 0, ["maki_1", "egg"]),
    "the nigiri at a place leaves its wasabi": ("removeAt", ["maki_1", PAIR], 1, ["maki_1", "wasabi"]),
    "a nigiri is put on a later wasabi": ("pair", ["egg", "maki_1", "wasabi"], 0, ["maki_1", PAIR]),
    "a nigiri is put on an earlier wasabi": ("pair", ["wasabi", "maki_1", "egg"], 2, [PAIR, "maki_1"]),
    "without a wasabi nothing is paired": ("pair", ["egg", PAIR], 0, ["egg", PAIR]),
    "other cards are not put on a wasabi": ("pair", ["wasabi", "maki_1"], 1, ["wasabi", "maki_1"]),
    "taken off, a nigiri came before the wasabi": ("unpair", ["maki_1", PAIR], 1, ["maki_1", "egg", "wasabi"]),
    "what is not on a wasabi is not taken off": ("unpair", ["egg", "wasabi"], 0, ["egg", "wasabi"]),
}


@pytest.fixture
def call(page):
    page.goto("/en/")
    return lambda *arguments: page.evaluate(CALL, [static("scoring/belt.js"), *arguments])


@pytest.fixture
def page(phone):
    return phone("en")


def test_a_step_changes_the_belt(call):
    found = {rule: call(name, belt, argument) for rule, (name, belt, argument, _) in STEPS.items()}
    assert found == {rule: expected for rule, (*_, expected) in STEPS.items()}


def test_a_count_is_set_by_laying_and_taking_away(call):
    assert call("setCount", ["wasabi", "egg"], "egg", 3) == [PAIR, "egg", "egg"]
    assert call("setCount", [PAIR, "egg", "tempura"], "egg", 0) == ["wasabi", "tempura"]
    assert call("setCount", ["wasabi", PAIR], "wasabi", 1) == [PAIR]
    assert call("setCount", [PAIR], "wasabi", 1) == [PAIR]


def test_cards_are_counted_as_the_engine_counts_them(call):
    belt = ["wasabi", PAIR, PAIR, "tempura", "egg", "squid_on_wasabi"]
    assert call("counts", belt) == {"tempura": 1, "egg": 1, PAIR: 2, "squid_on_wasabi": 1, "wasabi": 1}
    assert (call("cardsIn", belt), Tableau(**call("counts", belt)).cards) == (9, 9)
    assert {card: call("countOf", belt, card) for card in ("egg", "squid", "wasabi", "pudding")} == {
        "egg": 3,
        "squid": 1,
        "wasabi": 4,
        "pudding": 0,
    }


def test_a_belt_made_of_counts_has_them_in_the_order_of_a_tableau(call):
    every = {name: number for number, name in enumerate(reversed(COUNTS), 1)}
    belt = call("fromCounts", every)
    assert (list(dict.fromkeys(belt)), call("counts", belt)) == (list(COUNTS), every)


def test_cards_tapped_in_the_order_laid_are_the_engines_tableau(call):
    """Every list of cards in the hard cases, laid one after the other."""
    lists = [cards for case in load("hard_cases") for cards in lists_in(case)]
    assert len(lists) > 20
    for cards in lists:
        belt = []
        for card in cards:
            belt = call("tap", belt, card)
        laid = Tableau.from_picks(cards).counts()
        assert call("counts", belt) == {name: count for name, count in laid.items() if count}


def lists_in(part):
    """Lists of names of cards anywhere in a case."""
    if isinstance(part, dict):
        return [found for inner in part.values() for found in lists_in(inner)]
    if not isinstance(part, list):
        return []
    if part and all(isinstance(item, str) and item in COUNTS for item in part):
        return [part]
    return [found for inner in part for found in lists_in(inner)]
