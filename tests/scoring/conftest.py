import pytest

from tests.scoring.play import NAMES, ROUNDS, lay, start


@pytest.fixture
def game(client, db):
    """Ana, Bor, سارا and آرش have sat down; no card is entered."""
    return start(client, *NAMES)


@pytest.fixture
def played(game):
    """The reference game with all three rounds."""
    lay(game, ROUNDS)
    return game
