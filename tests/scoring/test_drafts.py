"""A form that is half filled in, without scripts: what is typed comes back, in another language too."""

import pytest

from scoring.models import Game
from tests.scoring.play import address, saved
from tests.scoring.reading import errors, read, typed

NAMES = {"name_1": "Ana", "name_2": "  ", "name_3": "سارا", "name_4": "<i>", "name_5": "Živa"}


def chosen(page):
    return [node["value"] for node in page.all("input", type="radio", checked="")]


@pytest.mark.parametrize(("here", "there"), [("en", "fa"), ("fa", "sl"), ("sl", "en")])
@pytest.mark.django_db
def test_typed_names_go_along_to_another_language(client, here, there):
    response = client.post(
        f"/language/{there}/?next=/{here}/score/", {"players": "5", "draft": "1", **NAMES}, follow=True
    )
    assert response.redirect_chain == [(f"/{there}/score/", 307)]
    page = read(response)
    assert (page.one("html")["lang"], chosen(page), typed(page), errors(page)) == (there, ["5"], NAMES, {})
    assert response.client.cookies["django_language"].value == there
    assert Game.objects.count() == 0


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
def test_typed_counts_go_along_to_another_language(client, game, language):
    cards = {"tempura": "2", "sashimi": "۳", "egg": "abc", "revision": "0"}
    there = address(game, 1, 0, language)
    response = client.post(f"/language/{language}/?next={address(game, 1, 0)}", {"draft": "1", **cards}, follow=True)
    assert response.redirect_chain == [(there, 307)]
    page = read(response)
    assert {name: text for name, text in typed(page).items() if text} == {
        name: text for name, text in cards.items() if name != "revision"
    }
    assert page.one("input", name="revision")["value"] == "0"
    assert saved(game) == {}


def test_a_draft_of_a_whole_tableau_saves_nothing(client, game):
    page = read(client.post(address(game, 1, 0), {"revision": "0", "sashimi": "8", "draft": "1"}))
    assert typed(page)["sashimi"] == "8"
    assert errors(page) == {}
    assert saved(game) == {}


def test_what_lies_before_a_correction_is_remembered_in_another_language(client, game):
    client.post(address(game, 1, 0), {"revision": "0", "egg": "8", "confirm": "1"})
    page = read(client.post(address(game, 1, 0, "sl"), {"revision": "1", "egg": "1", "draft": "1"}))
    assert (page.one("input", name="revision")["value"], typed(page)["egg"]) == ("1", "1")


@pytest.mark.django_db
def test_a_link_to_a_language_still_only_redirects(client):
    response = client.get("/language/sl/?next=/en/score/")
    assert (response.status_code, response.url) == (302, "/sl/score/")


@pytest.mark.parametrize(
    ("names", "focused"),
    [
        ({"name_1": "Ana"}, "name_2"),
        ({"name_2": "Bor", "name_3": "Cene"}, "name_1"),
        ({"name_1": "Ana", "name_2": "\u3164", "name_3": "Cene"}, "name_2"),
        ({}, "name_1"),
    ],
)
@pytest.mark.django_db
def test_the_enter_key_leads_to_the_first_name_that_is_missing(client, names, focused):
    page = read(client.post("/en/score/", {"players": "3", "enter": "1", **names}))
    assert [node["name"] for node in page.all("input", autofocus="")] == [focused]
    assert {name: text for name, text in typed(page).items() if text} == names
    assert Game.objects.count() == 0


@pytest.mark.django_db
def test_the_enter_key_starts_the_game_when_all_have_their_names(client):
    response = client.post("/en/score/", {"players": "2", "enter": "1", "name_1": "Ana", "name_2": "Bor"})
    assert response.url == address(Game.objects.get(), 1, 0)


@pytest.mark.parametrize("path", ["/en/score/", "/en/settle/maki/"])
@pytest.mark.django_db
def test_no_keyboard_puts_another_word_in_the_place_of_a_name(client, path):
    names = list(read(client.get(path)).all("input", dir="auto"))
    assert len(names) >= 4
    for name in names:
        given = [name[attribute] for attribute in ("autocapitalize", "autocorrect", "spellcheck")]
        assert given == ["words", "off", "false"]
