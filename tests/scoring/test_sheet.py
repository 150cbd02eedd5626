"""The score sheet of the reference game after every round, in three languages."""

import pytest

from scoring.models import Game
from tests.scoring.play import ROUNDS, address, lay, start
from tests.scoring.reading import paragraphs, podium, read, rows, says, table

HEADS = {
    "en": ["Players", "Round 1", "Round 2", "Round 3", "Points for puddings", "Total"],
    "fa": ["بازیکنان", "دور اول", "دور دوم", "دور سوم", "امتیاز پودینگ‌ها", "مجموع"],
    "sl": ["Igralci", says("1.~krog"), says("2.~krog"), says("3.~krog"), "Točke za pudinge", "Skupaj"],
}
FINAL = {
    "en": [
        ["Ana", "12", "12", "15", "−3", "36"],
        ["Bor", "20", "4", "13", "−3", "34"],
        ["سارا", "11", "11", "8", "0", "30"],
        ["آرش", "14", "4", "12", "+6", "36"],
    ],
    "fa": [
        ["Ana", "۱۲", "۱۲", "۱۵", "\u200e−۳", "۳۶"],
        ["Bor", "۲۰", "۴", "۱۳", "\u200e−۳", "۳۴"],
        ["سارا", "۱۱", "۱۱", "۸", "۰", "۳۰"],
        ["آرش", "۱۴", "۴", "۱۲", "\u200e+۶", "۳۶"],
    ],
    "sl": [
        ["Ana", "12", "12", "15", "−3", "36"],
        ["Bor", "20", "4", "13", "−3", "34"],
        ["سارا", "11", "11", "8", "0", "30"],
        ["آرش", "14", "4", "12", "+6", "36"],
    ],
}
WINNER = {
    "en": ("Winner: ⟨آرش⟩", "⟨Ana⟩ and ⟨آرش⟩ tie on points (36). ⟨آرش⟩ wins with more puddings (3)."),
    "fa": ("برنده: ⟨آرش⟩", "⟨Ana⟩ و ⟨آرش⟩ امتیاز برابر دارند (۳۶). ⟨آرش⟩ با پودینگ بیشتر (۳) برنده است."),
    "sl": ("Zmaga: ⟨آرش⟩", "⟨Ana⟩ in ⟨آرش⟩ imata enako število točk (36). Zmaga ⟨آرش⟩, ker ima več pudingov (3)."),
}
PUDDINGS = {
    "en": [
        "⟨آرش⟩ has the most puddings (3) and gets 6 points.",
        "⟨Ana⟩ and ⟨Bor⟩ tie for the fewest puddings (1 each): they split the loss of 6 points, 3 points each.",
    ],
    "fa": [
        "⟨آرش⟩ با ۳ پودینگ از همه بیشتر دارد و ۶ امتیاز می‌گیرد.",
        "⟨Ana⟩ و ⟨Bor⟩ با نفری ۱ پودینگ از همه کمتر دارند. ۶ امتیاز منفی میانشان تقسیم می‌شود و از هر کدام "
        "۳ امتیاز کم می‌شود.",
    ],
    "sl": [
        "⟨آرش⟩ ima največ pudingov (3) in dobi 6~točk.",
        "⟨Ana⟩ in ⟨Bor⟩ imata najmanj pudingov (po~1) in si razdelita odbitek 6~točk: po 3~točke.",
    ],
}
PUDDING_ROWS = {
    "en": ["Ana 1 pudding −3", "Bor 1 pudding −3", "سارا 2 puddings 0", "آرش 3 puddings +6"],
    "fa": [
        "Ana ۱ پودینگ \u200e−۳",
        "Bor ۱ پودینگ \u200e−۳",
        "سارا ۲ پودینگ ۰",
        "آرش ۳ پودینگ \u200e+۶",
    ],
    "sl": ["Ana 1~puding −3", "Bor 1~puding −3", "سارا 2~pudinga 0", "آرش 3~pudingi +6"],
}
PODIUM = {
    "en": [("1", "آرش", "36"), ("2", "Ana", "36"), ("3", "Bor", "34"), ("4", "سارا", "30")],
    "fa": [("۱", "آرش", "۳۶"), ("۲", "Ana", "۳۶"), ("۳", "Bor", "۳۴"), ("۴", "سارا", "۳۰")],
}
PLACES = {
    "en": ["Place 1", "Place 2", "Place 3", "Place 4"],
    "fa": ["رتبهٔ اول", "رتبهٔ دوم", "رتبهٔ سوم", "رتبهٔ چهارم"],
    "sl": ["1.~mesto", "2.~mesto", "3.~mesto", "4.~mesto"],
}


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
def test_the_final_sheet_has_every_number_of_the_game(client, played, language):
    assert table(read(client.get(address(played, language=language)))) == [HEADS[language], *FINAL[language]]


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
def test_the_final_sheet_names_the_winner_and_how_the_tie_fell(client, played, language):
    page = read(client.get(address(played, language=language)))
    winner = page.one("section", class_="winner")
    heading, reason = WINNER[language]
    best = {"en": "36 points", "fa": "۳۶ امتیاز", "sl": "36~točk"}[language]
    assert (winner.one("h1").text, paragraphs(winner)) == (says(heading), [says(best), says(reason)])
    assert [row.one("th").text for row in page.all("tr", class_="won")] == ["آرش"]


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
def test_the_final_sheet_gives_the_pudding_points_their_reasons(client, played, language):
    section = read(client.get(address(played, language=language))).one("section", **{"aria-labelledby": "puddings"})
    assert paragraphs(section) == [says(sentence) for sentence in PUDDINGS[language]]
    assert list(rows(section)) == [says(row) for row in PUDDING_ROWS[language]]


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
def test_the_places_are_in_order_and_have_names_for_those_who_listen(client, played, language):
    page = read(client.get(address(played, language=language)))
    assert podium(page) == PODIUM["fa" if language == "fa" else "en"]
    places = [place["aria-label"] for place in page.all("span", class_="place")]
    assert places == [says(place) for place in PLACES[language]]


@pytest.mark.parametrize(
    ("language", "not_yet", "head", "before", "later"),
    [
        (
            "en",
            "Not entered yet",
            "Number of puddings",
            "Before puddings are counted",
            "Puddings are scored at the end",
        ),
        ("fa", "هنوز وارد نشده", "تعداد پودینگ‌ها", "پیش از حساب کردن پودینگ‌ها", "امتیاز پودینگ‌ها در پایان"),
        ("sl", "Še ni vneseno", "Število pudingov", "Pred točkovanjem pudingov", "Pudingi se točkujejo na koncu"),
    ],
)
def test_after_one_round_the_sheet_has_totals_and_puddings_and_nobody_leads(
    client, game, language, not_yet, head, before, later
):
    lay(game, ROUNDS[:1])
    page = read(client.get(address(game, language=language)))
    rows = table(page)
    assert rows[0][4] == head
    digits = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹" if language == "fa" else "0123456789")
    assert rows[1:] == [
        ["Ana", "12".translate(digits), not_yet, not_yet, "1".translate(digits), "12".translate(digits)],
        ["Bor", "20".translate(digits), not_yet, not_yet, "0".translate(digits), "20".translate(digits)],
        ["سارا", "11".translate(digits), not_yet, not_yet, "1".translate(digits), "11".translate(digits)],
        ["آرش", "14".translate(digits), not_yet, not_yet, "1".translate(digits), "14".translate(digits)],
    ]
    assert page.one("p", class_="before-puddings").text == before
    assert list(page.all("li", class_="first")) == []
    assert [text for text in paragraphs(page) if text.startswith(later)] != []


def test_after_two_rounds_nobody_has_a_place(client, game):
    lay(game, ROUNDS[:2])
    page = read(client.get(address(game)))
    assert [row[-1] for row in table(page)[1:]] == ["24", "24", "22", "18"]
    assert podium(page) == [("Ana", "24"), ("Bor", "24"), ("سارا", "22"), ("آرش", "18")]


def test_a_round_counts_only_when_it_is_complete(client, game):
    lay(game, ROUNDS[:1])
    lay(game, [ROUNDS[0], [*ROUNDS[1][:2], {}, {}]])
    game.seats[2].rows.filter(round=2).delete()
    rows = table(read(client.get(address(game))))
    assert [row[-1] for row in rows[1:]] == ["12", "20", "11", "14"]
    assert {row[2] for row in rows[1:]} == {"Not entered yet"}


@pytest.mark.parametrize(
    ("language", "lead"), [("en", "Game in progress"), ("fa", "بازی ادامه دارد"), ("sl", "Igra še traja")]
)
def test_before_the_first_round_nobody_leads(client, game, language, lead):
    page = read(client.get(address(game, language=language)))
    assert page.one("p", class_="lead").text == lead
    assert list(page.all("ol", class_="podium")) == []


@pytest.mark.parametrize(
    ("language", "heading", "sentences"),
    [
        (
            "en",
            "Winners: ⟨Ana⟩ and ⟨Bor⟩",
            [
                "⟨Ana⟩ and ⟨Bor⟩ are level on points (6) and puddings (0) and share first place.",
                "The rulebooks say nothing about this tie; sharing the place is the custom.",
            ],
        ),
        (
            "fa",
            "برندگان: ⟨Ana⟩ و ⟨Bor⟩",
            [
                "⟨Ana⟩ و ⟨Bor⟩ هم در امتیاز (۶) و هم در پودینگ (۰) برابرند و در رتبهٔ اول مشترک‌اند.",
                "دفترچه‌های قوانین دربارهٔ چنین تساوی‌ای چیزی نگفته‌اند؛ رسم این است که رتبه مشترک باشد.",
            ],
        ),
        (
            "sl",
            "Zmaga: ⟨Ana⟩ in ⟨Bor⟩",
            [
                "⟨Ana⟩ in ⟨Bor⟩ imata enako število točk (6) in pudingov (0) ter si delita prvo mesto.",
                "O takem izenačenju pravila molčijo; v navadi je, da si igralci mesto delijo.",
            ],
        ),
    ],
)
@pytest.mark.django_db
def test_a_shared_win_names_all_winners(client, language, heading, sentences):
    game = start(client, "Ana", "Bor")
    lay(game, [[{"egg": 2}, {"egg": 2}]] * 3)
    page = read(client.get(address(game, language=language)))
    winner = page.one("section", class_="winner")
    best = {"en": "6 points", "fa": "۶ امتیاز", "sl": "6~točk"}[language]
    assert (winner.one("h1").text, paragraphs(winner)) == (says(heading), [says(text) for text in (best, *sentences)])
    assert [row.one("th").text for row in page.all("tr", class_="won")] == ["Ana", "Bor"]


@pytest.mark.parametrize(("language", "total"), [("en", "−6"), ("fa", "\u200e−۶"), ("sl", "−6")])
@pytest.mark.django_db
def test_a_total_below_zero_has_the_readers_minus_on_the_left(client, language, total):
    game = start(client, "Ana", "Bor", "Cene")
    lay(game, [[{}, {"pudding": 1}, {"pudding": 2}]] * 3)
    page = read(client.get(address(game, language=language)))
    assert table(page)[1][-2:] == [total, total]
    assert podium(page)[-1][2] == total
    assert Game.objects.count() == 1
