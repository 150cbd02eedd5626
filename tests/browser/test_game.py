import re

import pytest
from playwright.sync_api import expect

from tests.browser import pad
from tests.browser.scenes import FIVE, SEVEN
from tests.browser.table import field, heading, podium, press, rows, sit_down, tap_cards, type_cards, typed
from tests.browser.words import plain
from tests.scoring.play import NAMES, REFERENCE, ROUNDS, address, lay, start

pytestmark = pytest.mark.browser

EXPECTED = REFERENCE["expected"]
SHEET = [
    ("Ana", 12, 12, 15, -3, 36),
    ("Bor", 20, 4, 13, -3, 34),
    ("سارا", 11, 11, 8, 0, 30),
    ("آرش", 14, 4, 12, 6, 36),
]
"""Round points, points for puddings, total."""

SO_FAR = [
    [("Bor", 20), ("آرش", 14), ("Ana", 12), ("سارا", 11)],
    [("Ana", 24), ("Bor", 24), ("سارا", 22), ("آرش", 18)],
]
"""After each round but the last: nobody has a place before the puddings are counted."""

FINAL_PLACES = [(1, "آرش", 36), (2, "Ana", 36), (3, "Bor", 34), (4, "سارا", 30)]
PUDDINGS = {
    "fa": ["Ana ۱ پودینگ", "Bor ۱ پودینگ", "سارا ۲ پودینگ", "آرش ۳ پودینگ"],
    "sl": ["Ana 1 puding", "Bor 1 puding", "سارا 2 pudinga", "آرش 3 pudingi"],
    "en": ["Ana 1 pudding", "Bor 1 pudding", "سارا 2 puddings", "آرش 3 puddings"],
}
WINNER = {"fa": "برنده: {}", "sl": "Zmaga: {}", "en": "Winner: {}"}


def test_four_players_play_the_reference_game(phone, words, javascript):
    page = phone(words.language, javascript)
    page.goto("/")
    expect(page).to_have_url(f"/{words.language}/")
    sit_down(page, words, NAMES)
    for number, tableaus in enumerate(ROUNDS, 1):
        enter_round(page, words, number, tableaus, javascript)
        if number < len(ROUNDS):
            page.wait_for_url(re.compile(rf"/round/{number}/(#.*)?$"))
            check_the_round(page, words, number)
            page.get_by_role("link", name=words("sheet.enter_round", n=words.ordinal(number + 1))).click()
    page.wait_for_url(re.compile(r"/game/[^/]+/$"))
    check_the_end(page, words)


def check_the_round(page, words, number):
    assert heading(page) == words("sheet.round_points", n=words.ordinal(number))
    assert rows(page) == round_rows(words, number)
    assert podium(page) == [[name, words.number(total)] for name, total in SO_FAR[number - 1]]
    expect(page.get_by_text(words("sheet.before_puddings"))).to_be_visible()


def enter_round(page, words, number, tableaus, javascript):
    """On the pad; without scripts in the form, where in the first round every second player taps its buttons."""
    for seat, cards in enumerate(tableaus):
        title = page.get_by_role("heading", level=1)
        expect(title).to_have_text(words("pad.title", name=NAMES[seat], n=words.ordinal(number)))
        if javascript:
            pad.enter(page, words, cards)
            assert pad.total(page)[1] == words("pad.cards_of", entered=words.number(8), expected=words.number(8))
        else:
            (tap_cards if seat % 2 and number == 1 else type_cards)(page, words, cards)
        last = seat == len(tableaus) - 1
        press(page, way_on(words, number) if last else words("pad.next_player", name=NAMES[seat + 1]))


def way_on(words, number):
    return words("sheet.final") if number == len(ROUNDS) else words("pad.show_points")


def round_rows(words, number):
    return [
        [name, *map(words.number, seat["points"].values()), words.number(seat["total"])]
        for name, seat in zip(NAMES, EXPECTED["rounds"][number - 1], strict=True)
    ]


def places(words, expected):
    return [[words.number(place), name, words.number(total)] for place, name, total in expected]


def sheet_rows(words, sheet):
    return [
        [name, *map(words.number, rounds), words.signed(pudding), words.number(total)]
        for name, *rounds, pudding, total in sheet
    ]


WITHOUT_REASONS = """rows => rows.map(row =>
    [...row.children].filter(part => !part.matches(".because")).map(part => part.textContent).join(" "))"""


def check_the_end(page, words):
    assert plain(heading(page)) == WINNER[words.language].format("آرش")
    assert rows(page) == sheet_rows(words, SHEET)
    assert podium(page) == places(words, FINAL_PLACES)
    puddings = page.get_by_role("region", name=words("sheet.pudding_points")).get_by_role("listitem")
    lines = [plain(text) for text in puddings.evaluate_all(WITHOUT_REASONS)]
    points = [words.signed(points) for points in EXPECTED["pudding"]]
    assert lines == [f"{line} {point}" for line, point in zip(PUDDINGS[words.language], points, strict=True)]


def test_correcting_the_first_round_recounts_everything(phone, words, played):
    """Ana's egg was a maki 2: 7 rolls against 6 swap the maki points, and she wins with 38, until it is put back."""
    page = phone(words.language, javascript=False)
    page.goto(address(played, language=words.language))
    correct(page, words, {"egg": "", "maki_2": words.number(2)})
    expect(page.get_by_text(words("sheet.recalculated"))).to_be_visible()
    assert rows(page)[0] == ["Ana", *map(words.number, (5, 0, 3, 0, 6, 14))]
    assert rows(page)[3] == ["آرش", *map(words.number, (5, 0, 0, 3, 3, 11))]
    page.get_by_role("link", name=words("sheet.title")).click()
    assert plain(heading(page)) == WINNER[words.language].format("Ana")
    corrected = [("Ana", 14, 12, 15, -3, 38), SHEET[1], SHEET[2], ("آرش", 11, 4, 12, 6, 33)]
    assert rows(page) == sheet_rows(words, corrected)

    correct(page, words, {"egg": words.number(1), "maki_2": words.number(1)})
    page.get_by_role("link", name=words("sheet.title")).click()
    check_the_end(page, words)


def correct(page, words, fields):
    """Change fields of Ana's cards in round 1, starting from the score sheet."""
    page.get_by_role("link", name=words("sheet.edit_cards", name="Ana", n=words.ordinal(1))).click()
    for code, text in fields.items():
        field(page, words, code).fill(text)
    press(page, words("a.save"))


def test_the_same_players_play_again(phone, words, javascript, played):
    page = phone(words.language, javascript)
    page.goto(address(played, language=words.language))
    press(page, words("new.rematch"))
    expect(page.get_by_role("heading", level=1)).to_have_text(words("pad.title", name="Ana", n=words.ordinal(1)))
    assert played.token not in page.url
    assert typed(page) == {}
    for name in NAMES:
        expect(page.get_by_role("link", name=words("pad.seat_open", name=name))).to_be_visible()


def test_the_player_whose_cards_are_entered_is_in_sight_among_five(page, words, client):
    game = start(client, *FIVE)
    lay(game, [[SEVEN] * 5])
    for seat, name in enumerate(FIVE):
        page.goto(address(game, 1, seat, words.language))
        chip = page.get_by_role("main").get_by_role("link", name=words("pad.seat_done", name=name))
        expect(chip).to_have_attribute("aria-current", "page")
        expect(chip).to_be_in_viewport(ratio=0.9)
