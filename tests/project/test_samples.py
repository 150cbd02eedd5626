"""The page with all sentences side by side, for those who read one of the languages."""

import re

import pytest
from django.conf import settings
from django.core.management import call_command

from sushigo_site import samples
from tests.scoring.reading import says


@pytest.fixture(scope="module")
def all_sentences():
    return {sentence.id: sentence for sentence in samples.sentences(dict(settings.LANGUAGES))}


def test_every_placeholder_is_filled_and_every_form_is_there(all_sentences):
    forms = [form for each in all_sentences.values() for shown in each.languages.values() for form in shown]
    assert len(forms) > 1000
    assert [text for _, text in forms if re.search(r"\{\w*\}", text)] == []


@pytest.mark.parametrize(
    ("context", "language", "forms"),
    [
        (
            "split.left",
            "sl",
            [
                (1, "1~točka ostane in propade."),
                (2, "2~točki ostaneta in propadeta."),
                (3, "3~točke ostanejo in propadejo."),
                (5, "5~točk ostane in propade."),
            ],
        ),
        (
            "pud.fewest_tie_none",
            "sl",
            [
                (2, "⟨Ana⟩ in ⟨Bor⟩ nimata nobenega pudinga in si razdelita odbitek 2~točk: po 2~točki."),
                (3, "⟨Ana⟩, ⟨Bor⟩ in ⟨Cene⟩ nimajo nobenega pudinga in si razdelijo odbitek 3~točk: po 3~točke."),
                (
                    5,
                    "⟨Ana⟩, ⟨Bor⟩, ⟨Cene⟩, ⟨Dana⟩ in ⟨Eva⟩ nimajo nobenega pudinga in si razdelijo odbitek 5~točk: po 5~točk.",
                ),
            ],
        ),
        ("sheet.enter_round", "fa", [(6, "ثبت دور دوم")]),
        ("roll.subject", "fa", [(1, "۱ رول"), (2, "۲ رول")]),
        ("roll.subject", "en", [(1, "1 roll"), (2, "2 rolls")]),
    ],
)
def test_sentences_are_as_readers_see_them(all_sentences, context, language, forms):
    assert all_sentences[context].languages[language] == [(count, says(text)) for count, text in forms]


def test_the_page_shows_the_wanted_sentences_in_all_languages(capsys):
    call_command("sentences", "split.", "s.why")
    page = capsys.readouterr().out
    assert re.findall('<th scope="row">(.*?)<br>', page) == [
        "s.why",
        "split.formula",
        "split.formula_left",
        "split.left",
        "split.left_loss",
    ]
    assert '<td lang="fa" dir="rtl"><p>چرا؟</p></td><td lang="sl" dir="ltr"><p>Zakaj?</p></td>' in page
    assert says('<p>2~točki ostaneta in propadeta. <small dir="ltr">(2)</small></p>') in page


def test_without_a_wish_all_are_there(capsys, all_sentences):
    call_command("sentences")
    assert set(re.findall('<th scope="row">(.*?)<br>', capsys.readouterr().out)) == set(all_sentences)
