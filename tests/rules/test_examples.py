"""Points and reasons of the worked examples, by hand from the rule sheet, in English."""

import pytest

from rules.examples import EXAMPLES, shown

BY_CODE = {example.code: example for example in EXAMPLES}

POINTS = {
    "ca.tempura_left": ["10 points"],
    "ca.sashimi_left": ["10 points"],
    "ca.dumpling_cap": ["6 points", "15 points"],
    "ca.nigiri": ["6 points"],
    "ca.wasabi_order": ["10 points", "6 points", "3 points"],
    "ca.maki_points": ["6 points", "3 points"],
    "ca.maki_tie_first": ["3 points", "3 points", "0 points"],
    "ca.maki_tie_second": ["6 points", "1 point", "1 point", "0 points"],
    "fin.tie": ["6 points", "0 points", "minus 3 points", "minus 3 points"],
    "fin.two": ["6 points", "0 points"],
    "ti.puddings": ["11 points", "11 points", "4 points"],
}

ANA, BOR, CENE, DANA = (f"\u2068{name}\u2069" for name in ("Ana", "Bor", "Cene", "Dana"))

OUTCOME = {
    "ca.maki_tie_first": [
        f"{ANA} and {BOR} tie for the most maki (4 each): they split 6 points, 3 points each. "
        "Second place is not scored."
    ],
    "fin.tie": [
        f"{ANA} has the most puddings (4) and gets 6 points.",
        f"{CENE} and {DANA} have no puddings: they split the loss of 6 points, 3 points each.",
    ],
    "fin.two": [
        f"{ANA} has the most puddings (3) and gets 6 points.",
        "With two players, having fewer puddings costs nothing.",
    ],
    "ti.puddings": [f"{ANA} and {BOR} tie on points (11). {ANA} wins with more puddings (2)."],
}


def test_every_example_is_checked():
    assert list(POINTS) == list(BY_CODE)


@pytest.mark.parametrize("code", POINTS)
def test_points_of_an_example(code):
    assert [hand.points for hand in shown(BY_CODE[code]).hands] == POINTS[code]


@pytest.mark.parametrize("code", OUTCOME)
def test_outcome_of_an_example(code):
    assert shown(BY_CODE[code]).outcome == OUTCOME[code]


def test_cards_are_shown_and_said_in_the_order_laid():
    first, second, third = shown(BY_CODE["ca.wasabi_order"]).hands
    assert [first.cards, second.cards, third.cards] == [
        ["wasabi", "squid", "egg"],
        ["wasabi", "egg", "squid"],
        ["squid", "wasabi"],
    ]
    assert second.spoken == "wasabi, egg nigiri and squid nigiri"


def test_the_order_decides_which_nigiri_is_tripled():
    first, second, third = shown(BY_CODE["ca.wasabi_order"]).hands
    assert sorted(first.reasons) == ["1 egg nigiri: 1 point", "1 squid nigiri on wasabi: 9 points"]
    assert sorted(second.reasons) == ["1 egg nigiri on wasabi: 3 points", "1 squid nigiri: 3 points"]
    assert sorted(third.reasons) == ["1 squid nigiri: 3 points", "1 wasabi without a nigiri: no points"]


def test_cards_of_one_player_alone_bear_no_name():
    assert [hand.name for hand in shown(BY_CODE["ca.nigiri"]).hands] == [""]
    assert [hand.name for hand in shown(BY_CODE["fin.two"]).hands] == ["Ana", "Bor"]


def test_a_whole_game_says_where_each_total_comes_from():
    ana, bor, cene = shown(BY_CODE["ti.puddings"]).hands
    assert ana.reasons == ["2 tempura, 1 pair: 5 points", "2 puddings: 6 points"]
    assert bor.reasons[:2] == ["3 sashimi, 1 set of three: 10 points", "1 egg nigiri: 1 point"]
    assert cene.reasons == ["4 dumplings: 10 points", "0 puddings: minus 6 points"]
