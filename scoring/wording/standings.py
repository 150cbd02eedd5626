"""Who wins, and how ties fall, in sentences."""

from collections.abc import Sequence

from django.utils.translation import npgettext, pgettext

from scoring.engine import GameResult
from sushigo_site.numbers import isolate, number, ordinal

from .atoms import signed_points
from .names import join_names


def final_sentences(result: GameResult, names: Sequence[str]) -> list[str]:
    """Who wins and how the ties fall, the win first; only for a finished game."""
    lower_totals = sorted(set(result.totals) - {max(result.totals)}, reverse=True)
    shared_ranks = sorted({rank for rank in result.ranks if result.ranks.count(rank) > 1})
    return [
        _win(result, names),
        *[s for total in lower_totals for s in _order_by_puddings(total, result, names)],
        *[_shared_place(rank, result, names) for rank in shared_ranks if rank > 1],
        *([_custom_tie()] if shared_ranks else []),
    ]


def _win(result: GameResult, names: Sequence[str]) -> str:
    best = max(result.totals)
    level = [name for name, total in zip(names, result.totals, strict=True) if total == best]
    seats = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    winners = [names[seat] for seat in seats]
    puddings = number(result.puddings[seats[0]])
    if len(level) == 1:
        text = pgettext("fin.winner", "{name} wins: {points}.")
        return text.format(name=isolate(winners[0]), points=signed_points(best))
    if len(winners) == 1:
        return _won_by_puddings(level, winners[0], number(best), puddings)
    if len(winners) < len(level):
        return _shared_by_puddings(level, winners, number(best), puddings)
    return npgettext(
        "fin.shared",
        "{names} are level on points ({points}) and puddings ({puddings}) and share first place.",
        "{names} are level on points ({points}) and puddings ({puddings}) and share first place.",
        len(winners),
    ).format(names=join_names(winners), points=number(best), puddings=puddings)


def _won_by_puddings(level: Sequence[str], winner: str, points: str, puddings: str) -> str:
    return npgettext(
        "fin.winner_puddings",
        "{names} tie on points ({points}). {winner} wins with more puddings ({puddings}).",
        "{names} tie on points ({points}). {winner} wins with more puddings ({puddings}).",
        len(level),
    ).format(names=join_names(level), points=points, winner=isolate(winner), puddings=puddings)


def _shared_by_puddings(level: Sequence[str], winners: Sequence[str], points: str, puddings: str) -> str:
    return npgettext(
        "fin.shared_puddings",
        "{names} tie on points ({points}). Among them, {winners} have the most puddings "
        "({puddings}) and share first place.",
        "{names} tie on points ({points}). Among them, {winners} have the most puddings "
        "({puddings}) and share first place.",
        len(winners),
    ).format(names=join_names(level), points=points, winners=join_names(winners), puddings=puddings)


def _order_by_puddings(total: int, result: GameResult, names: Sequence[str]) -> list[str]:
    """For places below the first: who is level on points and parted by puddings."""
    seats = [seat for seat, own in enumerate(result.totals) if own == total]
    if len({result.ranks[seat] for seat in seats}) < 2:
        return []
    text = npgettext(
        "fin.order_puddings",
        "{names} tie on points ({points}). Whoever has more puddings ranks higher.",
        "{names} tie on points ({points}). Whoever has more puddings ranks higher.",
        len(seats),
    )
    return [text.format(names=join_names([names[seat] for seat in seats]), points=number(total))]


def _shared_place(rank: int, result: GameResult, names: Sequence[str]) -> str:
    sharing = [name for name, own in zip(names, result.ranks, strict=True) if own == rank]
    return npgettext(
        "fin.shared_place",
        "{names} share place {place}.",
        "{names} share place {place}.",
        len(sharing),
    ).format(names=join_names(sharing), place=ordinal(rank))


def _custom_tie() -> str:
    return pgettext(
        "sheet.custom_tie",
        "The rulebooks say nothing about this tie; sharing the place is the custom.",
    )
