"""The language that is read, and games that can be opened."""

import pytest

from tests.browser.words import Words
from tests.conftest import put_away
from tests.rules.conftest import seed
from tests.scoring.play import NAMES, ROUNDS, lay, start


@pytest.fixture(params=["fa", "sl", "en"])
def words(request):
    """The language that is read in this test."""
    return Words(request.param)


@pytest.fixture(params=[True, False], ids=["scripts", "no scripts"])
def javascript(request):
    return request.param


@pytest.fixture
def page(phone, words):
    return phone(words.language)


@pytest.fixture
def reference(transactional_db):
    """The rules are in the database."""
    seed()


@pytest.fixture
def game(client, transactional_db):
    """Ana, Bor, سارا and آرش have sat down; no card is entered."""
    return start(client, *NAMES)


@pytest.fixture
def played(game):
    """The reference game with all three rounds."""
    lay(game, ROUNDS)
    return game


@pytest.fixture
def pocket(browser, live_server, transactional_db):
    """pocket(language): a phone whose network may fail; only breaches of the security policy and exceptions count."""
    contexts, problems = [], []

    def pick_up(language="en", **options):
        context = browser.new_context(
            base_url=live_server.url, viewport={"width": 360, "height": 740}, has_touch=True, locale=language, **options
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda said: problems.append(said.text) if "Security Policy" in said.text else None)
        return page

    yield pick_up
    put_away(contexts, live_server)
    assert problems == []
