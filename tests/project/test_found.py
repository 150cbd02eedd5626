"""How the site is found: sitemap, titles in the words people type, links shown in a chat, data for search engines."""

import json
import re
import struct
from html import unescape
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders

from rules.models import Ruling
from rules.structured import block
from tests.browser.words import Words
from tests.rules.conftest import seed

LANGUAGES = ("fa", "sl", "en")
PAGES = (
    "",
    "rules/",
    "rules/card/",
    "score/",
    "settle/",
    "settle/maki/",
    "settle/pudding/",
    "settle/winner/",
    "settle/claims/",
    "settle/claims/000/",
    "settle/claims/001/",
    "settle/claims/002/",
    "settle/maki-tie-first/",
)


@pytest.fixture(autouse=True)
def reference(db):
    seed()


def read(client, language, page):
    response = client.get(f"/{language}/{page}")
    assert response.status_code == 200
    return response.content.decode()


def described(html):
    """Title, description and the properties of a page."""
    title = unescape(re.search("<title>(.*?)</title>", html)[1])
    meta = dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', html))
    return title, {name: unescape(content) for name, content in meta.items()}


def data(html):
    """The data of a page for search engines, which is the one block of it."""
    (text,) = re.findall(r'<script type="application/ld\+json">(.*?)</script>', html, re.DOTALL)
    return json.loads(text)


def test_sitemap_lists_each_page_in_each_language_with_its_alternates(client):
    text = client.get("/sitemap.xml").content.decode()
    rulings = [f"settle/{slug}/" for slug in Ruling.objects.values_list("slug", flat=True)]
    assert len(rulings) == 70
    addresses = [f"http://testserver/{language}/{page}" for page in {*PAGES, *rulings} for language in LANGUAGES]
    assert sorted(re.findall("<loc>(.*?)</loc>", text)) == sorted(addresses)
    for language in LANGUAGES:
        assert text.count(f'hreflang="{language}"') == len(addresses)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_a_title_and_a_description_of_its_own_and_names_the_game(client, language):
    found = [described(read(client, language, page)) for page in PAGES]
    titles = [title for title, _ in found]
    descriptions = [meta["description"] for _, meta in found]
    name = Words(language)("site.name")
    assert len(set(titles)) == len(titles)
    assert [title for title in titles if not title.endswith(f" · {name}")] == []
    assert len(set(descriptions)) == len(PAGES) - 2  # the pages of what the documents have right share one
    assert [text for text in descriptions if not 30 <= len(text) <= 260] == []


@pytest.mark.parametrize(
    ("language", "page", "typed"),
    [
        ("fa", "", ["قوانین", "آموزش بازی", "به فارسی", "بازی کارتی سوشی گو", "امتیازشمار", "تساوی ماکی"]),
        ("fa", "rules/", ["قوانین سوشی گو", "آموزش بازی", "چند نفره", "چند کارت", "چند امتیاز", "تساوی ماکی"]),
        ("fa", "score/", ["امتیازشمار", "محاسبهٔ امتیاز"]),
        ("fa", "settle/", ["تساوی", "ماکی", "پودینگ", "واسابی", "چاپستیک چه کار"]),
        ("fa", "settle/claims/", ["سوشی گو پارتی"]),
        ("sl", "", ["Pravila v slovenščini", "igra s kartami", "Družabna igra", "navodila", "izenačenj"]),
        ("sl", "rules/", ["Pravila v slovenščini", "kako se igra", "navodila", "koliko kart", "točke"]),
        ("sl", "score/", ["Štetje", "izračun točk"]),
        ("sl", "settle/", ["Izenačenja", "maki", "puding", "wasabi", "palčke"]),
        ("sl", "settle/claims/", ["Sushi Go Party"]),
        ("en", "", ["Rules", "how to play", "calculator", "tie for maki"]),
        ("en", "rules/", ["Rules", "how to play", "how many cards", "tie for maki"]),
    ],
)
def test_titles_and_descriptions_hold_the_words_people_type(client, language, page, typed):
    title, meta = described(read(client, language, page))
    assert [words for words in typed if words not in f"{title} {meta['description']}"] == []


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("language", "locale"), [("fa", "fa_IR"), ("sl", "sl_SI"), ("en", "en_US")])
def test_a_link_to_a_page_shows_its_title_and_the_picture_of_its_language(client, language, locale, page):
    title, meta = described(read(client, language, page))
    assert (meta["og:title"], meta["og:description"]) == (title, meta["description"])
    assert (meta["og:locale"], meta["og:url"]) == (locale, f"http://testserver/{language}/{page}")
    assert re.fullmatch(rf"http://testserver/static/site/pictures/{language}\.\w+\.png", meta["og:image"])
    assert meta["twitter:card"] == "summary_large_image"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_names_itself_in_the_other_languages(client, language):
    for page in PAGES:
        html = read(client, language, page)
        links = dict(re.findall(r'<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"', html))
        assert links == {
            **{code: f"http://testserver/{code}/{page}" for code in LANGUAGES},
            "x-default": f"http://testserver/{page}",
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_small_and_as_large_as_the_page_says(client, language):
    file = Path(finders.find(f"site/pictures/{language}.png")).read_bytes()
    _, meta = described(read(client, language, ""))
    assert len(file) < 60_000
    assert struct.unpack(">II", file[16:24]) == (int(meta["og:image:width"]), int(meta["og:image:height"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_told_to_search_engines_as_they_stand_on_the_page(client, language):
    for page in ("settle/", "settle/maki-tie-first/"):
        html = read(client, language, page)
        found = data(html)
        assert (found["@context"], found["@type"], found["inLanguage"]) == ("https://schema.org", "FAQPage", language)
        visible = unescape(html.partition("<main")[2].partition("</main>")[0])
        for question in found["mainEntity"]:
            assert question["name"] in visible
            assert question["acceptedAnswer"]["text"] in visible
        assert len(found["mainEntity"]) == (8 if page == "settle/" else 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_course_of_the_game_is_told_to_search_engines_with_a_link_to_each_rule(client, language):
    html = read(client, language, "rules/")
    found = data(html)
    assert (found["@type"], len(found["step"])) == ("HowTo", 9)
    for step in found["step"]:
        anchor = step["url"].removeprefix(f"http://testserver/{language}/rules/#")
        assert f'id="{anchor}">{step["text"]}' in unescape(html)


def test_data_for_search_engines_cannot_end_its_block():
    assert "<" not in block("Thing", name="</script>&<!--").removesuffix("</script>").removeprefix("<script")
