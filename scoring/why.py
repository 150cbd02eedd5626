"""The reasons that stand under the numbers of a page: sums in figures, the rule, and rulings on cases like it."""

from collections.abc import Sequence
from typing import Any

from scoring.engine import GameResult, Line, Rule, Tableau
from scoring.engine.cards import ROLLS

from . import reasons
from .wording import added, line_sum


def of_line(line: Line, seats: Sequence[Line] = (), sums: Sequence[str] = ()) -> dict[str, Any]:
    """Why a line has its points.

    `seats` are the lines by seat that it was compared with, `sums` shows how its cards were counted.
    """
    return {
        "sums": [text for text in (*sums, line_sum(line)) if text],
        "rule": reasons.passage(line),
        "rulings": reasons.rulings(line, seats),
    }


def of_prizes(seats: Sequence[Line]) -> dict[str, Any]:
    """Why a prize went to some and not to others, from the lines by seat."""
    decisive = max(seats, key=lambda line: (line.sharing, line.points))
    return {"sums": [], "rule": reasons.passage(decisive), "rulings": reasons.all_rulings(seats)}


def of_end(result: GameResult) -> dict[str, Any]:
    """Why a finished game is won by those who win it."""
    return {"sums": [], "rule": reasons.final_passage(result), "rulings": reasons.final_rulings(result)}


def rolls_sum(tableau: Tableau) -> str:
    """The rolls of every maki card, added up."""
    counts = tableau.counts()
    rolls = [icons for card, icons in ROLLS.items() for _ in range(counts[card])]
    return added(rolls, tableau.rolls)


def totals(result: GameResult, names: Sequence[str]) -> list[dict[str, Any]]:
    """A row for each player: the rounds and the puddings that make the total, and puddings by round."""
    return [_total(result, seat, name) for seat, name in enumerate(names)]


def _total(result: GameResult, seat: int, name: str) -> dict[str, Any]:
    parts = [scored.seats[seat].total for scored in result.rounds]
    if result.pudding:
        parts.append(result.pudding[seat].points)
    kept = [_puddings(scored.seats[seat].lines) for scored in result.rounds]
    return {
        "name": name,
        "sum": added(parts, result.totals[seat]),
        "total": result.totals[seat],
        "puddings": result.puddings[seat],
        "kept": added(kept, result.puddings[seat]),
    }


def _puddings(lines: Sequence[Line]) -> int:
    return next((line.count for line in lines if line.rule is Rule.PUDDING), 0)
