"""The tables of the reference: hand sizes, dumplings, and the whole deck."""

from typing import NamedTuple

from django.utils.translation import pgettext

from scoring.engine.cards import DECK, DECK_SIZE, HAND_SIZE
from scoring.engine.rulebook import DUMPLING_POINTS
from scoring.wording import capitalised, card_name
from sushigo_site.numbers import number


class Row(NamedTuple):
    """`card` is the name of a picture, or nothing."""

    header: str
    cells: list[str]
    card: str = ""


class Table(NamedTuple):
    caption: str
    columns: list[str]
    rows: list[Row]
    total: Row | None = None


def hand_sizes() -> Table:
    return Table(
        pgettext("rules.hands", "How many cards each player gets"),
        [pgettext("w.players", "Players"), *map(number, HAND_SIZE)],
        [Row(pgettext("rules.cards_each", "Cards each"), [*map(number, HAND_SIZE.values())])],
    )


def dumplings() -> Table:
    *fewer, most = range(1, len(DUMPLING_POINTS))
    or_more = pgettext("rules.or_more", "{n} or more").format(n=number(most))
    return Table(
        pgettext("rules.dumplings", "What dumplings score"),
        [pgettext("r.dumpling", "Dumplings"), *map(number, fewer), or_more],
        [Row(pgettext("s.points", "Points"), [*map(number, DUMPLING_POINTS[1:])])],
    )


def deck() -> Table:
    return Table(
        pgettext("rules.deck", "The deck, card by card"),
        [pgettext("rules.card", "Card"), pgettext("rules.in_box", "In the box")],
        [Row(capitalised(card_name(card)), [number(count)], card) for card, count in DECK.items()],
        Row(pgettext("rules.total", "Total"), [number(DECK_SIZE)]),
    )
