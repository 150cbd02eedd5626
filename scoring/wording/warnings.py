"""What is unlikely on the table, in sentences that name the numbers."""

from collections.abc import Sequence

from django.utils.translation import pgettext

from scoring.engine import GameWarning
from sushigo_site.numbers import isolate, number, ordinal

from .atoms import cards
from .names import capitalised, card_name


def warning_sentence(warning: GameWarning, names: Sequence[str]) -> str:
    """A warning about a game as it stands; `names` are the display names by seat."""
    if warning.code == "deck":
        return deck_sentence(warning)
    return pgettext("warn.hand_round", "{name}, round {n}: {cards} instead of {expected}.").format(
        name=isolate(names[warning.seat]),
        n=ordinal(warning.round),
        cards=cards(warning.found),
        expected=number(warning.limit),
    )


def hand_sentence(warning: GameWarning, name: str) -> str:
    """Another number of cards than belongs in front of a player, while it is being entered."""
    return pgettext("warn.hand", "{name}: {cards} instead of {expected}. You can save anyway.").format(
        name=isolate(name), cards=cards(warning.found), expected=number(warning.limit)
    )


def deck_sentence(warning: GameWarning) -> str:
    """More cards of one kind over all rounds than the box holds."""
    return pgettext("warn.deck", "{card}: {found} entered in all, but the box holds only {limit}.").format(
        card=capitalised(card_name(warning.card)),
        found=number(warning.found),
        limit=number(warning.limit),
    )
