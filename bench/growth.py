"""Whether the site gets slower with a million games in its database: the same requests, in turns, beside a thousand."""

import json
import secrets
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

from scoring.engine.tableau import COUNTS

from .figures import Figure
from .site import REFERENCE, get, prepare, serving

FEW, MANY = 1_000, 1_000_000
REQUESTS = 300

# Every game is the reference game: four players, three rounds.
NUMBERS = "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {games})"
GAMES = """
    INSERT INTO scoring_game (id, token, created) {numbers}
    SELECT n, printf('bench-%010d', n), '2026-01-01' FROM numbers
"""
PLAYERS = """
    INSERT INTO scoring_player (game_id, seat, name)
    SELECT game.id, people.seat, people.name FROM scoring_game AS game CROSS JOIN people ORDER BY game.id, people.seat
"""
ROWS = """
    INSERT INTO scoring_tableaurow (player_id, round, revision, {counts})
    SELECT player.id, laid.round, 1, {counts} FROM scoring_player AS player CROSS JOIN laid
    WHERE laid.seat = player.seat ORDER BY player.id, laid.round
"""


def measure(_: str) -> list[Figure]:
    """Times of the two sites come from the same seconds, so that what else the machine does meets both."""
    with tempfile.TemporaryDirectory() as folder:
        few, many = Path(folder) / "few.sqlite3", Path(folder) / "many.sqlite3"
        fill(few, FEW)
        fill(many, MANY)
        with serving(few) as small, serving(many) as large:
            return [compare(name, request, small, large) for name, request in REQUESTS_OF.items()]


def fill(database: Path, games: int) -> None:
    prepare(database)
    laid = [
        (number, seat, *[cards.get(name, 0) for name in COUNTS])
        for number, tableaus in enumerate(REFERENCE["rounds"], 1)
        for seat, cards in enumerate(tableaus)
    ]
    counts = ", ".join(COUNTS)
    with sqlite3.connect(database, isolation_level=None) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("PRAGMA cache_size = -500000")
        connection.execute("CREATE TEMP TABLE people (seat, name)")
        connection.executemany("INSERT INTO people VALUES (?, ?)", enumerate(REFERENCE["players"]))
        connection.execute(f"CREATE TEMP TABLE laid (round, seat, {counts})")
        connection.executemany(f"INSERT INTO laid VALUES ({', '.join('?' * (2 + len(COUNTS)))})", laid)
        connection.execute("BEGIN")
        for statement in (GAMES.format(numbers=NUMBERS.format(games=games)), PLAYERS, ROWS.format(counts=counts)):
            connection.execute(statement)
        connection.execute("COMMIT")
    connection.close()


def token(number: int) -> str:
    return f"bench-{number:010}"


def keep(url: str, _: int) -> None:
    """A phone sends the first round of a game that it began without a network."""
    tableaus = [
        {"round": 1, "seat": seat, "revision": 0, "cards": cards} for seat, cards in enumerate(REFERENCE["rounds"][0])
    ]
    body = json.dumps({"players": REFERENCE["players"], "tableaus": tableaus}).encode()
    get(f"{url}/en/game/{secrets.token_urlsafe(12)}/sync/", {"Content-Type": "application/json"}, body)


REQUESTS_OF: dict[str, Callable[[str, int], object]] = {
    "home": lambda url, _: get(f"{url}/en/"),
    "pad": lambda url, number: get(f"{url}/en/game/{token(number)}/round/3/3/"),
    "round": lambda url, number: get(f"{url}/en/game/{token(number)}/round/2/"),
    "sheet": lambda url, number: get(f"{url}/en/game/{token(number)}/"),
    "a new game sent by a phone": keep,
}


def compare(name: str, request: Callable[[str, int], object], small: str, large: str) -> Figure:
    """How many times longer the large site takes, by the median of its answers."""
    random = Random(name)
    pairs = [
        (timed(request, small, random.randint(1, FEW)), timed(request, large, random.randint(1, MANY)))
        for _ in range(REQUESTS)
    ]
    few, many = (median(times) for times in zip(*pairs, strict=True))
    title = f"{name}: times longer with {MANY:,} games than with {FEW:,} ({few * 1000:.1f} ms)"
    return Figure(title, {"": many / few}, "", at_most=1.2)


def timed(request: Callable[[str, int], object], url: str, number: int) -> float:
    start = time.perf_counter()
    request(url, number)
    return time.perf_counter() - start
