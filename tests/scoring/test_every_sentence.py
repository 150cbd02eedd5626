"""The forms of every sentence against tables that were written by hand from grammars, not from the catalogs."""

import re

import pytest
from django.utils.translation import override

from tests.scoring.every_sentence import NAMES, every_sentence

# Forms after 1, 2, 3 to 4, and 0 or 5 and more.
NOMINATIVE = {
    "točk": ("točka", "točki", "točke", "točk"),
    "zvit": ("zvitek", "zvitka", "zvitki", "zvitkov"),
    "pudi": ("puding", "pudinga", "pudingi", "pudingov"),
    "cmok": ("cmok", "cmoka", "cmoki", "cmokov"),
    "temp": ("tempura", "tempuri", "tempure", "tempur"),
    "saši": ("sašimi", "sašimija", "sašimiji", "sašimijev"),
    "wasa": ("wasabi", "wasabija", "wasabiji", "wasabijev"),
    "par": ("par", "para", "pari", "parov"),
    "troj": ("trojica", "trojici", "trojice", "trojic"),
    "kart": ("karta", "karti", "karte", "kart"),
    "jajč": ("jajčni nigiri", "jajčna nigirija", "jajčni nigiriji", "jajčnih nigirijev"),
    "loso": ("lososov nigiri", "lososova nigirija", "lososovi nigiriji", "lososovih nigirijev"),
    "lign": ("lignjev nigiri", "lignjeva nigirija", "lignjevi nigiriji", "lignjevih nigirijev"),
}
ACCUSATIVE = {"točk": ("točko", "točki", "točke", "točk"), "del": ("del", "dela", "dele", "delov")}
GENITIVE = {"točk": ("točke", "točk", "točk", "točk")}
GOVERNS = [
    (r"odbitek $", GENITIVE),
    (r"(dobi|izgubi|vodi za|razdelita|razdelijo|: po|Če|na) $", ACCUSATIVE),
]
"""What stands before a number and decides the case of the noun after it; by itself a noun is nominative."""

VERBS = {
    1: {"ostane", "propade", "upošteva", "prinese"},
    2: {"ostaneta", "propadeta", "upoštevata", "prineseta"},
    3: {"ostanejo", "propadejo", "upoštevajo", "prinesejo"},
    5: {"ostane", "propade", "upošteva", "prinese"},
}
"""Verbs whose subject is counted, by a number that has the form; 0 and 5 and more are singular."""

DUAL = {"imata", "delita", "razdelita", "vodita", "nimata"}
PLURAL = {"imajo", "delijo", "razdelijo", "vodijo", "nimajo"}
SINGULAR = {"ima", "dobi", "izgubi", "vodi", "nima"}

# In English nearly all take an s; sashimi, tempura, nigiri and wasabi do not change.
ENGLISH = ("point", "roll", "pudding", "card", "pair", "dumpling")
COUNTED = re.compile("(\\d+)\u00a0([^\\W\\d]+(?: nigiri\\w*)?)")


@pytest.fixture(params=["fa", "sl", "en"])
def language(request):
    with override(request.param):
        yield request.param


def all_of(language):
    """Every sentence once."""
    return dict.fromkeys(every_sentence(NAMES[language]))


def named(text):
    """How many players a sentence is about."""
    return len(set(re.findall("\u2068(.*?)\u2069", text)))


def without_names(text):
    return re.sub("\u2068.*?\u2069", "N", text)


def place(n):
    return {1: 0, 2: 1, 3: 2, 4: 2}.get(n % 100, 3)


def test_every_name_is_isolated_and_nothing_is_left_to_fill_in(language):
    names = "|".join(rf"\b{name}\b" for name in NAMES[language])
    left_over = re.compile(rf"[{{}}\u2068\u2069]|  |\s$|^\s|{names}")
    assert [text for text in all_of(language) if left_over.search(without_names(text))] == []


def test_there_are_thousands_of_sentences(language):
    assert len(all_of(language)) > 2500


def test_persian_has_its_own_digits_letters_and_signs():
    with override("fa"):
        texts = [without_names(text).replace("N", "") for text in all_of("fa")]
    assert [text for text in texts if re.search("[0-9٠-٩A-Za-zيىكة,;?%-]", text)] == []
    assert [text for text in texts if re.search(r"\bن?می | ها\b| \u200c|\u200c |\u200c$", text)] == []


def test_persian_nouns_after_a_number_do_not_change():
    with override("fa"):
        assert [text for text in all_of("fa") if re.search("[۰-۹] [^ ]+(\u200cها|ان)\\b", text)] == []


def test_a_persian_list_of_names_takes_verbs_of_several():
    with override("fa"):
        several = [text for text in all_of("fa") if named(text) > 1 and text.startswith("\u2068")]
    assert [text for text in several if re.search(r"\b(دارد|می‌گیرد|است)\b", text.partition(".")[0])] == []


def slovenian_faults(text):
    """Counted nouns that are not in the form of their number and their place in the sentence."""
    for match in COUNTED.finditer(text):
        count, noun = int(match[1]), match[2]
        table = next((table for before, table in GOVERNS if re.search(before, text[: match.start()])), NOMINATIVE)
        forms = next((forms for start, forms in table.items() if noun.startswith(start)), ("",) * 4)
        if noun != forms[place(count)]:
            yield f"{match[0]} in {text}"


def test_slovenian_nouns_have_the_form_of_their_number_and_case():
    with override("sl"):
        assert [fault for text in all_of("sl") for fault in slovenian_faults(text)] == []


def test_every_form_of_the_table_occurs():
    with override("sl"):
        found = {match[2] for text in all_of("sl") for match in COUNTED.finditer(text)}
    forms = {form for noun, forms in NOMINATIVE.items() for form in forms}
    assert forms - found == {
        "tempuri",
        "tempure",
        "tempur",
        "sašimijev",
        "sašimiji",
    }  # from two or three on they are sets


def verb_faults(names, text):
    words = set(re.findall(r"\w+", without_names(text)))
    if match := re.match("(\\d+)\u00a0(?:točk\\w*|sašimi\\w*)(?= (?!.*:))", text):
        form = (1, 2, 3, 5)[place(int(match[1]))]
        yield from ((word, text) for n in VERBS for word in words & VERBS[n] if word not in VERBS[form])
    if names == 2 and not words & SINGULAR:
        yield from ((word, text) for word in words & PLURAL)
    if names == 1:
        yield from ((word, text) for word in words & (PLURAL | DUAL))
    if names > 2 and "Med njimi" not in text:
        yield from ((word, text) for word in words & DUAL)


def test_slovenian_verbs_are_dual_for_two_names_and_plural_for_more():
    with override("sl"):
        assert [fault for text in all_of("sl") for fault in verb_faults(named(text), text)] == []


def test_of_those_who_are_level_two_or_more_have_most_puddings_and_their_verbs_fit():
    """The winners among those who are level: the verbs after "Med njimi" go with the winners alone."""
    with override("sl"):
        texts = [text.partition("Med njimi ")[2] for text in all_of("sl") if "Med njimi " in text]
    assert {text.count("\u2068") for text in texts} == {2, 3, 4}
    for text in texts:
        words = set(re.findall(r"\w+", without_names(text)))
        assert words & (PLURAL if text.count("\u2068") == 2 else DUAL) == set(), text


def test_english_nouns_are_plural_but_for_one():
    with override("en"):
        texts = all_of("en")
    nouns = "|".join(ENGLISH)
    for text in texts:
        for count, noun in re.findall(rf"(\d+) ((?:{nouns})s?)\b", text):
            assert noun.endswith("s") == (count != "1"), text


def test_english_verbs_fit_one_name_or_several():
    with override("en"):
        for text in all_of("en"):
            start = re.match("[^.:;(]*", without_names(text))[0]
            if named(text) > 1:
                assert not re.search(r"N (has|gets|wins|loses|leads|ties|shares)\b(?! with)", start), text
            elif named(text) == 1:
                assert not re.search(r"N (have|get|win|lose|lead|tie|share)\b", start), text
