"""Takes the pictures of the README from a running site: scripts/screenshots.py http://127.0.0.1:8000"""

import json
import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
GAME = json.loads((ROOT / "tests/cases/reference_game.json").read_text())["document"]


def new_game(page: Page, language: str) -> None:
    page.goto(f"/{language}/score/")
    page.locator(f"input[name=players][value='{len(GAME['players'])}']").check(force=True)
    for seat, name in enumerate(GAME["players"], 1):
        page.fill(f"[name=name_{seat}]", name)
    page.locator("main button").last.click()


def enter(page: Page, tableau: dict[str, int]) -> None:
    for code, count in tableau.items():
        page.fill(f"[name={code}]", str(count))


def play(page: Page) -> None:
    for tableaus in GAME["rounds"]:
        for tableau in tableaus:
            enter(page, tableau)
            page.locator(".bar .main").click()
        page.locator("a.button.main").click()


def main(site: str) -> None:
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=path, chromium_sandbox=False)
        phone = {"base_url": site, "viewport": {"width": 360, "height": 740}, "device_scale_factor": 2}

        def shoot(page: Page, language: str) -> None:
            page.wait_for_load_state("networkidle")
            page.screenshot(path=ROOT / f"docs/screenshots/{language}.png")

        page = browser.new_page(**phone)
        new_game(page, "fa")
        play(page)
        shoot(page, "fa")
        page = browser.new_page(**phone)
        new_game(page, "sl")
        enter(page, GAME["rounds"][0][0])
        page.evaluate("scrollTo(0, 0)")
        shoot(page, "sl")
        page = browser.new_page(**phone)
        page.goto("/en/rules/#tempura")
        shoot(page, "en")


if __name__ == "__main__":
    main(sys.argv[1])
