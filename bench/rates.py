"""How many rules pages a second the server gives, against its smallest answer that is always the same."""

import re
import shutil
import subprocess
from statistics import median

from .figures import Figure
from .site import LANGUAGES, pages

CONSTANT = "/robots.txt"
SECONDS, RUNS = 1, 9


def measure(url: str) -> list[Figure]:
    """Constant answer and pages take turns, so that what else the machine does meets all of them."""
    if shutil.which("wrk") is None:
        raise LookupError("needs wrk (Debian: apt-get install wrk)")
    paths = {"constant": CONSTANT} | {language: pages(language)["rules"] for language in LANGUAGES}
    for path in paths.values():
        load(url + path, 1)
    runs = [{name: load(url + path, SECONDS) for name, path in paths.items()} for _ in range(RUNS)]
    rates = {name: median(run[name] for run in runs) for name in paths}
    ratios = {language: median(run[language] / run["constant"] for run in runs) for language in LANGUAGES}
    return [
        Figure("requests a second: rules page, robots.txt", rates, ""),
        Figure("rules page against robots.txt", ratios, "", at_least=0.9),
    ]


def load(address: str, seconds: int) -> float:
    """Answers a second to 16 connections that ask again at once; browsers ask for gzip."""
    command = ["wrk", "-t1", "-c16", f"-d{seconds}s", "-H", "Accept-Encoding: gzip, br", address]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    if "Non-2xx" in said:
        raise LookupError(f"{address} does not answer with 200")
    found = re.search(r"Requests/sec:\s+([\d.]+)", said)
    return float(found[1]) if found else 0.0
