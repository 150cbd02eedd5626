"""Points and counts as sums in figures ("2 × 5 = 10"), to be shown from left to right in every language."""

from collections.abc import Sequence

from django.utils.translation import pgettext

from scoring.engine import Line, Rule
from scoring.engine.rulebook import NIGIRI_POINTS, SASHIMI_POINTS, TEMPURA_POINTS, WASABI_TIMES
from sushigo_site.numbers import SIGNS, language, number

from .prizes import split_sum

_NIGIRI_UNDER = {
    Rule.EGG_ON_WASABI: Rule.EGG,
    Rule.SALMON_ON_WASABI: Rule.SALMON,
    Rule.SQUID_ON_WASABI: Rule.SQUID,
}


def line_sum(line: Line) -> str:
    """How the points of a line come about; "" where there is nothing to multiply or to share."""
    if line.sharing > 1:
        return split_sum(line)
    if line.points == 0:
        return ""
    if line.rule is Rule.TEMPURA:
        return _times(line.sets, TEMPURA_POINTS, line.points)
    if line.rule is Rule.SASHIMI:
        return _times(line.sets, SASHIMI_POINTS, line.points)
    if line.rule in NIGIRI_POINTS:
        return _times(line.count, NIGIRI_POINTS[line.rule], line.points)
    if line.rule in _NIGIRI_UNDER:
        return _times_on_wasabi(line.count, NIGIRI_POINTS[_NIGIRI_UNDER[line.rule]], line.points)
    return ""


def added(parts: Sequence[int], total: int) -> str:
    """Parts, which may be below 0, and what they add up to; "" where a single part is the total."""
    if len(parts) < 2:
        return ""
    signs = SIGNS[language()]
    first, *rest = parts
    terms = [f"{signs.minus if part < 0 else signs.plus} {number(abs(part))}" for part in rest]
    return " ".join([number(first), *terms, "=", number(total)])


def _times(count: int, each: int, points: int) -> str:
    text = pgettext("sum.times", "{count} × {each} = {points}")
    return text.format(count=number(count), each=number(each), points=number(points))


def _times_on_wasabi(count: int, each: int, points: int) -> str:
    text = pgettext("sum.times_wasabi", "{count} × {each} × {times} = {points}")
    return text.format(count=number(count), each=number(each), times=number(WASABI_TIMES), points=number(points))
