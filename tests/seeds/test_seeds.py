import re
from pathlib import Path

import pytest

import seeds
from seeds.rules import RULES
from seeds.text import Section, Text, text
from sushigo_site import catalogs


def all_sections(sections=RULES):
    for section in sections:
        yield section
        yield from all_sections(section.sections)


SECTIONS = list(all_sections())
PASSAGES = [passage for section in SECTIONS for passage in section.passages]
TITLES = [section.title for section in SECTIONS]


def test_a_text_is_its_id_and_its_english():
    assert text("ca.egg", "An egg.") == Text(context="ca.egg", english="An egg.")


def test_a_section_has_no_parts_unless_told():
    assert Section("egg", Text("r.egg", "Egg"), ()).sections == ()


def test_the_reference_runs_from_the_overview_to_the_tips():
    assert [section.slug for section in RULES] == [
        "overview",
        "box",
        "setup",
        "turn",
        "cards",
        "round-end",
        "game-end",
        "winner",
        "ties",
        "variants",
        "tips",
    ]


def test_every_kind_of_card_has_its_section():
    (cards,) = (section for section in RULES if section.slug == "cards")
    kinds = ["tempura", "sashimi", "dumpling", "nigiri", "wasabi", "chopsticks", "maki", "pudding"]
    assert [section.slug for section in cards.sections] == kinds


@pytest.mark.parametrize(
    "names",
    [[section.slug for section in SECTIONS], [passage.context for passage in PASSAGES]],
    ids=["slugs", "passages"],
)
def test_names_in_links_are_ascii_and_different(names):
    assert len(set(names)) == len(names)
    assert [name for name in names if not re.fullmatch(r"[a-z_.-]+", name)] == []


def test_only_passages_have_placeholders():
    assert [title for title in TITLES if "{" in title.english] == []


def test_the_catalogs_are_made_from_every_text():
    extracted = {(message.context, message.id) for message in catalogs.messages(catalogs.fresh())}
    assert {(found.context, found.english) for found in PASSAGES + TITLES} - extracted == set()


def test_the_account_of_the_source_documents_names_texts_that_exist():
    account = Path(seeds.__file__).with_name("README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z]+\.[a-z_]+)`", account)) - {"cards.py"}
    assert len(named) > 20
    assert named - {passage.context for passage in PASSAGES} == set()
