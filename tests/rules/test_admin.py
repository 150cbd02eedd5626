"""The reference in the admin: texts in three languages, nothing else. Needs the complete catalogs."""

import re

import pytest
from django.apps import apps

from rules.models import Passage, Section

from .conftest import seed

pytestmark = pytest.mark.usefixtures("reference")


@pytest.fixture
def tempura():
    return Section.objects.get(slug="tempura")


def address(section):
    return f"/en/admin/rules/section/{section.pk}/change/"


def form_of(section):
    """What a browser would send back unchanged."""
    passages = list(section.passages.all())
    fields = {f"title_{code}": getattr(section, f"title_{code}") for code in ("fa", "sl", "en")}
    fields |= {"passages-TOTAL_FORMS": len(passages), "passages-INITIAL_FORMS": len(passages)}
    for n, passage in enumerate(passages):
        fields |= {f"passages-{n}-id": passage.pk, f"passages-{n}-section": section.pk}
        fields |= {f"passages-{n}-text_{code}": getattr(passage, f"text_{code}") for code in ("fa", "sl", "en")}
    return fields


def test_sections_are_listed_with_their_place(admin_client):
    page = admin_client.get("/en/admin/rules/section/", {"q": "ca.sashimi_left"}).content.decode()
    assert re.findall(r'<td class="field-(slug|parent)[^"]*">([^<]+)', page) == [
        ("slug", "sashimi"),
        ("parent", "The cards"),
    ]


def test_each_language_has_its_fieldset_named_in_that_language(admin_client, tempura):
    page = admin_client.get(address(tempura)).content.decode()
    classes = re.findall(r'<fieldset class="module aligned (language-\w+)', page)
    headings = re.findall(r'class="fieldset-heading">([^<]+)<', page)
    assert classes == ["language-fa", "language-sl", "language-en"] * 3  # the title and two texts
    assert [heading for heading in headings if heading != "Rules"] == ["فارسی", "Slovenščina", "English"] * 3


def test_fields_show_from_the_side_their_language_starts(admin_client, tempura):
    page = admin_client.get(address(tempura)).content.decode()
    fields = re.findall(r'<(?:textarea|input type="text")[^>]*>', page)
    assert len(fields) == 9
    assert [field for field in fields if 'dir="auto"' not in field] == []


def test_the_page_has_no_inline_script_and_loads_nothing_from_elsewhere(admin_client, tempura):
    page = admin_client.get(address(tempura)).content.decode()
    scripts = re.findall(r"<script([^>]*)>", page)
    assert [attributes for attributes in scripts if "src=" not in attributes and "json" not in attributes] == []
    assert re.findall(r'(?:src|href)="(?:https?:)?//', page) == []


def test_an_edit_shows_on_the_page_and_survives_the_next_seeding(admin_client, tempura):
    fields = form_of(tempura) | {"passages-0-text_sl": "Par tempur: {points} točk.", "title_en": "Prawn tempura"}
    assert admin_client.post(address(tempura), fields).status_code == 302
    page = admin_client.get("/sl/rules/").content.decode()
    assert '<li id="ca-tempura">Par tempur: 5 točk.' in page
    assert seed() == [
        "Kept as edited in the admin: tempura: title_en",
        "Kept as edited in the admin: ca.tempura: text_sl",
        "Rules: all 267 rows are up to date, nothing changed.",
    ]
    assert Passage.objects.get(code="ca.tempura").text_sl == "Par tempur: {points} točk."


def test_a_broken_placeholder_is_refused_beside_its_field(admin_client, tempura):
    page = admin_client.post(address(tempura), form_of(tempura) | {"passages-0-text_sl": "{pointz}"})
    errors = page.context["inline_admin_formsets"][0].formset.errors
    fault = "In this text only these may stand in braces: \u2068{size}\u2069 and \u2068{points}\u2069"
    assert errors == [{"text_sl": [fault]}, {}]
    assert "{pointz}" not in Passage.objects.get(code="ca.tempura").text_sl


def test_a_language_cannot_be_left_empty(admin_client, tempura):
    page = admin_client.post(address(tempura), form_of(tempura) | {"title_fa": "", "passages-1-text_en": ""})
    assert page.context["adminform"].form.errors == {"title_fa": ["This field is required."]}
    assert page.context["inline_admin_formsets"][0].formset.errors == [{}, {"text_en": ["This field is required."]}]


def test_sections_and_rules_come_from_the_seeds_only(admin_client, tempura):
    assert admin_client.get("/en/admin/rules/section/add/").status_code == 403
    assert admin_client.post(f"/en/admin/rules/section/{tempura.pk}/delete/", {"post": "yes"}).status_code == 403
    assert admin_client.post(address(tempura), form_of(tempura) | {"passages-0-DELETE": "on"}).status_code == 302
    assert tempura.passages.count() == 2


def test_rows_are_called_by_their_title_and_code(tempura):
    assert (str(tempura), str(Passage.objects.get(code="ca.tempura"))) == ("Tempura", "ca.tempura")


@pytest.mark.parametrize(("kind", "slug"), [("ruling", "last-card"), ("claim", "three-kappa"), ("edition", "zoch")])
def test_what_is_asked_claimed_and_printed_can_be_edited_in_each_language(admin_client, kind, slug):
    row = apps.get_model("rules", kind).objects.get(slug=slug)
    assert admin_client.get(f"/en/admin/rules/{kind}/").context["cl"].result_count > 0
    page = admin_client.get(f"/en/admin/rules/{kind}/{row.pk}/change/").content.decode()
    assert re.findall(r'<fieldset class="module aligned (language-\w+)', page) == [
        "language-fa",
        "language-sl",
        "language-en",
    ]
    columns = [f"{field}_{code}" for code in ("fa", "sl", "en") for field in row.TEXTS]
    assert re.findall(r'<(?:textarea|input type="text") name="(\w+)"', page) == columns
    fields = {column: getattr(row, column) for column in columns} | {columns[0]: "متن ما"}
    assert admin_client.post(f"/en/admin/rules/{kind}/{row.pk}/change/", fields).status_code == 302
    assert seed()[0] == f"Kept as edited in the admin: {slug}: {columns[0]}"
