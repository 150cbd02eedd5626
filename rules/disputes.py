"""What a link or a form of the tie resolver asks: numbers and names by seat, or what is wrong in which field.

A parameter that stands once lists the seats, "5,5,3"; one that is repeated has a value for each seat, as forms send
it. Nothing here knows the language of the reader; resolver.py says it in sentences.
"""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple
from urllib.parse import quote

from scoring.engine import Card
from scoring.engine.cards import DECK, MAX_PLAYERS, MIN_PLAYERS, ROLLS
from scoring.engine.document import NAME_LENGTH
from scoring.wording import clean_name
from sushigo_site.numbers import whole_number

NAMES = "names"
PLAYERS = "players"
ROWS_SHOWN = 10
"""What a wrong link names beyond five players is shown up to here, and kept."""

LARGEST_TOTAL = 999
"""Points of a game stay far below it, and the pages have room for three digits."""

LIMITS = {
    "rolls": (0, sum(DECK[card] * icons for card, icons in ROLLS.items())),
    "totals": (-LARGEST_TOTAL, LARGEST_TOTAL),
    "puddings": (0, DECK[Card.PUDDING]),
}
"""Lowest and highest number of a column."""

COLUMNS = {"maki": ("rolls",), "pudding": ("puddings",), "winner": ("totals", "puddings")}
"""The numbers of each seat that decide a dispute, by its kind."""

_SEPARATOR = re.compile("[,،]")
KEPT_IN_LINKS = "!()*~"
"""What JavaScript's encodeURIComponent leaves as it is, too: both make the same links."""


class Fault(NamedTuple):
    """What is wrong with a field: not_number, too_low, too_high, long_name or player_count."""

    field: str
    code: str


class Dispute(NamedTuple):
    """A question that can be answered: names by seat, "" for a blank one, and numbers by seat for each column."""

    kind: str
    names: tuple[str, ...]
    counts: dict[str, tuple[int, ...]]

    @property
    def query(self) -> str:
        """The shortest query that asks this again."""
        numbers = [f"{column}={','.join(map(str, counts))}" for column, counts in self.counts.items()]
        return "&".join(numbers + _names_in_link(self.names))


class Reading(NamedTuple):
    """A query as read: for each row of the form the texts typed by column, the faults, and the dispute without any.

    players  how many play, as far as that is known
    is_long  whether the same can be asked by a shorter link
    """

    rows: list[dict[str, str]]
    players: int | None
    faults: list[Fault]
    dispute: Dispute | None
    is_long: bool


def read(kind: str, given: Mapping[str, Sequence[str]]) -> Reading:
    """What the parameters of a query ask; without any of ours the reading has neither faults nor a dispute."""
    columns = {name: _items(given.get(name, ())) for name in (NAMES, *COLUMNS[kind])}
    rows = _rows(columns)
    asked = PLAYERS in given or bool(rows)
    players = whole_number(given[PLAYERS][-1]) if PLAYERS in given else len(rows)
    if not asked or players is None or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        return Reading(rows[:ROWS_SHOWN], None, [Fault(PLAYERS, "player_count")] if asked else [], None, False)
    rows = (rows + [dict.fromkeys(columns, "")] * players)[:players]
    faults = [fault for seat, row in enumerate(rows, 1) for fault in _faults(seat, row)]
    is_long = PLAYERS in given or any(len(given.get(column, ())) > 1 for column in COLUMNS[kind])
    return Reading(rows, players, faults, None if faults else _dispute(kind, rows), is_long)


def _items(values: Sequence[str]) -> list[str]:
    return [item.strip() for item in (_SEPARATOR.split(values[0]) if len(values) == 1 else values)]


def _rows(columns: Mapping[str, Sequence[str]]) -> list[dict[str, str]]:
    """The texts of each seat, without the empty rows at the end."""
    length = max((n for items in columns.values() for n, item in enumerate(items, 1) if item), default=0)
    return [{name: items[n] if n < len(items) else "" for name, items in columns.items()} for n in range(length)]


def _faults(seat: int, row: Mapping[str, str]) -> list[Fault]:
    codes = {
        column: _name_fault(text) if column == NAMES else _number_fault(column, text) for column, text in row.items()
    }
    return [Fault(f"{column}_{seat}", code) for column, code in codes.items() if code]


def _name_fault(text: str) -> str:
    return "long_name" if len(clean_name(text)) > NAME_LENGTH else ""


def _number_fault(column: str, text: str) -> str:
    number, (lowest, highest) = whole_number(text), LIMITS[column]
    if number is None:
        return "not_number"
    if number < lowest:
        return "too_low"
    return "too_high" if number > highest else ""


def _dispute(kind: str, rows: Sequence[Mapping[str, str]]) -> Dispute:
    names = tuple(clean_name(row[NAMES]) for row in rows)
    return Dispute(
        kind, names, {column: tuple(int(whole_number(row[column]) or 0) for row in rows) for column in COLUMNS[kind]}
    )


def _names_in_link(names: Sequence[str]) -> list[str]:
    if not any(names):
        return []
    encoded = [quote(name, safe=KEPT_IN_LINKS) for name in names]
    if any(_SEPARATOR.search(name) for name in names):  # a list could not be taken apart again
        return [f"{NAMES}={name}" for name in encoded]
    return [f"{NAMES}={','.join(encoded).rstrip(',')}"]
