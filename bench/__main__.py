"""python -m bench [PART ...]: measures the site and prints figures beside their budgets.

Everything by default; a part that cannot be measured here says why and is left out.
"""

import argparse
import os
import platform
import tempfile
from collections.abc import Callable
from pathlib import Path

from . import growth, lighthouse, rates, rounds, sizes, taps, writes
from .figures import Figure, heading
from .site import play, prepare, serving

PARTS: dict[str, Callable[[str], list[Figure]]] = {
    "bytes": sizes.measure,
    "requests": rates.measure,
    "taps": taps.measure,
    "engine": rounds.measure,
    "lighthouse": lighthouse.measure,
    "games": growth.measure,
    "writes": writes.measure,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description="ONLY='bytes taps' measures these parts only")
    parser.add_argument("parts", nargs="*", metavar="part", help=" ".join(PARTS))
    chosen = parser.parse_args().parts or list(PARTS)
    if unknown := set(chosen) - set(PARTS):
        parser.error(f"no part {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    print(f"{os.cpu_count()} cores, Python {platform.python_version()}, load {load()}\n\n{heading()}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        prepare(database)
        with serving(database) as url:
            play(url)
            left_out = [reason for part in chosen if (reason := run(part, url))]
    print("\n".join(["", *left_out, f"load {load()}"]))


def run(part: str, url: str) -> str:
    """Prints the figures of a part as soon as it has them; the reason when there are none."""
    try:
        for figure in PARTS[part](url):
            print(figure.row(), flush=True)
    except LookupError as missing:
        return f"Not measured: {part}, {missing}."
    return ""


def load() -> str:
    return " ".join(f"{average:.1f}" for average in os.getloadavg())


main()
