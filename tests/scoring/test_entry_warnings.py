"""What is unlikely is said with its numbers; people may go on, and the sheet keeps saying it."""

import pytest

from tests.scoring.play import ROUNDS, address, enter, lay, saved
from tests.scoring.reading import paragraphs, read, says, typed

SEVEN = {"tempura": 7}
SAVE_ANYWAY = {"en": "Save anyway", "fa": "ذخیره به همین شکل", "sl": "Vseeno shrani"}
STILL_SCORED = {
    "en": "The points are counted all the same.",
    "fa": "با این حال امتیازها حساب شده‌اند.",
    "sl": "Točke so kljub temu izračunane.",
}
SEVEN_OF_EIGHT = {
    "en": "⟨Ana⟩: 7 cards instead of 8. You can save anyway.",
    "fa": "⟨Ana⟩: ۷ کارت وارد شده، اما باید ۸ کارت باشد. با این حال می‌توانید ذخیره کنید.",
    "sl": "⟨Ana⟩: 7~kart namesto~8. Vseeno lahko shranite.",
}
ON_THE_SHEET = {
    "en": "⟨Ana⟩, round 1: 7 cards instead of 8.",
    "fa": "⟨Ana⟩، دور اول: ۷ کارت وارد شده، اما باید ۸ کارت باشد.",
    "sl": "⟨Ana⟩, 1.~krog: 7~kart namesto~8.",
}
ELEVEN_PUDDINGS = {
    "en": "Pudding: 11 entered in all, but the box holds only 10.",
    "fa": "پودینگ: در مجموع ۱۱ کارت وارد شده، اما در جعبه فقط ۱۰ کارت از این نوع هست.",
    "sl": "Puding: vnesenih kart skupaj 11, v škatli samo~10.",
}


def doubts(page):
    """Sentences of the warning above the cards."""
    return [sentence for sentence in paragraphs(page.one("div", role="alert")) if sentence not in SAVE_ANYWAY.values()]


def sheet_warnings(page):
    return [text for note in page.all("div", class_="warn") for text in paragraphs(note)]


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
def test_seven_cards_of_eight_are_saved_only_when_confirmed(client, game, language):
    page = read(enter(client, game, 1, 0, SEVEN, language))
    assert doubts(page) == [says(SEVEN_OF_EIGHT[language])]
    button = page.one("div", role="alert").one("button")
    assert (button.text, button["name"]) == (SAVE_ANYWAY[language], "confirm")
    assert typed(page)["tempura"] == "7"
    assert saved(game) == {}

    response = enter(client, game, 1, 0, SEVEN, language, confirm=button["value"])
    assert response.url == address(game, 1, 1, language)
    assert saved(game) == {(1, 0): SEVEN}


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
def test_sheet_and_round_keep_warning_and_score_all_the_same(client, game, language):
    lay(game, [[SEVEN, *ROUNDS[0][1:]]])
    warnings = [says(ON_THE_SHEET[language]), STILL_SCORED[language]]
    assert sheet_warnings(read(client.get(address(game, language=language)))) == warnings
    assert sheet_warnings(read(client.get(address(game, 1, language=language)))) == warnings


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
def test_an_eleventh_pudding_over_the_rounds_is_saved_only_when_confirmed(client, game, language):
    nobody, four, two = {"salmon": 8}, {"pudding": 4, "egg": 4}, {"pudding": 2, "tempura": 6}
    lay(game, [[four, nobody, nobody, two], [four, nobody, nobody, nobody]])  # ten puddings so far
    one = {"pudding": 1, "dumpling": 7}
    page = read(enter(client, game, 3, 1, one, language))
    assert doubts(page) == [says(ELEVEN_PUDDINGS[language])]
    assert (3, 1) not in saved(game)

    assert enter(client, game, 3, 1, one, language, confirm="1").url == address(game, 3, 0, language)
    assert saved(game)[3, 1] == one
    assert says(ELEVEN_PUDDINGS[language]) in sheet_warnings(read(client.get(address(game, language=language))))


def test_ten_puddings_are_nothing_unlikely(client, game):
    assert enter(client, game, 1, 0, {"pudding": 8}).url == address(game, 1, 1)
    assert enter(client, game, 1, 1, {"pudding": 2, "tempura": 6}).url == address(game, 1, 2)


def test_a_player_without_the_card_is_not_asked_about_it(client, game):
    enter(client, game, 1, 0, {"pudding": 8})
    enter(client, game, 1, 1, {"pudding": 8}, confirm="1")
    assert enter(client, game, 1, 2, {"tempura": 8}).url == address(game, 1, 3)


def test_a_wasabi_under_a_nigiri_is_one_of_the_boxs_six(client, game):
    page = read(enter(client, game, 1, 0, {"wasabi": 6, "egg_on_wasabi": 1}))
    assert doubts(page) == ["Wasabi: 7 entered in all, but the box holds only 6."]


def test_all_doubts_about_one_tableau_are_said_at_once(client, game):
    page = read(enter(client, game, 1, 0, {"pudding": 11, "egg": 6}))
    assert doubts(page) == [
        says("⟨Ana⟩: 17 cards instead of 8. You can save anyway."),
        "Egg nigiri: 6 entered in all, but the box holds only 5.",
        "Pudding: 11 entered in all, but the box holds only 10.",
    ]


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ({}, "⟨Ana⟩: 0~kart namesto~8. Vseeno lahko shranite."),
        ({"egg": 1}, "⟨Ana⟩: 1~karta namesto~8. Vseeno lahko shranite."),
        ({"egg_on_wasabi": 1}, "⟨Ana⟩: 2~karti namesto~8. Vseeno lahko shranite."),
        ({"egg": 3}, "⟨Ana⟩: 3~karte namesto~8. Vseeno lahko shranite."),
        ({"egg": 4}, "⟨Ana⟩: 4~karte namesto~8. Vseeno lahko shranite."),
        ({"egg": 5}, "⟨Ana⟩: 5~kart namesto~8. Vseeno lahko shranite."),
    ],
)
def test_the_slovenian_warning_has_the_right_form_for_every_number(client, game, cards, sentence):
    assert doubts(read(enter(client, game, 1, 0, cards, "sl"))) == [says(sentence)]


def test_a_warning_about_another_round_stays_off_the_page_of_this_one(client, game):
    lay(game, [[SEVEN, *ROUNDS[0][1:]], ROUNDS[1]])
    assert sheet_warnings(read(client.get(address(game, 2)))) == []
