"""Plus and minus without JavaScript: the page comes back with one card more or less."""

import pytest

from tests.scoring.play import ROUNDS, address, enter, saved
from tests.scoring.reading import errors, read, says, typed


@pytest.mark.parametrize(
    ("button", "before", "after"),
    [
        ("add", "", "1"),
        ("add", "2", "3"),
        ("add", "۲", "3"),
        ("add", "٩", "10"),
        ("add", "007", "8"),
        ("remove", "3", "2"),
        ("remove", "1", ""),
        ("remove", "0", ""),
        ("remove", "", ""),
    ],
)
def test_a_button_changes_its_card_by_one_and_keeps_everything_else(client, game, button, before, after):
    cards = {"sashimi": before, "tempura": "٢", "egg": " 1"}
    response = client.post(address(game, 1, 0), {"revision": "0", **cards, button: "sashimi"})
    page = read(response)
    assert response.status_code == 200
    assert {name: typed(page)[name] for name in cards} == cards | {"sashimi": after}
    assert errors(page) == {}
    assert saved(game) == {}


@pytest.mark.parametrize(
    ("language", "count", "counter"),
    [
        ("en", "3", "Cards entered: 5 of 8"),
        ("fa", "۳", "کارت‌ها: ۵ از ۸"),
        ("sl", "3", "Vnesene karte: 5~od~8"),
    ],
)
def test_the_new_count_and_the_cards_so_far_are_in_the_readers_digits(client, game, language, count, counter):
    cards = {"sashimi": "2", "squid_on_wasabi": "1", "add": "sashimi"}
    page = read(client.post(address(game, 1, 0, language), cards))
    assert typed(page)["sashimi"] == count
    assert page.one("output", id="entered").text == says(counter)


@pytest.mark.parametrize("button", ["add", "remove"])
@pytest.mark.parametrize("mistake", ["abc", "2.5", "-1", "300"])
def test_a_button_leaves_alone_what_it_cannot_read_and_the_field_says_why(client, game, button, mistake):
    page = read(client.post(address(game, 1, 0), {"sashimi": mistake, button: "sashimi"}))
    assert typed(page)["sashimi"] == mistake
    assert list(errors(page)) == ["sashimi"]


def test_what_lies_before_a_correction_is_remembered_while_pressing_buttons(client, game):
    enter(client, game, 1, 0, ROUNDS[0][0])
    page = read(client.post(address(game, 1, 0), {"revision": "1", "egg": "1", "add": "egg"}))
    assert page.one("input", name="revision")["value"] == "1"


def test_a_button_on_a_mistake_in_another_field_still_shows_the_mistake(client, game):
    page = read(client.post(address(game, 1, 0), {"egg": "2.5", "add": "sashimi"}))
    assert (typed(page)["egg"], typed(page)["sashimi"]) == ("2.5", "1")
    assert errors(page) == {"egg": "Enter a whole number, for example 3."}


def test_more_cards_than_the_box_holds_are_an_error_at_the_field(client, game):
    page = read(client.post(address(game, 1, 0), {"egg": "108", "add": "egg"}))
    assert typed(page)["egg"] == "109"
    assert errors(page) == {"egg": "The largest possible number is 108."}


def test_a_button_for_no_card_changes_nothing(client, game):
    page = read(client.post(address(game, 1, 0), {"egg": "2", "add": "revision"}))
    assert {name: text for name, text in typed(page).items() if text} == {"egg": "2"}
    assert saved(game) == {}


@pytest.mark.parametrize(
    ("language", "add", "remove"),
    [
        ("en", "Sashimi: add one", "Sashimi: remove one"),
        ("fa", "ساشیمی: یکی بیشتر", "ساشیمی: یکی کمتر"),
        ("sl", "Sašimi: dodaj karto", "Sašimi: odstrani karto"),
    ],
)
def test_the_buttons_have_names_for_those_who_do_not_see_them(client, game, language, add, remove):
    row = read(client.get(address(game, 1, 0, language))).one("li", id="row-sashimi")
    assert row.one("button", name="add")["aria-label"] == add
    assert row.one("button", name="remove")["aria-label"] == remove


def test_the_enter_key_saves_and_adds_no_card(client, game):
    page = read(client.get(address(game, 1, 0)))
    buttons = page.all("button")
    first = next(node for node in buttons if node.attributes.get("form") == "entry")
    assert "name" not in first.attributes
    assert first not in list(page.one("form", id="entry").all("button"))  # it stands before all of them
