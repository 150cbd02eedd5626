"""The whole reference as the template shows it, in the active language: two queries, however long it is."""

from typing import Any, NamedTuple

from django.db.models import Count
from django.utils.translation import npgettext, pgettext

from scoring.engine import Card, Rule
from scoring.engine.cards import DECK
from scoring.engine.rulebook import NIGIRI_POINTS, ON_WASABI_POINTS
from scoring.wording import capitalised, card_name, cards, signed_points
from sushigo_site.numbers import number

from . import tables
from .examples import EXAMPLES, Shown, shown
from .models import Certainty, Passage, Section

KINDS = {
    "tempura": ("tempura",),
    "sashimi": ("sashimi",),
    "dumpling": ("dumpling",),
    "nigiri": ("egg", "salmon", "squid"),
    "wasabi": ("wasabi", "egg_on_wasabi", "salmon_on_wasabi", "squid_on_wasabi"),
    "chopsticks": ("chopsticks",),
    "maki": ("maki_1", "maki_2", "maki_3"),
    "pudding": ("pudding",),
}
"""Pictures of a section about cards, by its slug; the first stands for it in the contents."""

TABLES = {"su.deal": tables.hand_sizes, "ca.dumpling": tables.dumplings, "co.rest": tables.deck}
"""The table under a passage, by its code."""

NOTES = {
    "ca.chopsticks_order": Certainty.DESIGNER.label,
    "ca.maki_none": Certainty.ONE_EDITION.label,
}
"""Where a rule comes from, if not simply from the rulebook, by the code of its passage."""

RELATED = {"pudding": ("game-end",), "ties": ("maki", "game-end")}
"""Sections that say more, by slug."""

_EXAMPLES = {example.code: example for example in EXAMPLES}
_POINTS = NIGIRI_POINTS | ON_WASABI_POINTS


class Kind(NamedTuple):
    """A kind of card: how many the box holds, and points where each card has some of its own."""

    card: str
    name: str
    in_box: str
    points: str


class ShownPassage(NamedTuple):
    anchor: str
    text: str
    note: str
    table: tables.Table | None
    example: Shown | None


class ShownSection(NamedTuple):
    slug: str
    title: str
    kinds: list[Kind]
    passages: list[ShownPassage]
    related: list[Section]
    asked: str
    sections: list["ShownSection"]


def sections() -> list[ShownSection]:
    found = Section.objects.annotate(rulings_count=Count("rulings")).prefetch_related("passages")
    rows = {section.slug: section for section in found}
    return [_section(row, rows) for row in found if row.parent_id is None]


def _section(row: Any, rows: dict[str, Any]) -> ShownSection:
    return ShownSection(
        slug=row.slug,
        title=row.title,
        kinds=[_kind(card) for card in KINDS.get(row.slug, ())],
        passages=[_passage(passage) for passage in row.passages.all()],
        related=[rows[slug] for slug in RELATED.get(row.slug, ()) if slug in rows],
        asked=_asked(row.rulings_count),
        sections=[_section(inner, rows) for inner in rows.values() if inner.parent_id == row.pk],
    )


def _asked(count: int) -> str:
    """The words of the link to the rulings of a section; nothing where there are none."""
    questions = npgettext("settle.asked", "Question about this ({n})", "Questions about this ({n})", count)
    return questions.format(n=number(count)) if count else ""


def anchor(code: str) -> str:
    """Where a passage stands on the page."""
    return code.replace(".", "-")


def _passage(row: Passage) -> ShownPassage:
    table, example = TABLES.get(row.code), _EXAMPLES.get(row.code)
    return ShownPassage(
        anchor=anchor(row.code),
        text=row.filled("text"),
        note=str(NOTES.get(row.code, "")),
        table=table() if table else None,
        example=shown(example) if example else None,
    )


def _kind(card: str) -> Kind:
    in_box = pgettext("rules.cards_in_box", "{cards} in the box")
    return Kind(
        card,
        capitalised(card_name(card)),
        in_box.format(cards=cards(DECK[Card(card)])) if card in DECK else "",
        signed_points(_POINTS[Rule(card)]) if card in _POINTS else "",
    )
