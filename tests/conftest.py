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
def launch():
    """launch(path): the Chromium at a path, or that of Playwright."""
    from playwright.sync_api import sync_playwright

    arguments = [
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ]
    with sync_playwright() as playwright:
        yield lambda path: playwright.chromium.launch(executable_path=path, chromium_sandbox=False, args=arguments)


@pytest.fixture(scope="session")
def browser(launch):
    """Chromium, without windows where there is one: opening a page costs it a quarter of the time."""
    browser = launch(shutil.which("chromium-headless-shell") or chromium())
    yield browser
    browser.close()


def chromium():
    """The path of the whole Chromium, with windows and menus."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")


@pytest.fixture(scope="session")
def django_db_modify_db_settings(tmp_path_factory):
    """The database of the tests is a file: every thread has a connection of its own, as when the site is served."""
    from django.db import connections

    connections.settings["default"]["TEST"]["NAME"] = str(tmp_path_factory.mktemp("database") / "test.sqlite3")


@pytest.fixture(scope="session")
def live_server(django_db_setup, django_db_blocker):
    """The site on a port of its own; static files come from WhiteNoise, as for readers."""
    from pytest_django.live_server_helper import LiveServer

    from tests.serving import Server

    with django_db_blocker.unblock():
        server = LiveServer("localhost", start=False)
        server.thread.server_class = Server
        server.thread.static_handler = lambda application: application
        server.start()
    yield server
    server.stop()


def put_away(contexts, server):
    """Close browsers, and wait for what they still send before the database is emptied."""
    for context in contexts:
        context.close()
    server.thread.httpd.settle()


NO_WORKER = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });"
"""Tests of one page after the other need no service worker, which fetches the whole site for later."""


@pytest.fixture
def phone(browser, live_server, transactional_db):
    """phone(language, javascript=True): a phone of its own, always online. Any complaint of its browser fails the test.

    It is put away before the database is emptied: its pages send cards in the background.
    """
    contexts, problems = [], []

    def pick_up(language="en", javascript=True):
        context = browser.new_context(
            base_url=live_server.url,
            viewport={"width": 360, "height": 740},
            has_touch=True,
            locale=language,
            java_script_enabled=javascript,
        )
        context.add_init_script(NO_WORKER)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        listen(page, problems)
        return page

    yield pick_up
    put_away(contexts, live_server)
    assert problems == []


@pytest.fixture
def page(phone):
    return phone()


def listen(page, problems):
    """Note what the console says (breaches of the content security policy too), what fails to load, and exceptions."""

    def console(message):
        if message.type in ("error", "warning") and not message.text.startswith("Failed to load resource"):
            problems.append(message.text)

    def answered(response):
        missing_page = response.status == 404 and response.request.is_navigation_request()
        if response.status >= 400 and not missing_page:
            problems.append(f"{response.url}: {response.status}")

    def failed(request):
        if request.failure != "net::ERR_ABORTED":  # the page was left before everything had come
            problems.append(f"{request.url}: {request.failure}")

    page.on("console", console)
    page.on("response", answered)
    page.on("requestfailed", failed)
    page.on("pageerror", lambda error: problems.append(str(error)))


@pytest.fixture(scope="session")
def axe_source():
    import axe_playwright_python

    (file,) = Path(axe_playwright_python.__file__).parent.rglob("axe.min.js")
    return file.read_text(encoding="utf-8")


@pytest.fixture
def axe(axe_source):
    """axe(page): the accessibility faults of a page, one line each; `only` is the one rule to look at."""

    def faults(page, only=None):
        if not page.evaluate("'axe' in window"):
            page.evaluate(axe_source)
        rules = {"runOnly": only} if only else {"rules": {"target-size": {"enabled": True}}}
        found = page.evaluate("options => axe.run(options)", {"resultTypes": ["violations"], **rules})["violations"]
        return [f"{fault['id']}: {node['html']}" for fault in found for node in fault["nodes"]]

    return faults
