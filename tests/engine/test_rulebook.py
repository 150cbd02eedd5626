"""Each rule of the leaflet by itself, with every number of its line."""

import pytest

from scoring.engine import Line, Rule, rulebook
from scoring.engine.breakdown import SOURCE_OF, Source
from scoring.engine.game import score_tableau
from scoring.engine.tableau import COUNTS, Tableau


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
    ("rule", "cards", "points"),
    [
        (Rule.EGG, 1, 1),
        (Rule.EGG, 5, 5),
        (Rule.SALMON, 1, 2),
        (Rule.SALMON, 3, 6),
        (Rule.SQUID, 1, 3),
        (Rule.SQUID, 2, 6),
    ],
)
def test_egg_salmon_and_squid_nigiri_are_1_2_and_3_points(rule, cards, points):
    assert rulebook.nigiri(rule, cards) == Line(rule, points, cards, 0, 0)


@pytest.mark.parametrize(
    ("rule", "cards", "points"),
    [
        (Rule.EGG_ON_WASABI, 1, 3),
        (Rule.EGG_ON_WASABI, 2, 6),
        (Rule.SALMON_ON_WASABI, 1, 6),
        (Rule.SALMON_ON_WASABI, 3, 18),
        (Rule.SQUID_ON_WASABI, 1, 9),
        (Rule.SQUID_ON_WASABI, 5, 45),
    ],
)
def test_a_nigiri_on_wasabi_is_worth_three_times_as_much(rule, cards, points):
    assert rulebook.nigiri_on_wasabi(rule, cards) == Line(rule, points, cards, 0, 0)


def test_wasabi_chopsticks_and_puddings_score_nothing_in_a_round():
    assert rulebook.wasabi(2) == Line(Rule.WASABI, 0, 2, 0, 0)
    assert rulebook.chopsticks(4) == Line(Rule.CHOPSTICKS, 0, 4, 0, 0)
    assert rulebook.pudding(3) == Line(Rule.PUDDING, 0, 3, 0, 0)


@pytest.mark.parametrize("name", [name for name in COUNTS if not name.startswith("maki")])
def test_each_count_but_maki_makes_one_line_by_the_rule_of_its_name(name):
    (line,) = score_tableau(Tableau(**{name: 7}))
    assert (line.rule, line.count) == (name, 7)


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


def test_ranks_need_puddings_for_every_player_or_none():
    with pytest.raises(ValueError, match="shorter"):
        rulebook.ranks([5, 5, 5], [1, 2])


def test_every_rule_belongs_to_a_source_or_scores_nothing_in_a_round():
    without = {"wasabi", "chopsticks"} | {rule for rule in Rule if rule.startswith("pudding")}
    assert set(Rule) == set(SOURCE_OF) | without
    assert set(SOURCE_OF.values()) == set(Source)
