"""What readers find: every question, what people really type, and the same list with and without JavaScript."""

import json
import re

import pytest
from django.core.cache import cache
from django.utils.translation import override

from rules import index
from rules.models import Passage, Ruling
from tests.scoring.reading import read

from .queries import QUERIES

pytestmark = pytest.mark.usefixtures("reference")

LANGUAGES = ["fa", "sl", "en"]


def search(language, query):
    with override(language):
        return [document.address for document in index.index(index.content()).search(query)]


def results(client, language, query):
    return read(client.get(f"/{language}/settle/", {"q": query}))


def test_there_are_sixty_queries_twenty_in_each_language():
    assert [sum(language == each for each, *_ in QUERIES) for language in LANGUAGES] == [20, 20, 20]


@pytest.mark.parametrize(("language", "query", "slug"), QUERIES)
def test_what_people_type_finds_its_ruling_among_the_first_three(language, query, slug):
    assert f"/{language}/settle/{slug}/" in search(language, query)[:3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_typed_whole_finds_its_ruling_first(language):
    with override(language):
        asked = {f"/{language}/settle/{ruling.slug}/": ruling.filled("question") for ruling in Ruling.objects.all()}
    assert len(asked) == 70
    assert {
        address: first for address, query in asked.items() if (first := search(language, query)[0]) != address
    } == {}


@pytest.mark.parametrize(
    ("language", "spellings"),
    [
        ("fa", ["سوشی گو", "سوشی‌گو", "سوشيگو", "سوشیگو"]),
        ("fa", ["تخم مرغ", "تخم‌مرغ", "تخممرغ"]),
        ("fa", ["چاپستیک", "چاپ استیک", "chopsticks"]),
        ("fa", ["ماکی مساوی", "ماكي مساوي"]),
        ("sl", ["točke za cmoke", "tocke za cmoke", "TOČKE ZA CMOKE"]),
        ("sl", ["sushi go palčke", "suši go palcke", "sushi-go palčke"]),
        ("sl", ["maki izenačenje", "rolice izenacenje"]),
    ],
)
def test_all_spellings_find_what_the_right_one_finds(language, spellings):
    first = search(language, spellings[0])[0]
    assert [spelling for spelling in spellings if first not in search(language, spelling)] == []


@pytest.mark.parametrize(
    ("language", "query", "anchor"),
    [("en", "six maki shuffle well stack", "su-shuffle"), ("sl", "različica", "va-"), ("fa", "بُر بزنید", "su-shuffle")],
)
def test_rules_are_found_as_well_as_rulings(language, query, anchor):
    assert any(address.startswith(f"/{language}/rules/#{anchor}") for address in search(language, query))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_lists_what_the_search_finds(client, language):
    with override(language):
        ruling = Ruling.objects.get(slug="soy-sauce-several")
        question, answer = ruling.filled("question"), ruling.filled("answer")
    page = results(client, language, question)
    listed = page.one("ol", id="found").all("li")
    found = [(item.one("a")["href"], item.one("a").text, item.one("p").text) for item in listed]
    assert [address for address, *_ in found] == search(language, question)
    assert found[0] == (f"/{language}/settle/soy-sauce-several/", question, answer)
    assert page.one("input", id="q")["value"] == question
    assert page.one("p", id="said").text == counted(language, len(found))
    assert "hidden" in page.one("div", id="nothing").attributes


def counted(language, n):
    with override(language):
        return index.count(n)


def test_slovenian_counts_in_the_dual():
    assert [counted("sl", n).replace("\u00a0", "~") for n in (1, 2, 3, 5)] == [
        "1~zadetek",
        "2~zadetka",
        "3~zadetki",
        "5~zadetkov",
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Nothing found for “⟨<xyz> & {n}⟩”."),
        ("sl", "Za »⟨<xyz> & {n}⟩« ni zadetkov."),
        ("fa", "برای «⟨<xyz> & {n}⟩» چیزی پیدا نشد."),
    ],
)
def test_where_nothing_is_found_the_tie_resolver_and_the_contents_are_offered(client, language, said):
    page = results(client, language, " <xyz> & {n} ")
    assert page.one("p", id="said").text.translate({0x2068: "⟨", 0x2069: "⟩"}) == said
    assert page.one("input", id="q")["value"] == "<xyz> & {n}"
    offer = page.one("div", id="nothing")
    assert "hidden" not in offer.attributes
    resolvers = [f"/{language}/settle/{kind}/" for kind in ("maki", "pudding", "winner")]
    assert [link["href"] for link in offer.all("a")] == [*resolvers, "#questions"]
    assert page.one(id="questions").name == "h2"


@pytest.mark.parametrize("query", ["", " ", "?q", "\x00", "x" * 5000, "و" * 300, "maki " * 300])
def test_whatever_is_typed_is_answered_and_kept(client, query):
    page = results(client, "en", query)
    assert page.one("input", id="q")["value"].strip("\ufffd\x00") == query.strip().strip("\x00")


def test_a_page_without_a_question_shows_neither_results_nor_an_offer(client):
    page = read(client.get("/en/settle/"))
    assert page.one("p", id="said").text == ""
    assert "hidden" in page.one("ol", id="found").attributes
    assert "hidden" in page.one("div", id="nothing").attributes


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_of_the_index_is_kept_for_good_under_its_version(client, language):
    address = read(client.get(f"/{language}/settle/")).one("form", class_="search")["data-index"]
    response = client.get(address)
    assert re.fullmatch(rf"/{language}/settle/search\.json\?v=[0-9a-f]{{12}}", address)
    assert (response["Content-Type"], "immutable" in response["Cache-Control"]) == ("application/json", True)
    whole = json.loads(response.content)
    assert len(whole["documents"]) == Ruling.objects.count() + Passage.objects.count()
    assert whole["documents"][0][3].startswith(f"/{language}/settle/")
    assert len(whole["counts"]) == 9
    assert response.cookies == {}
    for stale in (f"/{language}/settle/search.json", f"/{language}/settle/search.json?v=old"):
        assert client.get(stale)["Cache-Control"] == "no-cache"
    assert client.post(address).status_code == 405


def test_an_edit_is_found_soon_and_under_another_version(client):
    with override("en"):
        before = index.address()
        Ruling.objects.filter(slug="maki-nobody").update(answer_en="Nobody gets anything: quokka.")
        cache.clear()
        assert index.address() != before
    assert search("en", "quokka") == ["/en/settle/maki-nobody/"]


def test_a_search_needs_two_queries_and_none_while_it_is_kept(django_assert_num_queries):
    with override("sl"):
        with django_assert_num_queries(2):
            index.content()
        with django_assert_num_queries(0):
            index.content()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_lead_to_the_search(client, language):
    links = read(client.get(f"/{language}/rules/")).all("a", href=f"/{language}/settle/#q")
    assert len(list(links)) == 1
