"""One round of the reference game in the other engines, in each language, through the pad."""

from tests.browser.pad import in_order
from tests.scoring.play import NAMES, ROUNDS


def test_four_players_enter_a_round(table, words):
    table.open(f"/{words.language}/")
    table.follow(words("home.keep_score"))
    for seat, name in enumerate(NAMES, 1):
        table.fill(words("new.name_n", n=words.number(seat)), name)
    table.press(words("a.start_game"))
    for seat, cards in enumerate(ROUNDS[0]):
        table.wait_for_heading(words("pad.title", name=NAMES[seat], n=words.ordinal(1)))
        for code in in_order(cards):
            table.press(words(f"add.{code}"))
        last = seat == len(NAMES) - 1
        table.press(words("pad.show_points") if last else words("pad.next_player", name=NAMES[seat + 1]))
    table.wait_for_heading(words("sheet.round_points", n=words.ordinal(1)))
    assert table.totals() == [words.number(total) for total in (12, 20, 11, 14)]
