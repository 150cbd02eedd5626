"""Who gains and who loses by puddings: every shape the end of a game can have, with 2 to 5 players."""

import re
from itertools import product

import pytest
from django.utils.translation import override

from scoring.engine.rulebook import final_puddings
from scoring.wording import pudding_sentences
from tests.scoring.reading import says

NAMES = ["Ana", "Bor", "Cene", "Dana", "Eva"]

MOST = {
    "en": "⟨Ana⟩ has the most puddings (2) and gets 6 points.",
    "fa": "⟨Ana⟩ با ۲ پودینگ از همه بیشتر دارد و ۶ امتیاز می‌گیرد.",
    "sl": "⟨Ana⟩ ima največ pudingov (2) in dobi 6~točk.",
}
TWO_PLAYERS = {
    "en": "With two players, having fewer puddings costs nothing.",
    "fa": "در بازی دونفره، برای پودینگ کمتر امتیازی کم نمی‌شود.",
    "sl": "Pri dveh igralcih za manj pudingov ni odbitka.",
}

GAMES = [
    ("two players", [2, 1], *[[MOST[code], TWO_PLAYERS[code]] for code in ("en", "fa", "sl")]),
    ("two players, one without", [2, 0], *[[MOST[code], TWO_PLAYERS[code]] for code in ("en", "fa", "sl")]),
    (
        "all equal",
        [1, 1],
        ["Everyone has the same number of puddings (1), so nobody gains or loses points."],
        ["تعداد پودینگ همه برابر است (۱)، پس امتیاز کسی کم یا زیاد نمی‌شود."],
        ["Število pudingov je izenačeno (po~1), zato nihče ne dobi niti ne izgubi točk."],
    ),
    (
        "nobody has any",
        [0, 0, 0, 0, 0],
        ["Nobody has any puddings, so nobody gains or loses points."],
        ["هیچ‌کس پودینگی ندارد، پس امتیاز کسی کم یا زیاد نمی‌شود."],
        ["Nihče nima nobenega pudinga, zato nihče ne dobi niti ne izgubi točk."],
    ),
    (
        "one has most, one fewest",
        [4, 2, 1],
        [
            "⟨Ana⟩ has the most puddings (4) and gets 6 points.",
            "⟨Cene⟩ has the fewest puddings (1) and loses 6 points.",
        ],
        [
            "⟨Ana⟩ با ۴ پودینگ از همه بیشتر دارد و ۶ امتیاز می‌گیرد.",
            "⟨Cene⟩ با ۱ پودینگ از همه کمتر دارد و ۶ امتیاز از دست می‌دهد.",
        ],
        ["⟨Ana⟩ ima največ pudingov (4) in dobi 6~točk.", "⟨Cene⟩ ima najmanj pudingov (1) in izgubi 6~točk."],
    ),
    (
        "one has none",
        [2, 0, 1],
        [MOST["en"], "⟨Bor⟩ has no puddings and loses 6 points."],
        [MOST["fa"], "⟨Bor⟩ هیچ پودینگی ندارد و ۶ امتیاز از دست می‌دهد."],
        [MOST["sl"], "⟨Bor⟩ nima nobenega pudinga in izgubi 6~točk."],
    ),
    (
        "two share the most, two the fewest",
        [2, 2, 1, 1],
        [
            "⟨Ana⟩ and ⟨Bor⟩ tie for the most puddings (2 each): they split 6 points, 3 points each.",
            "⟨Cene⟩ and ⟨Dana⟩ tie for the fewest puddings (1 each): they split the loss of 6 points, 3 points each.",
        ],
        [
            "⟨Ana⟩ و ⟨Bor⟩ با نفری ۲ پودینگ از همه بیشتر دارند. ۶ امتیاز میانشان تقسیم می‌شود و به هر کدام "
            "۳ امتیاز می‌رسد.",
            "⟨Cene⟩ و ⟨Dana⟩ با نفری ۱ پودینگ از همه کمتر دارند. ۶ امتیاز منفی میانشان تقسیم می‌شود و از هر کدام "
            "۳ امتیاز کم می‌شود.",
        ],
        [
            "⟨Ana⟩ in ⟨Bor⟩ imata največ pudingov (po~2) in si razdelita 6~točk: po 3~točke.",
            "⟨Cene⟩ in ⟨Dana⟩ imata najmanj pudingov (po~1) in si razdelita odbitek 6~točk: po 3~točke.",
        ],
    ),
    (
        "three share the most",
        [3, 3, 3, 0],
        [
            "⟨Ana⟩, ⟨Bor⟩ and ⟨Cene⟩ tie for the most puddings (3 each): they split 6 points, 2 points each.",
            "⟨Dana⟩ has no puddings and loses 6 points.",
        ],
        [
            "⟨Ana⟩، ⟨Bor⟩ و ⟨Cene⟩ با نفری ۳ پودینگ از همه بیشتر دارند. ۶ امتیاز میانشان تقسیم می‌شود و به هر کدام "
            "۲ امتیاز می‌رسد.",
            "⟨Dana⟩ هیچ پودینگی ندارد و ۶ امتیاز از دست می‌دهد.",
        ],
        [
            "⟨Ana⟩, ⟨Bor⟩ in ⟨Cene⟩ imajo največ pudingov (po~3) in si razdelijo 6~točk: po 2~točki.",
            "⟨Dana⟩ nima nobenega pudinga in izgubi 6~točk.",
        ],
    ),
    (
        "four share the most, two points are lost",
        [2, 2, 2, 2, 1],
        [
            "⟨Ana⟩, ⟨Bor⟩, ⟨Cene⟩ and ⟨Dana⟩ tie for the most puddings (2 each): they split 6 points, 1 point each.",
            "2 points are left over and lost.",
            "⟨Eva⟩ has the fewest puddings (1) and loses 6 points.",
        ],
        [
            "⟨Ana⟩، ⟨Bor⟩، ⟨Cene⟩ و ⟨Dana⟩ با نفری ۲ پودینگ از همه بیشتر دارند. ۶ امتیاز میانشان تقسیم می‌شود و به "
            "هر کدام ۱ امتیاز می‌رسد.",
            "۲ امتیاز باقی می‌ماند و به کسی نمی‌رسد.",
            "⟨Eva⟩ با ۱ پودینگ از همه کمتر دارد و ۶ امتیاز از دست می‌دهد.",
        ],
        [
            "⟨Ana⟩, ⟨Bor⟩, ⟨Cene⟩ in ⟨Dana⟩ imajo največ pudingov (po~2) in si razdelijo 6~točk: po 1~točko.",
            "2~točki ostaneta in propadeta.",
            "⟨Eva⟩ ima najmanj pudingov (1) in izgubi 6~točk.",
        ],
    ),
    (
        "four share the fewest, two points of the loss are dropped",
        [2, 1, 1, 1, 1],
        [
            MOST["en"],
            "⟨Bor⟩, ⟨Cene⟩, ⟨Dana⟩ and ⟨Eva⟩ tie for the fewest puddings (1 each): they split the loss of 6 points, "
            "1 point each.",
            "2 points of the loss are dropped.",
        ],
        [
            MOST["fa"],
            "⟨Bor⟩، ⟨Cene⟩، ⟨Dana⟩ و ⟨Eva⟩ با نفری ۱ پودینگ از همه کمتر دارند. ۶ امتیاز منفی میانشان تقسیم می‌شود و "
            "از هر کدام ۱ امتیاز کم می‌شود.",
            "۲ امتیاز باقی‌مانده از کسی کم نمی‌شود.",
        ],
        [
            MOST["sl"],
            "⟨Bor⟩, ⟨Cene⟩, ⟨Dana⟩ in ⟨Eva⟩ imajo najmanj pudingov (po~1) in si razdelijo odbitek 6~točk: po 1~točko.",
            "2~točki odbitka se ne upoštevata.",
        ],
    ),
    (
        "three have none",
        [2, 0, 0, 0],
        [
            MOST["en"],
            "⟨Bor⟩, ⟨Cene⟩ and ⟨Dana⟩ have no puddings: they split the loss of 6 points, 2 points each.",
        ],
        [
            MOST["fa"],
            "⟨Bor⟩، ⟨Cene⟩ و ⟨Dana⟩ هیچ پودینگی ندارند. ۶ امتیاز منفی میانشان تقسیم می‌شود و از هر کدام ۲ امتیاز کم "
            "می‌شود.",
        ],
        [
            MOST["sl"],
            "⟨Bor⟩, ⟨Cene⟩ in ⟨Dana⟩ nimajo nobenega pudinga in si razdelijo odbitek 6~točk: po 2~točki.",
        ],
    ),
    (
        "two have none",
        [2, 0, 0, 1],
        [MOST["en"], "⟨Bor⟩ and ⟨Cene⟩ have no puddings: they split the loss of 6 points, 3 points each."],
        [
            MOST["fa"],
            "⟨Bor⟩ و ⟨Cene⟩ هیچ پودینگی ندارند. ۶ امتیاز منفی میانشان تقسیم می‌شود و از هر کدام ۳ امتیاز کم می‌شود.",
        ],
        [MOST["sl"], "⟨Bor⟩ in ⟨Cene⟩ nimata nobenega pudinga in si razdelita odbitek 6~točk: po 3~točke."],
    ),
]
CASES = [
    pytest.param(language, puddings, sentences, id=f"{language}: {shape}")
    for shape, puddings, *texts in GAMES
    for language, sentences in zip(("en", "fa", "sl"), texts, strict=True)
]


def sentences_for(puddings, language):
    with override(language):
        return pudding_sentences(final_puddings(puddings), NAMES[: len(puddings)])


@pytest.mark.parametrize(("language", "puddings", "sentences"), CASES)
def test_the_puddings_of_a_game_are_explained(language, puddings, sentences):
    assert sentences_for(puddings, language) == [says(sentence) for sentence in sentences]


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_name_is_isolated_said_once_and_no_number_follows_it_directly(language, players):
    for puddings in product(range(4), repeat=players):
        text = " ".join(sentences_for(puddings, language))
        named = re.findall("\u2068([^\u2068\u2069]*)\u2069", text)
        assert len(set(named)) == len(named), puddings
        assert not set(re.findall(r"\w+", re.sub("\u2068[^\u2068\u2069]*\u2069", "", text))) & set(NAMES), puddings
        assert not re.search(r"\u2069\s*\d", text), puddings


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_equal_puddings_stand_alone_and_only_two_players_hear_that_fewer_cost_nothing(players):
    for puddings in product(range(3), repeat=players):
        sentences = sentences_for(puddings, "en")
        assert (len(sentences) == 1) == (len(set(puddings)) == 1), puddings
        assert (TWO_PLAYERS["en"] in sentences) == (players == 2 and len(set(puddings)) == 2), puddings
