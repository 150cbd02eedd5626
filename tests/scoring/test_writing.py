"""Writers wait for each other and for other programs, but not for ever; nobody gets a 500 and nothing typed is lost."""

import errno
import fcntl
import json
import re
import sqlite3
from contextlib import closing, contextmanager
from http.cookiejar import CookieJar
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest
from django.db import OperationalError

from bench.site import prepare, serving
from scoring.writing import writing
from sushigo_site.later import BUSY, UNWRITABLE, TryLaterError, reason
from tests.scoring.play import NAMES, ROUNDS

ANA = ROUNDS[0][0]
TOKEN = "aB3-_fghijklmnop"
CARDS = [{"round": 1, "seat": 0, "revision": 0, "cards": ANA}]
BUSY_SENTENCES = {
    "en": "The server has too much to do at the moment. Try again in a few seconds.",
    "sl": "Strežnik je trenutno preobremenjen. Poskusite znova čez nekaj sekund.",
    "fa": "سرور در حال حاضر خیلی شلوغ است. چند ثانیهٔ دیگر دوباره تلاش کنید.",
}


class Visitor:
    """A browser without scripts on a site."""

    def __init__(self, url):
        self.url, self.opener = url, build_opener(HTTPCookieProcessor(CookieJar()))

    def get(self, path):
        return self._open(Request(self.url + path))

    def post(self, path, **fields):
        """Sends the form of a page."""
        return self._open(Request(self.url + path, urlencode(fields).encode()))

    def send(self, *tableaus, token=TOKEN):
        """Sends what a phone has kept."""
        body = json.dumps({"players": NAMES, "tableaus": tableaus}).encode()
        path = f"{self.url}/en/game/{token}/sync/"
        return self._open(Request(path, body, {"Content-Type": "application/json"}))

    def _open(self, request):
        try:
            with self.opener.open(request, timeout=20) as answer:
                return answer.status, answer.headers, answer.read().decode()
        except HTTPError as answer:
            return answer.code, answer.headers, answer.read().decode()


@pytest.fixture(scope="module")
def database(tmp_path_factory):
    return tmp_path_factory.mktemp("database") / "site.sqlite3"


@pytest.fixture(scope="module")
def visitor(database):
    """Somebody on a site whose writers wait only shortly; the game TOKEN has begun."""
    prepare(database, rules=False)
    with serving(database, DJANGO_SETTINGS_MODULE="tests.impatient") as url:
        visitor = Visitor(url)
        assert visitor.send()[0] == 200
        yield visitor


@contextmanager
def locked(database):
    """Another program writes for as long as the block runs."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


@contextmanager
def neighbour_writes(database):
    """Another process of the site has its turn for as long as the block runs."""
    with open(f"{database}.lock", "ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def rows(database, table):
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0]


@pytest.mark.parametrize("held", [locked, neighbour_writes])
@pytest.mark.parametrize("language", ["fa", "sl", "en"])
def test_a_new_game_that_cannot_be_saved_says_so_and_keeps_the_names(visitor, database, held, language):
    before = rows(database, "scoring_game")
    with held(database):
        status, headers, page = visitor.post(f"/{language}/score/", players=2, name_1="Ana", name_2="آرش")
    assert (status, headers["Retry-After"]) == (503, "5")
    assert BUSY_SENTENCES[language] in page
    assert 'value="Ana"' in page
    assert 'value="آرش"' in page
    assert rows(database, "scoring_game") == before


@pytest.mark.parametrize("language", ["fa", "sl", "en"])
def test_cards_that_cannot_be_saved_stay_in_the_form_and_are_saved_at_the_next_try(visitor, database, language):
    token = f"cards-{language}".ljust(16, "x")
    visitor.send(token=token)
    path = f"/{language}/game/{token}/round/1/0/"
    with locked(database):
        status, headers, page = visitor.post(path, egg="5", squid="۳")
    assert (status, headers["Retry-After"]) == (503, "5")
    assert BUSY_SENTENCES[language] in page
    assert re.search('name="egg" value="5"', page)
    assert re.search('name="squid" value="۳"', page)
    before = rows(database, "scoring_tableaurow")
    assert visitor.post(path, egg="5", squid="۳")[0] == 200
    assert rows(database, "scoring_tableaurow") == before + 1


@pytest.mark.parametrize("held", [locked, neighbour_writes])
def test_a_phone_that_sends_is_told_when_to_try_again(visitor, database, held):
    with held(database):
        status, headers, said = visitor.send(*CARDS)
    assert (status, headers["Retry-After"]) == (503, "5")
    assert json.loads(said) == {"errors": [{"path": "", "code": "busy"}]}


@pytest.mark.parametrize("held", [locked, neighbour_writes])
def test_a_phone_that_looks_and_readers_wait_for_nobody(visitor, database, held):
    with held(database):
        status, _, said = visitor.send()
        assert (status, json.loads(said)["players"]) == (200, NAMES)
        assert visitor.get(f"/en/game/{TOKEN}/round/1/0/")[0] == 200
        assert visitor.get("/sl/")[0] == 200


@pytest.mark.parametrize("language", ["fa", "sl", "en"])
def test_a_page_without_a_form_says_so_too(visitor, database, language):
    places = [{"round": number, "seat": seat} for number in (1, 2, 3) for seat in range(len(NAMES))]
    visitor.send(*[place | {"revision": 0, "cards": {"egg": 1}} for place in places], token="finished-game-01")
    with locked(database):
        status, headers, page = visitor.post(f"/{language}/game/finished-game-01/again/")
    assert (status, headers["Retry-After"]) == (503, "5")
    assert BUSY_SENTENCES[language] in page
    assert f'<html lang="{language}"' in page


def database_says(code):
    cause = sqlite3.OperationalError("what SQLite says")
    cause.sqlite_errorcode = code
    error = OperationalError("what SQLite says")
    error.__cause__ = cause
    return error


@pytest.mark.parametrize(
    ("code", "later"),
    [
        (sqlite3.SQLITE_BUSY, BUSY),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, BUSY),
        (sqlite3.SQLITE_LOCKED, BUSY),
        (sqlite3.SQLITE_FULL, UNWRITABLE),
        (sqlite3.SQLITE_READONLY, UNWRITABLE),
        (sqlite3.SQLITE_IOERR_WRITE, UNWRITABLE),
        (sqlite3.SQLITE_CANTOPEN, UNWRITABLE),
        (sqlite3.SQLITE_ERROR, None),
    ],
)
def test_what_passes_is_told_from_what_is_broken(code, later):
    assert reason(database_says(code)) == later


def test_other_errors_are_no_reason_to_try_again():
    assert reason(ValueError()) is None
    assert reason(OperationalError("no such table")) is None


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The server can’t save anything at the moment. Try again later."),
        ("sl", "Strežnik trenutno ne more ničesar shraniti. Poskusite znova pozneje."),
        ("fa", "سرور در حال حاضر نمی‌تواند چیزی ذخیره کند. بعداً دوباره تلاش کنید."),
    ],
)
@pytest.mark.django_db
def test_a_full_disk_is_told_apart_and_what_was_typed_stays(client, monkeypatch, language, sentence):
    def full(*_):
        raise database_says(sqlite3.SQLITE_FULL)

    monkeypatch.setattr("scoring.views.begin", full)
    response = client.post(f"/{language}/score/", {"players": 2, "name_1": "Ana"})
    assert (response.status_code, response["Retry-After"]) == (503, "60")
    assert sentence in response.content.decode()
    assert 'value="Ana"' in response.content.decode()


@pytest.mark.django_db
def test_what_writing_does_not_know_stays_what_it_was():
    with pytest.raises(OperationalError, match="no such table"), writing():
        raise OperationalError("no such table")


@pytest.mark.django_db
def test_a_lock_that_cannot_be_made_is_a_disk_that_cannot_be_written(monkeypatch):
    def read_only(*_):
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr("scoring.writing.open", read_only, raising=False)
    with pytest.raises(TryLaterError) as refused, writing():
        pass
    assert refused.value.later == UNWRITABLE
