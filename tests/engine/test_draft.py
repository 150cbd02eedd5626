"""Whole games, drafted as at a table and scored by two programs."""

import json
import random
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.engine import Card, Tableau, answer, check_game, read_document, score_game
from scoring.engine.breakdown import SOURCE_OF
from scoring.engine.cards import DECK_SIZE, HAND_SIZE
from tests.engine import oracle
from tests.engine.draft import Draft

drafts = st.builds(Draft, st.sampled_from(sorted(HAND_SIZE)), st.randoms(use_true_random=False))
many = settings(max_examples=60, deadline=None)


def tableaus(draft):
    return [[Tableau.from_picks(picks) for picks in row] for row in draft.rounds]


def numbers(result):
    return {
        "finished": result.finished,
        "points": [[dict(seat.points) for seat in scored.seats] for scored in result.rounds],
        "puddings": list(result.puddings),
        "pudding": result.pudding and [line.points for line in result.pudding],
        "totals": list(result.totals),
        "ranks": list(result.ranks),
    }


@many
@given(drafts)
def test_a_drafted_game_raises_no_warning(draft):
    assert check_game(tableaus(draft), draft.players) == []


@many
@given(drafts)
def test_a_drafted_game_deals_each_card_once_and_keeps_the_puddings(draft):
    dealt = 3 * draft.players * HAND_SIZE[draft.players]
    assert len(draft.pile) == DECK_SIZE - dealt
    result = score_game(tableaus(draft), draft.players)
    assert list(result.puddings) == [len(seat.kept) for seat in draft.seats]


@many
@given(drafts)
def test_cards_laid_in_order_pair_up_as_the_oracle_pairs_them(draft):
    for picks in (picks for row in draft.rounds for picks in row):
        tableau = Tableau.from_picks(picks)
        assert {name: count for name, count in tableau.counts().items() if count} == oracle.pairing(picks)
        assert {card: tableau.count(card) for card in Card if tableau.count(card)} == Counter(picks)
        assert tableau.cards == len(picks)


@settings(max_examples=200, deadline=None)
@given(drafts)
def test_a_drafted_game_scores_as_the_oracle_scores_it(draft):
    rounds = [[oracle.pairing(picks) for picks in row] for row in draft.rounds]
    for played in range(4):
        result = score_game(tableaus(draft)[:played], draft.players)
        assert numbers(result) == oracle.game_points(rounds[:played], draft.players)


@many
@given(drafts)
def test_every_total_is_the_sum_of_its_lines_and_of_its_sources(draft):
    result = score_game(tableaus(draft), draft.players)
    for seat in range(draft.players):
        own = [scored.seats[seat] for scored in result.rounds]
        for part in own:
            assert part.total == sum(line.points for line in part.lines) == sum(part.points.values())
        assert result.totals[seat] == sum(part.total for part in own) + result.pudding[seat].points


@many
@given(drafts)
def test_the_numbers_in_a_line_are_those_on_the_table(draft):
    rounds = tableaus(draft)
    for tableau_row, scored in zip(rounds, score_game(rounds, draft.players).rounds, strict=True):
        for tableau, seat in zip(tableau_row, scored.seats, strict=True):
            *own, maki = seat.lines
            shown = {line.rule.value: line.count for line in own}
            laid = {name: n for name, n in tableau.counts().items() if n and not name.startswith("maki")}
            assert shown == laid
            assert maki.count == tableau.maki_1 + 2 * tableau.maki_2 + 3 * tableau.maki_3
            assert SOURCE_OF[maki.rule] == "maki"


@many
@given(drafts, st.randoms(use_true_random=False))
def test_changing_seats_changes_nothing_but_the_seats(draft, chance):
    rounds = tableaus(draft)
    order = chance.sample(range(draft.players), draft.players)
    moved = score_game([[row[seat] for seat in order] for row in rounds], draft.players)
    here = score_game(rounds, draft.players)
    for attribute in ("totals", "ranks", "puddings", "pudding"):
        assert getattr(moved, attribute) == tuple(getattr(here, attribute)[seat] for seat in order)
    assert [r.seats for r in moved.rounds] == [tuple(r.seats[seat] for seat in order) for r in here.rounds]


@many
@given(drafts, st.randoms(use_true_random=False))
def test_lists_and_counts_of_the_same_cards_give_the_same_answer(draft, chance):
    players = [f"player {seat}" for seat in range(draft.players)]
    counts = [[tableau.counts() for tableau in row] for row in tableaus(draft)]
    mixed = [
        [chance.choice(pair) for pair in zip(*rows, strict=True)] for rows in zip(draft.rounds, counts, strict=True)
    ]
    answers = []
    for rounds in (draft.rounds, counts, mixed):
        document = json.loads(json.dumps({"players": players, "rounds": rounds}))
        answers.append(json.loads(json.dumps(answer(read_document(document)))))
    assert answers[0] == answers[1] == answers[2]


@pytest.mark.parametrize("players", sorted(HAND_SIZE))
def test_each_order_of_the_seats_gives_the_same_totals(players):
    rounds = tableaus(Draft(players, random.Random(players)))
    totals = score_game(rounds, players).totals
    for order in permutations(range(players)):
        moved = score_game([[row[seat] for seat in order] for row in rounds], players)
        assert moved.totals == tuple(totals[seat] for seat in order)
