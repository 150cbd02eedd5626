"""The language that is read, and games that can be opened."""

import pytest

from tests.browser.words import Words
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
