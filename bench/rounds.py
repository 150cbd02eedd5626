"""Rounds scored a second: the engine in Python, plain loops over lists, the engine in JavaScript."""

import json
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import TypeVar

import playwright

from scoring.engine import Tableau, score_round
from scoring.engine.cards import DECK, HAND_SIZE

from . import loops
from .figures import Figure
from .site import get

PLAYERS, TABLES, TIMES, RUNS = 4, 2_000, 10, 5
BUDGET = 60_000
NODE = Path(playwright.__file__).parent / "driver/node"
SCRIPT = Path(__file__).parent / "rounds.mjs"

Table = TypeVar("Table")


def measure(url: str) -> list[Figure]:
    """The two in Python take turns; the ratio says more than either on a machine that does something else too."""
    hands = [deal(Random(seed)) for seed in range(TABLES)]
    tableaus = [[Tableau.from_picks(cards) for cards in seats] for seats in hands]
    for seats, table in zip(hands, tableaus, strict=True):
        if loops.totals(seats) != scored(table):
            raise SystemExit(f"The loops and the engine differ: {seats}")
    runs = [(rate(loops.totals, hands), rate(scored, tableaus)) for _ in range(RUNS)]
    return [
        Figure("rounds a second: plain loops over lists, totals only", {"": median(plain for plain, _ in runs)}, ""),
        Figure(
            "rounds a second: engine in Python, with lines", {"": median(ours for _, ours in runs)}, "", at_least=BUDGET
        ),
        Figure(
            "engine against plain loops",
            {"": median(ours / plain for plain, ours in runs)},
            "",
        ),
        Figure("rounds a second: engine in JavaScript, with lines", {"": in_javascript(url, tableaus)}, ""),
    ]


def deal(random: Random) -> list[list[str]]:
    """Full hands for everybody, laid in the order dealt."""
    box = [card.value for card, count in DECK.items() for _ in range(count)]
    random.shuffle(box)
    size = HAND_SIZE[PLAYERS]
    return [box[seat * size : (seat + 1) * size] for seat in range(PLAYERS)]


def scored(table: list[Tableau]) -> list[int]:
    return [seat.total for seat in score_round(table).seats]


def rate(score: Callable[[Table], list[int]], tables: list[Table]) -> float:
    start = time.perf_counter()
    for _ in range(TIMES):
        for table in tables:
            score(table)
    return TIMES * len(tables) / (time.perf_counter() - start)


def in_javascript(url: str, tableaus: list[list[Tableau]]) -> float:
    """With the values that the site gives browsers, in the Node that comes with Playwright."""
    counts = [[{name: n for name, n in tableau.counts().items() if n} for tableau in table] for table in tableaus]
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump({"values": json.loads(get(f"{url}/en/words.json"))["values"], "tables": counts}, file)
        file.flush()
        command = [str(NODE), str(SCRIPT), file.name]
        return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
