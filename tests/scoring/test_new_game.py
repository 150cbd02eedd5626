import unicodedata

import pytest

from scoring.models import Game, Player, TableauRow
from tests.scoring.play import address, start
from tests.scoring.reading import errors, paragraphs, read, says, table, typed

FIVE = ["Ana", "Bor", "سارا", "آرش", "Živa"]
CHOOSE = {
    "en": "Choose how many of you play.",
    "fa": "تعداد بازیکنان را انتخاب کنید.",
    "sl": "Izberite, koliko vas igra.",
}
SAME_NAME = {
    "en": "The same name stands more than once. The number after it is the seat at the table.",
    "fa": "یک نام بیش از یک بار آمده است. عدد پس از نام، شمارهٔ صندلی دور میز است.",
    "sl": "Isto ime je vpisano večkrat. Številka za imenom pomeni sedež za mizo.",
}
TOO_LONG = {
    "en": "A name can have at most 40 characters.",
    "fa": "نام می‌تواند حداکثر ۴۰ حرف داشته باشد.",
    "sl": "Ime ima lahko največ 40~znakov.",
}


def names_on_the_sheet(client, game, language="en"):
    return [row[0] for row in table(read(client.get(address(game, language=language))))[1:]]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.django_db
def test_a_game_starts_with_its_names_in_their_seats_and_leads_to_the_first_cards(client, players):
    names = {f"name_{seat}": name for seat, name in enumerate(FIVE, 1)}
    response = client.post("/sl/score/", {"players": players, **names})
    game = Game.objects.get()
    assert list(game.players.order_by("seat").values_list("seat", "name")) == list(enumerate(FIVE[:players]))
    assert (response.status_code, response.url) == (302, address(game, 1, 0, "sl"))


@pytest.mark.django_db
def test_the_numbers_to_choose_from_are_shown_in_the_readers_digits(client):
    page = read(client.get("/fa/score/"))
    assert [node["value"] for node in page.all("input", type="radio")] == ["2", "3", "4", "5"]
    assert [label.text for label in page.one("fieldset").all("label")] == ["۲", "۳", "۴", "۵"]


@pytest.mark.django_db
def test_a_blank_name_is_stored_blank_and_shown_in_the_language_of_the_page(client):
    game = start(client, "", "Bor", "  ", language="fa")
    assert list(game.players.order_by("seat").values_list("name", flat=True)) == ["", "Bor", ""]
    assert names_on_the_sheet(client, game, "en") == ["Player 1", "Bor", "Player 3"]
    assert names_on_the_sheet(client, game, "fa") == ["بازیکن ۱", "Bor", "بازیکن ۳"]
    assert names_on_the_sheet(client, game, "sl") == [says("Igralec~1"), "Bor", says("Igralec~3")]


@pytest.mark.parametrize(
    ("names", "language", "shown"),
    [
        (["Ana", "Bor", "Ana"], "en", ["Ana (1)", "Bor", "Ana (3)"]),
        (["آرش", "آرش", "سارا"], "fa", ["آرش (۱)", "آرش (۲)", "سارا"]),
        (["ana", "ANA", "Anna"], "sl", ["ana (1)", "ANA (2)", "Anna"]),
        (["", "Player 1", "Bor"], "en", ["Player 1 (1)", "Player 1 (2)", "Bor"]),
        (["", "Player 1", "Bor"], "fa", ["بازیکن ۱", "Player 1", "Bor"]),
    ],
    ids=["twice", "Persian", "capitals do not matter", "typed like a blank one", "not alike in Persian"],
)
@pytest.mark.django_db
def test_players_with_the_same_name_are_told_apart_by_their_seat(client, names, language, shown):
    game = start(client, *names)
    assert [player.name for player in game.seats] == names
    assert names_on_the_sheet(client, game, language) == shown


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
@pytest.mark.django_db
def test_the_same_name_twice_is_explained_on_the_next_page(client, language):
    game = start(client, "Ana", "Bor", "ana ", language=language)
    notes = read(client.get(address(game, 1, 0, language))).one("ul", class_="messages")
    assert [note.text for note in notes.all("li")] == [SAME_NAME[language]]


@pytest.mark.django_db
def test_blank_names_are_not_the_same_name(client):
    game = start(client, "", "", "Ana")
    assert list(read(client.get(address(game, 1, 0))).all("ul", class_="messages")) == []


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
@pytest.mark.django_db
def test_a_name_of_41_characters_is_refused_at_its_field_and_everything_typed_is_kept(client, language):
    names = {"name_1": "Ana", "name_2": "ش" * 41, "name_3": "<i>", "name_4": "", "name_5": ""}
    response = client.post(f"/{language}/score/", {"players": "3", **names})
    page = read(response)
    assert response.status_code == 200
    assert errors(page) == {"name_2": says(TOO_LONG[language])}
    assert typed(page) == names
    assert [node["value"] for node in page.all("input", type="radio", checked="")] == ["3"]
    assert page.one("input", name="name_2")["aria-invalid"] == "true"
    assert Game.objects.count() == 0


@pytest.mark.django_db
def test_a_name_of_40_characters_is_taken(client):
    assert start(client, "ش" * 40, "Bor").seats[0].name == "ش" * 40


@pytest.mark.django_db
def test_a_name_beyond_the_number_of_players_does_not_matter_however_long(client):
    game = start(client, "Ana", "Bor")
    client.post("/en/score/", {"players": "2", "name_1": "Cene", "name_2": "Dana", "name_3": "x" * 41})
    assert [player.name for player in Game.objects.exclude(pk=game.pk).get().seats] == ["Cene", "Dana"]


@pytest.mark.parametrize(
    ("typed_name", "name"),
    [
        ("\u202eAna\u202c", "Ana"),
        ("\u2067آرش\u2069\u200f", "آرش"),
        ("\u061cA\u200en\u2066a\u2069", "Ana"),
        ("\u202e", ""),
        ("نی\u200cما", "نی\u200cما"),
        ("  Ana \t Marija\u2028", "Ana Marija"),
        ("Z\u030civa", "Živa"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("\u200c\u200b\u2060", ""),
        ("\u2800\u3164", ""),
        ("A\0na\x07", "Ana"),
    ],
    ids=[
        "override",
        "isolate",
        "marks inside",
        "nothing else",
        "ZWNJ",
        "spaces",
        "composed",
        "emoji",
        "invisible",
        "blank letters",
        "control",
    ],
)
@pytest.mark.django_db
def test_a_name_keeps_what_is_seen_and_loses_what_turns_the_text_around_it(client, typed_name, name):
    assert start(client, typed_name, "Bor").seats[0].name == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("number", [None, 1, 2, 3])
@pytest.mark.django_db
def test_html_in_a_name_is_shown_as_it_was_typed(client, number):
    name = "<b>\"Ana\" & 'Bor'</b>"
    game = start(client, name, "Bor")
    response = client.get(address(game, number and 1, number and 0))
    assert "<b>&" not in response.content.decode()
    assert '<b>"' not in response.content.decode()
    assert name in [node.text for node in read(response).all("bdi")]


@pytest.mark.parametrize("players", [None, "", "1", "6", "۳", "abc", "-2"])
@pytest.mark.parametrize("language", ["en", "fa", "sl"])
@pytest.mark.django_db
def test_a_missing_or_impossible_number_of_players_is_asked_for_again(client, language, players):
    names = {f"name_{seat}": name for seat, name in enumerate(FIVE, 1)}
    page = read(client.post(f"/{language}/score/", names | ({} if players is None else {"players": players})))
    assert errors(page) == {"players": CHOOSE[language]}
    assert typed(page) == names
    assert Game.objects.count() == 0


@pytest.mark.parametrize(
    ("language", "heading", "labels"),
    [
        ("en", "Who is playing?", [f"Name of player {n}" for n in "12345"]),
        ("fa", "چه کسانی بازی می‌کنند؟", [f"نام بازیکن {n}" for n in "۱۲۳۴۵"]),
        ("sl", "Kdo igra?", [says(f"Ime igralca~{n}") for n in "12345"]),
    ],
)
@pytest.mark.django_db
def test_looking_at_the_page_offers_five_seats_and_writes_nothing(client, language, heading, labels):
    page = read(client.get(f"/{language}/score/?players=2&name_1=Ana"))
    assert page.one("h1").text == heading
    assert [field.one("label").text for field in page.all("div", class_="field")] == labels
    assert typed(page) == dict.fromkeys([f"name_{seat}" for seat in range(1, 6)], "")
    assert errors(page) == {}
    assert paragraphs(page.one("main")) != []
    assert (Game.objects.count(), Player.objects.count(), TableauRow.objects.count()) == (0, 0, 0)


@pytest.mark.parametrize("method", ["put", "patch", "delete"])
@pytest.mark.django_db
def test_other_methods_are_refused(client, method):
    assert getattr(client, method)("/en/score/").status_code == 405
