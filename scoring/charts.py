"""Points as bars: whole numbers out of 1000 for the templates to draw, and the same in words."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from django.utils.translation import pgettext

from scoring.engine import GameResult, SeatResult, Source
from sushigo_site.numbers import isolate, join

from .wording import signed_points, source_name

FULL = 1000
"""Width of all bars together, from the lowest total below 0 to the most points gained."""


def source_bars(points: Sequence[Mapping[str, int]], names: Sequence[str]) -> list[dict[str, Any]]:
    """A bar for each player made of what every source gave, from the points by source and seat.

    What was lost is taken away from the end of the bar: it is whole up to the total, so equal totals end alike.
    `zero` is where the bars begin.
    """
    longest = max([_gained(own) for own in points] + [1])
    lowest = min([sum(own.values()) for own in points] + [0])
    scale = partial(_place, lowest=lowest, width=longest - lowest)
    return [
        {
            "name": name,
            "total": sum(own.values()),
            "label": _words(name, own),
            "zero": scale(0),
            "parts": _parts(own, scale),
            "lost": _lost(own, scale),
        }
        for own, name in zip(points, names, strict=True)
    ]


def round_points(result: SeatResult) -> dict[str, int]:
    """What each source gave one player in a round."""
    return {source.value: points for source, points in result.points.items()}


def game_points(result: GameResult, seat: int) -> dict[str, int]:
    """What each source gave one player in the rounds so far, and the puddings when they are scored."""
    rounds = [round_points(scored.seats[seat]) for scored in result.rounds]
    points = {source.value: sum(own[source.value] for own in rounds) for source in Source}
    return points | ({"pudding": result.pudding[seat].points} if result.pudding else {})


def growth(before: int, total: int, best: int) -> dict[str, int]:
    """How far a total has come in a bar whose end is the best total: the part before, and the part gained."""
    longest = max(best, 1)
    start, end = max(before, 0) * FULL // longest, max(total, 0) * FULL // longest
    return {"before": start, "gained": max(end - start, 0)}


def _place(points: int, lowest: int, width: int) -> int:
    return (points - lowest) * FULL // width


def _gained(points: Mapping[str, int]) -> int:
    return sum(n for n in points.values() if n > 0)


def _parts(points: Mapping[str, int], scale: Callable[[int], int]) -> list[dict[str, Any]]:
    parts, sum_so_far = [], 0
    for source, gained in points.items():
        if gained > 0:
            start, end = scale(sum_so_far), scale(sum_so_far + gained)
            parts.append({"source": source, "x": start, "width": end - start})
            sum_so_far += gained
    return parts


def _lost(points: Mapping[str, int], scale: Callable[[int], int]) -> dict[str, int] | None:
    """From the total to all that was gained; None for a player who lost nothing."""
    total, gained = sum(points.values()), _gained(points)
    return {"x": scale(total), "width": scale(gained) - scale(total)} if total < gained else None


def _words(name: str, points: Mapping[str, int]) -> str:
    part = pgettext("chart.part", "{source}: {points}")
    parts = [
        part.format(source=source_name(source), points=signed_points(gained))
        for source, gained in points.items()
        if gained
    ]
    if not parts:
        return pgettext("chart.nothing", "{name}: no points").format(name=isolate(name))
    return pgettext("chart.player", "{name} – {parts}").format(name=isolate(name), parts=join(parts))
