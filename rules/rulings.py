"""Questions from the table and their answers as the templates show them, in the active language."""

from typing import NamedTuple

from django.db.models import Prefetch
from django.shortcuts import get_object_or_404

from .examples import Shown, shown, stored
from .models import Certainty, Passage, Ruling, Section
from .page import anchor
from .sources import source_names

TOP = (
    "maki-tie-first",
    "pudding-two-players",
    "pudding-two-players-equal",
    "wasabi-keep-for-better",
    "chopsticks-call-before-reveal",
    "dumpling-more-than-five",
    "hand-size",
    "tie-break-puddings",
)
"""What is asked most often, by the names of the rulings."""


class Question(NamedTuple):
    slug: str
    text: str


class Answered(NamedTuple):
    slug: str
    question: str
    answer: str


class Group(NamedTuple):
    """The questions about one section of the rules."""

    slug: str
    title: str
    questions: list[Question]


class ShownRuling(NamedTuple):
    """`rule` is the text of the rule it rests on, if any; `anchor` is where that stands, or else its section."""

    slug: str
    question: str
    answer: str
    certainty: str
    silent: bool
    sources: list[str]
    lead: str
    example: Shown | None
    rule: str
    anchor: str
    section: Section
    others: list[Question]


def groups() -> list[Group]:
    """All questions in the order of the rules; sections without questions are left out."""
    asked = Prefetch("rulings", Ruling.objects.only("slug", "section_id", "question"))
    return [
        Group(section.slug, section.title, [_question(row) for row in section.rulings.all()])
        for section in Section.objects.prefetch_related(asked)
        if section.rulings.all()
    ]


def top() -> list[Answered]:
    """What is asked most often, with the answers: one query."""
    rows = Ruling.objects.in_bulk(TOP, field_name="slug")
    found = [rows[slug] for slug in TOP if slug in rows]
    return [Answered(row.slug, row.filled("question"), row.filled("answer")) for row in found]


def ruling(slug: str) -> ShownRuling:
    """Everything about one question; 404 when there is none of that name."""
    row = get_object_or_404(Ruling.objects.select_related("section"), slug=slug)
    rule = Passage.objects.filter(code=row.passage).first()
    return ShownRuling(
        slug=row.slug,
        question=row.filled("question"),
        answer=row.filled("answer"),
        certainty=str(Certainty(row.certainty).label),
        silent=row.certainty == Certainty.SILENT,
        sources=source_names(row.sources),
        lead=row.filled("lead"),
        example=shown(stored(row.slug, row.example)) if row.example else None,
        rule=rule.filled("text") if rule else "",
        anchor=anchor(rule.code) if rule else row.section.slug,
        section=row.section,
        others=[_question(other) for other in row.section.rulings.exclude(pk=row.pk)],
    )


def _question(row: Ruling) -> Question:
    return Question(row.slug, row.filled("question"))
