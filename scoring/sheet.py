"""The score sheet, as its template shows it."""

from collections.abc import Sequence
from typing import Any

from django.urls import reverse
from django.utils.translation import pgettext

from scoring.engine import GameResult, Line, Source, Tableau
from scoring.engine.cards import ROUNDS
from sushigo_site.numbers import isolate, ordinal

from . import why
from .charts import game_points, growth, source_bars
from .models import Game
from .wording import (
    capitalised,
    display_names,
    final_sentences,
    join_names,
    pudding_sentences,
    puddings,
    signed_points,
    source_name,
    warning_sentence,
)

PICTURES = {
    Source.TEMPURA: "tempura",
    Source.SASHIMI: "sashimi",
    Source.DUMPLING: "dumpling",
    Source.NIGIRI: "salmon",
    Source.MAKI: "maki_2",
    "pudding": "pudding",
}
"""The card drawn above the points of each source."""


def game_page(game: Game) -> dict[str, Any]:
    """Everything on the score sheet of a game."""
    names = display_names([player.name for player in game.seats])
    result = game.result()
    bars = source_bars([game_points(result, seat) for seat in range(len(names))], names)
    return {
        "game": game,
        "finished": result.finished,
        "started": bool(result.rounds),
        "final": _reasons(result, names) if result.finished else [],
        "end": why.of_end(result) if result.finished else None,
        "best": signed_points(max(result.totals)),
        "winner": _winner(result, names),
        "pudding": _puddings(result.pudding, names),
        "sources": [*map(source_head, Source), *([source_head("pudding")] if result.finished else [])],
        "bars": bars,
        "lost": any(bar["lost"] for bar in bars),
        "puddings_counted": result.finished,
        "standings": standings(result, names, "total"),
        "totals": why.totals(result, names),
        "columns": [round_name(number) for number in range(1, ROUNDS + 1)],
        "players": [_player(result, seat, name) for seat, name in enumerate(names)],
        "rounds": [_round(game, number, names) for number in range(1, ROUNDS + 1)],
        "next": next_entry(game),
        "warnings": [warning_sentence(warning, names) for warning in game.warnings()],
    }


def round_name(number: int) -> str:
    """ "Round 2" as the reader counts rounds."""
    return pgettext("sheet.round", "Round {n}").format(n=ordinal(number))


def _winner(result: GameResult, names: Sequence[str]) -> str:
    """The heading of a finished game."""
    winners = [name for name, rank in zip(names, result.ranks, strict=True) if rank == 1]
    if len(winners) > 1:
        return pgettext("sheet.winners", "Winners: {names}").format(names=join_names(winners))
    return pgettext("ui.winner_label", "Winner: {name}").format(name=isolate(winners[0]))


def _reasons(result: GameResult, names: Sequence[str]) -> list[str]:
    """How the end came about; that one player simply has most points is already said above it."""
    sentences = final_sentences(result, names)
    return sentences if result.totals.count(max(result.totals)) > 1 else sentences[1:]


def standings(result: GameResult, names: Sequence[str], reason: str) -> list[dict[str, Any]]:
    """Players from the best on: the points so far, and how much of them the last round gave.

    Nobody has a place before the puddings are counted: they often turn the places round.
    The total of seat 0 is explained at the anchor `reason`-1 of the page.
    """
    place = pgettext("fin.place", "Place {place}")
    best = max(result.totals)
    rows = []
    for seat in sorted(range(len(names)), key=lambda seat: result.ranks[seat]):
        last = result.rounds[-1].seats[seat].total if result.rounds else 0
        total, rank = result.totals[seat], result.ranks[seat]
        row: dict[str, Any] = {
            "rank": rank if result.finished else None,
            "label": place.format(place=ordinal(rank)),
            "name": names[seat],
            "total": total,
            "reason": f"{reason}-{seat + 1}",
        }
        rows.append(row | growth(total - last, total, best))
    return rows


def _player(result: GameResult, seat: int, name: str) -> dict[str, Any]:
    """One row of the score sheet; points are numbers, None where there are none yet."""
    played = [scored.seats[seat].total for scored in result.rounds]
    return {
        "number": seat + 1,
        "name": name,
        "rounds": played + [None] * (ROUNDS - len(played)),
        "puddings": result.puddings[seat],
        "pudding": result.pudding[seat].points if result.pudding else None,
        "total": result.totals[seat],
        "won": result.finished and result.ranks[seat] == 1,
    }


def _puddings(lines: Sequence[Line] | None, names: Sequence[str]) -> dict[str, Any] | None:
    """The pudding scoring: who gains and loses in sentences, and a row for each player."""
    if lines is None:
        return None
    return {
        "sentences": pudding_sentences(lines, names),
        "rows": [
            {
                "name": name,
                "puddings": puddings(line.count),
                "points": line.points,
                "why": why.of_line(line, lines),
            }
            for line, name in zip(lines, names, strict=True)
        ],
    }


def _round(game: Game, number: int, names: Sequence[str]) -> dict[str, Any]:
    """What can be opened or entered in one round."""
    tableaus = game.rounds()[number - 1]
    expected = game.next_open()
    return {
        "name": round_name(number),
        "complete": None not in tableaus,
        "open": expected is None or number <= expected[0],
        "url": reverse("round", args=[game.token, number]),
        "seats": [_tableau_link(game, number, seat, names[seat], tableau) for seat, tableau in enumerate(tableaus)],
    }


def _tableau_link(game: Game, number: int, seat: int, name: str, tableau: Tableau | None) -> dict[str, Any]:
    edit = pgettext("sheet.edit_cards", "Edit cards: {name}, round {n}")
    empty = pgettext("sheet.cell_empty", "{name}, round {n}: not entered yet")
    return {
        "name": name,
        "url": reverse("tableau", args=[game.token, number, seat]),
        "entered": tableau is not None,
        "label": (empty if tableau is None else edit).format(name=isolate(name), n=ordinal(number)),
    }


def next_entry(game: Game) -> dict[str, str] | None:
    """The one thing to do next: enter the next cards; None when the game is over."""
    expected = game.next_open()
    if expected is None:
        return None
    label = pgettext("sheet.enter_round", "Enter round {n}").format(n=ordinal(expected[0]))
    return {"url": reverse("tableau", args=[game.token, *expected]), "label": label}


def source_head(source: Source | str) -> dict[str, str]:
    return {"name": capitalised(source_name(source)), "picture": PICTURES[source]}
