"""Texts of any length that come in: what is too long is told so by its length, before anything else looks at it."""

import json
import unicodedata
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.forms import NewGameForm, TableauForm
from scoring.models import Game
from scoring.wording import clean_name
from sushigo_site import numbers
from tests.scoring.play import start

LONGEST_NUMBER, LONGEST_NAME_TYPED = 40, 400

MARKS = "a" + "\u0301\u0316" * 3_500
"""Marks in the wrong order: putting n of them in order takes n × n steps."""


class Unread(str):
    """A text that must not be looked at."""

    def translate(self, table):
        raise AssertionError(f"a text of {len(self)} characters was translated")

    strip = split = casefold = translate


@pytest.fixture
def normalised(monkeypatch):
    """Lengths of the texts that were normalised."""
    lengths = [0]
    normalize = unicodedata.normalize

    def counted(form, text):
        lengths.append(len(text))
        return normalize(form, text)

    monkeypatch.setattr(unicodedata, "normalize", counted)
    return lengths


@given(st.from_regex(r"[0-9۰-۹٠-٩+−-]{0,5}", fullmatch=True), st.integers(1, 10_000))
def test_a_text_that_is_too_long_for_a_number_is_none_and_not_looked_at(start, more):
    assert numbers.whole_number(Unread(start + "0" * (LONGEST_NUMBER - len(start) + more))) is None


@given(st.from_regex(r"[+-]?[0-9]{1,39}", fullmatch=True))
def test_any_shorter_number_is_read(typed):
    read = numbers.whole_number(typed)
    assert read == int(typed) if abs(int(typed)) < 10**9 else abs(read) == int(str(abs(int(typed)))[:9])


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("0" * 39 + "7", 7),
        ("0" * 40 + "7", None),
        ("0" * 60_000 + "x", None),
        ("0" * 39 + "x", None),
        (" " * 39 + "7", 7),
        (" " * 40 + "7", None),
        ("9" * 40, 999_999_999),
        ("9" * 5_000, None),
    ],
)
def test_a_number_has_at_most_40_characters(typed, number):
    assert numbers.whole_number(typed) == number


@given(st.text(alphabet="a\u0301\u0316 \u200e", min_size=1), st.integers(1, 100))
def test_a_text_that_is_too_long_for_a_name_stays_as_it_is(text, times):
    long = Unread(text * (LONGEST_NAME_TYPED // len(text) + times))
    assert clean_name(long) is long


def test_a_name_may_be_typed_with_marks_of_its_own_and_blanks_around_it():
    typed = " " * 100 + "o\u0302\u0323" * 40 + " " * 100
    assert clean_name(typed) == "ộ" * 40


@pytest.mark.parametrize("typed", ["0" * 15_000 + "x", "9" * 5_000, "0" * 40 + "7", " " * 41])
def test_a_count_that_is_too_long_is_no_number(typed):
    form = TableauForm({"egg": typed})
    assert form.errors["egg"] == ["Enter a whole number, for example 3."]
    assert form["egg"].value() == typed


@pytest.mark.parametrize("typed", [MARKS, "\u200e" * 401, "a" * 401])
def test_a_name_that_is_too_long_is_told_so_and_kept(typed, normalised):
    form = NewGameForm({"players": "2", "name_1": typed})
    assert form.errors["name_1"] == ["A name can have at most 40 characters."]
    assert form["name_1"].value() == typed
    assert max(normalised) <= LONGEST_NAME_TYPED


@pytest.mark.django_db
def test_no_page_normalises_a_long_name_or_query(client, normalised):
    game = start(client, "Ana", "Bor")
    marks, short = quote(MARKS[:1_000]), quote(MARKS[:300])
    assert client.post("/en/score/", {"players": "2", "name_1": MARKS}).status_code == 200
    message = json.dumps({"players": [MARKS[:3_000], "Bor"], "tableaus": []}, ensure_ascii=False)
    for token in (game.token, "A" * 16):
        answer = client.post(f"/en/game/{token}/sync/", message, content_type="application/json")
        assert answer.json() == {"errors": [{"path": "players/0", "code": "long_name"}]}
    for query in (f"rolls=5,3&names={marks},Bor", f"rolls=5&rolls=3&names={short}&names={marks}"):
        assert "A name can have at most 40 characters." in client.get(f"/en/settle/maki/?{query}").content.decode()
    assert client.get(f"/en/settle/?q={marks}").status_code == 200
    assert max(normalised) <= LONGEST_NAME_TYPED
    assert Game.objects.count() == 1


@pytest.mark.django_db
@pytest.mark.parametrize(
    "query", ["rolls=" + "0" * 3_000 + "x,3", "rolls=" + "9" * 5_000 + ",3", "players=" + "0" * 5_000]
)
def test_numbers_of_a_link_that_are_too_long_are_none(client, query):
    answer = client.get(f"/en/settle/maki/?{query}")
    assert answer.status_code == 200
    assert "Enter a whole number" in answer.content.decode() or "The game is for" in answer.content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("message", "path", "code"),
    [
        ("[" * 8_000, "", "not_json"),
        ('{"a":' * 3_000, "", "not_json"),
        ("9" * 5_000, "", "not_json"),
        ('{"players": ["Ana", "Bor"], "tableaus": [], "' + "k" * 9_000 + '": 1}', "k" * 40 + "…", "unknown_key"),
        (
            '{"players": ["Ana", "Bor"], "tableaus": [{"round": 1, "seat": 0, "revision": 0, "cards": {"'
            + "k" * 9_000
            + '": 1}}]}',
            "tableaus/0/cards/" + "k" * 40 + "…",
            "unknown_card",
        ),
    ],
)
def test_a_phone_is_answered_shortly_whatever_it_sends(client, message, path, code):
    answer = client.post(f"/en/game/{'A' * 16}/sync/", message, content_type="application/json")
    assert (answer.status_code, answer.json()) == (400, {"errors": [{"path": path, "code": code}]})


@pytest.mark.django_db
def test_a_phone_is_told_twenty_faults_at_most(client):
    message = {"players": [1] * 5_000, "tableaus": []}
    answer = client.post(f"/en/game/{'A' * 16}/sync/", message, content_type="application/json")
    assert answer.json()["errors"][0] == {"path": "players", "code": "player_count"}
    assert len(answer.json()["errors"]) == 20
