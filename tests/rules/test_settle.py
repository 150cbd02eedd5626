"""The questions and their answers as pages, in the three languages. Needs the complete catalogs."""

import re
from html import unescape

import pytest
from django.core.cache import cache

from rules.models import Passage, Ruling, Section

pytestmark = pytest.mark.usefixtures("reference")

LANGUAGES = ("fa", "sl", "en")


def main_of(client, address):
    """What stands between the frame of a page, as HTML."""
    response = client.get(address)
    assert response.status_code == 200
    return re.search(r"<main.*</main>", response.content.decode(), re.DOTALL)[0]


def words(html):
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_its_page_with_its_answer_and_the_way_to_its_rule(client, language):
    anchors = set(re.findall(r' id="([^"]+)"', main_of(client, f"/{language}/rules/")))
    for ruling in Ruling.objects.select_related("section"):
        html = main_of(client, f"/{language}/settle/{ruling.slug}/")  # its language stays active
        assert words(re.search(r"<h1>(.*?)</h1>", html)[1]) == words(ruling.filled("question"))
        assert words(re.search(r'<p class="answer">(.*?)</p>', html)[1]) == words(ruling.filled("answer"))
        assert re.findall(r"[{}]", html) == []
        assert f'class="certainty">{ruling.get_certainty_display()}<' in html
        anchor = ruling.passage.replace(".", "-") or ruling.section.slug
        assert re.findall(rf'href="/{language}/rules/#([^"]+)"', html) == [anchor]
        assert anchor in anchors


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_questions_stand_under_their_section_in_the_order_of_the_rules(client, language):
    html = main_of(client, f"/{language}/settle/")
    sections = re.findall(r'<section class="rule" id="([a-z-]+)">', html)
    assert sections == [slug for slug in Section.objects.values_list("slug", flat=True) if slug in sections]
    assert set(sections) == set(Ruling.objects.values_list("section__slug", flat=True))
    linked = re.findall(
        rf'href="/{language}/settle/([a-z-]+)/"', html.partition('<section class="rule"')[2].rpartition("</section>")[0]
    )
    assert sorted(linked) == sorted(Ruling.objects.values_list("slug", flat=True))
    maki = html.partition('id="maki">')[2].partition("</section>")[0]
    assert f"/{language}/settle/maki-tie-first/" in maki


def test_a_ruling_shows_its_example_its_rule_and_where_that_stands(client):
    text = words(main_of(client, "/en/settle/maki-tie-first/"))
    assert (
        "Two of us tie for the most maki. Does second place still score? No. The tied players split the 6 points, "
        "and nobody scores for second place in that round. Example Ana 3 points Bor 3 points Cene 0 points"
    ) in text
    assert "Ana\u2069 and \u2068Bor\u2069 tie for the most maki (3 each): they split 6 points, 3 points each." in text
    assert (
        "Where this stands In the rulebook If players tie for the most rolls, they split the 6 points, and nobody scores "
        "for second place in that round. Read it in the rules: Maki "
        "Source: Gamewright booklet, 2014 (page 3 of the PDF) · Adventureland Games booklet, 2013"
    ) in text


def test_a_sentence_stands_over_an_example_that_needs_one(client):
    text = words(main_of(client, "/en/settle/chopsticks-wasabi-and-nigiri/"))
    assert "Example The same two cards, laid in either order:" in text
    assert "1 squid nigiri on wasabi: 9 points 9 points" in text
    assert "1 wasabi without a nigiri: no points 3 points" in text


@pytest.mark.parametrize(
    ("slug", "certainty"),
    [
        ("maki-tie-first", "In the rulebook"),
        ("maki-nobody", "In the rulebook of one edition only"),
        ("soy-sauce-tie", "On promo cards, as others quote them"),
        ("chopsticks-wasabi-and-nigiri", "The designer’s answer, second-hand"),
        ("tie-points-and-puddings", "Custom, not in the rulebook"),
        ("unequal-hands", "The rulebooks do not say"),
    ],
)
def test_how_sure_an_answer_is(client, slug, certainty):
    assert f'class="certainty">{certainty}<' in main_of(client, f"/en/settle/{slug}/")


def test_where_the_booklets_are_silent_players_are_told_to_agree(client):
    agree = "Agree among yourselves before you go on."
    assert agree in main_of(client, "/en/settle/dummy-chopsticks/")
    assert agree not in main_of(client, "/en/settle/last-card/")
    assert "Source" not in words(main_of(client, "/en/settle/dummy-chopsticks/"))


def test_the_other_questions_of_its_section_follow(client):
    html = main_of(client, "/en/settle/sashimi-two/")
    assert re.findall(r'href="/en/settle/([a-z-]+)/"', html) == ["sashimi-second-set"]
    assert "More questions about this" not in main_of(client, "/en/settle/total-below-zero/")


def test_the_link_to_send_leads_everybody_to_their_language(client):
    html = main_of(client, "/sl/settle/last-card/")
    assert 'href="http://testserver/settle/last-card/"' in html
    assert 'data-copy="http://testserver/settle/last-card/" hidden' in html
    answer = client.get("/settle/last-card/", headers={"accept-language": "fa"})
    assert (answer.status_code, answer["Location"]) == (302, "/fa/settle/last-card/")


def test_a_question_nobody_asked_is_not_found(client):
    assert client.get("/en/settle/nothing/").status_code == 404


def test_the_number_of_queries_does_not_grow_with_the_questions(client, django_assert_num_queries):
    for _ in range(2):
        cache.clear()
        with django_assert_num_queries(6):  # the search, all questions, and twice those asked most often
            client.get("/en/settle/")
        with django_assert_num_queries(0):
            client.get("/en/settle/?q=maki")
        with django_assert_num_queries(3):
            client.get("/en/settle/maki-tie-first/")
        Ruling.objects.exclude(slug="maki-tie-first").delete()


def test_an_edited_answer_is_escaped_and_a_missing_rule_does_no_harm(client):
    Ruling.objects.filter(slug="last-card").update(answer_en="<b>No</b> & {never}")
    Passage.objects.filter(code="tu.last").delete()
    html = main_of(client, "/en/settle/last-card/")
    assert '<p class="answer">&lt;b&gt;No&lt;/b&gt; &amp; {never}</p>' in html
    assert 'href="/en/rules/#turn"' in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_and_header_lead_to_the_questions(client, language):
    assert client.get(f"/{language}/").content.decode().count(f'href="/{language}/settle/"') == 2
