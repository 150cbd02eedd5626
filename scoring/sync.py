"""What phones and the server tell each other about a game: cards entered without a network are taken in later, once."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence, Set
from itertools import islice
from typing import Any, NamedTuple

from django.core.exceptions import ValidationError

from scoring.engine import Tableau
from scoring.engine.cards import DECK_SIZE, MAX_PLAYERS, MIN_PLAYERS, ROUNDS
from scoring.engine.document import Fault, shown
from scoring.engine.tableau import COUNTS, is_count

from .forms import NameField
from .models import LONGEST_ORDER, ConflictError, Game, Player, TableauRow
from .starts import begin
from .writing import writing

MOST_FAULTS = 20
"""An answer names no more: a message could have thousands."""

TOKEN = re.compile("[A-Za-z0-9_-]{16}")
LARGEST_REVISION = 2**31 - 1
HALF_CHARACTER = re.compile("[\ud800-\udfff]")
"""JSON can write half of a surrogate pair, which no database stores."""


class MessageError(ValueError):
    """A message that cannot be taken in; `faults` lists the reasons."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__(faults)
        self.faults = faults


class Laid(NamedTuple):
    """The cards of one player in one round; `revision` is the state they were entered from.

    Without `done` they are all, as phones had it that sent nothing else; without `laid` their order is not known.
    """

    round: int
    seat: int
    revision: int
    tableau: Tableau
    done: bool = True
    laid: Sequence[str] = ()


NEEDED = {"round", "seat", "revision", "cards"}
OPTIONAL = {"done", "laid"}


class Message(NamedTuple):
    """What a phone has: names by seat, and the tableaus it wants to have kept, in the order they were entered."""

    players: list[str]
    tableaus: list[Laid]


def game_state(game: Game) -> dict[str, Any]:
    """The game as the server knows it, ready for JSON; a tableau of which nothing was entered is None."""
    rows = [{row.round: row for row in player.rows.all()} for player in game.seats]
    rounds = [[_entered(by_round.get(number)) for by_round in rows] for number in range(1, ROUNDS + 1)]
    return {"token": game.token, "players": [player.name for player in game.seats], "rounds": rounds}


def _entered(row: TableauRow | None) -> dict[str, Any] | None:
    if row is None:
        return None
    return {"cards": _counts(row), "revision": row.revision, "done": row.done, "laid": row.laid}


def _counts(row: TableauRow) -> dict[str, int]:
    return {name: count for name, count in row.tableau.counts().items() if count}


def take_in(token: str, message: Message, address: str) -> dict[str, Any]:
    """Keeps what a phone at `address` has sent and answers with the whole game and the conflicts.

    A game the server does not know begins with the names of the message. Nothing that somebody else has
    entered is replaced: it comes back as a conflict. The same message twice changes nothing the second time.
    A phone that only looks waits for nobody. Raises MessageError for a seat the game does not have, TryLaterError
    when nothing can be written now.
    """
    game = Game.objects.filter(token=token).first()
    if game and not message.tableaus:
        return {**game_state(game), "conflicts": []}
    with writing():
        game = Game.objects.select_for_update().filter(token=token).first()
        return _keep(game or begin(message.players, address, token), message.tableaus)


def _keep(game: Game, tableaus: list[Laid]) -> dict[str, Any]:
    players = game.seats
    missing = [n for n, laid in enumerate(tableaus) if laid.seat >= len(players)]
    if missing:
        raise MessageError(*[Fault(f"tableaus/{n}/seat", "too_large") for n in missing])
    conflicts = [conflict for laid in tableaus for conflict in _lay(players[laid.seat], laid)]
    del game.seats  # read again, with what was just kept
    return {**game_state(game), "conflicts": conflicts}


def _lay(player: Player, laid: Laid) -> Iterator[dict[str, Any]]:
    """Keep one tableau; what stands in the way comes back."""
    try:
        player.lay(laid.round, laid.tableau, laid.revision, done=laid.done, laid=laid.laid)
    except ConflictError as conflict:
        row = conflict.row
        yield {"round": laid.round, "seat": laid.seat, "cards": _counts(row), "revision": row.revision}


def read_message(body: bytes) -> Message:
    """The message in the body of a request. Raises MessageError naming its faults at once, the first twenty."""
    try:
        data = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise MessageError(Fault("", "not_json")) from error
    if faults := list(islice(_faults(data), MOST_FAULTS)):
        raise MessageError(*faults)
    return Message(
        [NameField().clean(name) for name in data["players"]], [_read_laid(item) for item in data["tableaus"]]
    )


def _read_laid(item: dict[str, Any]) -> Laid:
    return Laid(tableau=Tableau(**item["cards"]), **{name: value for name, value in item.items() if name != "cards"})


def _faults(data: object) -> Iterator[Fault]:
    if (wrong := _wrong_keys("", data, {"players", "tableaus"})) or not isinstance(data, dict):
        yield from wrong
        return
    yield from _player_faults(data["players"])
    if not isinstance(data["tableaus"], list):
        yield Fault("tableaus", "not_list")
    elif len(data["tableaus"]) > ROUNDS * MAX_PLAYERS:
        yield Fault("tableaus", "too_large")
    else:
        for n, item in enumerate(data["tableaus"]):
            yield from _laid_faults(f"tableaus/{n}", item)


def _wrong_keys(path: str, data: object, needed: Set[str], optional: Set[str] = frozenset()) -> list[Fault]:
    if not isinstance(data, dict):
        return [Fault(path, "not_object")]
    missing = [Fault(_join(path, key), "missing") for key in sorted(needed - data.keys())]
    unknown = sorted(data.keys() - needed - optional)
    return missing + [Fault(_join(path, shown(key)), "unknown_key") for key in unknown]


def _join(path: str, key: str) -> str:
    return f"{path}/{key}" if path else key


def _player_faults(players: object) -> Iterator[Fault]:
    if not isinstance(players, list):
        yield Fault("players", "not_list")
        return
    if not MIN_PLAYERS <= len(players) <= MAX_PLAYERS:
        yield Fault("players", "player_count")
    for seat, name in enumerate(players):
        if not isinstance(name, str) or HALF_CHARACTER.search(name) or "\0" in name:
            yield Fault(f"players/{seat}", "not_text")
        elif _too_long(name):
            yield Fault(f"players/{seat}", "long_name")


def _too_long(name: str) -> bool:
    try:
        NameField().clean(name)
    except ValidationError:
        return True
    return False


def _laid_faults(path: str, item: object) -> Iterator[Fault]:
    if (wrong := _wrong_keys(path, item, NEEDED, OPTIONAL)) or not isinstance(item, dict):
        yield from wrong
        return
    yield from _number_faults(f"{path}/round", item["round"], 1, ROUNDS)
    yield from _number_faults(f"{path}/seat", item["seat"], 0, MAX_PLAYERS - 1)
    yield from _number_faults(f"{path}/revision", item["revision"], 0, LARGEST_REVISION)
    if not isinstance(item.get("done", True), bool):
        yield Fault(f"{path}/done", "not_true_or_false")
    if not isinstance(item["cards"], dict):
        yield Fault(f"{path}/cards", "not_object")
        return
    wrong = list(_card_faults(f"{path}/cards", item["cards"]))
    yield from wrong or _order_faults(f"{path}/laid", item.get("laid", []), item["cards"])


def _card_faults(path: str, cards: dict[str, object]) -> Iterator[Fault]:
    for name, count in cards.items():
        if name not in COUNTS:
            yield Fault(f"{path}/{shown(name)}", "unknown_card")
        else:
            yield from _number_faults(f"{path}/{name}", count, 0, DECK_SIZE)


def _order_faults(path: str, laid: object, cards: dict[str, int]) -> Iterator[Fault]:
    """An order holds every card of the tableau and no other; an empty one says nothing."""
    if not isinstance(laid, list):
        yield Fault(path, "not_list")
    elif not all(isinstance(name, str) for name in laid):
        yield Fault(path, "not_text")
    elif len(laid) > LONGEST_ORDER:
        yield Fault(path, "too_large")
    elif laid and Counter(laid) != Counter(cards):
        yield Fault(path, "other_cards")


def _number_faults(path: str, value: object, smallest: int, largest: int) -> Iterator[Fault]:
    if isinstance(value, int) and not isinstance(value, bool) and value < smallest:
        yield Fault(path, "too_small")
    elif not is_count(value):
        yield Fault(path, "not_whole_number")
    elif isinstance(value, int) and value > largest:
        yield Fault(path, "too_large")
