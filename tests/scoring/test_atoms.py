"""Counted nouns in every case and number our sentences use, checked against the language guide."""

import pytest
from django.utils.translation import override

from scoring.wording import atoms
from tests.scoring.reading import says

COUNTS = (0, 1, 2, 3, 4, 5, 101)

SLOVENIAN = {
    "points": "0~točk 1~točka 2~točki 3~točke 4~točke 5~točk 101~točka",
    "object_points": "0~točk 1~točko 2~točki 3~točke 4~točke 5~točk 101~točko",
    "genitive_points": "0~točk 1~točke 2~točk 3~točk 4~točk 5~točk 101~točke",
    "cards": "0~kart 1~karta 2~karti 3~karte 4~karte 5~kart 101~karta",
    "object_cards": "0~kart 1~karto 2~karti 3~karte 4~karte 5~kart 101~karto",
    "rolls": "0~zvitkov 1~zvitek 2~zvitka 3~zvitki 4~zvitki 5~zvitkov 101~zvitek",
    "puddings": "0~pudingov 1~puding 2~pudinga 3~pudingi 4~pudingi 5~pudingov 101~puding",
    "tempura": "0~tempur 1~tempura 2~tempuri 3~tempure 4~tempure 5~tempur 101~tempura",
    "sashimi": "0~sašimijev 1~sašimi 2~sašimija 3~sašimiji 4~sašimiji 5~sašimijev 101~sašimi",
}
ENGLISH = {
    "points": ("point", "points"),
    "object_points": ("point", "points"),
    "genitive_points": ("point", "points"),
    "cards": ("card", "cards"),
    "object_cards": ("card", "cards"),
    "rolls": ("roll", "rolls"),
    "puddings": ("pudding", "puddings"),
    "tempura": ("tempura", "tempura"),
    "sashimi": ("sashimi", "sashimi"),
}
PERSIAN = {
    "points": "امتیاز",
    "object_points": "امتیاز",
    "genitive_points": "امتیاز",
    "cards": "کارت",
    "object_cards": "کارت",
    "rolls": "رول",
    "puddings": "پودینگ",
    "tempura": "تمپورا",
    "sashimi": "ساشیمی",
}


@pytest.mark.parametrize("atom", SLOVENIAN)
def test_slovenian_nouns_have_singular_dual_and_two_plurals(atom):
    with override("sl"):
        assert [getattr(atoms, atom)(count) for count in COUNTS] == says(SLOVENIAN[atom]).split(" ")


@pytest.mark.parametrize("atom", ENGLISH)
def test_english_nouns_are_singular_after_one_only(atom):
    one, other = ENGLISH[atom]
    with override("en"):
        assert [getattr(atoms, atom)(count) for count in COUNTS] == [
            f"0 {other}",
            f"1 {one}",
            f"2 {other}",
            f"3 {other}",
            f"4 {other}",
            f"5 {other}",
            f"101 {other}",
        ]


@pytest.mark.parametrize("atom", PERSIAN)
def test_persian_nouns_never_change_after_a_number(atom):
    with override("fa"):
        counted = [getattr(atoms, atom)(count) for count in COUNTS]
    assert counted == [f"{number} {PERSIAN[atom]}" for number in ("۰", "۱", "۲", "۳", "۴", "۵", "۱۰۱")]


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["minus 6 points", "minus 3 points", "minus 2 points", "minus 1 point", "0 points", "1 point"]),
        ("fa", ["۶ امتیاز منفی", "۳ امتیاز منفی", "۲ امتیاز منفی", "۱ امتیاز منفی", "۰ امتیاز", "۱ امتیاز"]),
        (
            "sl",
            ["minus 6~točk", "minus 3~točke", "minus 2~točki", "minus 1~točka", "0~točk", "1~točka"],
        ),
    ],
)
def test_points_below_zero_are_said_in_words_with_the_form_of_their_size(language, texts):
    with override(language):
        assert [atoms.signed_points(count) for count in (-6, -3, -2, -1, 0, 1)] == [says(text) for text in texts]
