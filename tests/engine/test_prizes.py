"""The shared prizes for every combination of rolls and of puddings: all of them, in a few seconds."""

from itertools import combinations_with_replacement, permutations, product

import pytest

from scoring.engine import Rule
from scoring.engine.rulebook import final_puddings, maki, ranks

PLAYERS = (2, 3, 4, 5)


def points(lines):
    return [line.points for line in lines]


def of(lines, rule):
    return [line.points for line in lines if line.rule is rule]


@pytest.mark.parametrize("players", PLAYERS)
def test_maki_prizes_follow_the_rule_for_every_combination_of_rolls(players):
    for rolls in combinations_with_replacement(range(8), players):
        lines = maki(rolls)
        first, second = of(lines, Rule.MAKI_MOST), of(lines, Rule.MAKI_SECOND)
        assert [line.count for line in lines] == list(rolls)
        assert len(first) == (rolls.count(max(rolls)) if max(rolls) else 0)
        assert set(first) <= {6 // max(1, len(first))}
        assert set(second) <= {3 // max(1, len(second))}
        assert sum(first) <= 6
        assert sum(second) <= 3
        assert not (len(first) > 1 and second), "a tie for most leaves no second"
        runners_up = [n for n in rolls if 0 < n < max(rolls)]
        assert len(second) == (runners_up.count(max(runners_up)) if len(first) == 1 and runners_up else 0)
        assert [line.rule is Rule.MAKI_NONE for line in lines] == [n == 0 for n in rolls]
        assert all(line.points == 0 for line in lines if line.rule in (Rule.MAKI_NONE, Rule.MAKI_TOO_FEW))


@pytest.mark.parametrize("players", PLAYERS)
def test_pudding_prizes_follow_the_rule_for_every_combination_of_puddings(players):
    for puddings in combinations_with_replacement(range(11), players):
        lines = final_puddings(puddings)
        gained, lost = of(lines, Rule.PUDDING_MOST), of(lines, Rule.PUDDING_FEWEST)
        assert [line.count for line in lines] == list(puddings)
        if len(set(puddings)) == 1:
            assert {line.rule for line in lines} == {Rule.PUDDING_ALL_EQUAL}
            assert points(lines) == [0] * players
            continue
        assert gained == [6 // len(gained)] * puddings.count(max(puddings))
        assert 0 < sum(gained) <= 6
        if players == 2:
            assert sorted(points(lines)) == [0, 6]
            assert of(lines, Rule.PUDDING_FEWER_OF_TWO) == [0]
        else:
            assert lost == [-(6 // len(lost))] * puddings.count(min(puddings))
            assert -6 <= sum(lost) < 0
        assert set(of(lines, Rule.PUDDING_MIDDLE)) <= {0}


@pytest.mark.parametrize("players", PLAYERS)
def test_a_shared_prize_and_what_is_lost_of_it_make_the_whole_prize(players):
    rolls = [maki(combination) for combination in combinations_with_replacement(range(6), players)]
    puddings = [final_puddings(combination) for combination in combinations_with_replacement(range(6), players)]
    for lines in rolls + puddings:
        for line in lines:
            assert abs(line.points) * line.sharing + line.left == line.prize
            assert line.sharing == (sum(other.rule is line.rule for other in lines) if line.prize else 0)
            assert line.left < max(1, line.sharing)


@pytest.mark.parametrize("rule", [maki, final_puddings], ids=["maki", "puddings"])
@pytest.mark.parametrize(("players", "most"), [(2, 7), (3, 7), (4, 4), (5, 3)])
def test_the_order_of_the_seats_never_matters(rule, players, most):
    for counts in combinations_with_replacement(range(most + 1), players):
        lines = rule(counts)
        for order in permutations(range(players)):
            assert rule([counts[seat] for seat in order]) == [lines[seat] for seat in order]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_rank_is_one_more_than_the_players_strictly_better(players):
    standings = list(product((-1, 0, 7), (0, 1)))
    for game in combinations_with_replacement(standings, players):
        totals, puddings = zip(*game, strict=True)
        for own, rank in zip(game, ranks(totals, puddings), strict=True):
            better = [o for o in game if o[0] > own[0] or (o[0] == own[0] and o[1] > own[1])]
            assert rank == 1 + len(better)


@pytest.mark.parametrize("players", PLAYERS)
def test_before_the_end_only_points_make_the_rank(players):
    for totals in product((0, 5, 9), repeat=players):
        assert ranks(totals) == [1 + sum(other > own for other in totals) for own in totals]
