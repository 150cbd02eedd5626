"""The shared prizes in sentences: who gets the maki of a round, who gains and loses by puddings."""

from collections.abc import Sequence

from django.utils.translation import npgettext, pgettext

from scoring.engine import Line, Rule
from sushigo_site.numbers import isolate, number

from .atoms import genitive_points, object_points
from .names import join_names


def maki_sentences(lines: Sequence[Line], names: Sequence[str]) -> list[str]:
    """Who gets the two maki prizes of a round and why, from the maki line of each seat."""
    first, leaders = _holders(Rule.MAKI_MOST, lines, names)
    if first is None:
        return [pgettext("maki.nobody", "Nobody has any maki in this round, so there are no maki points.")]
    if first.sharing > 1:
        return [_maki_first_tie(first, leaders), *_lost(first)]
    sentence = pgettext("maki.first", "{name} has the most maki ({rolls}) and gets {points}.")
    return [
        sentence.format(name=isolate(leaders[0]), rolls=number(first.count), points=object_points(first.points)),
        *_maki_second(*_holders(Rule.MAKI_SECOND, lines, names)),
    ]


def pudding_sentences(lines: Sequence[Line], names: Sequence[str]) -> list[str]:
    """Who gains and who loses by puddings and why, from the pudding line of each seat."""
    most, winners = _holders(Rule.PUDDING_MOST, lines, names)
    if most is None:
        return [_pudding_all_equal(lines[0])]
    fewest, losers = _holders(Rule.PUDDING_FEWEST, lines, names)
    return [
        _pudding_most(most, winners),
        *_lost(most),
        *([_two_players()] if fewest is None else _pudding_fewest(fewest, losers)),
    ]


def split_sum(line: Line) -> str:
    """How a prize or a loss is shared, as a sum; a page shows it from left to right in every language."""
    shares = {"total": number(line.prize), "count": number(line.sharing), "each": number(abs(line.points))}
    if line.left == 0:
        return pgettext("split.formula", "{total} ÷ {count} = {each}").format(**shares)
    text = pgettext("split.formula_left", "{total} ÷ {count} = {each}, remainder {left}")
    return text.format(**shares, left=number(line.left))


def _holders(rule: Rule, lines: Sequence[Line], names: Sequence[str]) -> tuple[Line | None, list[str]]:
    """The line that the players under one rule have in common, and their names."""
    held = [(line, name) for line, name in zip(lines, names, strict=True) if line.rule is rule]
    return (held[0][0] if held else None), [name for _, name in held]


def _maki_first_tie(line: Line, names: Sequence[str]) -> str:
    return npgettext(
        "maki.first_tie",
        "{names} tie for the most maki ({rolls} each): they split {total}, {each_points} each. "
        "Second place is not scored.",
        "{names} tie for the most maki ({rolls} each): they split {total}, {each_points} each. "
        "Second place is not scored.",
        len(names),
    ).format(
        names=join_names(names),
        rolls=number(line.count),
        total=object_points(line.prize),
        each_points=object_points(line.points),
    )


def _maki_second(line: Line | None, names: Sequence[str]) -> list[str]:
    if line is None:
        return [pgettext("maki.second_nobody", "Nobody else has any maki, so second place is not scored.")]
    if line.sharing > 1:
        return _maki_second_tie(line, names)
    text = pgettext("maki.second", "{name} has the second most maki ({rolls}) and gets {points}.")
    return [text.format(name=isolate(names[0]), rolls=number(line.count), points=object_points(line.points))]


def _maki_second_tie(line: Line, names: Sequence[str]) -> list[str]:
    if line.points == 0:
        return [_maki_second_tie_zero(line, names)]
    sentence = npgettext(
        "maki.second_tie",
        "{names} tie for second ({rolls} each): they split {total}, {each_points} each.",
        "{names} tie for second ({rolls} each): they split {total}, {each_points} each.",
        len(names),
    ).format(
        names=join_names(names),
        rolls=number(line.count),
        total=object_points(line.prize),
        each_points=object_points(line.points),
    )
    return [sentence, *_lost(line)]


def _maki_second_tie_zero(line: Line, names: Sequence[str]) -> str:
    return pgettext(
        "maki.second_tie_zero",
        "{names} tie for second ({rolls} each), but {total} split {count} ways is less than one "
        "point each, so nobody scores.",
    ).format(
        names=join_names(names),
        rolls=number(line.count),
        total=object_points(line.prize),
        count=number(line.sharing),
    )


def _lost(line: Line) -> list[str]:
    """The points of a shared prize that nobody gets, when there are any."""
    if line.left == 0:
        return []
    text = npgettext(
        "split.left",
        "{left} point is left over and lost.",
        "{left} points are left over and lost.",
        line.left,
    )
    return [text.format(left=number(line.left))]


def _dropped(line: Line) -> list[str]:
    """The points of a shared loss that nobody loses, when there are any."""
    if line.left == 0:
        return []
    text = npgettext(
        "split.left_loss",
        "{left} point of the loss is dropped.",
        "{left} points of the loss are dropped.",
        line.left,
    )
    return [text.format(left=number(line.left))]


def _pudding_all_equal(line: Line) -> str:
    if line.count == 0:
        return pgettext(
            "why.pudding_all_none",
            "Nobody has any puddings, so nobody gains or loses points.",
        )
    return pgettext(
        "pud.all_equal",
        "Everyone has the same number of puddings ({puddings}), so nobody gains or loses points.",
    ).format(puddings=number(line.count))


def _pudding_most(line: Line, names: Sequence[str]) -> str:
    if line.sharing == 1:
        text = pgettext("pud.most", "{name} has the most puddings ({puddings}) and gets {points}.")
        return text.format(name=isolate(names[0]), puddings=number(line.count), points=object_points(line.points))
    return npgettext(
        "pud.most_tie",
        "{names} tie for the most puddings ({puddings} each): they split {total}, {each_points} each.",
        "{names} tie for the most puddings ({puddings} each): they split {total}, {each_points} each.",
        len(names),
    ).format(
        names=join_names(names),
        puddings=number(line.count),
        total=object_points(line.prize),
        each_points=object_points(line.points),
    )


def _two_players() -> str:
    return pgettext("pud.two_players", "With two players, having fewer puddings costs nothing.")


def _pudding_fewest(line: Line, names: Sequence[str]) -> list[str]:
    if line.sharing > 1:
        return [_pudding_fewest_tie(line, names), *_dropped(line)]
    if line.count == 0:
        text = pgettext("pud.fewest_none", "{name} has no puddings and loses {points}.")
        return [text.format(name=isolate(names[0]), points=object_points(-line.points))]
    text = pgettext("pud.fewest", "{name} has the fewest puddings ({puddings}) and loses {points}.")
    return [text.format(name=isolate(names[0]), puddings=number(line.count), points=object_points(-line.points))]


def _pudding_fewest_tie(line: Line, names: Sequence[str]) -> str:
    shares = {
        "names": join_names(names),
        "total": genitive_points(line.prize),
        "each_points": object_points(-line.points),
    }
    if line.count == 0:
        return npgettext(
            "pud.fewest_tie_none",
            "{names} have no puddings: they split the loss of {total}, {each_points} each.",
            "{names} have no puddings: they split the loss of {total}, {each_points} each.",
            len(names),
        ).format(**shares)
    return npgettext(
        "pud.fewest_tie",
        "{names} tie for the fewest puddings ({puddings} each): they split the loss of {total}, {each_points} each.",
        "{names} tie for the fewest puddings ({puddings} each): they split the loss of {total}, {each_points} each.",
        len(names),
    ).format(**shares, puddings=number(line.count))
