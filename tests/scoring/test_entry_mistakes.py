"""What cannot be a number of cards is refused at its field, and nothing typed is lost."""

import pytest

from tests.scoring.play import ROUNDS, address, enter, lay, saved
from tests.scoring.reading import errors, read, typed

NEGATIVE = {
    "en": "The number can’t be negative.",
    "fa": "عدد نمی‌تواند منفی باشد.",
    "sl": "Število ne more biti negativno.",
}
NOT_WHOLE = {
    "en": "Enter a whole number, for example 3.",
    "fa": "عددی بدون اعشار وارد کنید، مثلاً ۳.",
    "sl": "Vpišite celo število, na primer 3.",
}
TOO_BIG = {
    "en": "The largest possible number is 108.",
    "fa": "بزرگ‌ترین عدد ممکن ۱۰۸ است.",
    "sl": "Največje možno število je 108.",
}
SUMMARY = {"en": "Correct the following:", "fa": "این موارد را درست کنید:", "sl": "Popravite naslednje:"}
LABEL = {"en": "Sashimi", "fa": "ساشیمی", "sl": "Sašimi"}

MISTAKES = [
    ("-1", NEGATIVE),
    ("−1", NEGATIVE),
    ("۱-", NOT_WHOLE),
    ("-۱", NEGATIVE),
    ("\u200e−۱", NEGATIVE),
    ("-999999999999999999999", NEGATIVE),
    ("2.5", NOT_WHOLE),
    ("2,5", NOT_WHOLE),
    ("۲٫۵", NOT_WHOLE),
    ("3.0", NOT_WHOLE),
    ("abc", NOT_WHOLE),
    ("سه", NOT_WHOLE),
    ("²", NOT_WHOLE),
    ("३", NOT_WHOLE),
    ("1e1", NOT_WHOLE),
    ("1_0", NOT_WHOLE),
    ("--1", NOT_WHOLE),
    ("1 2", NOT_WHOLE),
    ("2\0", NOT_WHOLE),
    ("109", TOO_BIG),
    ("300", TOO_BIG),
    ("۳۰۰", TOO_BIG),
    ("٣٠٠", TOO_BIG),
    ("9" * 40, TOO_BIG),
    ("9" * 5000, NOT_WHOLE),
]


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
@pytest.mark.parametrize(("text", "message"), MISTAKES, ids=[repr(text[:6]) for text, _ in MISTAKES])
def test_a_mistake_is_explained_at_its_field_and_everything_typed_is_kept(client, game, language, text, message):
    cards = {"tempura": "۲", "sashimi": text, "egg": "1", "pudding": ""}
    response = enter(client, game, 1, 0, cards, language)
    page = read(response)
    assert response.status_code == 200
    assert errors(page) == {"sashimi": message[language]}
    assert {name: typed(page)[name] for name in cards} == cards
    assert {node["aria-invalid"] for node in page.all("input", id="id_sashimi")} == {"true"}
    assert saved(game) == {}


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
def test_several_mistakes_are_listed_above_with_links_to_their_fields(client, game, language):
    page = read(enter(client, game, 1, 0, {"sashimi": "-1", "egg": "abc", "pudding": "300"}, language))
    assert errors(page) == {
        "sashimi": NEGATIVE[language],
        "egg": NOT_WHOLE[language],
        "pudding": TOO_BIG[language],
    }
    summary = page.one("div", role="alert")
    assert summary.one("b").text == SUMMARY[language]
    assert [link["href"] for link in summary.all("a")] == ["#id_sashimi", "#id_egg", "#id_pudding"]
    assert next(summary.all("li")).text == f"{LABEL[language]}: {NEGATIVE[language]}"


def test_cards_that_can_be_read_are_counted_beside_a_mistake(client, game):
    page = read(enter(client, game, 1, 0, {"sashimi": "abc", "egg": "2", "squid_on_wasabi": "1"}))
    assert page.one("output", id="entered").text == "Cards entered: 4 of 8"


def test_a_mistake_is_not_saved_by_confirming_it(client, game):
    page = read(enter(client, game, 1, 0, {"sashimi": "-1"}, confirm="1"))
    assert errors(page) == {"sashimi": "The number can’t be negative."}
    assert saved(game) == {}


def test_a_mistake_in_a_correction_leaves_what_was_saved(client, game):
    lay(game, ROUNDS[:1])
    enter(client, game, 1, 0, {"sashimi": "2.5"}, revision="1", confirm="1")
    assert saved(game)[1, 0] == ROUNDS[0][0]


def test_html_typed_as_a_count_is_shown_and_not_obeyed(client, game):
    response = enter(client, game, 1, 0, {"sashimi": '"><script>1</script>'})
    assert "<script>1" not in response.content.decode()
    assert typed(read(response))["sashimi"] == '"><script>1</script>'


@pytest.mark.parametrize("revision", ["", "0", "-1", "abc", "سه"])
def test_a_first_entry_needs_no_revision(client, game, revision):
    response = enter(client, game, 1, 0, ROUNDS[0][0], revision=revision)
    assert response.url == address(game, 1, 1)
    assert saved(game) == {(1, 0): ROUNDS[0][0]}
