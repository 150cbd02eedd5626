import pytest
from django.utils.translation import override

from scoring.engine import GameWarning, Source
from scoring.engine.tableau import COUNTS
from scoring.wording import capitalised, card_name, clean_name, display_names, join_names, source_name, warning_sentence
from tests.scoring.reading import says


@pytest.mark.parametrize(
    ("language", "names"),
    [
        (
            "en",
            "tempura, sashimi, dumpling, maki with 1 roll, maki with 2 rolls, maki with 3 rolls, egg nigiri, "
            "salmon nigiri, squid nigiri, egg nigiri on wasabi, salmon nigiri on wasabi, squid nigiri on wasabi, "
            "wasabi, pudding, chopsticks",
        ),
        (
            "fa",
            "تمپورا, ساشیمی, دامپلینگ, ماکی ۱, ماکی ۲, ماکی ۳, نیگیری تخم‌مرغ, نیگیری سالمون, نیگیری ماهی مرکب, "
            "نیگیری تخم‌مرغ روی واسابی, نیگیری سالمون روی واسابی, نیگیری ماهی مرکب روی واسابی, واسابی, پودینگ, "
            "چاپستیک",
        ),
        (
            "sl",
            "tempura, sašimi, cmok, maki 1, maki 2, maki 3, jajčni nigiri, lososov nigiri, lignjev nigiri, "
            "jajčni nigiri na wasabiju, lososov nigiri na wasabiju, lignjev nigiri na wasabiju, wasabi, puding, palčke",
        ),
    ],
)
def test_every_count_of_a_tableau_has_a_name(language, names):
    with override(language):
        assert [card_name(code) for code in COUNTS] == names.split(", ")


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Tempura", "Sashimi", "Dumplings", "Nigiri", "Maki"]),
        ("fa", ["تمپورا", "ساشیمی", "دامپلینگ", "نیگیری", "ماکی"]),
        ("sl", ["Tempura", "Sašimi", "Cmoki", "Nigiri", "Maki"]),
    ],
)
def test_every_source_of_points_has_a_name(language, names):
    with override(language):
        assert [capitalised(source_name(source)) for source in Source] == names


def test_a_capital_is_the_first_letter_only_and_nothing_stays_nothing():
    assert [capitalised(text) for text in ("šest wasabi", "egg Nigiri", "نیگیری", "")] == [
        "Šest wasabi",
        "Egg Nigiri",
        "نیگیری",
        "",
    ]


@pytest.mark.parametrize(
    ("language", "lists"),
    [
        ("en", ["⟨A⟩", "⟨A⟩ and ⟨B⟩", "⟨A⟩, ⟨B⟩ and ⟨C⟩", "⟨A⟩, ⟨B⟩, ⟨C⟩ and ⟨D⟩", "⟨A⟩, ⟨B⟩, ⟨C⟩, ⟨D⟩ and ⟨E⟩"]),
        ("fa", ["⟨A⟩", "⟨A⟩ و ⟨B⟩", "⟨A⟩، ⟨B⟩ و ⟨C⟩", "⟨A⟩، ⟨B⟩، ⟨C⟩ و ⟨D⟩", "⟨A⟩، ⟨B⟩، ⟨C⟩، ⟨D⟩ و ⟨E⟩"]),
        ("sl", ["⟨A⟩", "⟨A⟩ in ⟨B⟩", "⟨A⟩, ⟨B⟩ in ⟨C⟩", "⟨A⟩, ⟨B⟩, ⟨C⟩ in ⟨D⟩", "⟨A⟩, ⟨B⟩, ⟨C⟩, ⟨D⟩ in ⟨E⟩"]),
    ],
)
def test_names_are_isolated_one_by_one_and_then_joined(language, lists):
    with override(language):
        assert [join_names("ABCDE"[:count]) for count in range(1, 6)] == [says(text) for text in lists]


@pytest.mark.parametrize("name", ["{0}", "{n}", "}{", "%s", "%(name)s"])
def test_a_name_that_looks_like_a_placeholder_is_only_a_name(name):
    with override("en"):
        assert join_names([name, "Bor", name]) == says(f"⟨{name}⟩, ⟨Bor⟩ and ⟨{name}⟩")
        assert display_names([name, name]) == [f"{name} (1)", f"{name} (2)"]


def test_a_name_that_looks_like_a_name_with_a_seat_gets_its_seat_too():
    names = display_names(["Ana", "Ana", "Ana (1)"])
    assert names == ["Ana (1)", "Ana (2)", "Ana (1) (3)"]


def test_names_are_the_same_whatever_their_capitals_and_composition():
    with override("sl"):
        assert display_names(["Živa", "Z\u030cIVA", "Ziva"]) == ["Živa (1)", "Z\u030cIVA (2)", "Ziva"]


LOOK_ALIKE = {
    "zero width space": ("Ana", "A\u200bna"),
    "zero width non-joiner": ("نی\u200cما", "نیما"),
    "zero width joiner": ("نی\u200dما", "نیما"),
    "soft hyphen": ("Ana", "An\u00ada"),
    "Hangul filler at the end": ("Ana", "Ana\u3164"),
    "Braille blank at the end": ("Ana", "Ana \u2800"),
    "emoji style": ("❤", "❤\ufe0f"),
    "yeh": ("علی", "علي"),
    "yeh without dots": ("علی", "على"),
    "kaf": ("کیان", "كيان"),
    "heh": ("مهسا", "م\u06d5سا"),
    "digits": ("رضا ۴", "رضا ٤"),
    "full width": ("Ana", "Ａｎａ"),
    "ligature": ("Filip", "ﬁlip"),
    "presentation form": ("علی", "ﻋﻠﯽ"),
}


@pytest.mark.parametrize("names", LOOK_ALIKE.values(), ids=LOOK_ALIKE)
def test_names_that_look_the_same_are_told_apart_by_their_seat(names):
    with override("en"):
        assert display_names(names) == [f"{names[0]} (1)", f"{names[1]} (2)"]


@pytest.mark.parametrize("names", [("Ali", "Alı"), ("Žan", "Zan"), ("نیما", "تیما"), ("Ana M", "AnaM"), ("1", "۱")])
def test_names_that_look_different_are_left_alone(names):
    with override("en"):
        assert display_names(names) == list(names)


UNSEEN = {
    "Hangul filler": "\u3164",
    "Hangul filler of half width": "\uffa0",
    "Hangul jamo fillers": "\u115f\u1160",
    "Braille blank": "\u2800 \u2800",
    "zero width space": "\u200b",
    "soft hyphen": "\u00ad",
    "combining marks only": "\u0301\u0338",
    "a spacing mark only": "\u0903",
    "an enclosing mark only": "\u20dd",
    "emoji style only": "\ufe0f",
    "tag letters": "\U000e0041",
    "null note of music": "\U0001d159",
    "control character": "\x07",
    "wide space": "\u3000",
    "several": "\u3164 \u0301\u200d",
}


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN)
def test_a_name_that_nobody_sees_is_blank(name):
    assert clean_name(name) == ""


@pytest.mark.parametrize("name", ["1", ".", "ـ", "👩\u200d👩\u200d👧", "ั ก", "\u3164Ana", "א"])
def test_a_name_with_one_sign_that_is_seen_stays(name):
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("language", "hand", "deck"),
    [
        ("en", "⟨Bor⟩, round 2: 1 card instead of 9.", "Salmon nigiri: 101 entered in all, but the box holds only 10."),
        (
            "fa",
            "⟨Bor⟩، دور دوم: ۱ کارت وارد شده، اما باید ۹ کارت باشد.",
            "نیگیری سالمون: در مجموع ۱۰۱ کارت وارد شده، اما در جعبه فقط ۱۰ کارت از این نوع هست.",
        ),
        ("sl", "⟨Bor⟩, 2.~krog: 1~karta namesto~9.", "Lososov nigiri: vnesenih kart skupaj 101, v škatli samo~10."),
    ],
)
def test_warnings_name_the_numbers(language, hand, deck):
    with override(language):
        assert warning_sentence(GameWarning("hand_size", 9, 1, 2, 1), ["Ana", "Bor"]) == says(hand)
        assert warning_sentence(GameWarning("deck", 10, 101, card="salmon"), ["Ana", "Bor"]) == says(deck)
