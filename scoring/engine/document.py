"""The game document: a whole game as JSON, in and out, with every fault of a document at once.

    {"players": ["Ana", "Bor"],
     "rounds": [[{"tempura": 2, "squid_on_wasabi": 1}, ["wasabi", "egg", "maki_3"]]]}

A tableau is an object of counts (absent ones are 0) or a list of cards in the order laid.
`"rules"` may hold house rules; there are none yet, so only an empty object is accepted.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from .breakdown import GameWarning, SeatResult
from .cards import MAX_PLAYERS, MIN_PLAYERS, ROUNDS, Card
from .game import check_game, score_game
from .tableau import COUNTS, Tableau

NAME_LENGTH = 40
"""The longest name of a player, in characters."""

LARGEST_COUNT = 2**53 - 1
"""The largest count: beyond it readers of JSON disagree about a number (RFC 8259, section 6)."""


KEY_LENGTH = 40
"""Characters of a key that a fault repeats in its path."""


class Document(NamedTuple):
    """A game that can be scored: names by seat, and a tableau by round and seat."""

    players: tuple[str, ...]
    rounds: tuple[tuple[Tableau, ...], ...]


class Fault(NamedTuple):
    """One reason why a document cannot be scored.

    path   where, as in "rounds/0/1/tempura"; "" is the document itself
    code   what: not_json, repeated_key, not_object, not_list, unknown_key, missing, player_count,
           not_text, empty_name, long_name, round_count, tableau_count, not_tableau, unknown_card,
           not_whole_number, negative, too_large
    """

    path: str
    code: str


class DocumentError(ValueError):
    """A document that cannot be scored; `faults` lists every reason."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(", ".join(f"{fault.path}: {fault.code}" for fault in faults))
        self.faults = list(faults)


def shown(key: object) -> str:
    """A key of a document for the path of a fault; the end of a long one is left out."""
    key = str(key)
    return key if len(key) <= KEY_LENGTH else key[:KEY_LENGTH] + "…"


def read_document(data: object) -> Document:
    """The game in a parsed JSON value. Raises DocumentError naming all faults of it at once."""
    if not isinstance(data, dict):
        raise DocumentError([Fault("", "not_object")])
    faults = list(_faults(data))
    if faults:
        raise DocumentError(faults)
    rounds = tuple(tuple(map(_tableau, tableaus)) for tableaus in data["rounds"])
    return Document(tuple(data["players"]), rounds)


def answer(document: Document) -> dict[str, Any]:
    """Points, lines, totals, ranks and warnings of a game, ready for JSON."""
    players = len(document.players)
    result = score_game(document.rounds, players)
    return {
        "finished": result.finished,
        "rounds": [[_seat(seat) for seat in scored.seats] for scored in result.rounds],
        "puddings": list(result.puddings),
        "pudding": None if result.pudding is None else [line.points for line in result.pudding],
        "totals": list(result.totals),
        "ranks": list(result.ranks),
        "warnings": [_warning(w) for w in check_game(document.rounds, players)],
    }


def _seat(seat: SeatResult) -> dict[str, Any]:
    points = {source.value: points for source, points in seat.points.items()}
    return {"points": points, "total": seat.total, "lines": [line._asdict() for line in seat.lines]}


def _warning(warning: GameWarning) -> dict[str, Any]:
    code, limit, found, number, seat, card = warning
    if code == "deck":
        return {"code": code, "card": str(card), "limit": limit, "found": found}
    return {"code": code, "round": number, "seat": seat, "expected": limit, "found": found}


def _faults(data: dict[str, Any]) -> Iterator[Fault]:
    yield from (Fault(shown(key), "unknown_key") for key in data if key not in _READERS)
    for key, read in _READERS.items():
        if key in data:
            yield from read(key, data[key], data)
        elif key != "rules":
            yield Fault(key, "missing")


# JSON can write half of a surrogate pair, which no encoding can store.
_HALF_CHARACTER = re.compile(r"[\ud800-\udfff]")


def _players(path: str, players: object, document: dict[str, Any]) -> Iterator[Fault]:
    if not isinstance(players, list):
        yield Fault(path, "not_list")
        return
    if not MIN_PLAYERS <= len(players) <= MAX_PLAYERS:
        yield Fault(path, "player_count")
    for seat, name in enumerate(players):
        if isinstance(name, str) and len(name) > NAME_LENGTH:
            yield Fault(f"{path}/{seat}", "long_name")
        elif not isinstance(name, str) or _HALF_CHARACTER.search(name):
            yield Fault(f"{path}/{seat}", "not_text")
        elif not name.strip():
            yield Fault(f"{path}/{seat}", "empty_name")


def _rounds(path: str, rounds: object, document: dict[str, Any]) -> Iterator[Fault]:
    if not isinstance(rounds, list):
        yield Fault(path, "not_list")
        return
    if len(rounds) > ROUNDS:
        yield Fault(path, "round_count")
    players = document.get("players")
    for index, tableaus in enumerate(rounds):
        where = f"{path}/{index}"
        if not isinstance(tableaus, list):
            yield Fault(where, "not_list")
            continue
        if isinstance(players, list) and len(tableaus) != len(players):
            yield Fault(where, "tableau_count")
        for seat, tableau in enumerate(tableaus):
            yield from _tableau_faults(f"{where}/{seat}", tableau)


def _tableau_faults(path: str, tableau: object) -> Iterator[Fault]:
    if isinstance(tableau, dict):
        for name, value in tableau.items():
            code = _count_fault(value) if name in COUNTS else "unknown_card"
            if code:
                yield Fault(f"{path}/{shown(name)}", code)
    elif isinstance(tableau, list):
        cards = set(Card)
        for index, card in enumerate(tableau):
            if not isinstance(card, str) or card not in cards:
                yield Fault(f"{path}/{index}", "unknown_card")
    else:
        yield Fault(path, "not_tableau")


def _count_fault(value: object) -> str:
    # JSON has one kind of number, so 2.0 is the whole number 2; True is not a number at all.
    if isinstance(value, bool) or not isinstance(value, int | float):
        return "not_whole_number"
    if value > LARGEST_COUNT:
        return "too_large"
    if value % 1 != 0:
        return "not_whole_number"
    return "negative" if value < 0 else ""


def _rules(path: str, rules: object, document: dict[str, Any]) -> Iterator[Fault]:
    if not isinstance(rules, dict):
        yield Fault(path, "not_object")
        return
    yield from (Fault(f"{path}/{shown(key)}", "unknown_key") for key in rules)


_READERS: dict[str, Callable[[str, object, dict[str, Any]], Iterator[Fault]]] = {
    "players": _players,
    "rounds": _rounds,
    "rules": _rules,
}


def _tableau(value: dict[str, float] | list[str]) -> Tableau:
    if isinstance(value, list):
        return Tableau.from_picks(value)
    return Tableau(**{name: int(count) for name, count in value.items()})
