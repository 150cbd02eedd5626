"""A tableau can be corrected at any time, and everything that follows from it is counted anew."""

import pytest

from tests.scoring.play import ROUNDS, address, enter, lay, saved
from tests.scoring.reading import paragraphs, podium, read, says, table

# Ana had laid three maki with 8 rolls, one tempura, one dumpling and two puddings. Round 1: tempura 0, dumpling 1,
# egg 1 and the most maki 6 are 8; آرش is second now and gets 3 instead of 6, so 11. The rounds add to 35, 37, 30, 27.
# Puddings 2, 1, 2, 3: Bor alone has the fewest and loses 6, آرش gets 6.
CORRECTED = {"maki_3": 2, "maki_2": 1, "tempura": 1, "egg": 1, "dumpling": 1, "pudding": 2}
COUNTED_AGAIN = {
    "en": "All points were counted again.",
    "fa": "همهٔ امتیازها دوباره حساب شدند.",
    "sl": "Vse točke so na novo izračunane.",
}


def messages(page):
    return [item.text for notes in page.all("ul", class_="messages") for item in notes.all("li")]


def test_the_first_round_corrected_after_the_third_changes_places_puddings_and_winner(client, played):
    assert [name for _, name, _ in podium(read(client.get(address(played))))] == ["آرش", "Ana", "Bor", "سارا"]

    response = enter(client, played, 1, 0, CORRECTED, revision="1")
    assert response.url == address(played, 1)
    assert saved(played)[1, 0] == CORRECTED

    page = read(client.get(address(played)))
    assert table(page)[1:] == [
        ["Ana", "8", "12", "15", "0", "35"],
        ["Bor", "20", "4", "13", "−6", "31"],
        ["سارا", "11", "11", "8", "0", "30"],
        ["آرش", "11", "4", "12", "+6", "33"],
    ]
    assert podium(page) == [("1", "Ana", "35"), ("2", "آرش", "33"), ("3", "Bor", "31"), ("4", "سارا", "30")]
    winner = page.one("section", class_="winner")
    assert winner.one("h1").text == says("Winner: ⟨Ana⟩")
    assert paragraphs(winner) == ["35 points"]
    assert paragraphs(page.one("section", **{"aria-labelledby": "puddings"})) == [
        says("⟨آرش⟩ has the most puddings (3) and gets 6 points."),
        says("⟨Bor⟩ has the fewest puddings (1) and loses 6 points."),
    ]


def test_the_round_page_after_a_correction_has_the_new_points_and_reasons(client, played):
    enter(client, played, 1, 0, CORRECTED, revision="1")
    page = read(client.get(address(played, 1)))
    assert table(page)[1:] == [
        ["Ana", "0", "0", "1", "1", "6", "8"],
        ["Bor", "0", "10", "1", "9", "0", "20"],
        ["سارا", "0", "0", "10", "1", "0", "11"],
        ["آرش", "5", "0", "0", "3", "3", "11"],
    ]
    assert says("⟨Ana⟩ has the most maki (8) and gets 6 points.") in paragraphs(page)


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
def test_a_correction_is_acknowledged_once_on_the_next_page(client, played, language):
    url = enter(client, played, 1, 0, CORRECTED, language, revision="1").url
    assert messages(read(client.get(url))) == [COUNTED_AGAIN[language]]
    assert messages(read(client.get(url))) == []


def test_a_first_entry_needs_no_such_message(client, game):
    url = enter(client, game, 1, 0, ROUNDS[0][0]).url
    assert messages(read(client.get(url))) == []


def test_a_correction_while_the_next_round_is_played_leads_back_to_the_corrected_round(client, game):
    lay(game, ROUNDS[:1])
    enter(client, game, 2, 0, ROUNDS[1][0])
    assert enter(client, game, 1, 0, CORRECTED, revision="1").url == address(game, 1)
    assert saved(game)[2, 0] == ROUNDS[1][0]


def test_a_correction_in_an_unfinished_round_goes_on_to_the_cards_that_are_missing(client, game):
    enter(client, game, 1, 0, ROUNDS[0][0])
    response = enter(client, game, 1, 0, CORRECTED, revision="1")
    assert response.url == address(game, 1, 1)
    assert messages(read(client.get(response.url))) == []


def test_a_card_that_was_taken_back_is_gone(client, game):
    lay(game, ROUNDS[:1])
    enter(client, game, 1, 1, {"salmon": 8}, revision="1")
    assert saved(game)[1, 1] == {"salmon": 8}
