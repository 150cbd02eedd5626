"""The sentence of every line a player's round can have; the engine makes the lines."""

import pytest
from django.utils.translation import override

from scoring.engine import Rule, Tableau, score_game, score_round
from scoring.engine.tableau import COUNTS
from scoring.wording import line_sentences
from tests.scoring.reading import says

SENTENCES = [
    ("en", "tempura", 1, "1 tempura, no pair: no points"),
    ("en", "tempura", 2, "2 tempura, 1 pair: 5 points"),
    ("en", "tempura", 5, "5 tempura, 2 pairs: 10 points One tempura is left without a partner and scores nothing."),
    ("fa", "tempura", 1, "۱ تمپورا، جفت ندارد: بدون امتیاز"),
    ("fa", "tempura", 2, "۲ تمپورا، ۱ جفت: ۵ امتیاز"),
    ("fa", "tempura", 5, "۵ تمپورا، ۲ جفت: ۱۰ امتیاز یک تمپورا بی‌جفت می‌ماند و امتیازی نمی‌آورد."),
    ("sl", "tempura", 1, "1~tempura, premalo za par: brez točk"),
    ("sl", "tempura", 2, "Tempura (2), 1~par: 5~točk"),
    ("sl", "tempura", 5, "Tempura (5), 2~para: 10~točk Ena tempura ostane brez para in ne prinese točk."),
    ("sl", "tempura", 8, "Tempura (8), 4~pari: 20~točk"),
    ("sl", "tempura", 10, "Tempura (10), 5~parov: 25~točk"),
    ("en", "sashimi", 2, "2 sashimi, no set of three: no points"),
    ("en", "sashimi", 3, "3 sashimi, 1 set of three: 10 points"),
    ("en", "sashimi", 4, "4 sashimi, 1 set of three: 10 points 1 sashimi is left over and scores nothing."),
    ("en", "sashimi", 8, "8 sashimi, 2 sets of three: 20 points 2 sashimi are left over and score nothing."),
    ("fa", "sashimi", 2, "۲ ساشیمی، سه‌تایی کامل نیست: بدون امتیاز"),
    ("fa", "sashimi", 3, "۳ ساشیمی، ۱ سه‌تایی: ۱۰ امتیاز"),
    ("fa", "sashimi", 8, "۸ ساشیمی، ۲ سه‌تایی: ۲۰ امتیاز ۲ ساشیمی اضافه می‌ماند و امتیازی نمی‌آورد."),
    ("sl", "sashimi", 1, "1~sašimi, premalo za trojico: brez točk"),
    ("sl", "sashimi", 2, "2~sašimija, premalo za trojico: brez točk"),
    ("sl", "sashimi", 4, "Sašimi (4), 1~trojica: 10~točk 1~sašimi ostane in ne prinese točk."),
    ("sl", "sashimi", 8, "Sašimi (8), 2~trojici: 20~točk 2~sašimija ostaneta in ne prineseta točk."),
    ("sl", "sashimi", 12, "Sašimi (12), 4~trojice: 40~točk"),
    ("sl", "sashimi", 15, "Sašimi (15), 5~trojic: 50~točk"),
    ("en", "dumpling", 1, "1 dumpling: 1 point"),
    ("en", "dumpling", 6, "6 dumplings: 15 points Only the first five dumplings count."),
    ("fa", "dumpling", 1, "۱ دامپلینگ: ۱ امتیاز"),
    ("fa", "dumpling", 6, "۶ دامپلینگ: ۱۵ امتیاز فقط پنج دامپلینگ اول حساب می‌شود."),
    ("sl", "dumpling", 1, "1~cmok: 1~točka"),
    ("sl", "dumpling", 2, "2~cmoka: 3~točke"),
    ("sl", "dumpling", 3, "3~cmoki: 6~točk"),
    ("sl", "dumpling", 5, "5~cmokov: 15~točk"),
    ("sl", "dumpling", 101, "101~cmok: 15~točk Šteje samo prvih pet cmokov."),
    ("en", "egg", 1, "1 egg nigiri: 1 point"),
    ("fa", "egg", 2, "۲ نیگیری تخم‌مرغ: ۲ امتیاز"),
    ("sl", "egg", 1, "1~jajčni nigiri: 1~točka"),
    ("sl", "egg", 2, "2~jajčna nigirija: 2~točki"),
    ("sl", "egg", 3, "3~jajčni nigiriji: 3~točke"),
    ("sl", "egg", 5, "5~jajčnih nigirijev: 5~točk"),
    ("sl", "egg", 101, "101~jajčni nigiri: 101~točka"),
    ("en", "salmon", 2, "2 salmon nigiri: 4 points"),
    ("fa", "salmon", 2, "۲ نیگیری سالمون: ۴ امتیاز"),
    ("sl", "salmon", 1, "1~lososov nigiri: 2~točki"),
    ("sl", "salmon", 2, "2~lososova nigirija: 4~točke"),
    ("sl", "salmon", 4, "4~lososovi nigiriji: 8~točk"),
    ("sl", "salmon", 5, "5~lososovih nigirijev: 10~točk"),
    ("en", "squid", 1, "1 squid nigiri: 3 points"),
    ("fa", "squid", 1, "۱ نیگیری ماهی مرکب: ۳ امتیاز"),
    ("sl", "squid", 1, "1~lignjev nigiri: 3~točke"),
    ("sl", "squid", 2, "2~lignjeva nigirija: 6~točk"),
    ("sl", "squid", 3, "3~lignjevi nigiriji: 9~točk"),
    ("sl", "squid", 5, "5~lignjevih nigirijev: 15~točk"),
    ("en", "egg_on_wasabi", 2, "2 egg nigiri on wasabi: 6 points"),
    ("fa", "egg_on_wasabi", 1, "۱ نیگیری تخم‌مرغ روی واسابی: ۳ امتیاز"),
    ("sl", "egg_on_wasabi", 1, "1~jajčni nigiri na wasabiju: 3~točke"),
    ("sl", "egg_on_wasabi", 2, "2~jajčna nigirija na wasabiju: 6~točk"),
    ("en", "salmon_on_wasabi", 1, "1 salmon nigiri on wasabi: 6 points"),
    ("fa", "salmon_on_wasabi", 2, "۲ نیگیری سالمون روی واسابی: ۱۲ امتیاز"),
    ("sl", "salmon_on_wasabi", 3, "3~lososovi nigiriji na wasabiju: 18~točk"),
    ("en", "squid_on_wasabi", 1, "1 squid nigiri on wasabi: 9 points"),
    ("fa", "squid_on_wasabi", 1, "۱ نیگیری ماهی مرکب روی واسابی: ۹ امتیاز"),
    ("sl", "squid_on_wasabi", 2, "2~lignjeva nigirija na wasabiju: 18~točk"),
    ("en", "wasabi", 1, "1 wasabi without a nigiri: no points"),
    ("fa", "wasabi", 2, "۲ واسابی خالی: بدون امتیاز"),
    ("sl", "wasabi", 1, "1~wasabi brez nigirija: brez točk"),
    ("sl", "wasabi", 2, "2~wasabija brez nigirija: brez točk"),
    ("sl", "wasabi", 3, "3~wasabiji brez nigirija: brez točk"),
    ("sl", "wasabi", 5, "5~wasabijev brez nigirija: brez točk"),
    ("en", "chopsticks", 1, "1 chopsticks card: no points"),
    ("en", "chopsticks", 2, "2 chopsticks cards: no points"),
    ("fa", "chopsticks", 2, "۲ چاپستیک: بدون امتیاز"),
    ("sl", "chopsticks", 1, "1~karta s palčkami: brez točk"),
    ("sl", "chopsticks", 2, "2~karti s palčkami: brez točk"),
    ("sl", "chopsticks", 4, "4~karte s palčkami: brez točk"),
    ("sl", "chopsticks", 5, "5~kart s palčkami: brez točk"),
    ("en", "pudding", 1, "1 pudding is kept for the end of the game."),
    ("en", "pudding", 2, "2 puddings are kept for the end of the game."),
    ("fa", "pudding", 2, "۲ پودینگ برای پایان بازی می‌ماند."),
    ("sl", "pudding", 1, "1~puding ostane za konec igre."),
    ("sl", "pudding", 2, "2~pudinga ostaneta za konec igre."),
    ("sl", "pudding", 3, "3~pudingi ostanejo za konec igre."),
    ("sl", "pudding", 5, "5~pudingov ostane za konec igre."),
]
MAKI = {
    "en": [
        "Maki, 3 rolls: 6 points",
        "Maki, 2 rolls: 3 points",
        "⟨Cene⟩ has too few maki (1) to score.",
        "⟨Dana⟩ has no maki and gets no maki points.",
    ],
    "fa": [
        "ماکی، ۳ رول: ۶ امتیاز",
        "ماکی، ۲ رول: ۳ امتیاز",
        "⟨Cene⟩ با ۱ رول امتیاز ماکی نمی‌گیرد.",
        "⟨Dana⟩ ماکی ندارد و امتیاز ماکی نمی‌گیرد.",
    ],
    "sl": [
        "Maki, 3~zvitki: 6~točk",
        "Maki, 2~zvitka: 3~točke",
        "⟨Cene⟩ ima premalo zvitkov (1), zato zanje ne dobi točk.",
        "⟨Dana⟩ nima zvitkov, zato ne dobi točk za maki.",
    ],
}
# Puddings 3, 1, 1, 2: 6 for the most, the loss of 6 shared by two, nothing in the middle.
PUDDINGS = {
    "en": ["3 puddings: 6 points", "1 pudding: minus 3 points", "1 pudding: minus 3 points", "2 puddings: 0 points"],
    "fa": ["۳ پودینگ: ۶ امتیاز", "۱ پودینگ: ۳ امتیاز منفی", "۱ پودینگ: ۳ امتیاز منفی", "۲ پودینگ: ۰ امتیاز"],
    "sl": ["3~pudingi: 6~točk", "1~puding: minus 3~točke", "1~puding: minus 3~točke", "2~pudinga: 0~točk"],
}


def of_tableau(**counts):
    return score_round([Tableau(**counts), Tableau()]).seats[0].lines


@pytest.mark.parametrize(("language", "card", "count", "sentences"), SENTENCES)
def test_a_line_is_explained_with_its_cards_and_points(language, card, count, sentences):
    with override(language):
        assert " ".join(line_sentences(of_tableau(**{card: count})[0], "Ana")) == says(sentences)


@pytest.mark.parametrize("language", MAKI)
def test_the_maki_line_of_each_place_is_explained(language):
    scored = score_round([Tableau(maki_1=rolls) for rolls in (3, 2, 1, 0)])
    with override(language):
        named = zip(scored.seats, ["Ana", "Bor", "Cene", "Dana"], strict=True)
        sentences = [line_sentences(seat.lines[-1], name) for seat, name in named]
    assert sentences == [[says(text)] for text in MAKI[language]]


@pytest.mark.parametrize("language", PUDDINGS)
def test_the_pudding_line_of_each_place_is_explained_without_a_sign(language):
    rounds = [[Tableau(pudding=n) for n in (3, 1, 1, 2)], *[[Tableau()] * 4] * 2]
    result = score_game(rounds, 4)
    with override(language):
        assert [line_sentences(line, "Ana") for line in result.pudding] == [[says(s)] for s in PUDDINGS[language]]


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
def test_every_rule_has_a_sentence_with_nothing_left_to_fill_in(language):
    every_card = [Tableau(**dict.fromkeys(COUNTS, 1)), Tableau(maki_3=1), Tableau(), Tableau(maki_1=1)]
    two = score_game([[Tableau(pudding=2), Tableau()], *[[Tableau()] * 2] * 2], 2)
    equal = score_game([[Tableau()] * 2] * 3, 2)
    four = score_game([every_card, [Tableau(pudding=2), *[Tableau(pudding=1)] * 2, Tableau()], [Tableau()] * 4], 4)
    lines = [line for seat in four.rounds[0].seats for line in seat.lines]
    lines += [*two.pudding, *equal.pudding, *four.pudding]
    assert {line.rule for line in lines} == set(Rule)
    with override(language):
        sentences = [sentence for line in lines for sentence in line_sentences(line, "Ana")]
    assert [sentence for sentence in sentences if not sentence or "{" in sentence] == []
