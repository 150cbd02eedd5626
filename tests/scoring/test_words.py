"""What browsers get to know: values of the engine and entries of the catalogs, kept for good."""

import gzip
import json
import re

import pytest
from babel.messages.extract import extract
from django.utils.translation import npgettext, override, pgettext

from scoring import words
from scoring.engine.cards import DECK, HAND_SIZE
from sushigo_site.catalogs import KEYWORDS, forms

LANGUAGES = ["fa", "sl", "en"]
YEAR = "max-age=31536000"


def calls():
    """Context and English texts of every call in the modules."""
    for file in words.MODULES.glob("*.js"):
        with file.open("rb") as source:
            for _, texts, _, context in extract("javascript", source, KEYWORDS):
                yield context, forms(texts)


def address(client, language):
    page = client.get(f"/{language}/").text
    return re.search(r'<body data-words="([^"]+)"', page)[1]


def fetch(client, language):
    return json.loads(client.get(address(client, language)).content)


def forget():
    words.content.cache_clear()
    words.version.cache_clear()


def test_every_module_names_its_sentences_so_that_they_are_found():
    assert {context for context, _ in calls()} == words.contexts()


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_the_modules_ask_for_is_sent(client, language):
    sent = {key.partition("\4")[0] for key in fetch(client, language)["messages"]}
    assert sent == words.contexts()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_module_is_in_the_catalog_word_for_word(client, language):
    messages = fetch(client, language)["messages"]
    assert {texts for context, texts in calls() if f"{context}\4{texts[0]}" not in messages} == set()


@pytest.mark.parametrize(("language", "numbers"), [("fa", (1, 2)), ("sl", (1, 2, 3, 5)), ("en", (1, 2))])
def test_sentences_are_those_of_the_pages(client, language, numbers):
    messages = fetch(client, language)["messages"]
    with override(language):
        for context, texts in calls():
            pages = [npgettext(context, *texts, n) for n in numbers] if len(texts) == 2 else pgettext(context, *texts)
            assert messages[f"{context}\4{texts[0]}"] == pages


def test_values_come_from_the_engine(client):
    values = fetch(client, "sl")["values"]
    assert values["deck"] == {card.value: count for card, count in DECK.items()}
    assert list(values["deck"]) == [card.value for card in DECK]
    assert values["hand_size"] == {str(players): cards for players, cards in HAND_SIZE.items()}
    assert values["dumpling_points"] == [0, 1, 3, 6, 10, 15]
    assert values["on_wasabi_points"] == {"egg_on_wasabi": 3, "salmon_on_wasabi": 6, "squid_on_wasabi": 9}
    assert (values["source_of"]["maki_second"], values["source_of"]["squid"]) == ("maki", "nigiri")
    assert "wasabi" not in values["source_of"]


@pytest.mark.parametrize(
    ("language", "digits", "minus", "group"),
    [("fa", "۰۱۲۳۴۵۶۷۸۹", "\u200e−", "٬"), ("sl", "0123456789", "−", "."), ("en", "0123456789", "−", ",")],
)
def test_digits_and_signs_are_the_readers(client, language, digits, minus, group):
    found = fetch(client, language)
    assert (found["language"], found["digits"]) == (language, digits)
    assert (found["signs"]["minus"], found["signs"]["group"]) == (minus, group)


def test_words_are_kept_for_good_and_set_no_cookie(client):
    response = client.get(address(client, "fa"), headers={"accept-encoding": "gzip"})
    assert response["Content-Type"] == "application/json"
    assert set(response["Cache-Control"].split(", ")) == {"public", "immutable", YEAR}
    assert (response["Vary"], response.cookies) == ("Accept-Encoding", {})
    assert json.loads(gzip.decompress(response.content))["language"] == "fa"


def test_words_that_have_not_changed_are_not_sent_again(client):
    first = client.get(address(client, "en"))
    again = client.get(address(client, "en"), headers={"if-none-match": first["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get(address(client, "sl"), headers={"if-none-match": first["ETag"]}).status_code == 200


def test_words_for_a_page_of_another_release_are_not_kept(client):
    response = client.get("/en/words.json?v=old")
    assert response["Cache-Control"] == "no-cache"
    assert response.content == words.content("en")


def test_their_address_changes_with_their_content(monkeypatch):
    before = words.version("en")
    with monkeypatch.context() as patch:
        patch.setattr(words, "VALUES", {})
        forget()
        assert words.version("en") != before
    forget()
    assert words.version("en") == before


def test_words_can_only_be_read(client):
    assert client.post("/en/words.json").status_code == 405
