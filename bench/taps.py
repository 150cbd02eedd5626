"""From a tap on a tile to the frame that shows the new count and the new points, on a CPU slowed four times."""

from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page

from .chromium import chromium, phone
from .figures import Figure
from .site import LANGUAGES, pages

SLOWER, TAPS = 4, 20
PAUSE_MS = 600
"""Between one tap and the next, until the page has nothing left to do."""
WATCH = (Path(__file__).parent / "taps.js").read_text(encoding="utf-8")
# An egg adds a card and a point with every tap.
TILE = "[data-card=egg] .tile"
COUNT, POINTS = "[data-card=egg] .count", ".sum-up b"
ON_BELT = ".belt button"

BARE = "<button onclick='this.textContent = Number(this.textContent) + 1'>0</button>"
"""What this machine and its Chromium need for the least that a tap can do."""


def measure(url: str) -> list[Figure]:
    with chromium() as browser:
        times = {language: tap(browser, url + pages(language)["pad"]) for language in LANGUAGES}
        least = bare(browser)
    slowest = {language: max(tapped) for language, tapped in times.items()}
    return [
        Figure(
            f"tap to paint, median of {TAPS}",
            {name: median(tapped) for name, tapped in times.items()},
            "ms",
            at_most=24,
        ),
        Figure(f"tap to paint, slowest of {TAPS}", slowest, "ms"),
        Figure(f"tap to paint of a bare button that counts, median of {TAPS}", {"": median(least)}, "ms"),
    ]


def tap(browser: Browser, address: str) -> list[float]:
    """Milliseconds of each tap; the card is taken away again in between."""
    context = phone(browser)
    page = context.new_page()
    page.goto(address, wait_until="networkidle")
    if not page.locator(POINTS).count():
        raise LookupError("the page has no pad")
    slow_down(page)
    once(page)  # the first tap of a page compiles what later ones run
    times = [once(page) for _ in range(TAPS)]
    context.close()
    return times


def bare(browser: Browser) -> list[float]:
    context = phone(browser)
    page = context.new_page()
    page.set_content(BARE)
    slow_down(page)
    times = [paint(page, "button", "button") for _ in range(TAPS + 1)][1:]
    context.close()
    return times


def slow_down(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def once(page: Page) -> float:
    time = paint(page, TILE, COUNT, POINTS)
    page.locator(ON_BELT).last.tap()
    page.wait_for_timeout(PAUSE_MS)
    return time


def paint(page: Page, button: str, *places: str) -> float:
    """Milliseconds from the tap on a button to the frame that shows what it changed in these places."""
    page.evaluate(WATCH, places)
    page.locator(button).first.tap()
    time: float = page.evaluate("window.tapToPaint")
    page.wait_for_timeout(PAUSE_MS)
    return time
