"""The questions as data: each has its section, its rule and its sources, and its numbers are those of the engine."""

import re

import pytest

from rules.examples import SCORES, Example, score
from rules.models import Certainty, Claim
from rules.sources import GAMEWRIGHT, SOURCES, source_names
from seeds.claims import CLAIMS
from seeds.editions import EDITIONS
from seeds.rules import RULES
from seeds.rulings import RULINGS

SECTIONS = {section.slug: section for top in RULES for section in (top, *top.sections)}
PASSAGES = {text.context for section in SECTIONS.values() for text in section.passages}
WITH_EXAMPLE = [row for row in (*RULINGS, *CLAIMS) if row.example]


def test_the_seventy_questions_have_their_answers():
    assert len(RULINGS) == 70


@pytest.mark.parametrize("rows", [RULINGS, CLAIMS, EDITIONS], ids=["rulings", "claims", "editions"])
def test_names_in_links_are_ascii_and_different(rows):
    slugs = [row.slug for row in rows]
    assert len(set(slugs)) == len(slugs)
    assert [slug for slug in slugs if not re.fullmatch(r"[a-z]+(-[a-z]+)*", slug)] == []


def test_no_ruling_is_named_like_a_page_beside_it():
    assert {"maki", "pudding", "winner", "claims"} & {ruling.slug for ruling in RULINGS} == set()


def test_texts_are_named_after_their_row():
    assert [ruling.slug for ruling in RULINGS if ruling.question.context != f"ask.{ruling.slug}"] == []
    assert [ruling.slug for ruling in RULINGS if ruling.answer.context != f"answer.{ruling.slug}"] == []
    assert [claim.slug for claim in CLAIMS if claim.claim.context != f"claim.{claim.slug}"] == []


def test_every_question_and_claim_belongs_to_a_section_of_the_rules():
    assert {row.section for row in (*RULINGS, *CLAIMS)} - set(SECTIONS) == set()


def test_the_rule_behind_a_ruling_exists():
    assert {ruling.passage for ruling in RULINGS} - PASSAGES == {""}


def test_each_certainty_is_known_and_known_sources_are_named():
    assert {ruling.certainty for ruling in RULINGS} == set(Certainty.values)
    named = {source.partition(":")[0] for ruling in RULINGS for source in ruling.sources}
    assert named == {GAMEWRIGHT, *SOURCES}


def test_what_is_printed_says_where():
    printed = {Certainty.PRINTED, Certainty.ONE_EDITION, Certainty.PROMO}
    assert [ruling.slug for ruling in RULINGS if ruling.certainty in printed and not ruling.sources] == []


@pytest.mark.parametrize(
    ("sources", "names"),
    [
        (["gw14:3"], ["Gamewright booklet, 2014 (page 3 of the PDF)"]),
        (
            ["gw14:2", "gw14:4", "al13"],
            ["Gamewright booklet, 2014 (pages 2 and 4 of the PDF)", "Adventureland Games booklet, 2013"],
        ),
        (["bgg"], ["The designer’s answer on BoardGameGeek, as others report it"]),
        ([], []),
    ],
)
def test_sources_in_words(sources, names):
    assert source_names(sources) == names


@pytest.mark.parametrize("row", WITH_EXAMPLE, ids=lambda row: row.slug)
def test_the_engine_gives_the_points_that_a_ruling_states(row):
    example = Example(row.slug, SCORES[row.example.score], row.example.hands)
    assert tuple(score(example).points) == row.example.points


def test_most_questions_with_numbers_have_an_example():
    assert sum(ruling.example is not None for ruling in RULINGS) == 40


def test_every_claim_is_marked_and_what_contradicts_is_put_right():
    assert {claim.mark for claim in CLAIMS} == set(Claim.Mark.values)
    assert [claim.slug for claim in CLAIMS if claim.mark == Claim.Mark.CONTRADICTS and not claim.right] == []
    assert {claim.document for claim in CLAIMS} == {"000", "001", "002"}
