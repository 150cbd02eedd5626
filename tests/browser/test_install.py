"""Chromium offers to install the site as an app; only the one with windows does."""

import json

import pytest

from tests.browser.pocket import install
from tests.conftest import chromium

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("reference")]


@pytest.fixture(scope="session")
def browser(launch):
    browser = launch(chromium())
    yield browser
    browser.close()


def test_chromium_offers_to_install_it_in_the_language_of_the_page(pocket, words):
    page = pocket(words.language)
    install(page, words)
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    content = json.loads(manifest["data"])
    assert (content["name"], content["short_name"]) == (words("home.title"), words("site.name"))
    assert (content["start_url"], content["lang"]) == (f"/{words.language}/", words.language)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] == ["in-incognito"]  # as every phone of these tests
