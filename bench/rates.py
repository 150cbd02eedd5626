"""How many pages a second the server gives, against its smallest answer that is always the same."""

import re
import shutil
import subprocess
from statistics import median

from .figures import Figure
from .site import LANGUAGES, pages

CONSTANT = "/robots.txt"
SECONDS, RUNS = 1, 9
RULES_AT_LEAST, OTHERS_AT_LEAST = 0.9, 0.15


def measure(url: str) -> list[Figure]:
    """Constant answer and pages take turns, so that what else the machine does meets all of them."""
    if shutil.which("wrk") is None:
        raise LookupError("needs wrk (Debian: apt-get install wrk)")
    rules = {language: pages(language)["rules"] for language in LANGUAGES}
    rates, ratios = compare(url, rules)
    asked = compare(url, {language: f"{path}?x=1" for language, path in rules.items()})[1]
    return [
        Figure("requests a second: rules page, robots.txt", rates, ""),
        Figure("rules page against robots.txt", ratios, "", at_least=RULES_AT_LEAST),
        Figure("rules page with a query it does not know, likewise", asked, "", at_least=RULES_AT_LEAST),
        Figure("pages against robots.txt", compare(url, others())[1], "", at_least=OTHERS_AT_LEAST),
    ]


def others() -> dict[str, str]:
    """Pages that depend on what is asked or on a game, in Persian, whose numbers take the most work."""
    shown = pages("fa")
    asked = {"questions": shown["settle"], "search": f"{shown['settle']}?q=maki"}
    return asked | {name: shown[name] for name in ("tie resolver", "new game", "pad", "round", "sheet")}


def compare(url: str, paths: dict[str, str]) -> tuple[dict[str, float], dict[str, float]]:
    """Requests a second of the constant answer and of each page, and the median ratio of each page to it."""
    paths = {"constant": CONSTANT} | paths
    for path in paths.values():
        load(url + path, 1)
    runs = [{name: load(url + path, SECONDS) for name, path in paths.items()} for _ in range(RUNS)]
    rates = {name: median(run[name] for run in runs) for name in paths}
    ratios = {name: median(run[name] / run["constant"] for run in runs) for name in paths if name != "constant"}
    return rates, ratios


def load(address: str, seconds: int) -> float:
    """Answers a second to 16 connections that ask again at once; browsers ask for gzip."""
    command = ["wrk", "-t1", "-c16", f"-d{seconds}s", "-H", "Accept-Encoding: gzip, br", address]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    if "Non-2xx" in said:
        raise LookupError(f"{address} does not answer with 200")
    found = re.search(r"Requests/sec:\s+([\d.]+)", said)
    return float(found[1]) if found else 0.0
