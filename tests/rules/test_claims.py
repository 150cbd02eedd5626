"""What other texts claim, as it is answered on the pages, and where editions differ. Needs the complete catalogs."""

import re
from collections import Counter
from html import unescape

import pytest
from django.core.cache import cache

from rules.claims import RULINGS
from rules.models import Claim, Ruling
from seeds.claims import CLAIMS

pytestmark = pytest.mark.usefixtures("reference")

LANGUAGES = ("fa", "sl", "en")
DOCUMENTS = ("000", "001", "002")


def main_of(client, language="en", page=""):
    html = client.get(f"/{language}/settle/claims/{page}").content.decode()
    return re.search(r"<main.*</main>", html, re.DOTALL)[0]


def words(html):
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def claim(html, slug):
    """The words about one claim."""
    return words(re.search(rf'<li id="{slug}">(.*?)</li>\s*(?=<li id|</ul>)', html, re.DOTALL)[1])


def test_every_claim_that_was_checked_is_there():
    """Counted in the list of checked claims, document by document."""
    marks = Counter((row.document, row.mark) for row in CLAIMS)
    assert marks == {
        ("000", "agrees"): 25,
        ("000", "absent"): 6,
        ("000", "contradicts"): 1,
        ("000", "missing"): 1,
        ("001", "agrees"): 15,
        ("001", "contradicts"): 20,
        ("001", "missing"): 1,
        ("002", "agrees"): 23,
        ("002", "absent"): 2,
        ("002", "missing"): 1,
    }


def test_mistakes_that_have_no_case_for_the_engine_are_not_about_points():
    without = [row.slug for row in CLAIMS if row.mark == Claim.Mark.CONTRADICTS and not row.example]
    assert without == [
        "score-board-in-the-box",
        "dom-among-the-sushi-cards",
        "helper-cards",
        "about-so-many-cards",
        "sort-the-cards",
        "score-board-in-the-middle",
        "nine-rounds-with-three",
        "usually-three-rounds",
        "cards-stay-after-the-round",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_claim_is_answered_once_and_mistakes_come_first(client, language):
    first = main_of(client, language)
    rest = [main_of(client, language, f"{document}/") for document in DOCUMENTS]
    shown = [slug for html in (first, *rest) for slug in re.findall(r'<li id="([a-z-]+)">', html)]
    assert sorted(shown) == sorted(row.slug for row in CLAIMS)
    assert re.findall(r'<ul class="claims (\w+)">', first) == [
        *("contradicts", "missing"),
        *("contradicts", "absent", "missing"),
        *("absent", "missing"),
    ]
    assert {*re.findall(r'<ul class="claims (\w+)">', "".join(rest))} == {"agrees"}
    assert re.findall(r"[{}]", words(first)) == []


def test_headings_say_how_many_claims_there_are(client):
    assert re.findall(r"<h3>(.*?)</h3>", main_of(client)) == [
        "Contradicts the rulebook (20)",
        "Left out (1)",
        "Contradicts the rulebook (1)",
        "Not in the rulebook (6)",
        "Left out (1)",
        "Not in the rulebook (2)",
        "Left out (1)",
    ]
    assert "<h2>Agrees with the rulebook (15)</h2>" in main_of(client, page="001/")
    assert "<h3>خلاف دفترچهٔ قوانین (۲۰)</h3>" in main_of(client, "fa")


def test_a_mistake_is_put_right_with_its_likely_cause_and_the_way_to_the_rule(client):
    html = main_of(client)
    assert claim(html, "tempura-extra-pairs").startswith(
        "A pair of tempura scores 5 points, but further pairs score nothing. What is right:"
    )
    assert claim(html, "dom-among-the-sushi-cards") == (
        "There are four kinds of sushi cards: tempura, sashimi, “dom” and maki. What is right: There is no card called "
        "“dom”. Dumplings, nigiri, wasabi and chopsticks are missing from the list. Perhaps “dom”, Persian for “tail”, "
        "is a cut-off spelling of “dumpling”. See the rule: What’s in the box"
    )


def test_cards_show_it_where_no_ruling_does(client):
    html = main_of(client)
    assert "2 tempura, 1 pair" in claim(html, "tempura-two-points")
    assert 'class="example"' not in html.partition('id="tempura-extra-pairs"')[2].partition("<li id")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_a_rule_or_a_ruling_that_exists(client, language):
    pages = [main_of(client, language, page) for page in ("", *(f"{document}/" for document in DOCUMENTS))]
    html = "".join(pages)
    rules = client.get(f"/{language}/rules/").content.decode()
    anchors = set(re.findall(r' id="([^"]+)"', rules))
    assert set(re.findall(rf'href="/{language}/rules/#([^"]+)"', html)) <= anchors
    rulings = set(re.findall(rf'href="/{language}/settle/([a-z-]+)/"', html)) - {"claims"}
    assert rulings == set(RULINGS.values())
    assert rulings <= set(Ruling.objects.values_list("slug", flat=True))
    assert set(RULINGS) <= {row.slug for row in CLAIMS}
    inside = {slug for page in pages for slug in re.findall(r' id="([^"]+)"', page)}
    assert set(re.findall(r'href="#([^"]+)"', html)) <= inside


def test_the_booklet_in_ones_own_box_wins_and_house_rules_are_near(client):
    text = main_of(client)
    assert "The booklet in your own box wins: over those texts and over this site." in text
    assert 'href="/en/rules/#variants"' in text


def rows(html):
    return [
        [words(cell) for cell in re.findall(r"<t[hd].*?>(.*?)</t[hd]>", row)]
        for row in re.findall("<tr>(.*?)</tr>", html)
    ]


def test_editions_side_by_side(client):
    table = rows(main_of(client))
    named = {row[0].strip("\u2068\u2069").partition("\u2069")[0]: row for row in table[1:]}
    assert table[0] == ["Edition", "What is different", "Players", "Cards each", "Variants"]
    assert list(named) == [
        "Adventureland Games",
        "Gamewright",
        "Devir",
        "Zoch",
        "Cocktail Games",
        "Rebel",
        "Soy Sauce (promo)",
        "Sushi Go Party!",
    ]
    assert named["Gamewright"][2:] == ["2 to 5", "10, 9, 8, 7", "Changing direction; imaginary player for two"]
    assert named["Zoch"][:1] + named["Zoch"][2:4] == ["\u2068Zoch\u2069, 2014", "3 to 5, says the box", "9, 8, 7"]
    assert named["Sushi Go Party!"][2] == "2 to 8"


def test_editions_in_the_readers_digits(client):
    table = rows(main_of(client, "fa"))
    assert table[2][0] == "\u2068Gamewright\u2069، ۲۰۱۴"
    assert table[2][2:4] == ["۲ تا ۵ نفر", "۱۰، ۹، ۸، ۷"]


def test_the_number_of_queries_does_not_grow_with_the_claims(client, django_assert_num_queries):
    with django_assert_num_queries(2):
        client.get("/en/settle/claims/")
    with django_assert_num_queries(1):
        client.get("/en/settle/claims/001/")
    Claim.objects.exclude(slug="tempura-extra-pairs").delete()
    cache.clear()
    with django_assert_num_queries(2):
        client.get("/en/settle/claims/")


def test_a_document_that_does_not_exist_is_not_found(client):
    assert client.get("/en/settle/claims/003/").status_code == 404
    assert client.post("/en/settle/claims/").status_code == 405
    assert client.post("/en/settle/claims/001/").status_code == 405
