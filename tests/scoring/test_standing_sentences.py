"""Who leads, who wins and how ties fall; the engine ranks the totals."""

import pytest
from django.utils.translation import override

from scoring.engine import GameResult
from scoring.engine.rulebook import final_puddings, ranks
from scoring.wording import final_sentences
from tests.scoring.reading import says

NAMES = ["Ana", "Bor", "Cene", "Dana", "Eva"]

CUSTOM = {
    "en": "The rulebooks say nothing about this tie; sharing the place is the custom.",
    "fa": "دفترچه‌های قوانین دربارهٔ چنین تساوی‌ای چیزی نگفته‌اند؛ رسم این است که رتبه مشترک باشد.",
    "sl": "O takem izenačenju pravila molčijo; v navadi je, da si igralci mesto delijo.",
}

GAMES = [
    (
        "one wins",
        [40, 31],
        [1, 2],
        ["⟨Ana⟩ wins: 40 points."],
        ["⟨Ana⟩ با ۴۰ امتیاز برنده است."],
        ["⟨Ana⟩ zmaga: 40~točk."],
    ),
    (
        "with one point",
        [0, 1],
        [0, 0],
        ["⟨Bor⟩ wins: 1 point."],
        ["⟨Bor⟩ با ۱ امتیاز برنده است."],
        ["⟨Bor⟩ zmaga: 1~točka."],
    ),
    (
        "two points",
        [2, 0],
        [0, 0],
        ["⟨Ana⟩ wins: 2 points."],
        ["⟨Ana⟩ با ۲ امتیاز برنده است."],
        ["⟨Ana⟩ zmaga: 2~točki."],
    ),
    (
        "a hundred and one",
        [101, 0],
        [0, 0],
        ["⟨Ana⟩ wins: 101 points."],
        ["⟨Ana⟩ با ۱۰۱ امتیاز برنده است."],
        ["⟨Ana⟩ zmaga: 101~točka."],
    ),
    (
        "below zero",
        [-2, -3],
        [1, 0],
        ["⟨Ana⟩ wins: minus 2 points."],
        ["⟨Ana⟩ با ۲ امتیاز منفی برنده است."],
        ["⟨Ana⟩ zmaga: minus 2~točki."],
    ),
    (
        "puddings decide between two",
        [36, 34, 30, 36],
        [1, 1, 2, 3],
        ["⟨Ana⟩ and ⟨Dana⟩ tie on points (36). ⟨Dana⟩ wins with more puddings (3)."],
        ["⟨Ana⟩ و ⟨Dana⟩ امتیاز برابر دارند (۳۶). ⟨Dana⟩ با پودینگ بیشتر (۳) برنده است."],
        ["⟨Ana⟩ in ⟨Dana⟩ imata enako število točk (36). Zmaga ⟨Dana⟩, ker ima več pudingov (3)."],
    ),
    (
        "puddings decide between two below zero",
        [-1, -1],
        [2, 1],
        ["⟨Ana⟩ and ⟨Bor⟩ tie on points (−1). ⟨Ana⟩ wins with more puddings (2)."],
        ["⟨Ana⟩ و ⟨Bor⟩ امتیاز برابر دارند (\u200e−۱). ⟨Ana⟩ با پودینگ بیشتر (۲) برنده است."],
        ["⟨Ana⟩ in ⟨Bor⟩ imata enako število točk (−1). Zmaga ⟨Ana⟩, ker ima več pudingov (2)."],
    ),
    (
        "puddings decide between three",
        [30, 30, 30],
        [1, 3, 2],
        ["⟨Ana⟩, ⟨Bor⟩ and ⟨Cene⟩ tie on points (30). ⟨Bor⟩ wins with more puddings (3)."],
        ["⟨Ana⟩، ⟨Bor⟩ و ⟨Cene⟩ امتیاز برابر دارند (۳۰). ⟨Bor⟩ با پودینگ بیشتر (۳) برنده است."],
        ["⟨Ana⟩, ⟨Bor⟩ in ⟨Cene⟩ imajo enako število točk (30). Zmaga ⟨Bor⟩, ker ima med njimi največ pudingov (3)."],
    ),
    (
        "two of three share the win",
        [30, 30, 30],
        [2, 2, 1],
        [
            "⟨Ana⟩, ⟨Bor⟩ and ⟨Cene⟩ tie on points (30). Among them, ⟨Ana⟩ and ⟨Bor⟩ have the most puddings (2) "
            "and share first place.",
            CUSTOM["en"],
        ],
        [
            "⟨Ana⟩، ⟨Bor⟩ و ⟨Cene⟩ امتیاز برابر دارند (۳۰). از میان آن‌ها، ⟨Ana⟩ و ⟨Bor⟩ پودینگ بیشتری دارند "
            "(نفری ۲) و در رتبهٔ اول مشترک‌اند.",
            CUSTOM["fa"],
        ],
        [
            "⟨Ana⟩, ⟨Bor⟩ in ⟨Cene⟩ imajo enako število točk (30). Med njimi imata ⟨Ana⟩ in ⟨Bor⟩ največ pudingov "
            "(po~2) in si delita prvo mesto.",
            CUSTOM["sl"],
        ],
    ),
    (
        "two share the win",
        [30, 30],
        [0, 0],
        ["⟨Ana⟩ and ⟨Bor⟩ are level on points (30) and puddings (0) and share first place.", CUSTOM["en"]],
        ["⟨Ana⟩ و ⟨Bor⟩ هم در امتیاز (۳۰) و هم در پودینگ (۰) برابرند و در رتبهٔ اول مشترک‌اند.", CUSTOM["fa"]],
        ["⟨Ana⟩ in ⟨Bor⟩ imata enako število točk (30) in pudingov (0) ter si delita prvo mesto.", CUSTOM["sl"]],
    ),
    (
        "five share the win",
        [7] * 5,
        [2] * 5,
        [
            "⟨Ana⟩, ⟨Bor⟩, ⟨Cene⟩, ⟨Dana⟩ and ⟨Eva⟩ are level on points (7) and puddings (2) and share first place.",
            CUSTOM["en"],
        ],
        [
            "⟨Ana⟩، ⟨Bor⟩، ⟨Cene⟩، ⟨Dana⟩ و ⟨Eva⟩ هم در امتیاز (۷) و هم در پودینگ (۲) برابرند و در رتبهٔ اول مشترک‌اند.",
            CUSTOM["fa"],
        ],
        [
            "⟨Ana⟩, ⟨Bor⟩, ⟨Cene⟩, ⟨Dana⟩ in ⟨Eva⟩ imajo enako število točk (7) in pudingov (2) ter si delijo prvo "
            "mesto.",
            CUSTOM["sl"],
        ],
    ),
    (
        "puddings order the places below the first",
        [30, 40, 30],
        [2, 1, 0],
        ["⟨Bor⟩ wins: 40 points.", "⟨Ana⟩ and ⟨Cene⟩ tie on points (30). Whoever has more puddings ranks higher."],
        [
            "⟨Bor⟩ با ۴۰ امتیاز برنده است.",
            "⟨Ana⟩ و ⟨Cene⟩ امتیاز برابر دارند (۳۰). هر کس پودینگ بیشتری داشته باشد رتبه‌اش بالاتر است.",
        ],
        [
            "⟨Bor⟩ zmaga: 40~točk.",
            "⟨Ana⟩ in ⟨Cene⟩ imata enako število točk (30). Kdor ima več pudingov, je uvrščen višje.",
        ],
    ),
    (
        "a lower place is shared",
        [40, 30, 30],
        [1, 2, 2],
        ["⟨Ana⟩ wins: 40 points.", "⟨Bor⟩ and ⟨Cene⟩ share place 2.", CUSTOM["en"]],
        ["⟨Ana⟩ با ۴۰ امتیاز برنده است.", "⟨Bor⟩ و ⟨Cene⟩ در رتبهٔ دوم مشترک‌اند.", CUSTOM["fa"]],
        ["⟨Ana⟩ zmaga: 40~točk.", "⟨Bor⟩ in ⟨Cene⟩ si delita 2.~mesto.", CUSTOM["sl"]],
    ),
    (
        "three share a lower place",
        [40, 0, 0, 0],
        [1, 2, 2, 2],
        ["⟨Ana⟩ wins: 40 points.", "⟨Bor⟩, ⟨Cene⟩ and ⟨Dana⟩ share place 2.", CUSTOM["en"]],
        ["⟨Ana⟩ با ۴۰ امتیاز برنده است.", "⟨Bor⟩، ⟨Cene⟩ و ⟨Dana⟩ در رتبهٔ دوم مشترک‌اند.", CUSTOM["fa"]],
        ["⟨Ana⟩ zmaga: 40~točk.", "⟨Bor⟩, ⟨Cene⟩ in ⟨Dana⟩ si delijo 2.~mesto.", CUSTOM["sl"]],
    ),
    (
        "puddings part some of those who are level, two share",
        [40, 30, 30, 30, 1],
        [0, 2, 2, 1, 0],
        [
            "⟨Ana⟩ wins: 40 points.",
            "⟨Bor⟩, ⟨Cene⟩ and ⟨Dana⟩ tie on points (30). Whoever has more puddings ranks higher.",
            "⟨Bor⟩ and ⟨Cene⟩ share place 2.",
            CUSTOM["en"],
        ],
        [
            "⟨Ana⟩ با ۴۰ امتیاز برنده است.",
            "⟨Bor⟩، ⟨Cene⟩ و ⟨Dana⟩ امتیاز برابر دارند (۳۰). هر کس پودینگ بیشتری داشته باشد رتبه‌اش بالاتر است.",
            "⟨Bor⟩ و ⟨Cene⟩ در رتبهٔ دوم مشترک‌اند.",
            CUSTOM["fa"],
        ],
        [
            "⟨Ana⟩ zmaga: 40~točk.",
            "⟨Bor⟩, ⟨Cene⟩ in ⟨Dana⟩ imajo enako število točk (30). Kdor ima več pudingov, je uvrščen višje.",
            "⟨Bor⟩ in ⟨Cene⟩ si delita 2.~mesto.",
            CUSTOM["sl"],
        ],
    ),
]
CASES = [
    pytest.param(language, totals, puddings, sentences, id=f"{language}: {shape}")
    for shape, totals, puddings, *texts in GAMES
    for language, sentences in zip(("en", "fa", "sl"), texts, strict=True)
]


@pytest.mark.parametrize(("language", "totals", "puddings", "sentences"), CASES)
def test_the_end_of_a_game_is_explained(language, totals, puddings, sentences):
    result = GameResult((), puddings, final_puddings(puddings), totals, ranks(totals, puddings))
    with override(language):
        assert final_sentences(result, NAMES[: len(totals)]) == [says(sentence) for sentence in sentences]
