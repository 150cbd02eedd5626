"""What the log says: when, what, no secret, and nothing as long as somebody wants it to be."""

import logging
import re
import sys

import pytest
from django.test import Client

from sushigo_site.logs import Formatter

TIME = r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} "


@pytest.fixture
def log():
    """Lines as they are written."""
    lines = []

    class Lines(logging.Handler):
        def emit(self, record):
            lines.append(self.format(record))

    handler = Lines()
    handler.setFormatter(Formatter())
    logging.getLogger().addHandler(handler)
    yield lines
    logging.getLogger().removeHandler(handler)


def test_the_site_writes_its_log_in_this_form(settings):
    assert settings.LOGGING["formatters"]["line"] == {"()": "sushigo_site.logs.Formatter"}
    assert {handler["formatter"] for handler in settings.LOGGING["handlers"].values()} == {"line"}


@pytest.mark.parametrize("length", [10, 8_000])
def test_a_bad_host_is_one_short_line_without_a_traceback(client, log, length):
    assert client.get("/en/score/", headers={"host": "e" * length + ".example"}).status_code == 400
    (line,) = log
    assert re.fullmatch(TIME + r"ERROR django\.security\.DisallowedHost: Invalid HTTP_HOST header: 'eee.*", line)
    assert len(line) < 300


def test_a_fault_of_ours_has_its_traceback_but_no_token(log, monkeypatch):
    def broken(**_):
        raise RuntimeError("no such thing: /sl/game/aB3-_fghijklmnop/")

    monkeypatch.setattr("scoring.views.Game.objects.filter", broken)
    client = Client(raise_request_exception=False)
    assert client.get("/en/game/aB3-_fghijklmnop/round/1/").status_code == 500
    (text,) = log
    assert re.match(TIME + "ERROR django.request: Internal Server Error: /en/game/…/round/1/\nTraceback", text)
    assert text.endswith("RuntimeError: no such thing: /sl/game/…/")
    assert "aB3" not in text


def test_a_message_is_one_line(log):
    logging.getLogger("any").error("one\n%s", "two\r\nthree")
    assert log[0].endswith("ERROR any: one two three")
    assert "Traceback" not in log[0]


def test_a_record_keeps_its_traceback_for_others():
    try:
        raise ValueError
    except ValueError:
        record = logging.LogRecord("django.security.x", logging.ERROR, "", 0, "text", (), sys.exc_info())
    assert "Traceback" not in Formatter().format(record)
    assert record.exc_info
