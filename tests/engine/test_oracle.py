"""Arbitrary tableaus, possible at a table or not, scored by two programs."""

from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.engine import Card, Tableau, score_game
from scoring.engine.tableau import COUNTS
from tests.engine import oracle
from tests.engine.test_draft import numbers


@st.composite
def games(draw, counts):
    players = draw(st.integers(2, 5))
    tableaus = st.dictionaries(st.sampled_from(COUNTS), counts)
    row = st.lists(tableaus, min_size=players, max_size=players)
    return players, draw(st.lists(row, max_size=3))


def check(game):
    players, rounds = game
    result = score_game([[Tableau(**counts) for counts in row] for row in rounds], players)
    assert numbers(result) == oracle.game_points(rounds, players)


@settings(max_examples=200, deadline=None)
@given(games(st.integers(0, 4)))
def test_small_counts_score_as_the_oracle_scores_them(game):
    check(game)


@settings(max_examples=200, deadline=None)
@given(games(st.integers(0, 300)))
def test_counts_the_box_does_not_hold_score_as_the_oracle_scores_them(game):
    check(game)


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from([card.value for card in Card])))
def test_any_row_of_cards_pairs_up_as_the_oracle_pairs_it(picks):
    laid = {name: count for name, count in Tableau.from_picks(picks).counts().items() if count}
    assert laid == oracle.pairing(picks)
