"""Forms need no cookie and no token, for neither gives a right here; what a page of another site sends is refused."""

import pytest
from django.test import Client

from scoring.models import Game
from tests.scoring.play import address, lay, saved
from tests.scoring.reading import read

PATHS = ["score/", "game/{token}/again/", "game/{token}/round/1/0/"]
FORM = {"players": "2", "revision": "1", "confirm": "1", "egg": "1"}
FORBIDDEN = {
    "en": "You may not open this page.",
    "fa": "اجازهٔ دیدن این صفحه را ندارید.",
    "sl": "Te strani ne morete odpreti.",
}


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site", "origin": "https://evil.example"},
        {"sec-fetch-site": "same-site", "origin": "https://other.testserver"},
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://testserver.evil.example"},
    ],
)
def test_nothing_is_taken_from_a_form_of_another_site(played, language, path, headers):
    before = Game.objects.count(), saved(played)
    response = Client().post(f"/{language}/{path.format(token=played.token)}", FORM, headers=headers)
    assert (response.status_code, read(response).one("h1").text) == (403, FORBIDDEN[language])
    assert (Game.objects.count(), saved(played)) == before


@pytest.mark.django_db
@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "same-origin", "origin": "http://testserver"},
        {"sec-fetch-site": "none"},
        {"origin": "http://testserver"},
        {},
    ],
)
def test_the_forms_of_this_site_are_taken_where_no_cookie_is(headers):
    def post(path, fields):
        return Client(enforce_csrf_checks=True).post(path, fields, headers=headers)

    first = post("/sl/score/", {"players": "2"})
    game = Game.objects.get()
    assert first.url == address(game, 1, 0, "sl")
    lay(game, [[{}, {}]] * 3)
    assert post(f"{address(game)}again/", {}).status_code == 302
    game = Game.objects.latest("pk")
    assert post(address(game, 1, 0, "sl"), {"salmon": "10"}).url == address(game, 1, 1, "sl")
    assert post("/language/fa/?next=/sl/score/", {"players": "2"}).url == "/fa/score/"
    assert Game.objects.count() == 2


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
def test_a_page_with_a_form_sets_no_cookie(client, played, language):
    for path in (f"/{language}/score/", address(played, language=language), address(played, 1, 0, language)):
        assert dict(client.get(path).cookies) == {}
