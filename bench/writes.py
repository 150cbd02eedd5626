"""How writes hold out: 64 clients begin games and send cards at once, as fast as they are answered."""

import http.client
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlencode, urlsplit

from .figures import Figure
from .site import REFERENCE, prepare, serving

CLIENTS, SECONDS = 64, 10
HAND = REFERENCE["rounds"][0][0]


def measure(url: str) -> list[Figure]:
    """On a server of its own that believes where clients say they come from: one address begins few games an hour."""
    with TemporaryDirectory() as folder:
        database = Path(folder) / "writes.sqlite3"
        prepare(database, rules=False)
        with serving(database, SUSHIGO_BEHIND_PROXY="1") as own, ThreadPoolExecutor(CLIENTS) as clients:
            end = time.monotonic() + SECONDS
            done = [each for some in clients.map(lambda n: list(write(own, n, end)), range(CLIENTS)) for each in some]
    times = sorted(seconds for _, seconds in done)
    return [
        Figure("writes of 64 clients: errors (5xx)", {"": sum(status >= 500 for status, _ in done)}, "", at_most=0),
        Figure("writes of 64 clients: 99 of 100 within", {"": 1000 * times[len(times) * 99 // 100]}, "ms", at_most=500),
        Figure("writes of 64 clients: a second", {"": len(done) / SECONDS}, ""),
    ]


def write(url: str, client: int, end: float) -> Iterator[tuple[int, float]]:
    """Status and seconds of each write of one client: the form for a new game in turn with cards of a phone."""
    connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=60)
    form = urlencode({"players": 4})
    step = 0
    while time.monotonic() < end:
        sent = time.monotonic()
        visitor = {"X-Forwarded-For": f"10.{client}.{step // 200}.{step % 200}"}
        if step % 2:
            cards = {"round": 1, "seat": 0, "revision": 0, "cards": HAND}
            body = json.dumps({"players": REFERENCE["players"], "tableaus": [cards]})
            token = f"bench-{client:03}-{step:06}"
            kind = {"Content-Type": "application/json"}
            answer = ask(connection, f"/en/game/{token}/sync/", body, kind | visitor)
        else:
            kind = {"Content-Type": "application/x-www-form-urlencoded"}
            answer = ask(connection, "/en/score/", form, kind | visitor)
        yield answer, time.monotonic() - sent
        step += 1


def ask(connection: http.client.HTTPConnection, path: str, body: str, headers: dict[str, str]) -> int:
    """The status of an answer, which is read to its end so that the connection can be used again."""
    connection.request("POST", path, body, headers)
    response = connection.getresponse()
    response.read()
    return response.status
