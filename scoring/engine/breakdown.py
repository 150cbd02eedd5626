"""What an answer looks like: points with their reasons. No rule and no sentence lives here."""

from enum import StrEnum
from typing import NamedTuple


class Source(StrEnum):
    """Where the points of a round come from; the value is the key in a game document."""

    TEMPURA = "tempura"
    SASHIMI = "sashimi"
    DUMPLING = "dumpling"
    NIGIRI = "nigiri"
    MAKI = "maki"


class Rule(StrEnum):
    """The reason of a line: which rule was applied, and with what outcome."""

    MAKI_MOST = "maki_most"
    MAKI_SECOND = "maki_second"
    MAKI_TOO_FEW = "maki_too_few"
    MAKI_NONE = "maki_none"
    TEMPURA = "tempura"
    SASHIMI = "sashimi"
    DUMPLING = "dumpling"
    EGG = "egg"
    SALMON = "salmon"
    SQUID = "squid"
    EGG_ON_WASABI = "egg_on_wasabi"
    SALMON_ON_WASABI = "salmon_on_wasabi"
    SQUID_ON_WASABI = "squid_on_wasabi"
    WASABI = "wasabi"
    CHOPSTICKS = "chopsticks"
    PUDDING = "pudding"
    PUDDING_MOST = "pudding_most"
    PUDDING_MIDDLE = "pudding_middle"
    PUDDING_FEWEST = "pudding_fewest"
    PUDDING_FEWER_OF_TWO = "pudding_fewer_of_two"
    PUDDING_ALL_EQUAL = "pudding_all_equal"


SOURCE_OF = {
    Rule.MAKI_MOST: Source.MAKI,
    Rule.MAKI_SECOND: Source.MAKI,
    Rule.MAKI_TOO_FEW: Source.MAKI,
    Rule.MAKI_NONE: Source.MAKI,
    Rule.TEMPURA: Source.TEMPURA,
    Rule.SASHIMI: Source.SASHIMI,
    Rule.DUMPLING: Source.DUMPLING,
    Rule.EGG: Source.NIGIRI,
    Rule.SALMON: Source.NIGIRI,
    Rule.SQUID: Source.NIGIRI,
    Rule.EGG_ON_WASABI: Source.NIGIRI,
    Rule.SALMON_ON_WASABI: Source.NIGIRI,
    Rule.SQUID_ON_WASABI: Source.NIGIRI,
}
"""Source of the points of a rule; rules that never score in a round have none."""


class Line(NamedTuple):
    """One reason for points, with every number a sentence about it needs.

    points   points this player gains, below 0 for a loss
    count    cards the rule counted; for maki it counts rolls
    sets     complete pairs or threes among them
    left     cards outside a set, dumplings beyond the last that scores, or points of a shared
             prize (or loss) that nobody gets
    sharing  players who share the prize or loss, this one included; 1 when alone
    prize    points of the whole prize or loss before it is shared, never below 0
    """

    rule: Rule
    points: int
    count: int = 0  # type: ignore[assignment]  # hides tuple.count()
    sets: int = 0
    left: int = 0
    sharing: int = 0
    prize: int = 0


class SeatResult(NamedTuple):
    """One player's round: the lines, the maki line last, and the sums that follow from them."""

    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """Points of the round, without puddings."""
        return sum([line.points for line in self.lines])

    @property
    def points(self) -> dict[Source, int]:
        """Points of the round by source, zeros included; they add up to the total."""
        points = dict.fromkeys(Source, 0)
        for line in self.lines:
            if line.rule in SOURCE_OF:
                points[SOURCE_OF[line.rule]] += line.points
        return points


class RoundResult(NamedTuple):
    """One scored round, a result for each seat."""

    seats: tuple[SeatResult, ...]


class GameResult(NamedTuple):
    """A game as far as it has been played, everything by seat.

    rounds    the scored rounds
    puddings  pudding cards collected so far
    pudding   the line of the pudding scoring, None until the last round is in
    totals    points so far, with the puddings once they are scored
    ranks     1 + number of players strictly better
    """

    rounds: tuple[RoundResult, ...]
    puddings: tuple[int, ...]
    pudding: tuple[Line, ...] | None
    totals: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def finished(self) -> bool:
        """Whether the last round and the puddings are scored."""
        return self.pudding is not None


class GameWarning(NamedTuple):
    """Something unlikely on the table that does not stop the scoring.

    code      "hand_size": a tableau holds `found` cards instead of `limit`;
              "deck": `found` cards of one kind over all rounds, and the box holds only `limit`
    limit     cards there should be, or can be at most
    found     cards there are
    round     round from 1, for hand_size
    seat      seat from 0, for hand_size
    card      kind of card, for deck
    """

    code: str
    limit: int
    found: int
    round: int = 0
    seat: int = 0
    card: str = ""
