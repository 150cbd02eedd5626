"""Which rule an answer of the tie resolver follows, and the ruling for this shape of tie.

The shapes are data, so that phones take them from the page: a shape is a rule of the engine, or of SHAPES below, with
how many share it. The first reason of the list that fits is the one for its rule.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scoring.engine import Line, Rule

ALONE, LEVEL_FIRST, LEVEL_LOWER, SHARED = SHAPES = "alone", "level_first", "level_lower", "shared"
"""How the winner is found: one has the most points; puddings part players level on points, for the win or for a lower
place; or puddings are level too."""


class Reason(NamedTuple):
    """A passage of the rules and a ruling (or ""), and when they fit.

    sharing  so many players at least share the prize
    players  so many play; 0 for any number
    none     nobody under the rule has a single card or roll
    without  no player comes under this other rule
    """

    rule: str
    passage: str
    ruling: str
    sharing: int = 0
    players: int = 0
    none: bool = False
    without: str = ""


class Shape(NamedTuple):
    """How a rule came out: players who share it, cards or rolls of each of them, points that are left over."""

    sharing: int = 0
    cards: int = 0
    left: int = 0


class Basis(NamedTuple):
    """What an answer rests on: codes of passages and slugs of rulings, each once."""

    passages: list[str]
    rulings: list[str]


REASONS = {
    "maki": (
        Reason(Rule.MAKI_MOST, "ca.maki_tie_first", "maki-tie-first-three-or-more", sharing=3),
        Reason(Rule.MAKI_MOST, "ca.maki_tie_first", "maki-tie-first", sharing=2),
        Reason(Rule.MAKI_MOST, "ca.maki_none", "maki-only-one-player", without=Rule.MAKI_SECOND),
        Reason(Rule.MAKI_MOST, "ca.maki_points", "maki-second-place-two-players", players=2),
        Reason(Rule.MAKI_MOST, "ca.maki_points", ""),
        Reason(Rule.MAKI_SECOND, "ca.maki_tie_second", "maki-tie-second-four", sharing=4),
        Reason(Rule.MAKI_SECOND, "ca.maki_tie_second", "maki-tie-second-two", sharing=2),
        Reason(Rule.MAKI_NONE, "ca.maki_none", "maki-nobody", without=Rule.MAKI_MOST),
    ),
    "pudding": (
        Reason(Rule.PUDDING_ALL_EQUAL, "fin.equal", "pudding-two-players-equal", players=2),
        Reason(Rule.PUDDING_ALL_EQUAL, "fin.equal", "pudding-nobody"),
        Reason(Rule.PUDDING_MOST, "fin.tie", "tie-split-or-full", sharing=2),
        Reason(Rule.PUDDING_MOST, "fin.most", ""),
        Reason(Rule.PUDDING_FEWER_OF_TWO, "fin.two", "pudding-two-players"),
        Reason(Rule.PUDDING_FEWEST, "fin.tie", "pudding-four-split-loss", sharing=4),
        Reason(Rule.PUDDING_FEWEST, "fin.tie", "pudding-none-is-fewest", sharing=2, none=True),
        Reason(Rule.PUDDING_FEWEST, "fin.tie", "pudding-fewest-tie", sharing=2),
        Reason(Rule.PUDDING_FEWEST, "fin.fewest", "pudding-none-is-fewest", none=True),
        Reason(Rule.PUDDING_FEWEST, "fin.fewest", "pudding-fewest-gain-or-lose"),
    ),
    "winner": (
        Reason(ALONE, "fin.winner", ""),
        Reason(LEVEL_FIRST, "ti.puddings", "tie-break-puddings"),
        Reason(LEVEL_LOWER, "ti.puddings", "tie-lower-places"),
        Reason(SHARED, "ti.shared", "tie-points-and-puddings"),
    ),
}
"""By the kind of a dispute, in the order an answer names them."""

REMAINDERS = {"maki": Reason("", "ca.split", "split-remainder"), "pudding": Reason("", "fin.tie", "split-remainder")}
"""Besides these, where points are left over."""


def shapes(lines: Sequence[Line]) -> dict[str, Shape]:
    """How each rule of a prize came out: its lines are alike where it has a reason."""
    return {line.rule: Shape(line.sharing, line.count, line.left) for line in lines}


def winner_shapes(totals: Sequence[int], ranks: Sequence[int]) -> dict[str, Shape]:
    """How the places come about that the engine gave."""
    found = set()
    for total in set(totals):
        level = [rank for own, rank in zip(totals, ranks, strict=True) if own == total]
        is_best = total == max(totals)
        if len(set(level)) > 1:
            found.add(LEVEL_FIRST if is_best else LEVEL_LOWER)
        elif is_best and len(level) == 1:
            found.add(ALONE)
        if len(set(level)) < len(level):
            found.add(SHARED)
    return {shape: Shape() for shape in found}


def basis(kind: str, found: Mapping[str, Shape], players: int) -> Basis:
    """What the answer to a dispute of this kind rests on."""
    first = {reason.rule: reason for reason in reversed(REASONS[kind]) if _fits(reason, found, players)}
    reasons = [reason for reason in REASONS[kind] if first.get(reason.rule) is reason]
    if any(shape.left for shape in found.values()):
        reasons.append(REMAINDERS[kind])
    passages = dict.fromkeys(reason.passage for reason in reasons)
    return Basis([*passages], [*dict.fromkeys(reason.ruling for reason in reasons if reason.ruling)])


def _fits(reason: Reason, found: Mapping[str, Shape], players: int) -> bool:
    shape = found.get(reason.rule)
    return (
        shape is not None
        and shape.sharing >= reason.sharing
        and reason.players in (0, players)
        and not (reason.none and shape.cards)
        and reason.without not in found
    )
