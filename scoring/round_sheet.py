"""The page of one round: its points, and the reason for each of them."""

from collections.abc import Sequence
from typing import Any

from django.urls import reverse
from django.utils.translation import pgettext

from scoring.engine import Line, Rule, SeatResult, Source, Tableau, score_game
from scoring.engine.breakdown import SOURCE_OF
from scoring.engine.cards import ROUNDS
from sushigo_site.numbers import isolate, join, ordinal

from . import why
from .charts import round_points, source_bars
from .models import Game
from .sheet import PICTURES, next_entry, source_head, standings
from .wording import (
    added,
    display_names,
    line_sentences,
    maki_sentences,
    rolls,
    source_name,
    warning_sentence,
)


def round_page(game: Game, number: int) -> dict[str, Any]:
    """Everything on the page of one complete round."""
    names = display_names([player.name for player in game.seats])
    tableaus = game.complete_rounds()[:number]
    so_far = score_game(tableaus, len(names))
    seats = so_far.rounds[-1].seats
    maki = [result.lines[-1] for result in seats]
    warnings = [w for w in game.warnings() if w.code == "deck" or w.round == number]
    return {
        "game": game,
        "title": pgettext("sheet.round_points", "Points in round {n}").format(n=ordinal(number)),
        "sources": [source_head(source) for source in Source],
        "players": [
            _seat(seat, name, seats[seat], tableaus[-1][seat], maki) | _edit(game, number, seat, name)
            for seat, name in enumerate(names)
        ],
        "bars": source_bars([round_points(result) for result in seats], names),
        "maki": maki_sentences(maki, names),
        "maki_why": why.of_prizes(maki),
        "steps": _maki_steps(maki, names),
        "standings": standings(so_far, names, "total" if number == 1 else "so-far"),
        "totals": why.totals(so_far, names) if number > 1 else [],
        "puddings_counted": so_far.finished,
        "after": _after(number),
        "next": next_entry(game),
        "finished": game.next_open() is None,
        "warnings": [warning_sentence(warning, names) for warning in warnings],
    }


def _after(number: int) -> str:
    """What the standings after a round are called."""
    if number == ROUNDS:
        return pgettext("sheet.final", "Final result")
    return pgettext("sheet.after", "After round {n}").format(n=ordinal(number))


def _maki_steps(lines: Sequence[Line], names: Sequence[str]) -> list[dict[str, Any]]:
    """The maki podium: who stands on the first and the second step, and the points of each of them."""
    steps = []
    for place, rule in enumerate((Rule.MAKI_MOST, Rule.MAKI_SECOND), 1):
        holders = [seat for seat, line in enumerate(lines) if line.rule is rule]
        if holders:
            line = lines[holders[0]]
            steps.append(
                {
                    "place": place,
                    "names": [names[seat] for seat in holders],
                    "rolls": rolls(line.count),
                    "points": line.points,
                }
            )
    return steps


def _seat(seat: int, name: str, result: SeatResult, tableau: Tableau, maki: Sequence[Line]) -> dict[str, Any]:
    """One player's round: points by source, each with the place of its reason, and every line with its reason."""
    there = {SOURCE_OF.get(line.rule) for line in result.lines}
    return {
        "name": name,
        "cells": [
            {"points": points, "reason": _anchor(seat, source if source in there else "none")}
            for source, points in result.points.items()
        ],
        "round": result.total,
        "lines": _lines(seat, name, result, tableau, maki),
        "none": _none([source_name(source) for source in Source if source not in there]),
        "none_anchor": _anchor(seat, "none"),
        "sum": added([points for points in result.points.values() if points], result.total),
    }


def _none(sources: Sequence[str]) -> str:
    """What a player laid no card of, and so got no points for; "" when there is nothing."""
    text = pgettext("why.no_cards", "No cards, no points: {sources}")
    return text.format(sources=join(sources)) if sources else ""


def _lines(seat: int, name: str, result: SeatResult, tableau: Tableau, maki: Sequence[Line]) -> list[dict[str, Any]]:
    """Every line with its reason; the first of a source is where the points of that source are explained."""
    sources = [SOURCE_OF.get(line.rule) for line in result.lines]
    return [
        _line(line, name, tableau, maki)
        | {"anchor": _anchor(seat, source) if source and source not in sources[:n] else ""}
        for n, (line, source) in enumerate(zip(result.lines, sources, strict=True))
    ]


def _line(line: Line, name: str, tableau: Tableau, maki: Sequence[Line]) -> dict[str, Any]:
    is_maki = SOURCE_OF.get(line.rule) is Source.MAKI
    return {
        "picture": PICTURES[Source.MAKI] if is_maki else line.rule.value,
        "sentences": line_sentences(line, name),
        "points": line.points,
        "why": why.of_line(line, maki, [why.rolls_sum(tableau)]) if is_maki else why.of_line(line),
    }


def _edit(game: Game, number: int, seat: int, name: str) -> dict[str, str]:
    label = pgettext("sheet.edit_cards", "Edit cards: {name}, round {n}")
    return {
        "edit_url": reverse("tableau", args=[game.token, number, seat]),
        "edit_label": label.format(name=isolate(name), n=ordinal(number)),
    }


def _anchor(seat: int, reason: str) -> str:
    return f"why-{seat + 1}-{reason}"
