"""The rule and the ruling behind each shape of tie."""

import pytest

from rules.models import Passage, Ruling
from rules.reasons import REASONS, REMAINDERS, basis, shapes, winner_shapes
from scoring.engine.rulebook import final_puddings, maki, ranks

MAKI = {
    "nobody": ((0, 0, 0), ["ca.maki_none"], ["maki-nobody"]),
    "one has rolls": ((3, 0, 0), ["ca.maki_none"], ["maki-only-one-player"]),
    "two players": ((3, 2), ["ca.maki_points"], ["maki-second-place-two-players"]),
    "no tie": ((3, 2, 1), ["ca.maki_points"], []),
    "two lead": ((5, 5, 3), ["ca.maki_tie_first"], ["maki-tie-first"]),
    "all three lead": ((4, 4, 4), ["ca.maki_tie_first"], ["maki-tie-first-three-or-more"]),
    "four lead": ((3, 3, 3, 3), ["ca.maki_tie_first", "ca.split"], ["maki-tie-first-three-or-more", "split-remainder"]),
    "two second": ((6, 3, 3), ["ca.maki_points", "ca.maki_tie_second", "ca.split"], ["maki-tie-second-two", "split-remainder"]),
    "three second": ((6, 3, 3, 3), ["ca.maki_points", "ca.maki_tie_second"], ["maki-tie-second-two"]),
    "four second": ((6, 2, 2, 2, 2), ["ca.maki_points", "ca.maki_tie_second", "ca.split"], ["maki-tie-second-four", "split-remainder"]),
}  # fmt: skip

PUDDINGS = {
    "two equal": ((2, 2), ["fin.equal"], ["pudding-two-players-equal"]),
    "all equal": ((1, 1, 1), ["fin.equal"], ["pudding-nobody"]),
    "two players": ((3, 1), ["fin.most", "fin.two"], ["pudding-two-players"]),
    "no tie": ((3, 2, 1), ["fin.most", "fin.fewest"], ["pudding-fewest-gain-or-lose"]),
    "one has none": ((3, 2, 0), ["fin.most", "fin.fewest"], ["pudding-none-is-fewest"]),
    "two have none": ((2, 0, 0), ["fin.most", "fin.tie"], ["pudding-none-is-fewest"]),
    "three have fewest": ((4, 1, 1, 1), ["fin.most", "fin.tie"], ["pudding-fewest-tie"]),
    "four have fewest": ((5, 0, 0, 0, 0), ["fin.most", "fin.tie"], ["pudding-four-split-loss", "split-remainder"]),
    "two most, two fewest": ((2, 2, 1, 1), ["fin.tie"], ["tie-split-or-full", "pudding-fewest-tie"]),
}

WINNER = {
    "one has most": ((45, 40), (0, 3), ["fin.winner"], []),
    "puddings decide": ((40, 40), (2, 1), ["ti.puddings"], ["tie-break-puddings"]),
    "all level": ((41, 41), (1, 1), ["ti.shared"], ["tie-points-and-puddings"]),
    "two of three": ((9, 9, 9), (2, 2, 1), ["ti.puddings", "ti.shared"], ["tie-break-puddings", "tie-points-and-puddings"]),
    "second place": ((44, 40, 40), (0, 3, 2), ["fin.winner", "ti.puddings"], ["tie-lower-places"]),
    "second place shared": ((44, 40, 40), (0, 3, 3), ["fin.winner", "ti.shared"], ["tie-points-and-puddings"]),
}  # fmt: skip


@pytest.mark.parametrize(("rolls", "passages", "rulings"), MAKI.values(), ids=MAKI)
def test_maki(rolls, passages, rulings):
    assert basis("maki", shapes(maki(rolls)), len(rolls)) == (passages, rulings)


@pytest.mark.parametrize(("puddings", "passages", "rulings"), PUDDINGS.values(), ids=PUDDINGS)
def test_puddings(puddings, passages, rulings):
    assert basis("pudding", shapes(final_puddings(puddings)), len(puddings)) == (passages, rulings)


@pytest.mark.parametrize(("totals", "puddings", "passages", "rulings"), WINNER.values(), ids=WINNER)
def test_winner(totals, puddings, passages, rulings):
    found = winner_shapes(totals, ranks(totals, puddings))
    assert basis("winner", found, len(totals)) == (passages, rulings)


@pytest.mark.usefixtures("reference")
def test_every_passage_and_ruling_is_in_the_reference():
    reasons = [*(reason for kind in REASONS.values() for reason in kind), *REMAINDERS.values()]
    assert {reason.passage for reason in reasons} <= set(Passage.objects.values_list("code", flat=True))
    assert {reason.ruling for reason in reasons} <= {"", *Ruling.objects.values_list("slug", flat=True)}
