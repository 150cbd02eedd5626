"""The table card: points, ties and hand sizes on one small page to print, from the same texts as the reference."""

from typing import NamedTuple

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from sushigo_site.kept import kept

from . import tables
from .models import Passage, Section
from .page import KINDS

BLOCKS = {
    "setup": (),
    "tempura": ("ca.tempura", "ca.tempura_left"),
    "sashimi": ("ca.sashimi", "ca.sashimi_left"),
    "dumpling": ("ca.dumpling_cap",),
    "nigiri": ("ca.nigiri",),
    "wasabi": ("ca.wasabi", "ca.wasabi_values", "ca.wasabi_one"),
    "chopsticks": ("ca.chopsticks_how", "ca.chopsticks_return"),
    "maki": ("ca.maki_count", "ca.maki_points", "ca.maki_tie_first", "ca.maki_tie_second", "ca.split"),
    "game-end": ("fin.most", "fin.fewest", "fin.tie", "fin.equal", "fin.two"),
    "ties": ("fin.winner", "ti.puddings", "ti.shared"),
}
"""Codes of the passages on the card, by the slug of the section whose heading stands over them."""

TABLES = {"setup": tables.hand_sizes, "dumpling": tables.dumplings}
"""What says it shorter than a sentence, by the slug of the section."""

PICTURES = {"game-end": "pudding"} | {slug: cards[0] for slug, cards in KINDS.items()}
"""The picture beside a heading, by the slug of the section."""


class Block(NamedTuple):
    slug: str
    title: str
    picture: str
    table: tables.Table | None
    texts: list[str]


def blocks() -> list[Block]:
    """The card in the active language: two queries."""
    titles = {section.slug: section.title for section in Section.objects.filter(slug__in=BLOCKS)}
    codes = [code for of_block in BLOCKS.values() for code in of_block]
    texts = {row.code: row.filled("text") for row in Passage.objects.filter(code__in=codes)}
    return [
        Block(
            slug=slug,
            title=titles[slug],
            picture=PICTURES.get(slug, ""),
            table=TABLES[slug]() if slug in TABLES else None,
            texts=[texts[code] for code in of_block if code in texts],
        )
        for slug, of_block in BLOCKS.items()
        if slug in titles
    ]


@require_safe
def card(request: HttpRequest) -> HttpResponse:
    return kept(request, lambda: ("rules/card.html", {"blocks": blocks()}))
