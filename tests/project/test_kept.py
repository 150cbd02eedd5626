"""Pages that everybody shares: whatever else stands in their address, they are made once and say the same."""

import pytest
from django.core.cache import cache

from tests.rules.conftest import seed

SHARED = ["rules/", "rules/card/", "settle/", "settle/maki-tie-first/", "settle/claims/", "settle/claims/001/"]
SHARED += ["settle/?q=maki", "settle/maki/", "settle/maki/?rolls=5,5,3", "settle/winner/?totals=3,x&puddings=1,1"]


@pytest.fixture(autouse=True)
def reference(db):
    seed()
    cache.clear()


@pytest.mark.parametrize("path", SHARED)
@pytest.mark.parametrize("language", ["fa", "sl", "en"])
def test_a_query_that_a_page_does_not_know_changes_nothing(client, language, path, django_assert_num_queries):
    page = client.get(f"/{language}/{path}").content
    with django_assert_num_queries(0):
        assert client.get(f"/{language}/{path}{'&' if '?' in path else '?'}x=1&y=<b>").content == page


def test_what_was_asked_goes_along_to_the_other_languages_and_nothing_else(client):
    page = client.get("/sl/settle/?utm=1&q=maki&x=2").content.decode()
    assert 'href="/language/fa/?next=/sl/settle/%3Fq%3Dmaki"' in page
    page = client.get("/sl/settle/maki/?x=2&rolls=5,5,3").content.decode()
    assert 'href="/language/fa/?next=/sl/settle/maki/%3Frolls%3D5%2C5%2C3"' in page


@pytest.mark.parametrize("path", ["settle/?q={}", "settle/maki/?rolls={},5"])
def test_what_a_page_does_know_is_never_answered_with_another_page(client, path):
    pages = [client.get(f"/en/{path.format(asked)}").content for asked in ("4", "5", "maki", "4")]
    assert pages[0] == pages[3]
    assert len(set(pages)) == 3


@pytest.mark.parametrize("path", SHARED)
def test_a_shared_page_sets_no_cookie_and_can_only_be_read(client, path):
    response = client.get(f"/en/{path}")
    assert (dict(response.cookies), response["Vary"]) == ({}, "Accept-Encoding")
    assert client.post(f"/en/{path}").status_code == 405
