"""The points of each round of the reference game, with all their reasons."""

import pytest

from tests.scoring.play import ROUNDS, address, lay
from tests.scoring.reading import paragraphs, podium, read, rows, says, table

HEADS = {
    "en": ["Players", "Tempura", "Sashimi", "Dumplings", "Nigiri", "Maki", "Total"],
    "fa": ["بازیکنان", "تمپورا", "ساشیمی", "دامپلینگ", "نیگیری", "ماکی", "مجموع"],
    "sl": ["Igralci", "Tempura", "Sašimi", "Cmoki", "Nigiri", "Maki", "Skupaj"],
}
POINTS = {
    1: [
        ["Ana", "5", "0", "3", "1", "3", "12"],
        ["Bor", "0", "10", "1", "9", "0", "20"],
        ["سارا", "0", "0", "10", "1", "0", "11"],
        ["آرش", "5", "0", "0", "3", "6", "14"],
    ],
    2: [
        ["Ana", "0", "0", "1", "8", "3", "12"],
        ["Bor", "0", "0", "1", "0", "3", "4"],
        ["سارا", "0", "0", "0", "11", "0", "11"],
        ["آرش", "0", "0", "0", "4", "0", "4"],
    ],
    3: [
        ["Ana", "5", "0", "1", "3", "6", "15"],
        ["Bor", "5", "0", "0", "7", "1", "13"],
        ["سارا", "0", "0", "6", "1", "1", "8"],
        ["آرش", "5", "0", "1", "6", "0", "12"],
    ],
}
STANDINGS = {
    1: [("Bor", "20"), ("آرش", "14"), ("Ana", "12"), ("سارا", "11")],
    2: [("Ana", "24"), ("Bor", "24"), ("سارا", "22"), ("آرش", "18")],
    3: [("1", "آرش", "36"), ("2", "Ana", "36"), ("3", "Bor", "34"), ("4", "سارا", "30")],
}
TITLE = {
    "en": ("Points in round {}", "After round {}"),
    "fa": ("امتیاز دور {}", "پس از دور {}"),
    "sl": ("Točke v {}.~krogu", "Po {}.~krogu"),
}
FINAL = {"en": "Final result", "fa": "نتیجهٔ نهایی", "sl": "Končni izid"}
MAKI = {
    ("en", 1): [
        "⟨آرش⟩ has the most maki (6) and gets 6 points.",
        "⟨Ana⟩ has the second most maki (5) and gets 3 points.",
    ],
    ("fa", 1): [
        "⟨آرش⟩ با ۶ رول بیشترین ماکی را دارد و ۶ امتیاز می‌گیرد.",
        "⟨Ana⟩ با ۵ رول نفر دوم است و ۳ امتیاز می‌گیرد.",
    ],
    ("sl", 1): [
        "⟨آرش⟩ ima največ zvitkov (6) in dobi 6~točk.",
        "⟨Ana⟩ je po številu zvitkov (5) na drugem mestu in dobi 3~točke.",
    ],
    ("en", 2): [
        "⟨Ana⟩ and ⟨Bor⟩ tie for the most maki (6 each): they split 6 points, 3 points each. "
        "Second place is not scored.",
    ],
    ("fa", 2): [
        "⟨Ana⟩ و ⟨Bor⟩ با نفری ۶ رول بیشترین ماکی را دارند؛ در این حالت جایگاه دوم امتیازی ندارد. "
        "۶ امتیاز میانشان تقسیم می‌شود و به هر کدام ۳ امتیاز می‌رسد.",
    ],
    ("sl", 2): [
        "⟨Ana⟩ in ⟨Bor⟩ imata največ zvitkov (po~6) in si razdelita 6~točk: po 3~točke. Za drugo mesto ni točk.",
    ],
    ("en", 3): [
        "⟨Ana⟩ has the most maki (5) and gets 6 points.",
        "⟨Bor⟩ and ⟨سارا⟩ tie for second (4 each): they split 3 points, 1 point each.",
        "1 point is left over and lost.",
    ],
    ("fa", 3): [
        "⟨Ana⟩ با ۵ رول بیشترین ماکی را دارد و ۶ امتیاز می‌گیرد.",
        "⟨Bor⟩ و ⟨سارا⟩ در جایگاه دوم برابرند (نفری ۴ رول). ۳ امتیاز میانشان تقسیم می‌شود و به هر کدام ۱ امتیاز می‌رسد.",
        "۱ امتیاز باقی می‌ماند و به کسی نمی‌رسد.",
    ],
    ("sl", 3): [
        "⟨Ana⟩ ima največ zvitkov (5) in dobi 6~točk.",
        "⟨Bor⟩ in ⟨سارا⟩ si z enakim številom zvitkov (4) delita drugo mesto in si razdelita 3~točke: po 1~točko.",
        "1~točka ostane in propade.",
    ],
}
ORDINALS = {"en": "123", "fa": ["اول", "دوم", "سوم"], "sl": "123"}
REASONS = {
    "en": [
        "2 tempura, 1 pair: 5 points | 2 dumplings: 3 points | 1 egg nigiri: 1 point | "
        "1 pudding is kept for the end of the game. | Maki, 5 rolls: 3 points | No cards, no points: sashimi | Points in this round 12",
        "3 sashimi, 1 set of three: 10 points | 1 dumpling: 1 point | 1 squid nigiri on wasabi: 9 points | "
        "1 chopsticks card: no points | ⟨Bor⟩ has too few maki (1) to score. | No cards, no points: tempura | Points in this round 20",
        "1 tempura, no pair: no points | 4 dumplings: 10 points | 1 egg nigiri: 1 point | "
        "1 pudding is kept for the end of the game. | ⟨سارا⟩ has too few maki (2) to score. | No cards, no points: sashimi | Points in this round 11",
        "2 tempura, 1 pair: 5 points | 1 sashimi, no set of three: no points | 1 egg nigiri on wasabi: 3 points | "
        "1 pudding is kept for the end of the game. | Maki, 6 rolls: 6 points | No cards, no points: dumplings | Points in this round 14",
    ],
    "fa": [
        "۲ تمپورا، ۱ جفت: ۵ امتیاز | ۲ دامپلینگ: ۳ امتیاز | ۱ نیگیری تخم‌مرغ: ۱ امتیاز | "
        "۱ پودینگ برای پایان بازی می‌ماند. | ماکی، ۵ رول: ۳ امتیاز | کارتی از این‌ها نیست، پس امتیازی هم نیست: ساشیمی | امتیاز این دور ۱۲",
        "۳ ساشیمی، ۱ سه‌تایی: ۱۰ امتیاز | ۱ دامپلینگ: ۱ امتیاز | ۱ نیگیری ماهی مرکب روی واسابی: ۹ امتیاز | "
        "۱ چاپستیک: بدون امتیاز | ⟨Bor⟩ با ۱ رول امتیاز ماکی نمی‌گیرد. | کارتی از این‌ها نیست، پس امتیازی هم نیست: تمپورا | امتیاز این دور ۲۰",
        "۱ تمپورا، جفت ندارد: بدون امتیاز | ۴ دامپلینگ: ۱۰ امتیاز | ۱ نیگیری تخم‌مرغ: ۱ امتیاز | "
        "۱ پودینگ برای پایان بازی می‌ماند. | ⟨سارا⟩ با ۲ رول امتیاز ماکی نمی‌گیرد. | کارتی از این‌ها نیست، پس امتیازی هم نیست: ساشیمی | امتیاز این دور ۱۱",
        "۲ تمپورا، ۱ جفت: ۵ امتیاز | ۱ ساشیمی، سه‌تایی کامل نیست: بدون امتیاز | "
        "۱ نیگیری تخم‌مرغ روی واسابی: ۳ امتیاز | ۱ پودینگ برای پایان بازی می‌ماند. | ماکی، ۶ رول: ۶ امتیاز | "
        "کارتی از این‌ها نیست، پس امتیازی هم نیست: دامپلینگ | امتیاز این دور ۱۴",
    ],
    "sl": [
        "Tempura (2), 1~par: 5~točk | 2~cmoka: 3~točke | 1~jajčni nigiri: 1~točka | "
        "1~puding ostane za konec igre. | Maki, 5~zvitkov: 3~točke | Brez kart, zato brez točk: sašimi | Točke v tem krogu 12",
        "Sašimi (3), 1~trojica: 10~točk | 1~cmok: 1~točka | 1~lignjev nigiri na wasabiju: 9~točk | "
        "1~karta s palčkami: brez točk | ⟨Bor⟩ ima premalo zvitkov (1), zato zanje ne dobi točk. | "
        "Brez kart, zato brez točk: tempura | Točke v tem krogu 20",
        "1~tempura, premalo za par: brez točk | 4~cmoki: 10~točk | 1~jajčni nigiri: 1~točka | "
        "1~puding ostane za konec igre. | ⟨سارا⟩ ima premalo zvitkov (2), zato zanje ne dobi točk. | "
        "Brez kart, zato brez točk: sašimi | Točke v tem krogu 11",
        "Tempura (2), 1~par: 5~točk | 1~sašimi, premalo za trojico: brez točk | "
        "1~jajčni nigiri na wasabiju: 3~točke | 1~puding ostane za konec igre. | Maki, 6~zvitkov: 6~točk | "
        "Brez kart, zato brez točk: cmoki | Točke v tem krogu 14",
    ],
}


def persian(text):
    return text.translate(str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹"))


def reasons(page):
    """The breakdown of each player: what is read out of every line, between bars."""
    return [" | ".join(rows(breakdown, spoken=True)) for breakdown in page.all("ul", class_="breakdown")]


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("language", ["en", "fa", "sl"])
def test_a_round_has_every_number_by_player_and_kind_of_card(client, played, language, number):
    page = read(client.get(address(played, number, language=language)))
    rows = [[persian(cell) for cell in row] if language == "fa" else row for row in POINTS[number]]
    assert table(page) == [HEADS[language], *rows]
    title, after = (says(text.format(ORDINALS[language][number - 1])) for text in TITLE[language])
    assert page.one("h1").text == title
    assert (FINAL[language] if number == 3 else after) in [heading.text for heading in page.all("h2")]


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("language", ["en", "fa", "sl"])
def test_a_round_says_who_gets_the_maki_points_and_why(client, played, language, number):
    page = read(client.get(address(played, number, language=language)))
    assert paragraphs(page.one("div", class_="note")) == [says(sentence) for sentence in MAKI[language, number]]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_nobody_has_a_place_before_the_puddings_are_counted(client, played, number):
    """Ana has 39 points after the third round, and it is آرش who wins."""
    page = read(client.get(address(played, number)))
    assert podium(page) == STANDINGS[number]
    assert ("Before puddings are counted" in paragraphs(page)) == (number < 3)
    assert [row.one("bdi").text for row in page.all("li", class_="first")] == (["آرش"] if number == 3 else [])


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
def test_every_line_of_a_round_has_its_reason(client, played, language):
    page = read(client.get(address(played, 1, language=language)))
    assert reasons(page) == [says(sentences) for sentences in REASONS[language]]


def test_every_line_says_the_points_it_adds(client, played):
    breakdowns = read(client.get(address(played, 1))).all("ul", class_="breakdown")
    points = [[row.text for row in breakdown.all("b")] for breakdown in breakdowns]
    assert points == [
        ["5", "3", "1", "0", "3", "12"],
        ["10", "1", "9", "0", "0", "20"],
        ["0", "10", "1", "0", "0", "11"],
        ["5", "0", "3", "0", "6", "14"],
    ]


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "Edit cards: ⟨سارا⟩, round 2"),
        ("fa", "ویرایش کارت‌ها: ⟨سارا⟩، دور دوم"),
        ("sl", "Uredi karte: ⟨سارا⟩, 2.~krog"),
    ],
)
def test_each_players_cards_can_be_corrected_from_the_round(client, played, language, label):
    page = read(client.get(address(played, 2, language=language)))
    link = [heading.one("a") for heading in page.all("h3")][2]
    assert (link["href"], link["aria-label"]) == (address(played, 2, 2, language), says(label))


@pytest.mark.parametrize(
    ("language", "next_round", "final"),
    [
        ("en", "Enter round 3", "Final result"),
        ("fa", "ثبت دور سوم", "نتیجهٔ نهایی"),
        ("sl", "Vnesi 3.~krog", "Končni izid"),
    ],
)
def test_a_round_leads_to_the_next_and_the_last_to_the_result(client, game, language, next_round, final):
    lay(game, ROUNDS[:2])
    link = read(client.get(address(game, 2, language=language))).one("a", class_="main")
    assert (link.text, link["href"]) == (says(next_round), address(game, 3, 0, language))
    lay(game, ROUNDS)
    link = read(client.get(address(game, 3, language=language))).one("a", class_="main")
    assert (link.text, link["href"]) == (final, address(game, language=language))
