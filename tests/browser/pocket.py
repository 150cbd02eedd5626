"""A phone whose network comes and goes, and what people do on it."""

import re
from contextlib import contextmanager
from unittest.mock import patch

from django.db import OperationalError
from playwright.sync_api import expect

from scoring.engine.cards import ROUNDS


def install(page, words):
    """The first visit: from now on the network may go."""
    page.goto(f"/{words.language}/")
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")


def no_messages():
    """Pages come, but what phones send is not taken."""
    return patch("scoring.sync.take_in", side_effect=OperationalError("database is locked"))


@contextmanager
def no_network(*pages):
    """Chromium lets the last message of a page that is left through its own emulation: the server takes none either."""
    with no_messages():
        for page in pages:
            page.context.set_offline(True)
        yield
    for page in pages:
        page.context.set_offline(False)


def sit_down(page, words, names):
    page.goto(f"/{words.language}/score/")
    page.get_by_role("radio", name=words.number(len(names)), exact=True).check()
    for seat, name in enumerate(names, 1):
        page.get_by_label(words("new.name_n", n=words.number(seat))).fill(name)
    page.get_by_role("button", name=words("a.start_game"), exact=True).click()
    page.wait_for_url("**/round/1/0/")
    page.locator(".pad").wait_for()


def tap(page, cards):
    """One tap a card; a wasabi comes before the nigiri that lies on it."""
    for name, count in cards.items():
        nigiri = name.removesuffix("_on_wasabi")
        for _ in range(count):
            for card in [nigiri] if nigiri == name else ["wasabi", nigiri]:
                page.locator(f'.pad-tiles [data-card="{card}"] .tile').click()


def pair_first(cards):
    """The same cards, nigiri on a wasabi before the others, so that each lies where it should."""
    return dict(sorted(cards.items(), key=lambda item: (item[0] == "wasabi", not item[0].endswith("_on_wasabi"))))


def next_one(page):
    page.locator(".pad-bar .next").click()


def enter_round(page, number, tableaus):
    for seat, cards in enumerate(tableaus):
        page.wait_for_url(f"**/round/{number}/{seat}/")
        tap(page, pair_first(cards))
        next_one(page)
    page.wait_for_url(f"**/round/{number}/" if number < ROUNDS else re.compile(r"/game/[^/]+/$"))
    page.locator(".podium").first.wait_for()


def online(page):
    """The signal is back: what failed is tried again at once."""
    page.evaluate("dispatchEvent(new Event('online'))")


def look(page):
    """The page comes into sight again."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def wait_for_saved(page, state="saved"):
    expect(page.locator("main [data-saved]")).to_have_attribute("data-saved", state)


def finish(page, cards):
    """All cards of the player, and on to the next one."""
    seat = page.url
    tap(page, cards)
    next_one(page)
    page.wait_for_url(lambda url: url != seat)
