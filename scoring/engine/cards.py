"""What is in the box of the base game, and how it is dealt (Gamewright 2014, p. 2 and 4)."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType


class Card(StrEnum):
    """A kind of card; the value is its name in a game document."""

    TEMPURA = "tempura"
    SASHIMI = "sashimi"
    DUMPLING = "dumpling"
    MAKI_1 = "maki_1"
    MAKI_2 = "maki_2"
    MAKI_3 = "maki_3"
    EGG = "egg"
    SALMON = "salmon"
    SQUID = "squid"
    WASABI = "wasabi"
    PUDDING = "pudding"
    CHOPSTICKS = "chopsticks"


class Colour(StrEnum):
    """Background colour of a card; nigiri and wasabi share one."""

    LILAC = "lilac"
    GREEN = "green"
    BLUE = "blue"
    RED = "red"
    YELLOW = "yellow"
    PINK = "pink"
    TURQUOISE = "turquoise"


DECK: Mapping[Card, int] = MappingProxyType(
    {
        Card.TEMPURA: 14,
        Card.SASHIMI: 14,
        Card.DUMPLING: 14,
        Card.MAKI_1: 6,
        Card.MAKI_2: 12,
        Card.MAKI_3: 8,
        Card.EGG: 5,
        Card.SALMON: 10,
        Card.SQUID: 5,
        Card.WASABI: 6,
        Card.PUDDING: 10,
        Card.CHOPSTICKS: 4,
    }
)
"""Cards of each kind in the box."""

DECK_SIZE = sum(DECK.values())
"""All cards in the box: 108."""

NIGIRI = (Card.EGG, Card.SALMON, Card.SQUID)
"""The cards that may sit on a wasabi."""

ROLLS: Mapping[Card, int] = MappingProxyType({Card.MAKI_1: 1, Card.MAKI_2: 2, Card.MAKI_3: 3})
"""Rolls shown on each kind of maki card."""

HAND_SIZE: Mapping[int, int] = MappingProxyType({2: 10, 3: 9, 4: 8, 5: 7})
"""Cards dealt to each player in every round, by number of players.

A turn adds one card net to every tableau (chopsticks: two laid, one taken back), so it is also
the number of cards in front of each player when a round ends.
"""

MIN_PLAYERS = min(HAND_SIZE)
MAX_PLAYERS = max(HAND_SIZE)

ROUNDS = 3
"""Rounds in a game."""

COLOUR: Mapping[Card, Colour] = MappingProxyType(
    {
        Card.TEMPURA: Colour.LILAC,
        Card.SASHIMI: Colour.GREEN,
        Card.DUMPLING: Colour.BLUE,
        Card.MAKI_1: Colour.RED,
        Card.MAKI_2: Colour.RED,
        Card.MAKI_3: Colour.RED,
        Card.EGG: Colour.YELLOW,
        Card.SALMON: Colour.YELLOW,
        Card.SQUID: Colour.YELLOW,
        Card.WASABI: Colour.YELLOW,
        Card.PUDDING: Colour.PINK,
        Card.CHOPSTICKS: Colour.TURQUOISE,
    }
)
"""Background colour of each card, as printed."""
