"""The reference as a page, in the three languages. Needs the complete catalogs."""

import gzip
import re
import time
from html import unescape

import brotli
import pytest
from django.contrib.messages.storage.cookie import CookieStorage
from django.core.cache import cache
from django.http import HttpResponse

from rules.models import Claim, Passage, Ruling, Section

from .conftest import seed_texts

pytestmark = pytest.mark.usefixtures("reference")

LANGUAGES = ("fa", "sl", "en")


def main_of(client, language="en"):
    """What stands between the frame of the page, as HTML."""
    html = client.get(f"/{language}/rules/").content.decode()
    return re.search(r"<main.*</main>", html, re.DOTALL)[0]


def words(html):
    """The words of a piece of the page, with those for screen readers."""
    labels = re.sub(r'<[^>]*aria-label="([^"]*)"[^>]*>', r" \1 ", html)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", labels)).split())


def element(html, anchor):
    """The words from an anchor to the next one, without the way to the questions about its section."""
    html = re.sub(r'<p><a href="/\w+/settle/#.*?</p>', "", html)
    return words(re.search(rf'id="{anchor}">(.*?)(?=<\w+[^>]* id="|</main>)', html, re.DOTALL)[1])


@pytest.mark.parametrize(
    ("language", "tempura", "dumplings", "total"),
    [
        ("fa", "به ازای هر ۲ تمپورا ۵ امتیاز می‌گیرید.", "۱ ۲ ۳ ۴ ۵ یا بیشتر امتیاز ۱ ۳ ۶ ۱۰ ۱۵", "مجموع ۱۰۸"),
        ("sl", "Za vsaki 2 tempuri dobite 5 točk.", "1 2 3 4 5 ali več Točke 1 3 6 10 15", "Skupaj 108"),
        ("en", "Every 2 tempura score 5 points.", "1 2 3 4 5 or more Points 1 3 6 10 15", "Total 108"),
    ],
)
def test_rules_and_tables_in_the_readers_language_and_digits(client, language, tempura, dumplings, total):
    html = main_of(client, language)
    assert element(html, "ca-tempura") == tempura
    assert dumplings in element(html, "ca-dumpling")
    assert element(html, "co-rest").endswith(total)


def test_everything_persian_is_in_persian_letters_and_digits(client):
    assert re.findall(r"[A-Za-z0-9٠-٩]+", words(main_of(client, "fa"))) == []


def test_no_text_of_the_reference_is_left_in_english_for_slovenian_readers(client):
    text = words(main_of(client, "sl"))
    english = [seed.english for seed in seed_texts() if " " in seed.english and "{" not in seed.english]
    assert [sentence for sentence in english if sentence in text] == []
    assert re.findall(r"\b(?:the|and|points?|cards?|each)\b", text) == []


def test_hand_sizes_and_the_deck(client):
    html = main_of(client)
    assert element(html, "su-deal").endswith("Players 2 3 4 5 Cards each 10 9 8 7")
    deck = re.findall(r"<th scope=\"row\" data-card=\"(\w+)\">.*?</th><td>(\d+)</td>", html, re.DOTALL)
    assert deck == [
        ("tempura", "14"),
        ("sashimi", "14"),
        ("dumpling", "14"),
        ("maki_1", "6"),
        ("maki_2", "12"),
        ("maki_3", "8"),
        ("egg", "5"),
        ("salmon", "10"),
        ("squid", "5"),
        ("wasabi", "6"),
        ("pudding", "10"),
        ("chopsticks", "4"),
    ]


def test_what_each_kind_of_card_scores_and_how_many_there_are(client):
    html = main_of(client)
    assert element(html, "tempura") == "Tempura 14 cards in the box"
    assert element(html, "nigiri") == (
        "Nigiri Egg nigiri 5 cards in the box 1 point Salmon nigiri 10 cards in the box 2 points "
        "Squid nigiri 5 cards in the box 3 points"
    )
    assert element(html, "wasabi") == (
        "Wasabi Wasabi 6 cards in the box Egg nigiri on wasabi 3 points Salmon nigiri on wasabi 6 points "
        "Squid nigiri on wasabi 9 points"
    )


def test_an_example_stands_under_its_rule(client):
    assert element(main_of(client), "ca-dumpling_cap") == (
        "From the sixth dumpling on, you get no more points. Example "
        "dumpling, dumpling and dumpling 3 dumplings: 6 points 6 points "
        "dumpling, dumpling, dumpling, dumpling, dumpling and dumpling 6 dumplings: 15 points "
        "Only the first five dumplings count. 15 points"
    )


def test_rules_that_are_not_in_every_rulebook_say_so(client):
    html = main_of(client)
    assert element(html, "ca-maki_none").endswith("(In the rulebook of one edition only)")
    assert element(html, "ca-chopsticks_order").endswith("(The designer’s answer, second-hand)")


@pytest.mark.parametrize(
    ("language", "maki", "winner"),
    [
        ("fa", "پرسش‌ها در این باره (۱۰)", "پرسش در این باره (۱)"),
        ("sl", "Vprašanja o tem (10)", "Vprašanje o tem (1)"),
        ("en", "Questions about this (10)", "Question about this (1)"),
    ],
)
def test_sections_lead_to_the_questions_about_them(client, language, maki, winner):
    html = main_of(client, language)
    asked = dict(re.findall(rf'<p><a href="/{language}/settle/#([a-z-]+)">([^<]+)</a></p>', html))
    assert (asked["maki"], asked["winner"]) == (maki, winner)
    assert set(asked) == set(Ruling.objects.values_list("section__slug", flat=True))


def test_ties_and_puddings_lead_on_to_what_says_more(client):
    html = main_of(client)
    assert element(html, "ca-pudding").endswith("See also: End of the game")
    assert element(html, "ti-shared").endswith("See also: Maki · End of the game")


@pytest.mark.parametrize("language", LANGUAGES)
def test_anchors_are_the_same_in_every_language_and_every_link_has_one(client, language):
    html = main_of(client, language)
    anchors = re.findall(r' id="([^"]+)"', html)
    codes = [code.replace(".", "-") for code in Passage.objects.values_list("code", flat=True)]
    assert len(set(anchors)) == len(anchors)
    assert set(anchors) == {"main", *Section.objects.values_list("slug", flat=True), *codes}
    assert set(re.findall(r' href="#([^"]+)"', html)) == set(Section.objects.values_list("slug", flat=True))


def test_a_broken_placeholder_does_not_break_the_page(client):
    Passage.objects.filter(code="ca.tempura").update(text_en="Every {size} {of} {} {score {points}.")
    assert element(main_of(client), "ca-tempura") == "Every 2 {of} {} {score 5."


def test_an_edited_text_is_escaped(client):
    Passage.objects.filter(code="ca.tempura").update(text_en="<b>5</b> & more")
    assert "&lt;b&gt;5&lt;/b&gt; &amp; more" in main_of(client)


def test_a_reference_without_some_section_still_shows(client):
    for model in (Passage, Ruling, Claim):
        model.objects.filter(section__slug="game-end").delete()
    Section.objects.filter(slug="game-end").delete()
    assert element(main_of(client), "ca-pudding").endswith("only count then.")


def test_the_number_of_queries_does_not_grow_with_the_reference(client, django_assert_num_queries):
    with django_assert_num_queries(2):
        client.get("/en/rules/")
    Passage.objects.exclude(section__slug="tips").delete()
    cache.clear()
    with django_assert_num_queries(2):
        client.get("/en/rules/")


def test_the_page_is_made_once_for_a_few_seconds(client, monkeypatch, django_assert_num_queries):
    before = main_of(client)
    Passage.objects.filter(code="tu.pass").update(text_en="Pass left.")
    with django_assert_num_queries(0):
        assert main_of(client) == before
    later = time.time() + 10
    monkeypatch.setattr("django.core.cache.backends.locmem.time.time", lambda: later)
    assert element(main_of(client), "tu-pass") == "Pass left."


def test_each_address_and_language_has_its_own_page(client):
    assert '<link rel="canonical" href="http://testserver/sl/rules/">' in client.get("/sl/rules/").content.decode()
    other = client.get("/sl/rules/", headers={"host": "127.0.0.1"}).content.decode()
    assert '<link rel="canonical" href="http://127.0.0.1/sl/rules/">' in other


def test_a_message_for_one_reader_stays_out_of_the_page(client, rf):
    request, response = rf.get("/"), HttpResponse()
    storage = CookieStorage(request)
    storage.add(20, "Only for you")
    storage.update(response)
    client.cookies["messages"] = response.cookies["messages"].value
    assert "Only for you" not in client.get("/en/rules/").content.decode()


def test_no_cookie_and_nothing_that_depends_on_the_reader(client):
    response = client.get("/en/rules/")
    assert (dict(response.cookies), response["Vary"]) == ({}, "Accept-Encoding")
    assert b"csrfmiddlewaretoken" not in response.content


@pytest.mark.parametrize(
    ("accepted", "encoding", "unpack"),
    [("gzip, deflate, br", "br", brotli.decompress), ("gzip, deflate", "gzip", gzip.decompress)],
)
def test_the_page_comes_packed_to_those_who_take_it(client, accepted, encoding, unpack):
    plain = client.get("/en/rules/")
    packed = client.get("/en/rules/", headers={"accept-encoding": accepted})
    assert (packed["Content-Encoding"], "Content-Encoding" in plain) == (encoding, False)
    assert unpack(packed.content) == plain.content


def test_the_page_can_only_be_read(client):
    assert client.post("/en/rules/").status_code == 405
    assert client.head("/en/rules/").content == b""
