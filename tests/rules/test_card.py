"""The table card in the three languages. Needs the complete catalogs."""

import re
from html import unescape

import pytest

from rules.card import BLOCKS
from rules.models import Claim, Passage, Ruling, Section

pytestmark = pytest.mark.usefixtures("reference")


def blocks(client, language="en"):
    """The words of each block by its name."""
    html = client.get(f"/{language}/rules/card/").content.decode()
    found = re.findall(r'<section id="([a-z-]+)">(.*?)</section>', html, re.DOTALL)
    return {name: " ".join(unescape(re.sub(r"<[^>]+>", " ", text)).split()) for name, text in found}


def test_points_ties_and_hand_sizes(client):
    card = blocks(client)
    assert list(card) == list(BLOCKS)
    assert card["setup"] == "Set-up How many cards each player gets Players 2 3 4 5 Cards each 10 9 8 7"
    assert card["sashimi"].startswith("Sashimi Every 3 sashimi score 10 points.")
    assert "1 2 3 4 5 or more Points 1 3 6 10 15" in card["dumpling"]
    assert card["nigiri"].endswith("egg 1, salmon 2, squid 3.")
    assert "On a wasabi: egg 3, salmon 6, squid 9." in card["wasabi"]
    assert "the most rolls gets 6 points and the runner-up gets 3." in card["maki"]
    assert "they split the 6 points, and nobody scores for second place in that round." in card["maki"]
    assert "Having the fewest puddings costs 6 points; having none counts too." in card["game-end"]
    assert "whoever has more ranks higher." in card["ties"]


@pytest.mark.parametrize(
    ("language", "tempura"),
    [("fa", "تمپورا به ازای هر ۲ تمپورا ۵ امتیاز می‌گیرید."), ("sl", "Tempura Za vsaki 2 tempuri dobite 5 točk.")],
)
def test_the_card_in_the_readers_language_and_digits(client, language, tempura):
    card = blocks(client, language)
    assert card["tempura"].startswith(tempura)
    assert [text for text in card.values() if re.search("[{}]", text)] == []


def test_every_text_of_the_card_is_a_rule_of_the_reference():
    codes = {code for of_block in BLOCKS.values() for code in of_block}
    assert codes <= set(Passage.objects.values_list("code", flat=True))


def test_a_card_without_some_section_or_rule_still_shows(client):
    for model in (Passage, Ruling, Claim):
        model.objects.filter(section__slug="ties").delete()
    Section.objects.filter(slug="ties").delete()
    Passage.objects.filter(code="ca.nigiri").delete()
    card = blocks(client)
    assert "ties" not in card
    assert card["nigiri"] == "Nigiri"


def test_the_card_is_linked_from_the_rules_and_leads_back(client):
    assert 'href="/sl/rules/card/"' in client.get("/sl/rules/").content.decode()
    assert 'class="button" href="/sl/rules/"' in client.get("/sl/rules/card/").content.decode()


def test_two_queries_and_only_to_be_read(client, django_assert_num_queries):
    with django_assert_num_queries(2):
        client.get("/en/rules/card/")
    assert client.post("/en/rules/card/").status_code == 405
