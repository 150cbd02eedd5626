"""The site as `make run` serves it, on a free port and with a database of its own."""

import json
import os
import secrets
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parent.parent
LANGUAGES = ("fa", "sl", "en")
REFERENCE = json.loads((ROOT / "tests/cases/reference_game.json").read_text(encoding="utf-8"))["document"]
BEGUN, FINISHED = "bench-begun-game", "bench-final-game"
SECONDS_TO_START = 120


def prepare(database: Path, rules: bool = True) -> None:
    """An empty database, with the rules in it unless they are not needed."""
    for command in (["migrate", "--verbosity", "0"], *([["seed_rules"]] if rules else [])):
        subprocess.run(manage(*command), env=environment(database), cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


@contextmanager
def serving(database: Path, **variables: str) -> Iterator[str]:
    """The address of the site on this database, as long as the block runs; with these environment variables."""
    with running(database, **variables) as (url, _):
        yield url


@contextmanager
def running(
    database: Path, stderr: IO[bytes] | None = None, **variables: str
) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """The address of the site, and its main process."""
    port = free_port()
    command, own = manage("serve", "--port", str(port)), environment(database) | variables
    server = subprocess.Popen(command, env=own, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=stderr)
    url = f"http://127.0.0.1:{port}"
    try:
        wait_for(url, server)
        yield url, server
    finally:
        server.terminate()
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()


def play(url: str) -> None:
    """The reference game twice: nobody has entered a card in one, the other is over."""
    tableaus = [
        {"round": number, "seat": seat, "revision": 0, "cards": cards}
        for number, round_ in enumerate(REFERENCE["rounds"], 1)
        for seat, cards in enumerate(round_)
    ]
    for token, entered in ((BEGUN, []), (FINISHED, tableaus)):
        body = json.dumps({"players": REFERENCE["players"], "tableaus": entered}).encode()
        get(f"{url}/en/game/{token}/sync/", {"Content-Type": "application/json"}, body)


def pages(language: str) -> dict[str, str]:
    """Paths of the pages that are looked at."""
    return {
        "home": f"/{language}/",
        "rules": f"/{language}/rules/",
        "settle": f"/{language}/settle/",
        "ruling": f"/{language}/settle/maki-tie-first/",
        "tie resolver": f"/{language}/settle/maki/?rolls=5,5,3",
        "claims": f"/{language}/settle/claims/",
        "new game": f"/{language}/score/",
        "pad": f"/{language}/game/{BEGUN}/round/1/0/",
        "round": f"/{language}/game/{FINISHED}/round/1/",
        "sheet": f"/{language}/game/{FINISHED}/",
    }


def get(url: str, headers: dict[str, str] | None = None, body: bytes | None = None) -> bytes:
    """The body as it was sent, still compressed."""
    with urllib.request.urlopen(urllib.request.Request(url, body, headers or {}), timeout=60) as answer:
        content: bytes = answer.read()
    return content


def manage(*arguments: str) -> list[str]:
    return [sys.executable, "manage.py", *arguments]


def environment(database: Path) -> dict[str, str]:
    own = {
        "SUSHIGO_DATABASE": str(database),
        "SUSHIGO_PLAIN_HTTP": "1",
        "SUSHIGO_SECRET_KEY": secrets.token_urlsafe(50),
    }
    others = ("SUSHIGO_", "DJANGO_SETTINGS_MODULE")
    return {name: value for name, value in os.environ.items() if not name.startswith(others)} | own


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def wait_for(url: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(SECONDS_TO_START * 10):
        if server.poll() is not None:
            break
        try:
            get(f"{url}/healthz")
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("The site does not start: make run says why")
