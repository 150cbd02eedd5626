"""Who gets the maki points: every shape a round can have, with 2 to 5 players."""

import re
from itertools import product

import pytest
from django.utils.translation import override

from scoring.engine import Tableau, score_round
from scoring.wording import maki_sentences
from tests.scoring.reading import says

NAMES = ["Ana", "Bor", "Cene", "Dana", "Eva"]

ROUNDS = [
    (
        "two places",
        [3, 2],
        ["⟨Ana⟩ has the most maki (3) and gets 6 points.", "⟨Bor⟩ has the second most maki (2) and gets 3 points."],
        ["⟨Ana⟩ با ۳ رول بیشترین ماکی را دارد و ۶ امتیاز می‌گیرد.", "⟨Bor⟩ با ۲ رول نفر دوم است و ۳ امتیاز می‌گیرد."],
        [
            "⟨Ana⟩ ima največ zvitkov (3) in dobi 6~točk.",
            "⟨Bor⟩ je po številu zvitkov (2) na drugem mestu in dobi 3~točke.",
        ],
    ),
    (
        "the third is not mentioned",
        [1, 5, 3],
        ["⟨Bor⟩ has the most maki (5) and gets 6 points.", "⟨Cene⟩ has the second most maki (3) and gets 3 points."],
        ["⟨Bor⟩ با ۵ رول بیشترین ماکی را دارد و ۶ امتیاز می‌گیرد.", "⟨Cene⟩ با ۳ رول نفر دوم است و ۳ امتیاز می‌گیرد."],
        [
            "⟨Bor⟩ ima največ zvitkov (5) in dobi 6~točk.",
            "⟨Cene⟩ je po številu zvitkov (3) na drugem mestu in dobi 3~točke.",
        ],
    ),
    (
        "only one has maki",
        [2, 0, 0],
        ["⟨Ana⟩ has the most maki (2) and gets 6 points.", "Nobody else has any maki, so second place is not scored."],
        [
            "⟨Ana⟩ با ۲ رول بیشترین ماکی را دارد و ۶ امتیاز می‌گیرد.",
            "کس دیگری ماکی ندارد، پس امتیاز جایگاه دوم به کسی نمی‌رسد.",
        ],
        ["⟨Ana⟩ ima največ zvitkov (2) in dobi 6~točk.", "Nihče drug nima zvitkov, zato za drugo mesto ni točk."],
    ),
    (
        "nobody",
        [0, 0],
        ["Nobody has any maki in this round, so there are no maki points."],
        ["در این دور هیچ‌کس ماکی ندارد و کسی امتیاز ماکی نمی‌گیرد."],
        ["V tem krogu nima nihče zvitkov, zato ni točk za maki."],
    ),
    (
        "two share the first place, and the next gets nothing",
        [4, 4, 2],
        [
            "⟨Ana⟩ and ⟨Bor⟩ tie for the most maki (4 each): they split 6 points, 3 points each. "
            "Second place is not scored."
        ],
        [
            "⟨Ana⟩ و ⟨Bor⟩ با نفری ۴ رول بیشترین ماکی را دارند؛ در این حالت جایگاه دوم امتیازی ندارد. "
            "۶ امتیاز میانشان تقسیم می‌شود و به هر کدام ۳ امتیاز می‌رسد."
        ],
        ["⟨Ana⟩ in ⟨Bor⟩ imata največ zvitkov (po~4) in si razdelita 6~točk: po 3~točke. Za drugo mesto ni točk."],
    ),
    (
        "three share the first place",
        [4, 4, 4],
        [
            "⟨Ana⟩, ⟨Bor⟩ and ⟨Cene⟩ tie for the most maki (4 each): they split 6 points, 2 points each. "
            "Second place is not scored."
        ],
        [
            "⟨Ana⟩، ⟨Bor⟩ و ⟨Cene⟩ با نفری ۴ رول بیشترین ماکی را دارند؛ در این حالت جایگاه دوم امتیازی ندارد. "
            "۶ امتیاز میانشان تقسیم می‌شود و به هر کدام ۲ امتیاز می‌رسد."
        ],
        [
            "⟨Ana⟩, ⟨Bor⟩ in ⟨Cene⟩ imajo največ zvitkov (po~4) in si razdelijo 6~točk: po 2~točki. "
            "Za drugo mesto ni točk."
        ],
    ),
    (
        "four share the first place, two points are lost",
        [1, 1, 1, 1],
        [
            "⟨Ana⟩, ⟨Bor⟩, ⟨Cene⟩ and ⟨Dana⟩ tie for the most maki (1 each): they split 6 points, 1 point each. "
            "Second place is not scored.",
            "2 points are left over and lost.",
        ],
        [
            "⟨Ana⟩، ⟨Bor⟩، ⟨Cene⟩ و ⟨Dana⟩ با نفری ۱ رول بیشترین ماکی را دارند؛ در این حالت جایگاه دوم امتیازی "
            "ندارد. ۶ امتیاز میانشان تقسیم می‌شود و به هر کدام ۱ امتیاز می‌رسد.",
            "۲ امتیاز باقی می‌ماند و به کسی نمی‌رسد.",
        ],
        [
            "⟨Ana⟩, ⟨Bor⟩, ⟨Cene⟩ in ⟨Dana⟩ imajo največ zvitkov (po~1) in si razdelijo 6~točk: po 1~točko. "
            "Za drugo mesto ni točk.",
            "2~točki ostaneta in propadeta.",
        ],
    ),
    (
        "five share the first place, one point is lost",
        [2, 2, 2, 2, 2],
        [
            "⟨Ana⟩, ⟨Bor⟩, ⟨Cene⟩, ⟨Dana⟩ and ⟨Eva⟩ tie for the most maki (2 each): they split 6 points, "
            "1 point each. Second place is not scored.",
            "1 point is left over and lost.",
        ],
        [
            "⟨Ana⟩، ⟨Bor⟩، ⟨Cene⟩، ⟨Dana⟩ و ⟨Eva⟩ با نفری ۲ رول بیشترین ماکی را دارند؛ در این حالت جایگاه دوم "
            "امتیازی ندارد. ۶ امتیاز میانشان تقسیم می‌شود و به هر کدام ۱ امتیاز می‌رسد.",
            "۱ امتیاز باقی می‌ماند و به کسی نمی‌رسد.",
        ],
        [
            "⟨Ana⟩, ⟨Bor⟩, ⟨Cene⟩, ⟨Dana⟩ in ⟨Eva⟩ imajo največ zvitkov (po~2) in si razdelijo 6~točk: po 1~točko. "
            "Za drugo mesto ni točk.",
            "1~točka ostane in propade.",
        ],
    ),
    (
        "two share the second place, one point is lost",
        [5, 2, 2],
        [
            "⟨Ana⟩ has the most maki (5) and gets 6 points.",
            "⟨Bor⟩ and ⟨Cene⟩ tie for second (2 each): they split 3 points, 1 point each.",
            "1 point is left over and lost.",
        ],
        [
            "⟨Ana⟩ با ۵ رول بیشترین ماکی را دارد و ۶ امتیاز می‌گیرد.",
            "⟨Bor⟩ و ⟨Cene⟩ در جایگاه دوم برابرند (نفری ۲ رول). ۳ امتیاز میانشان تقسیم می‌شود و به هر کدام "
            "۱ امتیاز می‌رسد.",
            "۱ امتیاز باقی می‌ماند و به کسی نمی‌رسد.",
        ],
        [
            "⟨Ana⟩ ima največ zvitkov (5) in dobi 6~točk.",
            "⟨Bor⟩ in ⟨Cene⟩ si z enakim številom zvitkov (2) delita drugo mesto in si razdelita 3~točke: po 1~točko.",
            "1~točka ostane in propade.",
        ],
    ),
    (
        "three share the second place, nothing is lost",
        [5, 2, 2, 2],
        [
            "⟨Ana⟩ has the most maki (5) and gets 6 points.",
            "⟨Bor⟩, ⟨Cene⟩ and ⟨Dana⟩ tie for second (2 each): they split 3 points, 1 point each.",
        ],
        [
            "⟨Ana⟩ با ۵ رول بیشترین ماکی را دارد و ۶ امتیاز می‌گیرد.",
            "⟨Bor⟩، ⟨Cene⟩ و ⟨Dana⟩ در جایگاه دوم برابرند (نفری ۲ رول). ۳ امتیاز میانشان تقسیم می‌شود و به هر "
            "کدام ۱ امتیاز می‌رسد.",
        ],
        [
            "⟨Ana⟩ ima največ zvitkov (5) in dobi 6~točk.",
            "⟨Bor⟩, ⟨Cene⟩ in ⟨Dana⟩ si z enakim številom zvitkov (2) delijo drugo mesto in si razdelijo 3~točke: "
            "po 1~točko.",
        ],
    ),
    (
        "four share the second place, too little for anybody",
        [5, 2, 2, 2, 2],
        [
            "⟨Ana⟩ has the most maki (5) and gets 6 points.",
            "⟨Bor⟩, ⟨Cene⟩, ⟨Dana⟩ and ⟨Eva⟩ tie for second (2 each), but 3 points split 4 ways is less than one "
            "point each, so nobody scores.",
        ],
        [
            "⟨Ana⟩ با ۵ رول بیشترین ماکی را دارد و ۶ امتیاز می‌گیرد.",
            "⟨Bor⟩، ⟨Cene⟩، ⟨Dana⟩ و ⟨Eva⟩ در جایگاه دوم برابرند (نفری ۲ رول)، اما اگر ۳ امتیاز میان ۴ نفر تقسیم "
            "شود، سهم هر نفر کمتر از یک امتیاز می‌شود؛ پس به هیچ‌کدام امتیازی نمی‌رسد.",
        ],
        [
            "⟨Ana⟩ ima največ zvitkov (5) in dobi 6~točk.",
            "⟨Bor⟩, ⟨Cene⟩, ⟨Dana⟩ in ⟨Eva⟩ si z enakim številom zvitkov (2) delijo drugo mesto. Če 3~točke "
            "razdelite na 4~dele, ne dobi nihče niti ene cele točke, zato za drugo mesto ni točk.",
        ],
    ),
]
CASES = [
    pytest.param(language, rolls, sentences, id=f"{language}: {shape}")
    for shape, rolls, *texts in ROUNDS
    for language, sentences in zip(("en", "fa", "sl"), texts, strict=True)
]


def sentences_for(rolls, language):
    scored = score_round([Tableau(maki_1=count) for count in rolls])
    with override(language):
        return maki_sentences([seat.lines[-1] for seat in scored.seats], NAMES[: len(rolls)])


@pytest.mark.parametrize(("language", "rolls", "sentences"), CASES)
def test_the_maki_of_a_round_are_explained(language, rolls, sentences):
    assert sentences_for(rolls, language) == [says(sentence) for sentence in sentences]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_second_place_is_spoken_of_once_at_most_and_players_without_rolls_never(players):
    for rolls in product(range(4), repeat=players):
        text = " ".join(sentences_for(rolls, "en"))
        assert text.lower().count("second") <= 1, rolls
        assert [name for name, own in zip(NAMES, rolls, strict=False) if own == 0 and name in text] == [], rolls


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
def test_every_name_is_isolated_and_no_number_follows_it_directly(language):
    for rolls in product(range(4), repeat=5):
        for sentence in sentences_for(rolls, language):
            assert not set(re.findall(r"\w+", re.sub("\u2068[^\u2068\u2069]*\u2069", "", sentence))) & set(NAMES)
            assert not re.search(r"\u2069\s*\d", sentence), sentence
