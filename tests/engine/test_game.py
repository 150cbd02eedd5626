"""Rounds and games put together, finished or not, and what is unlikely about them."""

import pytest

from scoring.engine import GameResult, GameWarning, Line, Rule, Tableau, check_game, score_game, score_round

EMPTY = Tableau()
PUDDING = Tableau(pudding=1)


def test_a_round_gives_each_seat_its_own_lines_and_the_maki_line_last():
    first, second = score_round([Tableau(tempura=3, maki_2=1, wasabi=1), Tableau(salmon=2, pudding=1)]).seats
    assert first.lines == (
        Line(Rule.TEMPURA, 5, 3, 1, 1),
        Line(Rule.WASABI, 0, 1),
        Line(Rule.MAKI_MOST, 6, 2, 0, 0, 1, 6),
    )
    assert second.lines == (Line(Rule.SALMON, 4, 2), Line(Rule.PUDDING, 0, 1), Line(Rule.MAKI_NONE, 0))
    assert (first.total, second.total) == (11, 4)
    assert first.points == {"tempura": 5, "sashimi": 0, "dumpling": 0, "nigiri": 0, "maki": 6}
    assert second.points == {"tempura": 0, "sashimi": 0, "dumpling": 0, "nigiri": 4, "maki": 0}


def test_all_nigiri_are_one_source():
    one_each = Tableau(egg=1, salmon=1, squid=1, egg_on_wasabi=1, salmon_on_wasabi=1, squid_on_wasabi=1)
    assert score_round([one_each, EMPTY]).seats[0].points["nigiri"] == 1 + 2 + 3 + 3 + 6 + 9


@pytest.mark.parametrize("players", [0, 1, 6])
def test_a_round_needs_two_to_five_tableaus(players):
    with pytest.raises(ValueError, match=rf"^expected 2 to 5 players, got {players}$"):
        score_round([EMPTY] * players)


@pytest.mark.parametrize("players", [0, 1, 6])
def test_a_game_needs_two_to_five_players(players):
    for ask in (score_game, check_game):
        with pytest.raises(ValueError, match=rf"^expected 2 to 5 players, got {players}$"):
            ask([], players)


def test_a_game_has_at_most_three_rounds():
    with pytest.raises(ValueError, match=r"^expected at most 3 rounds, got 4$"):
        score_game([[EMPTY, EMPTY]] * 4, 2)


def test_every_round_has_a_tableau_for_every_player():
    with pytest.raises(ValueError, match=r"^expected 2 tableaus in every round$"):
        score_game([[EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY]], 2)


def test_a_game_without_rounds_is_complete_but_not_finished():
    result = score_game([], 3)
    assert result == GameResult((), (0, 0, 0), None, (0, 0, 0), (1, 1, 1))
    assert not result.finished


def test_puddings_wait_for_the_third_round_and_do_not_break_ties_before():
    rounds = [[PUDDING, EMPTY, EMPTY]] * 3
    two, three = score_game(rounds[:2], 3), score_game(rounds, 3)
    assert (two.finished, two.puddings, two.pudding, two.totals, two.ranks) == (
        False,
        (2, 0, 0),
        None,
        (0, 0, 0),
        (1, 1, 1),
    )
    assert (three.finished, three.puddings, three.totals, three.ranks) == (True, (3, 0, 0), (6, -3, -3), (1, 2, 2))
    assert three.pudding == (
        Line(Rule.PUDDING_MOST, 6, 3, 0, 0, 1, 6),
        Line(Rule.PUDDING_FEWEST, -3, 0, 0, 0, 2, 6),
        Line(Rule.PUDDING_FEWEST, -3, 0, 0, 0, 2, 6),
    )


def test_puddings_break_a_tie_once_the_game_is_over():
    # 5 points of tempura and 1 of an egg make up for 6 points of puddings.
    rounds = [[PUDDING, Tableau(tempura=2)], [EMPTY, Tableau(egg=1)], [EMPTY, EMPTY]]
    result = score_game(rounds, 2)
    assert (result.totals, result.puddings, result.ranks) == ((6, 6), (1, 0), (1, 2))


@pytest.mark.parametrize(("players", "hand"), [(2, 10), (3, 9), (4, 8), (5, 7)])
def test_each_tableau_holds_as_many_cards_as_a_hand(players, hand):
    right = Tableau(tempura=1, egg_on_wasabi=1, sashimi=hand - 3)
    few, many = Tableau(sashimi=1), Tableau(tempura=1, egg_on_wasabi=1, dumpling=hand - 2)
    assert check_game([[right, right] + [None] * (players - 2)], players) == []
    assert check_game([[right, few], [many]], players) == [
        GameWarning("hand_size", hand, 1, 1, 1),
        GameWarning("hand_size", hand, hand + 1, 2, 0),
    ]


def test_tableaus_that_are_not_there_yet_are_not_checked():
    assert check_game([[None, None], [None, None]], 2) == []


@pytest.mark.parametrize(
    ("card", "limit"),
    [
        ("tempura", 14),
        ("sashimi", 14),
        ("dumpling", 14),
        ("maki_1", 6),
        ("maki_2", 12),
        ("maki_3", 8),
        ("egg", 5),
        ("salmon", 10),
        ("squid", 5),
        ("wasabi", 6),
        ("pudding", 10),
        ("chopsticks", 4),
    ],
)
def test_all_rounds_together_hold_no_more_of_a_card_than_the_box(card, limit):
    def deck_warnings(count):
        warnings = check_game([[Tableau(**{card: count - 1}), None], [None, Tableau(**{card: 1})]], 2)
        return [warning for warning in warnings if warning.code == "deck"]

    assert deck_warnings(limit) == []
    assert deck_warnings(limit + 1) == [GameWarning("deck", limit, limit + 1, card=card)]


def test_nigiri_on_wasabi_use_up_nigiri_and_wasabi():
    warnings = check_game([[Tableau(egg_on_wasabi=4, egg=2, squid_on_wasabi=3), None]], 2)
    assert warnings == [
        GameWarning("hand_size", 10, 16, 1, 0),
        GameWarning("deck", 5, 6, card="egg"),
        GameWarning("deck", 6, 7, card="wasabi"),
    ]
