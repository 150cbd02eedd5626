"""Lighthouse's four scores, the largest paint and the shift of the layout, as on a phone with a slow network."""

import json
import os
import shutil
import subprocess
from typing import Any

from . import chromium
from .figures import Figure
from .site import LANGUAGES, ROOT, pages

VERSION = "12.2.3"
TRIES = 3
"""On a busy machine it misses the start of a page now and then (NO_NAVSTART)."""
FOLDER = ROOT / "var/lighthouse"
PAGES = ("home", "rules", "settle", "new game", "pad", "sheet")
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
PRIVATE = ("pad", "sheet")
"""Whoever has the link has the game: search engines must not list these pages, which Lighthouse would call a fault."""


def measure(url: str) -> list[Figure]:
    program = install()
    found = {page: {name: look(program, url, page, name) for name in LANGUAGES} for page in PAGES}
    return [figure for page in PAGES for figure in of_page(page, found[page])]


def install() -> list[str]:
    """The command that runs Lighthouse; it is fetched once. Later versions do not run on Node 20."""
    if not (shutil.which("node") and shutil.which("npm")):
        raise LookupError("needs Node 20 or newer, and npm")
    program = FOLDER / "node_modules/lighthouse/cli/index.js"
    if not program.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        command = [
            "npm",
            "install",
            "--prefix",
            str(FOLDER),
            "--no-audit",
            "--no-fund",
            "--silent",
            f"lighthouse@{VERSION}",
        ]
        if subprocess.run(command, check=False).returncode:
            raise LookupError(f"npm cannot install lighthouse {VERSION}")
    return ["node", str(program)]


def look(program: list[str], url: str, page: str, language: str) -> dict[str, Any]:
    """The report on a page in a language."""
    flags = ["--headless=new", "--no-sandbox", "--disable-gpu"]
    options = [
        "--output=json",
        "--quiet",
        f"--chrome-flags={' '.join(flags)}",
        f"--only-categories={','.join(CATEGORIES)}",
    ]
    if page in PRIVATE:
        options.append("--skip-audits=is-crawlable")
    command = [*program, url + pages(language)[page], *options]
    environment = os.environ | {"CHROME_PATH": chromium.path() or ""}
    for _ in range(TRIES):
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            report: dict[str, Any] = json.loads(done.stdout)
            return report
    raise LookupError(f"Lighthouse fails on {page}: {done.stderr.strip()[-200:]}")


def of_page(page: str, reports: dict[str, dict[str, Any]]) -> list[Figure]:
    def scores(category: str) -> dict[str, float]:
        return {name: 100 * report["categories"][category]["score"] for name, report in reports.items()}

    def audit(name: str, per: float = 1) -> dict[str, float]:
        return {language: report["audits"][name]["numericValue"] / per for language, report in reports.items()}

    return [
        *[Figure(f"Lighthouse {page}: {category}", scores(category), "", at_least=100) for category in CATEGORIES],
        Figure(f"Lighthouse {page}: largest paint", audit("largest-contentful-paint", 1000), "s", at_most=1.0),
        Figure(f"Lighthouse {page}: layout shift", audit("cumulative-layout-shift"), "", at_most=0),
    ]
