"""A Chromium to measure with."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, sync_playwright


def path() -> str | None:
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")


def phone(browser: Browser) -> BrowserContext:
    """A phone that has not seen the site, and on which no worker fetches pages for later."""
    return browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, service_workers="block")


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path(), chromium_sandbox=False, args=["--disable-gpu"])
        yield browser
        browser.close()
