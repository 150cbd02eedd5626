"""The command that fills the database, with small catalogs of its own."""

import pytest
from django.core.management import CommandError

from rules.management.commands import seed_rules
from rules.models import Claim, Edition, Passage, Ruling, Section
from seeds.rules import RULES
from seeds.text import Section as SeedSection
from seeds.text import Text

from .conftest import every_text, seed

pytestmark = pytest.mark.django_db

ROWS = 19 + 75 + 70 + 95 + 8  # sections, rules, rulings, claims, editions

UP_TO_DATE = [f"Rules: all {ROWS} rows are up to date, nothing changed."]

TWO_SECTIONS = (
    SeedSection("turn", Text("r.turn", "A turn"), (Text("tu.sort", RULES[3].passages[-1].english),)),
    SeedSection("tips", Text("r.tips", "Tips"), ()),
)


@pytest.fixture
def seeds_are(monkeypatch):
    """seeds_are(sections) leaves nothing but these sections, unless told."""

    def change(sections, rulings=(), claims=(), editions=()):
        monkeypatch.setattr(seed_rules, "RULES", sections)
        monkeypatch.setattr(seed_rules, "RULINGS", rulings)
        monkeypatch.setattr(seed_rules, "CLAIMS", claims)
        monkeypatch.setattr(seed_rules, "EDITIONS", editions)

    return change


def test_it_fills_every_language(catalogs):
    assert seed() == [f"Rules: {ROWS} written, 0 removed."]
    assert (Section.objects.count(), Passage.objects.count()) == (19, 75)
    maki = Section.objects.get(slug="maki")
    assert (maki.title_fa, maki.title_sl, maki.title_en) == ("fa: Maki", "sl: Maki", "en: Maki")
    assert maki.parent.slug == "cards"
    split = Passage.objects.get(code="ca.split")
    text = "When points are split, everyone gets the same whole number and any remainder is lost."
    assert (split.text_fa, split.text_sl, split.text_en) == (f"fa: {text}", f"sl: {text}", f"en: {text}")
    assert (split.section, split.seeded["text_sl"]) == (maki, f"sl: {text}")


def test_rulings_claims_and_editions_hold_what_their_seeds_say(catalogs):
    seed()
    ruling = Ruling.objects.get(slug="maki-tie-first")
    assert (ruling.section.slug, ruling.passage, ruling.certainty) == ("maki", "ca.maki_tie_first", "RB")
    assert ruling.sources == ["gw14:3", "al13"]
    assert ruling.example == {"score": "maki", "hands": ["maki_3", "maki_3", "maki_1"]}
    assert ruling.question_sl == "sl: Two of us tie for the most maki. Does second place still score?"
    assert (ruling.lead_fa, ruling.lead_sl, ruling.lead_en) == ("", "", "")
    claim = Claim.objects.get(slug="three-kappa")
    assert (claim.section.slug, claim.document, claim.mark) == ("maki", "001", "contradicts")
    assert (claim.claim_fa, claim.cause_en) == ("fa: Three “kappa” are worth six points.", "")
    edition = Edition.objects.get(slug="zoch")
    assert (edition.name, edition.year, edition.players_en) == ("Zoch", 2014, "en: {zoch_min} to {max}, says the box")
    assert [str(row) for row in (ruling, claim, edition)] == ["maki-tie-first", "three-kappa", "Zoch"]


def test_rows_come_in_reading_order(catalogs):
    seed()
    slugs = list(Section.objects.values_list("slug", flat=True))
    assert slugs[:6] == ["overview", "box", "setup", "turn", "cards", "tempura"]
    assert slugs[-1] == "tips"
    assert list(Passage.objects.values_list("code", flat=True))[-1] == "tp.chopsticks"


def test_a_second_run_changes_nothing_and_says_so(catalogs, django_assert_num_queries):
    seed()
    before = list(Passage.objects.values())
    with django_assert_num_queries(7):  # one to look at each kind, two around them for the transaction
        assert seed() == UP_TO_DATE
    assert list(Passage.objects.values()) == before


def test_a_new_translation_is_taken_over(catalogs, catalog):
    seed()
    catalog("sl", tu_pass="Podajte.")
    assert seed() == ["Rules: 1 written, 0 removed."]
    assert Passage.objects.get(code="tu.pass").text_sl == "Podajte."
    assert seed() == UP_TO_DATE


@pytest.mark.parametrize("change", [{"tu_pass": ""}, {"fuzzy": ["tu.pass"]}], ids=["empty", "fuzzy"])
def test_a_gap_in_a_catalog_is_refused_and_named(catalogs, catalog, change):
    catalog("sl", **change)
    with pytest.raises(CommandError) as refusal:
        seed()
    assert str(refusal.value) == "Nothing written. The catalogs lack:\n  sl: tu.pass"
    assert refusal.value.returncode == 1
    assert not Section.objects.exists()


def test_a_missing_catalog_is_refused_with_everything_it_lacks(catalog):
    catalog("fa")
    catalog("en")
    with pytest.raises(CommandError) as refusal:
        seed()
    lacks = str(refusal.value).splitlines()[1:]
    assert (len(lacks), lacks[0], lacks[-1]) == (
        len(list(every_text())),
        "  sl: r.overview",
        "  sl: edition.party_differs",
    )


def test_what_was_edited_in_the_admin_is_kept_and_named(catalogs, catalog):
    seed()
    Passage.objects.filter(code="tu.pass").update(text_sl="Po naše.")
    Section.objects.filter(slug="tips").update(title_fa="عنوان ما")
    kept = ["Kept as edited in the admin: tips: title_fa", "Kept as edited in the admin: tu.pass: text_sl"]
    assert seed() == [*kept, *UP_TO_DATE]
    catalog("sl", tu_pass="Podajte.")
    catalog("fa", tu_pass="بدهید.")
    assert seed() == [*kept, "Rules: 1 written, 0 removed."]
    passage = Passage.objects.get(code="tu.pass")
    assert (passage.text_fa, passage.text_sl) == ("بدهید.", "Po naše.")
    assert Section.objects.get(slug="tips").title_fa == "عنوان ما"


def test_an_edit_that_says_what_the_catalog_says_now_is_no_edit_any_more(catalogs, catalog):
    seed()
    Passage.objects.filter(code="tu.pass").update(text_sl="Podajte.")
    catalog("sl", tu_pass="Podajte.")
    assert seed() == ["Rules: 1 written, 0 removed."]
    assert Passage.objects.get(code="tu.pass").seeded["text_sl"] == "Podajte."
    assert seed() == UP_TO_DATE


def test_rows_without_a_seed_are_removed(catalogs, seeds_are):
    seed()
    seeds_are(TWO_SECTIONS)
    assert seed() == [f"Rules: 3 written, {ROWS - 3} removed."]
    assert list(Section.objects.values_list("slug", flat=True)) == ["turn", "tips"]
    assert list(Passage.objects.values_list("code", flat=True)) == ["tu.sort"]


def test_rows_without_a_seed_stay_when_edited_and_so_does_what_holds_them(catalogs, seeds_are):
    seed()
    Passage.objects.filter(code="ca.split").update(text_en="Ours.")
    Section.objects.filter(slug="ties").update(title_en="Level")
    seeds_are(TWO_SECTIONS)
    assert seed() == [
        "Kept as edited in the admin: ca.split: no longer in the seeds",
        "Kept as edited in the admin: ties: no longer in the seeds",
        "Kept as edited in the admin: maki: no longer in the seeds, but what it holds was edited",
        "Kept as edited in the admin: cards: no longer in the seeds, but what it holds was edited",
        f"Rules: 3 written, {ROWS - 7} removed.",
    ]
    assert set(Section.objects.values_list("slug", flat=True)) == {"turn", "tips", "ties", "maki", "cards"}
    assert Passage.objects.get(code="ca.split").text_en == "Ours."


def test_a_section_stays_while_an_edited_ruling_stands_in_it(catalogs, seeds_are):
    seed()
    Ruling.objects.filter(slug="last-card").update(answer_en="Ours.")
    seeds_are(TWO_SECTIONS[1:])
    assert seed()[:2] == [
        "Kept as edited in the admin: last-card: no longer in the seeds",
        "Kept as edited in the admin: turn: no longer in the seeds, but what it holds was edited",
    ]
    assert list(Ruling.objects.values_list("slug", "answer_en")) == [("last-card", "Ours.")]


def test_a_passage_can_move_to_another_section(catalogs, seeds_are):
    seeds_are(TWO_SECTIONS)
    seed()
    turn, tips = TWO_SECTIONS
    seeds_are((turn._replace(passages=()), tips._replace(passages=turn.passages)))
    assert seed() == ["Rules: 1 written, 0 removed."]
    assert Passage.objects.get(code="tu.sort").section.slug == "tips"
