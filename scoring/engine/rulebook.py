"""Every scoring rule of the base game: its values and one function each, in the order of the leaflet.

Pages are those of the Gamewright rules of 2014. Where an edition is silent the docstring says so.
"""

from collections.abc import Sequence

from .breakdown import Line, Rule

MAKI_MOST_POINTS = 6
"""For the most rolls, shared by those who tie for it."""

MAKI_SECOND_POINTS = 3
"""For the second most rolls, shared by those who tie for it."""

TEMPURA_SET = 2
TEMPURA_POINTS = 5
"""For every pair."""

SASHIMI_SET = 3
SASHIMI_POINTS = 10
"""For every three."""

DUMPLING_POINTS = (0, 1, 3, 6, 10, 15)
"""For 0, 1, 2, 3, 4 and for 5 or more dumplings."""

NIGIRI_POINTS = {Rule.EGG: 1, Rule.SALMON: 2, Rule.SQUID: 3}
"""For each nigiri on its own."""

WASABI_TIMES = 3
"""A nigiri on a wasabi is worth this many times its value."""

ON_WASABI_POINTS = {
    Rule.EGG_ON_WASABI: WASABI_TIMES * NIGIRI_POINTS[Rule.EGG],
    Rule.SALMON_ON_WASABI: WASABI_TIMES * NIGIRI_POINTS[Rule.SALMON],
    Rule.SQUID_ON_WASABI: WASABI_TIMES * NIGIRI_POINTS[Rule.SQUID],
}
"""For each nigiri on a wasabi."""

PUDDING_POINTS = 6
"""Gained for the most puddings and lost for the fewest, at the end of the game."""


def maki(rolls: Sequence[int]) -> list[Line]:
    """Most rolls, second most rolls (p. 3): a line for each seat from the rolls by seat.

    Those who tie for the most split 6 and nobody is second. Those who tie for second split 3.
    What does not divide is lost. A player needs a roll to be counted: Adventureland 2013 says so,
    Gamewright 2014 is silent.
    """
    *_, second, most = sorted(rolls)
    lines = {most: _share(Rule.MAKI_MOST, MAKI_MOST_POINTS, most, rolls.count(most))}
    if second < most:
        lines[second] = _share(Rule.MAKI_SECOND, MAKI_SECOND_POINTS, second, rolls.count(second))
    lines[0] = Line(Rule.MAKI_NONE, 0)
    return [lines.get(n) or Line(Rule.MAKI_TOO_FEW, 0, n) for n in rolls]


def tempura(cards: int) -> Line:
    """5 points for every pair (p. 4); a single one scores nothing."""
    pairs, left = divmod(cards, TEMPURA_SET)
    return Line(Rule.TEMPURA, pairs * TEMPURA_POINTS, cards, pairs, left)


def sashimi(cards: int) -> Line:
    """10 points for every three (p. 4); one or two left over score nothing."""
    threes, left = divmod(cards, SASHIMI_SET)
    return Line(Rule.SASHIMI, threes * SASHIMI_POINTS, cards, threes, left)


def dumpling(cards: int) -> Line:
    """1, 3, 6, 10, 15 points for 1, 2, 3, 4, 5 or more dumplings (p. 4)."""
    scoring = min(cards, len(DUMPLING_POINTS) - 1)
    return Line(Rule.DUMPLING, DUMPLING_POINTS[scoring], cards, left=cards - scoring)


def nigiri(rule: Rule, cards: int) -> Line:
    """1, 2, 3 points for each egg, salmon, squid nigiri that is not on a wasabi (p. 4)."""
    return Line(rule, cards * NIGIRI_POINTS[rule], cards)


def nigiri_on_wasabi(rule: Rule, cards: int) -> Line:
    """Three times the value of each nigiri that was laid on a wasabi (p. 2 and 4)."""
    return Line(rule, cards * ON_WASABI_POINTS[rule], cards)


def wasabi(cards: int) -> Line:
    """A wasabi that nothing was laid on scores nothing (p. 4)."""
    return Line(Rule.WASABI, 0, cards)


def chopsticks(cards: int) -> Line:
    """Chopsticks score nothing (p. 4)."""
    return Line(Rule.CHOPSTICKS, 0, cards)


def pudding(cards: int) -> Line:
    """A pudding scores nothing in its round and is kept for the end of the game (p. 4)."""
    return Line(Rule.PUDDING, 0, cards)


def final_puddings(puddings: Sequence[int]) -> list[Line]:
    """Most puddings +6, fewest -6 (p. 5): a line for each seat from the puddings by seat.

    Ties split, and what does not divide is dropped, so a shared loss rounds toward zero. None at
    all counts as fewest. When all are equal nobody gains or loses. With two players nobody loses.
    """
    most, fewest = max(puddings), min(puddings)
    if most == fewest:
        return [Line(Rule.PUDDING_ALL_EQUAL, 0, most)] * len(puddings)
    lines = {n: Line(Rule.PUDDING_MIDDLE, 0, n) for n in puddings}
    lines[most] = _share(Rule.PUDDING_MOST, PUDDING_POINTS, most, puddings.count(most))
    lines[fewest] = (
        Line(Rule.PUDDING_FEWER_OF_TWO, 0, fewest)
        if len(puddings) == 2
        else _share_loss(Rule.PUDDING_FEWEST, PUDDING_POINTS, fewest, puddings.count(fewest))
    )
    return [lines[n] for n in puddings]


def ranks(totals: Sequence[int], puddings: Sequence[int] | None = None) -> list[int]:
    """Places by seat, 1 + number of players strictly better: most points win (p. 5).

    Equal points go to more puddings (p. 5) when `puddings` are given. Equal again: no rulebook
    covers it; the place is shared, by custom. The leaflet breaks the tie for the win only; using
    it for lower places too is the customary extension.
    """
    standings = list(zip(totals, puddings or [0] * len(totals), strict=True))
    return [1 + sum(other > own for other in standings) for own in standings]


def _share(rule: Rule, prize: int, count: int, sharing: int) -> Line:
    return Line(rule, prize // sharing, count, 0, prize % sharing, sharing, prize)


def _share_loss(rule: Rule, loss: int, count: int, sharing: int) -> Line:
    # Not -loss // sharing: that rounds away from zero, and the remainder of a loss is dropped.
    return Line(rule, -(loss // sharing), count, 0, loss % sharing, sharing, loss)
