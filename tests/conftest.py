"""Fixtures for all tests. Nothing here imports Django by itself: the engine's tests also run without it."""

import os
import shutil
import sys
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def language_reset():
    """A page leaves its language active in the thread; the next test starts in English."""
    yield
    if translation := sys.modules.get("django.utils.translation"):
        translation.deactivate()


@pytest.fixture(scope="session")
def browser():
    from playwright.sync_api import sync_playwright

    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path,
            chromium_sandbox=False,
            args=[
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
            ],
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def live_server(django_db_setup, django_db_blocker):
    """The site on a port of its own; static files come from WhiteNoise, as for readers."""
    from pytest_django.live_server_helper import LiveServer

    with django_db_blocker.unblock():
        server = LiveServer("localhost", start=False)
        server.thread.static_handler = lambda application: application
        server.start()
    yield server
    server.stop()


@pytest.fixture
def problems():
    """What the browser complained about; a test that provokes a complaint looks at the list and clears it."""
    return []


@pytest.fixture
def page(browser, live_server, problems):
    """A phone with a page of the site. Any complaint of the browser fails the test."""
    yield from open_page(browser, live_server, problems)


@pytest.fixture
def page_without_js(browser, live_server, problems):
    yield from open_page(browser, live_server, problems, java_script_enabled=False)


def open_page(browser, live_server, problems, **options):
    context = browser.new_context(
        base_url=live_server.url, viewport={"width": 360, "height": 740}, has_touch=True, locale="en", **options
    )
    page = context.new_page()
    page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("requestfailed", lambda request: note_failure(request, problems))
    yield page
    context.close()
    assert problems == []


def note_failure(request, problems):
    if request.failure != "net::ERR_ABORTED":  # the page was left before everything had come
        problems.append(f"{request.url}: {request.failure}")


@pytest.fixture(scope="session")
def axe_source():
    import axe_playwright_python

    (file,) = Path(axe_playwright_python.__file__).parent.rglob("axe.min.js")
    return file.read_text(encoding="utf-8")


@pytest.fixture
def axe(axe_source):
    """axe(page): the accessibility faults of a page, one line each."""

    def faults(page):
        page.evaluate(axe_source)
        found = page.evaluate("axe.run()")["violations"]
        return [f"{fault['id']}: {node['html']}" for fault in found for node in fault["nodes"]]

    return faults
