"""Two phones at one table: nobody's cards disappear unseen."""

import pytest

from tests.scoring.play import ROUNDS, address, enter, lay, saved
from tests.scoring.reading import paragraphs, read, typed

ANAS, OTHERS = ROUNDS[0][0], ROUNDS[0][3]
CHANGED = {
    "en": "These cards were changed on another device in the meantime.",
    "fa": "در این فاصله، این کارت‌ها در دستگاه دیگری تغییر کرده‌اند.",
    "sl": "Te karte so bile medtem spremenjene v drugi napravi.",
}
KEEP_MINE = {"en": "Keep my entry", "fa": "نگه داشتن نسخهٔ من", "sl": "Obdrži moj vnos"}
TAKE_OTHER = {"en": "Use the other entry", "fa": "پذیرفتن نسخهٔ دیگر", "sl": "Uporabi drugi vnos"}


@pytest.fixture
def both(client, game):
    """Both phones opened the empty page; one has saved Ana's cards."""
    enter(client, game, 1, 0, ANAS)
    return game


def hidden(page):
    """What the form of a page sends without being seen, the CSRF token left out."""
    fields = {node["name"]: node["value"] for node in page.one("form", class_="entry").all("input", type="hidden")}
    return {name: value for name, value in fields.items() if name != "csrfmiddlewaretoken"}


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
def test_other_cards_for_the_same_player_are_not_saved_over_the_first(client, both, language):
    page = read(enter(client, both, 1, 0, OTHERS, language))
    note = page.one("div", role="alert")
    assert paragraphs(note)[0] == CHANGED[language]
    assert note.one("button").text == KEEP_MINE[language]
    assert (note.one("a").text, note.one("a")["href"]) == (TAKE_OTHER[language], address(both, 1, 0, language))
    assert {name: text for name, text in typed(page).items() if text} == {k: str(v) for k, v in OTHERS.items()}
    assert saved(both) == {(1, 0): ANAS}


def keep(page):
    """What the button that keeps my entry sends besides it."""
    return {"keep": page.one("button", name="keep")["value"]}


def test_keeping_mine_saves_it(client, both):
    page = read(enter(client, both, 1, 0, OTHERS))
    response = enter(client, both, 1, 0, OTHERS, **keep(page))
    assert response.url == address(both, 1, 1)
    assert saved(both) == {(1, 0): OTHERS}


def test_mine_is_checked_again_when_the_other_phone_saved_once_more(client, both):
    page = read(enter(client, both, 1, 0, OTHERS))
    enter(client, both, 1, 0, ROUNDS[0][1], revision="1")
    second = read(enter(client, both, 1, 0, OTHERS, **keep(page)))
    assert paragraphs(second.one("div", role="alert"))[0] == CHANGED["en"]
    assert keep(second) == {"keep": "2"}
    assert saved(both) == {(1, 0): ROUNDS[0][1]}


def test_using_the_other_entry_shows_what_the_other_phone_saved(client, both):
    link = read(enter(client, both, 1, 0, OTHERS)).one("div", role="alert").one("a")["href"]
    page = read(client.get(link))
    assert {name: text for name, text in typed(page).items() if text} == {k: str(v) for k, v in ANAS.items()}
    assert hidden(page) == {"revision": "1"}


def test_the_same_cards_from_both_phones_are_no_conflict(client, both):
    assert enter(client, both, 1, 0, ANAS).url == address(both, 1, 1)
    assert saved(both) == {(1, 0): ANAS}


def test_different_players_do_not_disturb_each_other(client, both):
    assert enter(client, both, 1, 1, ROUNDS[0][1]).url == address(both, 1, 2)
    assert saved(both) == {(1, 0): ANAS, (1, 1): ROUNDS[0][1]}


def test_two_corrections_from_the_same_state_meet_too(client, game):
    lay(game, ROUNDS[:1])
    assert enter(client, game, 1, 0, OTHERS, revision="1").url == address(game, 1)
    page = read(enter(client, game, 1, 0, ROUNDS[0][1], revision="1"))
    assert paragraphs(page.one("div", role="alert"))[0] == CHANGED["en"]
    assert saved(game)[1, 0] == OTHERS


def test_unlikely_cards_are_confirmed_before_a_conflict_is_shown(client, both):
    seven = {"salmon": 7}
    page = read(enter(client, both, 1, 0, seven))
    assert page.one("div", role="alert").one("button").text == "Save anyway"
    page = read(enter(client, both, 1, 0, seven, confirm="1"))
    assert page.one("div", role="alert").one("button").text == "Keep my entry"
    assert saved(both) == {(1, 0): ANAS}


def test_the_other_cards_are_shown_and_only_the_button_that_keeps_mine_replaces_them(client, both):
    page = read(enter(client, both, 1, 0, OTHERS))
    assert hidden(page) == {"revision": "0"}
    shown = page.one("div", role="alert").one("ul", class_="cards")
    assert [item.text for item in shown.all("li")] == [
        "Tempura2",
        "Dumpling2",
        "Maki with 2 rolls1",
        "Maki with 3 rolls1",
        "Egg nigiri1",
        "Pudding1",
    ]
    enter(client, both, 1, 0, OTHERS)
    assert saved(both) == {(1, 0): ANAS}
    enter(client, both, 1, 0, OTHERS, **keep(page))
    assert saved(both) == {(1, 0): OTHERS}


@pytest.mark.parametrize("revision", ["7", "99999999999999999999"])
def test_a_revision_nobody_gave_out_is_a_conflict_and_not_an_error(client, game, revision):
    page = read(enter(client, game, 1, 0, ANAS, revision=revision))
    assert keep(page) == {"keep": "0"}
    assert saved(game) == {}
    assert enter(client, game, 1, 0, ANAS, **keep(page)).url == address(game, 1, 1)
