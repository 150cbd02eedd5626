"""Encodings that a browser refuses are not sent, wherever an answer comes from."""

import pytest
from django.contrib.staticfiles.storage import staticfiles_storage

from sushigo_site.headers import accepted
from tests.rules.conftest import seed


@pytest.mark.parametrize(
    ("header", "names"),
    [
        ("gzip, deflate, br", ["gzip", "deflate", "br"]),
        ("br;q=0, gzip", ["gzip"]),
        ("br; q=0.000 ,GZIP;q=0.5", ["gzip"]),
        ("br;q=0.001", ["br"]),
        ("br;Q=0", []),
        ("*;q=0", []),
        ("", [""]),
    ],
)
def test_what_a_header_accepts(header, names):
    assert accepted(header) == names


@pytest.fixture
def pages(db):
    """A page that is kept packed, one that is packed as it goes out, and a file."""
    seed()
    return ["/en/rules/", "/en/score/", staticfiles_storage.url("site/base.css")]


@pytest.mark.parametrize(
    ("header", "encodings"),
    [
        ("br;q=0, gzip;q=0", [None, None, None]),
        ("br;q=0, gzip", ["gzip", "gzip", "gzip"]),
        ("br;q=1, gzip;q=0", ["br", None, "br"]),
        ("gzip, br", ["br", "gzip", "br"]),
    ],
)
def test_no_answer_is_packed_in_a_way_that_is_refused(client, pages, header, encodings):
    answers = [client.get(page, headers={"accept-encoding": header}) for page in pages]
    assert [answer.status_code for answer in answers] == [200, 200, 200]
    answers[-1].close()
    assert [answer.get("Content-Encoding") for answer in answers] == encodings
