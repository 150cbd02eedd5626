"""The admin is there only where somebody wants it, and passwords cannot be found by trying."""

import os
import subprocess
import sys
from datetime import timedelta
from pathlib import Path

import pytest
from django.contrib.auth.models import User
from django.utils import timezone

from sushigo_site.models import FailedLogin

ROOT = Path(__file__).parent.parent.parent
PAGE = "/en/admin/login/"
SENTENCE = {
    "en": "There were too many attempts to sign in. Try again later.",
    "fa": "تعداد تلاش‌ها برای ورود بیش از حد بود. بعداً دوباره تلاش کنید.",
    "sl": "Preveč poskusov prijave. Poskusite znova pozneje.",
}

ADDRESSES = """
import django; django.setup()
from django.urls import resolve, Resolver404
def found(path):
    try:
        return resolve(path).route
    except Resolver404:
        return None
print([found(path) for path in ("/en/admin/", "/en/admin/login/", "/en/admin/rules/section/")])
"""


@pytest.mark.parametrize(
    ("variables", "found"),
    [
        ({}, "[None, None, None]"),
        ({"SUSHIGO_ADMIN": "0"}, "[None, None, None]"),
        ({"SUSHIGO_ADMIN": "1"}, "['en/admin/', 'en/admin/login/', 'en/admin/rules/section/']"),
    ],
)
def test_there_is_no_admin_unless_it_is_asked_for(variables, found):
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SUSHIGO_")} | {
        "DJANGO_SETTINGS_MODULE": "sushigo_site.settings",
        "SUSHIGO_SECRET_KEY": "a key for tests only, long enough to be one",
        **variables,
    }
    done = subprocess.run([sys.executable, "-c", ADDRESSES], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert (done.stdout.strip(), done.stderr) == (found, "")


@pytest.fixture
def account(db, settings):
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    return User.objects.create_superuser("ana", password="right")


def sign_in(client, password, username="ana", address="192.0.2.7", page=PAGE):
    return client.post(page, {"username": username, "password": password}, REMOTE_ADDR=address)


def test_after_ten_failures_the_right_password_is_not_looked_at(client, account):
    assert [sign_in(client, "wrong").status_code for _ in range(10)] == [200] * 10
    answer = sign_in(client, "right")
    assert (answer.status_code, answer["Retry-After"]) == (429, "900")
    assert "sessionid" not in client.cookies


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
def test_who_has_to_wait_is_told_so_in_their_language(client, account, language):
    for _ in range(10):
        sign_in(client, "wrong")
    page = sign_in(client, "right", page=f"/{language}/admin/login/").content.decode()
    assert SENTENCE[language] in page
    assert client.get(PAGE).status_code == 200  # reading the page is no attempt


def test_others_and_other_names_do_not_have_to_wait(client, account):
    for _ in range(10):
        sign_in(client, "wrong")
    assert sign_in(client, "wrong", username="bor").status_code == 200
    assert sign_in(client, "right", address="198.51.100.1").status_code == 302


def test_nine_failures_are_forgiven(client, account):
    for _ in range(9):
        sign_in(client, "wrong")
    assert sign_in(client, "right").status_code == 302


def test_trying_many_names_ends_too(client, account):
    answers = [sign_in(client, "wrong", username=f"name{n}").status_code for n in range(51)]
    assert answers == [200] * 50 + [429]


def test_after_a_quarter_of_an_hour_nothing_is_remembered(client, account):
    for _ in range(10):
        sign_in(client, "wrong")
    FailedLogin.objects.update(at=timezone.now() - timedelta(minutes=15))
    assert sign_in(client, "wrong").status_code == 200
    assert FailedLogin.objects.count() == 1


def test_nobody_can_tell_who_it_was_from_what_is_kept(client, account):
    sign_in(client, "wrong")
    kept = FailedLogin.objects.get()
    assert [text for text in (kept.visitor, kept.account) if "ana" in text or "192" in text or len(text) != 32] == []
