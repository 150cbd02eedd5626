import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from sushigo_site import environment

ROOT = Path(__file__).parent.parent.parent
KEY = {"SUSHIGO_SECRET_KEY": "some fifty random characters that nobody guesses"}


def load_settings(**variables):
    """Imports the settings in a process with only these variables; returns what it printed and its last error line."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SUSHIGO_")}
    environment |= variables | {"PYTHONWARNINGS": ""}
    show = "from sushigo_site import settings as s; print(s.DEBUG, s.ALLOWED_HOSTS, s.HTTPS, s.SECURE_SSL_REDIRECT)"
    done = subprocess.run([sys.executable, "-c", show], cwd=ROOT, env=environment, capture_output=True, text=True)
    return done.stdout.strip(), (done.stderr.splitlines() or [""])[-1].partition(": ")[2]


def test_without_key_the_site_refuses_to_start_and_says_what_to_do():
    assert load_settings() == (
        "",
        "SUSHIGO_SECRET_KEY is not set: give it 50 random characters, or set SUSHIGO_DEBUG=1 to develop",
    )


def test_an_empty_key_is_no_key():
    assert load_settings(SUSHIGO_SECRET_KEY="")[1].startswith("SUSHIGO_SECRET_KEY is not set")


def test_a_key_that_is_easily_guessed_is_refused():
    message = "SUSHIGO_SECRET_KEY is too short to keep a secret: give it 50 random characters"
    assert load_settings(SUSHIGO_SECRET_KEY="x" * 31) == ("", message)


def test_with_a_key_it_is_safe_by_default():
    assert load_settings(**KEY) == ("False ['localhost', '127.0.0.1', '[::1]'] True True", "")


def test_plain_http_on_a_home_network():
    values = {"SUSHIGO_PLAIN_HTTP": "1", "SUSHIGO_ALLOWED_HOSTS": "192.0.2.7, sushi.local"}
    assert load_settings(**KEY, **values) == ("False ['192.0.2.7', 'sushi.local'] False False", "")


def test_debugging_needs_no_key():
    assert load_settings(SUSHIGO_DEBUG="1") == ("True ['localhost', '127.0.0.1', '[::1]'] False False", "")


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("SUSHIGO_DEBUG", "yes", "SUSHIGO_DEBUG must be 0 or 1, not 'yes'"),
        ("SUSHIGO_PLAIN_HTTP", "", "SUSHIGO_PLAIN_HTTP must be 0 or 1, not ''"),
        (
            "SUSHIGO_ALLOWED_HOSTS",
            "https://a.example",
            "SUSHIGO_ALLOWED_HOSTS must be host names separated by commas, such as 'example.org,192.0.2.7';"
            " 'https://a.example' is none",
        ),
        (
            "SUSHIGO_DATABASE",
            "nowhere/at/all.sqlite3",
            "SUSHIGO_DATABASE must be the path of a file in a folder that exists, not 'nowhere/at/all.sqlite3'",
        ),
    ],
)
def test_a_bad_value_stops_the_start_and_is_named(name, value, message):
    assert load_settings(**(KEY | {name: value})) == ("", message)


@pytest.mark.parametrize("existing", [None, 0o755, 0o777])
def test_only_the_owner_may_look_into_the_folder_of_the_database(tmp_path, monkeypatch, existing):
    monkeypatch.delenv("SUSHIGO_DATABASE", raising=False)
    folder = tmp_path / "var"
    if existing:
        folder.mkdir()
        folder.chmod(existing)
    assert environment.file("SUSHIGO_DATABASE", folder / "a.sqlite3") == folder / "a.sqlite3"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
