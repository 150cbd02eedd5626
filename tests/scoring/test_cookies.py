"""Forms that are refused: the reason is the one that the reader can do something about."""

import pytest
from django.test import Client

from tests.browser.words import Words

FIELDS = {"players": "2", "name_1": "Ana"}


@pytest.fixture
def words(request):
    return Words(request.param)


@pytest.mark.django_db
@pytest.mark.parametrize("words", ["fa", "sl", "en"], indirect=True)
def test_without_cookies_the_page_names_them_and_says_what_to_do(words):
    answer = Client(enforce_csrf_checks=True).post(f"/{words.language}/score/", FIELDS)
    assert answer.status_code == 403
    assert words("err.no_cookies") in answer.content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize("words", ["fa", "sl", "en"], indirect=True)
def test_with_a_cookie_it_is_the_page_that_is_too_old(words):
    visitor = Client(enforce_csrf_checks=True)
    visitor.get(f"/{words.language}/score/")
    answer = visitor.post(f"/{words.language}/score/", FIELDS | {"csrfmiddlewaretoken": "x" * 64})
    assert answer.status_code == 403
    assert words("err.expired") in answer.content.decode()
