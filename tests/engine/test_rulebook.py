"""Each rule of the leaflet by itself, with every number of its line."""

import pytest

from scoring.engine import Line, Rule, rulebook
from scoring.engine.breakdown import SOURCE_OF, Source
from scoring.engine.game import score_tableau
from scoring.engine.tableau import Tableau


@pytest.mark.parametrize(
    ("cards", "points", "sets", "left"),
    [(0, 0, 0, 0), (1, 0, 0, 1), (2, 5, 1, 0), (3, 5, 1, 1), (4, 10, 2, 0), (7, 15, 3, 1), (14, 35, 7, 0)],
)
def test_every_pair_of_tempura_is_5_points(cards, points, sets, left):
    assert rulebook.tempura(cards) == Line(Rule.TEMPURA, points, cards, sets, left)


@pytest.mark.parametrize(
    ("cards", "points", "sets", "left"),
    [
        (0, 0, 0, 0),
        (1, 0, 0, 1),
        (2, 0, 0, 2),
        (3, 10, 1, 0),
        (4, 10, 1, 1),
        (5, 10, 1, 2),
        (6, 20, 2, 0),
        (14, 40, 4, 2),
    ],
)
def test_every_three_sashimi_are_10_points(cards, points, sets, left):
    assert rulebook.sashimi(cards) == Line(Rule.SASHIMI, points, cards, sets, left)


@pytest.mark.parametrize(
    ("cards", "points", "left"),
    [(0, 0, 0), (1, 1, 0), (2, 3, 0), (3, 6, 0), (4, 10, 0), (5, 15, 0), (6, 15, 1), (10, 15, 5), (14, 15, 9)],
)
def test_dumplings_grow_to_15_points_and_no_further(cards, points, left):
    assert rulebook.dumpling(cards) == Line(Rule.DUMPLING, points, cards, 0, left)


@pytest.mark.parametrize(
    ("name", "cards", "points"),
    [
        ("egg", 1, 1),
        ("egg", 5, 5),
        ("salmon", 1, 2),
        ("salmon", 3, 6),
        ("squid", 1, 3),
        ("squid", 2, 6),
        ("egg_on_wasabi", 1, 3),
        ("egg_on_wasabi", 2, 6),
        ("salmon_on_wasabi", 1, 6),
        ("salmon_on_wasabi", 3, 18),
        ("squid_on_wasabi", 1, 9),
        ("squid_on_wasabi", 5, 45),
        ("wasabi", 2, 0),
        ("chopsticks", 4, 0),
        ("pudding", 3, 0),
    ],
)
def test_each_nigiri_scores_alone_and_triple_on_wasabi_and_helpers_score_nothing(name, cards, points):
    assert score_tableau(Tableau(**{name: cards})) == (Line(Rule(name), points, cards),)


def test_an_empty_place_makes_no_line():
    assert score_tableau(Tableau()) == ()


def test_the_lines_of_a_tableau_come_in_the_order_of_the_leaflet():
    tableau = Tableau(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    assert [line.rule.value for line in score_tableau(tableau)] == [
        "tempura",
        "sashimi",
        "dumpling",
        "egg",
        "salmon",
        "squid",
        "egg_on_wasabi",
        "salmon_on_wasabi",
        "squid_on_wasabi",
        "wasabi",
        "chopsticks",
        "pudding",
    ]


def test_maki_lines_say_how_many_share_and_what_is_lost():
    assert rulebook.maki([5, 3, 3, 2]) == [
        Line(Rule.MAKI_MOST, 6, 5, 0, 0, 1, 6),
        Line(Rule.MAKI_SECOND, 1, 3, 0, 1, 2, 3),
        Line(Rule.MAKI_SECOND, 1, 3, 0, 1, 2, 3),
        Line(Rule.MAKI_TOO_FEW, 0, 2, 0, 0, 0, 0),
    ]
    assert rulebook.maki([4, 4, 0, 4, 4]) == [
        Line(Rule.MAKI_MOST, 1, 4, 0, 2, 4, 6),
        Line(Rule.MAKI_MOST, 1, 4, 0, 2, 4, 6),
        Line(Rule.MAKI_NONE, 0, 0, 0, 0, 0, 0),
        Line(Rule.MAKI_MOST, 1, 4, 0, 2, 4, 6),
        Line(Rule.MAKI_MOST, 1, 4, 0, 2, 4, 6),
    ]
    assert rulebook.maki([1, 3, 3]) == [
        Line(Rule.MAKI_TOO_FEW, 0, 1, 0, 0, 0, 0),
        Line(Rule.MAKI_MOST, 3, 3, 0, 0, 2, 6),
        Line(Rule.MAKI_MOST, 3, 3, 0, 0, 2, 6),
    ]


def test_pudding_lines_say_how_many_share_and_what_is_lost():
    assert rulebook.final_puddings([3, 1, 0, 0, 0]) == [
        Line(Rule.PUDDING_MOST, 6, 3, 0, 0, 1, 6),
        Line(Rule.PUDDING_MIDDLE, 0, 1, 0, 0, 0, 0),
        Line(Rule.PUDDING_FEWEST, -2, 0, 0, 0, 3, 6),
        Line(Rule.PUDDING_FEWEST, -2, 0, 0, 0, 3, 6),
        Line(Rule.PUDDING_FEWEST, -2, 0, 0, 0, 3, 6),
    ]
    assert rulebook.final_puddings([1, 1, 1, 5, 1])[0] == Line(Rule.PUDDING_FEWEST, -1, 1, 0, 2, 4, 6)
    assert rulebook.final_puddings([2, 4]) == [
        Line(Rule.PUDDING_FEWER_OF_TWO, 0, 2, 0, 0, 0, 0),
        Line(Rule.PUDDING_MOST, 6, 4, 0, 0, 1, 6),
    ]
    assert rulebook.final_puddings([2, 2, 2]) == [Line(Rule.PUDDING_ALL_EQUAL, 0, 2, 0, 0, 0, 0)] * 3


def test_more_puddings_break_ties_below_the_first_place_too():
    assert rulebook.ranks([44, 40, 40], [0, 3, 2]) == [1, 2, 3]


def test_every_rule_belongs_to_a_source_or_scores_nothing_in_a_round():
    without = {"wasabi", "chopsticks"} | {rule for rule in Rule if rule.startswith("pudding")}
    assert set(Rule) == set(SOURCE_OF) | without
    assert set(SOURCE_OF.values()) == set(Source)
