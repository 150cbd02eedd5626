"""What stands behind every line: the passage of the rules it follows, and the rulings on cases like it.

Both are data, which browsers get too (words.py), so that a page made on the phone leads to the same places.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from scoring.engine import GameResult, Line, Rule

PASSAGES = {
    Rule.MAKI_MOST: "ca-maki_points",
    Rule.MAKI_SECOND: "ca-maki_points",
    Rule.MAKI_TOO_FEW: "ca-maki_points",
    Rule.MAKI_NONE: "ca-maki_none",
    Rule.TEMPURA: "ca-tempura",
    Rule.SASHIMI: "ca-sashimi",
    Rule.DUMPLING: "ca-dumpling",
    Rule.EGG: "ca-nigiri",
    Rule.SALMON: "ca-nigiri",
    Rule.SQUID: "ca-nigiri",
    Rule.EGG_ON_WASABI: "ca-wasabi_values",
    Rule.SALMON_ON_WASABI: "ca-wasabi_values",
    Rule.SQUID_ON_WASABI: "ca-wasabi_values",
    Rule.WASABI: "ca-wasabi_empty",
    Rule.CHOPSTICKS: "ca-chopsticks",
    Rule.PUDDING: "ca-pudding",
    Rule.PUDDING_MOST: "fin-most",
    Rule.PUDDING_MIDDLE: "fin-most",
    Rule.PUDDING_FEWEST: "fin-fewest",
    Rule.PUDDING_FEWER_OF_TWO: "fin-two",
    Rule.PUDDING_ALL_EQUAL: "fin-equal",
}
"""The passage of the rules page behind a rule, by its anchor there."""

TIES = {
    Rule.MAKI_MOST: "ca-maki_tie_first",
    Rule.MAKI_SECOND: "ca-maki_tie_second",
    Rule.PUDDING_MOST: "fin-tie",
    Rule.PUDDING_FEWEST: "fin-tie",
}
"""The passage where a prize or a loss is shared."""

WIN, WIN_BY_PUDDINGS = "fin-winner", "ti-puddings"
"""The passages behind the end of a game."""


class Ruling(NamedTuple):
    """A ruling by its slug, and the lines it is about: their rule, and the range of some numbers about them."""

    slug: str
    rules: tuple[Rule, ...]
    when: Mapping[str, tuple[int, int | None]] = {}


_FIRST, _SECOND, _TOO_FEW = (Rule.MAKI_MOST,), (Rule.MAKI_SECOND,), (Rule.MAKI_TOO_FEW,)
_SHARED_PRIZES = (Rule.MAKI_MOST, Rule.MAKI_SECOND, Rule.PUDDING_MOST)
_ON_WASABI = (Rule.EGG_ON_WASABI, Rule.SALMON_ON_WASABI, Rule.SQUID_ON_WASABI)

RULINGS = (
    Ruling("maki-tie-first", _FIRST, {"sharing": (2, 2)}),
    Ruling("maki-tie-first", _TOO_FEW, {"leaders": (2, None)}),
    Ruling("maki-tie-first-three-or-more", _FIRST, {"sharing": (3, None)}),
    Ruling("maki-second-place-two-players", _SECOND, {"players": (2, 2)}),
    Ruling("maki-tie-second-two", _SECOND, {"sharing": (2, 3)}),
    Ruling("maki-tie-second-four", _SECOND, {"sharing": (4, None)}),
    Ruling("maki-only-one-player", (Rule.MAKI_NONE,), {"leaders": (1, 1)}),
    Ruling("maki-nobody", (Rule.MAKI_NONE,), {"leaders": (0, 0)}),
    Ruling("tempura-more-pairs", (Rule.TEMPURA,), {"sets": (2, None)}),
    Ruling("sashimi-two", (Rule.SASHIMI,), {"left": (1, None)}),
    Ruling("sashimi-second-set", (Rule.SASHIMI,), {"sets": (2, None)}),
    Ruling("dumpling-three", (Rule.DUMPLING,), {"count": (3, 3)}),
    Ruling("dumpling-sixth", (Rule.DUMPLING,), {"count": (6, 6)}),
    Ruling("dumpling-more-than-five", (Rule.DUMPLING,), {"count": (6, None)}),
    Ruling("wasabi-double-or-triple", _ON_WASABI),
    Ruling("wasabi-next-round", (Rule.WASABI,)),
    Ruling("chopsticks-unused", (Rule.CHOPSTICKS,)),
    Ruling("pudding-when-scored", (Rule.PUDDING,)),
    Ruling("tie-split-or-full", (Rule.PUDDING_MOST,), {"sharing": (2, None)}),
    Ruling("pudding-second-most", (Rule.PUDDING_MIDDLE,)),
    Ruling("pudding-none-is-fewest", (Rule.PUDDING_FEWEST,), {"count": (0, 0)}),
    Ruling("pudding-fewest-tie", (Rule.PUDDING_FEWEST,), {"sharing": (2, None)}),
    Ruling("pudding-four-split-loss", (Rule.PUDDING_FEWEST,), {"sharing": (4, None)}),
    Ruling("pudding-two-players", (Rule.PUDDING_FEWER_OF_TWO,)),
    Ruling("pudding-two-players-equal", (Rule.PUDDING_ALL_EQUAL,), {"players": (2, 2)}),
    Ruling("pudding-nobody", (Rule.PUDDING_ALL_EQUAL,), {"count": (0, 0)}),
    Ruling("split-remainder", _SHARED_PRIZES, {"left": (1, None)}),
)
"""Besides the fields of a line: "players" of the game, and "leaders", who have the most of what is counted."""

TIE_BREAK, SHARED_WIN, LOWER_PLACES = "tie-break-puddings", "tie-points-and-puddings", "tie-lower-places"
BELOW_ZERO = "total-below-zero"
"""The rulings on the end of a game."""


def passage(line: Line) -> str:
    """The anchor on the rules page of what a line follows."""
    return TIES[line.rule] if line.sharing > 1 else PASSAGES[line.rule]


def rulings(line: Line, seats: Sequence[Line]) -> list[str]:
    """Slugs of the rulings on a line; `seats` are the lines by seat that it was compared with, if any."""
    leaders = sum(other.rule in (Rule.MAKI_MOST, Rule.PUDDING_MOST) for other in seats)
    facts = line._asdict() | {"players": len(seats), "leaders": leaders}
    return [ruling.slug for ruling in RULINGS if line.rule in ruling.rules and _holds(ruling.when, facts)]


def all_rulings(seats: Sequence[Line]) -> list[str]:
    """The rulings on the lines of all seats, each once."""
    return list(dict.fromkeys(slug for line in seats for slug in rulings(line, seats)))


def final_rulings(result: GameResult) -> list[str]:
    """The rulings on how a finished game ends."""
    totals, ranks = result.totals, result.ranks
    best, winners = totals.count(max(totals)), ranks.count(1)
    lower_tie = any(total < max(totals) and totals.count(total) > 1 for total in totals)
    asked = {
        TIE_BREAK: winners < best,
        SHARED_WIN: winners > 1,
        LOWER_PLACES: lower_tie,
        BELOW_ZERO: min(totals) < 0,
    }
    return [slug for slug, is_asked in asked.items() if is_asked]


def final_passage(result: GameResult) -> str:
    """The anchor on the rules page of how a finished game is won."""
    return WIN_BY_PUDDINGS if result.totals.count(max(result.totals)) > 1 else WIN


def _holds(when: Mapping[str, tuple[int, int | None]], facts: Mapping[str, Any]) -> bool:
    return all(low <= facts[name] and (high is None or facts[name] <= high) for name, (low, high) in when.items())
