"""The browsers that are not Chromium; scripts/browsers.sh brings them."""

import pytest

from tests.browser.words import Words
from tests.browsers.firefox import Firefox
from tests.browsers.table import Table
from tests.browsers.webkit import WebKit


@pytest.fixture(params=["fa", "sl", "en"])
def words(request):
    return Words(request.param)


@pytest.fixture(scope="session", params=[Firefox, WebKit], ids=["Firefox", "WebKit"])
def driver(request):
    """The browser itself, started once for all tests."""
    driver = request.param()
    yield driver
    driver.close()


@pytest.fixture
def table(driver, live_server, transactional_db):
    yield Table(driver, live_server.url)
    assert driver.problems() == []
