import re

import pytest
from django.core.exceptions import ValidationError
from django.utils import translation

from rules.arguments import ARGUMENTS, VOCABULARY, fill
from rules.models import Passage, Ruling
from scoring.engine.rulebook import DUMPLING_POINTS, SASHIMI_SET

from .conftest import every_text, seed_texts

VALUES = {
    "ov.what": {"min": 2, "max": 5},
    "ov.goal": {"rounds": 3},
    "ov.time": {"minutes": 15, "age": 8},
    "co.total": {"cards": 108},
    "co.sets": {"each": 14},
    "co.maki": {"total": 26, "one": 6, "two": 12, "three": 8},
    "co.nigiri": {"egg": 5, "salmon": 10, "squid": 5},
    "co.rest": {"puddings": 10, "wasabi": 6, "chopsticks": 4},
    "ca.tempura": {"size": 2, "points": 5},
    "ca.sashimi": {"size": 3, "points": 10},
    "ca.dumpling": {"p1": 1, "p2": 3, "p3": 6, "p4": 10, "p5": 15},
    "ca.nigiri": {"egg": 1, "salmon": 2, "squid": 3},
    "ca.wasabi": {"times": 3},
    "ca.wasabi_values": {"egg": 3, "salmon": 6, "squid": 9},
    "ca.maki_count": {"min": 1, "max": 3},
    "ca.maki_points": {"first": 6, "second": 3},
    "ca.maki_tie_first": {"first": 6},
    "ca.maki_tie_second": {"second": 3},
    "ca.split_example": {"points": 6, "each": 1, "left": 2},
    "fin.most": {"points": 6},
    "fin.fewest": {"points": 6},
    "fin.tie_example": {"each": 1},
    "va.dummy_deal": {"cards": 9},
}


def test_the_numbers_in_the_texts_are_those_of_the_rule_sheet():
    assert ARGUMENTS == VALUES


def test_every_placeholder_of_the_seeds_has_a_number_and_every_number_a_placeholder():
    used = {text.context: set(re.findall(r"\{(\w+)\}", text.english)) for text in seed_texts()}
    assert {code: names for code, names in used.items() if names} == {
        code: set(numbers) for code, numbers in ARGUMENTS.items()
    }


WORDS = {
    "min": 2,
    "max": 5,
    "rounds": 3,
    "cards": 108,
    "each": 14,
    "puddings": 10,
    "wasabis": 6,
    "sticks": 4,
    "maki_1": 6,
    "maki_2": 12,
    "maki_3": 8,
    "hand_2": 10,
    "hand_3": 9,
    "hand_4": 8,
    "hand_5": 7,
    "tempura": 5,
    "sashimi": 10,
    "p1": 1,
    "p2": 3,
    "p3": 6,
    "p4": 10,
    "p5": 15,
    "egg": 1,
    "salmon": 2,
    "squid": 3,
    "times": 3,
    "egg_w": 3,
    "salmon_w": 6,
    "squid_w": 9,
    "most": 6,
    "second": 3,
    "three_each": 2,  # 6 split by three
    "more_each": 1,  # 6 split by four, or by five
    "second_each": 1,  # 3 split by two
    "pudding": 6,
    "loss_each": 1,  # 6 split by four
    "none_2": 12,  # 20 cards without one of the 10 puddings: 11.7 %
    "none_5": 2,  # 35 cards: 1.6 %
    "used": 105,  # five players, 7 cards, three rounds
    "left": 3,
    "soy": 4,
    "soy_cards": 4,
    "soy_two": 2,
    "soy_three": 1,
    "earlier_minutes": 20,
    "earlier_age": 7,
    "zoch_min": 3,
    "party_max": 8,
}


def test_the_numbers_in_rulings_claims_and_editions():
    assert dict(VOCABULARY) == WORDS


def test_rulings_claims_and_editions_use_only_numbers_there_are():
    rules = {text.context for text in seed_texts()}
    used = {text.context: set(re.findall(r"\{(\w+)\}", text.english)) for text in every_text()}
    assert {code: names - set(WORDS) for code, names in used.items() if code not in rules and names - set(WORDS)} == {}


def test_numbers_that_texts_say_in_words():
    """ "Sixth dumpling" and "set of three" are grammar, not placeholders: they change with the texts."""
    assert (len(DUMPLING_POINTS), SASHIMI_SET) == (6, 3)


@pytest.mark.parametrize(
    ("language", "filled"),
    [("en", "Every 3 score 10."), ("sl", "Every 3 score 10."), ("fa", "Every ۳ score ۱۰.")],
)
def test_numbers_come_in_the_readers_digits(language, filled):
    with translation.override(language):
        assert fill("Every {size} score {points}.", ARGUMENTS["ca.sashimi"]) == filled


@pytest.mark.parametrize("text", ["{", "}", "{}", "{nobody}", "{size", "{size!r}", "{size.real}", "{0}"])
def test_what_cannot_be_filled_in_is_shown_as_it_is(text):
    assert fill(f"3: {text}", ARGUMENTS["ca.sashimi"]) == f"3: {text}"


def passage(code, **texts):
    return Passage(code=code, **({"text_fa": "…", "text_sl": "…", "text_en": "…"} | texts))


@pytest.mark.parametrize("text", ["Every {size}.", "{points} for {size}, {size}", "No numbers at all."])
def test_an_edited_text_may_use_its_placeholders_as_it_likes(text):
    passage("ca.sashimi", text_sl=text).clean()


@pytest.mark.parametrize("text", ["{sise}", "{size", "points}", "{size!r}", "{}", "{{size}}"])
def test_an_edited_text_with_another_placeholder_is_refused_in_its_column(text):
    with pytest.raises(ValidationError) as refusal:
        passage("ca.sashimi", text_sl=text, text_fa="{size}").clean()
    fault = "In this text only these may stand in braces: \u2068{size}\u2069 and \u2068{points}\u2069"
    assert refusal.value.message_dict == {"text_sl": [fault]}


def test_a_text_without_numbers_may_not_have_braces_in_any_language():
    with pytest.raises(ValidationError) as refusal:
        passage("ca.split", text_fa="{", text_en="{points}").clean()
    fault = "This text has no numbers to fill in, so it may not contain braces."
    assert refusal.value.message_dict == {"text_fa": [fault], "text_en": [fault]}


def test_an_edited_ruling_may_use_any_number_of_the_rules_in_any_of_its_texts():
    texts = {f"{field}_{code}": "{most}" for field in Ruling.TEXTS for code in ("fa", "sl", "en")}
    Ruling(**texts).clean()
    with pytest.raises(ValidationError) as refusal:
        Ruling(**texts | {"lead_sl": "{mostly}"}).clean()
    assert list(refusal.value.message_dict) == ["lead_sl"]


def test_an_empty_column_is_left_to_the_form():
    passage("ca.split", text_fa=None).clean()
