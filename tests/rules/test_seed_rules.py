"""The command that fills the database, with small catalogs of its own."""

import pytest
from django.core.management import CommandError

from rules.management.commands import seed_rules
from rules.models import Passage, Section
from seeds.rules import RULES
from seeds.text import Section as SeedSection
from seeds.text import Text

from .conftest import seed

pytestmark = pytest.mark.django_db

UP_TO_DATE = ["Rules: 19 sections and 75 texts are up to date, nothing changed."]

TWO_SECTIONS = (
    SeedSection("turn", Text("r.turn", "A turn"), (Text("tu.sort", RULES[3].passages[-1].english),)),
    SeedSection("tips", Text("r.tips", "Tips"), ()),
)


@pytest.fixture
def seeds_are(monkeypatch):
    return lambda sections: monkeypatch.setattr(seed_rules, "RULES", sections)


def test_it_fills_every_language(catalogs):
    assert seed() == ["Rules: 94 written, 0 removed."]
    assert (Section.objects.count(), Passage.objects.count()) == (19, 75)
    maki = Section.objects.get(slug="maki")
    assert (maki.title_fa, maki.title_sl, maki.title_en) == ("fa: Maki", "sl: Maki", "en: Maki")
    assert maki.parent.slug == "cards"
    split = Passage.objects.get(code="ca.split")
    text = "When points are split, everyone gets the same whole number and any remainder is lost."
    assert (split.text_fa, split.text_sl, split.text_en) == (f"fa: {text}", f"sl: {text}", f"en: {text}")
    assert (split.section, split.seeded["text_sl"]) == (maki, f"sl: {text}")


def test_rows_come_in_reading_order(catalogs):
    seed()
    slugs = list(Section.objects.values_list("slug", flat=True))
    assert slugs[:6] == ["overview", "box", "setup", "turn", "cards", "tempura"]
    assert slugs[-1] == "tips"
    assert list(Passage.objects.values_list("code", flat=True))[-1] == "tp.chopsticks"


def test_a_second_run_changes_nothing_and_says_so(catalogs, django_assert_num_queries):
    seed()
    before = list(Passage.objects.values())
    with django_assert_num_queries(7):  # five to look, two around them for the transaction
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
    assert (len(lacks), lacks[0], lacks[-1]) == (94, "  sl: r.overview", "  sl: tp.chopsticks")


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
    assert seed() == ["Rules: 3 written, 91 removed."]
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
        "Rules: 3 written, 87 removed.",
    ]
    assert set(Section.objects.values_list("slug", flat=True)) == {"turn", "tips", "ties", "maki", "cards"}
    assert Passage.objects.get(code="ca.split").text_en == "Ours."


def test_a_passage_can_move_to_another_section(catalogs, seeds_are):
    seeds_are(TWO_SECTIONS)
    seed()
    turn, tips = TWO_SECTIONS
    seeds_are((turn._replace(passages=()), tips._replace(passages=turn.passages)))
    assert seed() == ["Rules: 1 written, 0 removed."]
    assert Passage.objects.get(code="tu.sort").section.slug == "tips"
