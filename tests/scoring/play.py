"""Games played through the pages, as a phone does it."""

from scoring.engine import Tableau
from scoring.models import Game
from tests.engine.cases import load

REFERENCE = load("reference_game")
NAMES = REFERENCE["document"]["players"]
ROUNDS = REFERENCE["document"]["rounds"]

DIGITS = {
    "Latin": str.maketrans("", ""),
    "Persian": str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹"),
    "Arabic": str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩"),
}


def address(game, number=None, seat=None, language="en"):
    """The sheet of a game, the page of a round, or the cards of a player in it."""
    parts = [] if number is None else ["round", number] if seat is None else ["round", number, seat]
    return "/".join(["", language, "game", game.token, *map(str, parts), ""])


def start(client, *names, language="en"):
    fields = {f"name_{seat}": name for seat, name in enumerate(names, 1)}
    client.post(f"/{language}/score/", {"players": len(names), **fields})
    return Game.objects.latest("pk")


def enter(client, game, number, seat, cards, language="en", digits="Latin", **more):
    """Send the cards of a player; `cards` by name, as in a game document."""
    fields = {name: str(count).translate(DIGITS[digits]) for name, count in cards.items()}
    return client.post(address(game, number, seat, language), {"revision": "0", **fields, **more})


def lay(game, rounds):
    """Put tableaus on the table without the pages."""
    for number, tableaus in enumerate(rounds, 1):
        for player, cards in zip(game.seats, tableaus, strict=True):
            player.lay(number, Tableau(**cards), revision=0)
    del game.seats


def saved(game):
    """Every tableau in the database by round and seat, as counts above 0."""
    return {
        (row.round, player.seat): {name: count for name, count in row.tableau.counts().items() if count}
        for player in game.players.all()
        for row in player.rows.all()
    }
