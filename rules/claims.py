""" "I read it differently": what other texts say about the game, and what is right. And how editions differ."""

from collections.abc import Iterable
from typing import NamedTuple

from django.http import Http404, HttpRequest, HttpResponse
from django.utils.translation import pgettext, pgettext_lazy
from django.views.decorators.http import require_safe

from scoring.wording import capitalised
from sushigo_site.kept import kept
from sushigo_site.numbers import digits, isolate, number

from .examples import Shown, shown, stored
from .models import Claim, Edition
from .tables import Row, Table

DOCUMENTS = {
    "001": pgettext_lazy("claims.document_001", "A Persian tutorial"),
    "000": pgettext_lazy("claims.document_000", "A Persian rule sheet"),
    "002": pgettext_lazy("claims.document_002", "A Slovenian summary"),
}
"""What the documents are, by number; the one with the most mistakes comes first."""

IN_FULL = (Claim.Mark.CONTRADICTS, Claim.Mark.ABSENT, Claim.Mark.MISSING)
"""Marks in the order of the page. Claims that agree are on a page for each document."""

RULINGS = {
    "tempura-extra-pairs": "tempura-more-pairs",
    "sashimi-extra-sets": "sashimi-second-set",
    "dom-most-and-fewest": "pudding-fewest-gain-or-lose",
    "dom-scored-at-game-end": "dumpling-most-or-fewest",
    "dom-ties-shared": "dumpling-most-or-fewest",
    "dom-prizes-split": "dumpling-most-or-fewest",
    "two-player-dom-rule": "pudding-two-players",
    "maki-kinds": "maki-cards-or-rolls",
    "three-kappa": "maki-set-of-three",
    "maki-fixed-points": "maki-cards-or-rolls",
    "usually-three-rounds": "number-of-rounds",
    "cards-stay-after-the-round": "pudding-between-rounds",
    "pass-usually-left": "pass-left-or-right",
    "official-pass-to-the-next": "pass-left-or-right",
    "official-dealt-from-the-deck": "reshuffle-between-rounds",
    "official-tip-early-wasabi": "wasabi-two-under-one-nigiri",
    "official-shared-place": "tie-points-and-puddings",
    "official-no-maki": "maki-only-one-player",
    "official-chopsticks": "chopsticks-call-before-reveal",
    "official-pudding-ties": "pudding-four-split-loss",
    "slovenian-no-maki": "maki-only-one-player",
    "slovenian-chopsticks-two-cards": "chopsticks-two-in-one-turn",
    "slovenian-chopsticks-call": "chopsticks-call-before-reveal",
    "slovenian-wasabi-if": "wasabi-keep-for-better",
    "slovenian-pudding-ties": "pudding-four-split-loss",
    "slovenian-shared-win": "tie-points-and-puddings",
    "slovenian-missing": "pudding-nobody",
    "pudding-after-last-round": "pudding-two-players",
    "pudding-plus-and-minus": "pudding-two-players",
}
"""The question that a claim comes down to, by its name: only where it is just that question."""

CELLS = ("differs", "players", "cards", "variants")
"""What the table of editions tells, by field: on a phone only the first is seen at once."""


class ShownClaim(NamedTuple):
    """`ruling` is the name of the ruling in links, if there is one."""

    slug: str
    text: str
    right: str
    cause: str
    section: str
    section_title: str
    ruling: str
    example: Shown | None


class Marked(NamedTuple):
    """The claims of a document with the same mark, under a heading that says how many they are."""

    mark: str
    title: str
    claims: list[ShownClaim]


class Document(NamedTuple):
    number: str
    title: str
    in_full: list[Marked]
    agreeing: Marked


def documents() -> list[Document]:
    """All claims in the active language: one query."""
    rows = list(Claim.objects.select_related("section"))
    return [_document(name, rows) for name in DOCUMENTS]


def _document(name: str, rows: Iterable[Claim]) -> Document:
    own = [row for row in rows if row.document == name]
    in_full = [_marked(mark, own) for mark in IN_FULL]
    return Document(
        name,
        str(DOCUMENTS[name]),
        [marked for marked in in_full if marked.claims],
        _marked(Claim.Mark.AGREES, own),
    )


def _marked(mark: Claim.Mark, rows: Iterable[Claim]) -> Marked:
    claims = [_shown(row) for row in rows if row.mark == mark]
    heading = pgettext("claims.heading", "{mark} ({n})")
    return Marked(mark.value, heading.format(mark=mark.label, n=number(len(claims))), claims)


def _shown(row: Claim) -> ShownClaim:
    return ShownClaim(
        slug=row.slug,
        text=row.filled("claim"),
        right=row.filled("right"),
        cause=row.filled("cause"),
        section=row.section.slug,
        section_title=row.section.title,
        ruling=RULINGS.get(row.slug, ""),
        example=_example(row),
    )


def _example(row: Claim) -> Shown | None:
    """The cards that show it, where somebody has to be convinced and no ruling does that."""
    if row.mark == Claim.Mark.CONTRADICTS and row.slug not in RULINGS and row.example:
        return shown(stored(row.slug, row.example))
    return None


def editions() -> Table:
    """Where the boxes differ: one query."""
    names = {field.name: str(field.verbose_name) for field in Edition._meta.fields}
    return Table(
        pgettext("editions.caption", "Boxes of the game and where they differ"),
        [pgettext("editions.edition", "Edition"), *(names[field] for field in CELLS)],
        [_row(edition) for edition in Edition.objects.all()],
    )


def _row(edition: Edition) -> Row:
    name = isolate(edition.name)
    named = pgettext("editions.name", "{name}, {year}").format(name=name, year=digits(str(edition.year)))
    return Row(named if edition.year else name, [capitalised(edition.filled(field)) for field in CELLS])


@require_safe
def claims(request: HttpRequest) -> HttpResponse:
    """What is wrong, unknown or left out in all the documents, and the editions."""
    return kept(request, lambda: ("rules/claims.html", {"documents": documents(), "editions": editions()}))


@require_safe
def agreeing(request: HttpRequest, document: str) -> HttpResponse:
    """What one document has right."""
    if document not in DOCUMENTS:
        raise Http404
    rows = Claim.objects.select_related("section").filter(document=document)
    return kept(request, lambda: ("rules/agreeing.html", {"document": _document(document, rows)}))
