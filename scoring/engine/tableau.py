"""Tableau: the cards that lie in front of one player at the end of a round."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from operator import attrgetter

from .cards import NIGIRI, ROLLS, Card


@dataclass(frozen=True, slots=True)
class Tableau:
    """Counts of what lies in front of one player, all in cards and all 0 by default.

    A nigiri on a wasabi is a count of its own, because the order of play decides it and the table
    shows it: each `*_on_wasabi` is two cards. `wasabi` counts only wasabi without a nigiri, so no
    impossible pairing can be written.

    Raises ValueError naming every count that is negative or not a whole number.
    """

    tempura: int = 0
    sashimi: int = 0
    dumpling: int = 0
    maki_1: int = 0
    maki_2: int = 0
    maki_3: int = 0
    egg: int = 0
    salmon: int = 0
    squid: int = 0
    egg_on_wasabi: int = 0
    salmon_on_wasabi: int = 0
    squid_on_wasabi: int = 0
    wasabi: int = 0
    pudding: int = 0
    chopsticks: int = 0

    def __post_init__(self) -> None:
        bad = [f"{name}={value!r}" for name, value in self.counts().items() if not is_count(value)]
        if bad:
            raise ValueError(f"counts must be whole numbers of at least 0, got {', '.join(bad)}")

    @classmethod
    def from_picks(cls, picks: Iterable[str]) -> "Tableau":
        """The tableau made by laying `picks` (names of cards) in this order.

        A nigiri goes on the oldest wasabi that has none, always; it may not wait for a better one
        (Gamewright 2014, p. 4). Raises ValueError for a name that is not a card.
        """
        counts = dict.fromkeys(COUNTS, 0)
        for pick in picks:
            card = Card(pick)
            if card in NIGIRI and counts["wasabi"]:
                counts["wasabi"] -= 1
                counts[on_wasabi(card)] += 1
            else:
                counts[card.value] += 1
        return cls(**counts)

    def counts(self) -> dict[str, int]:
        """Every count by its name, zeros included."""
        return dict(zip(COUNTS, _ALL_COUNTS(self), strict=True))

    @property
    def cards(self) -> int:
        """Physical cards on the table."""
        return sum(self.counts().values()) + self.covered_wasabi

    @property
    def covered_wasabi(self) -> int:
        """Wasabi cards that lie under a nigiri."""
        return self.egg_on_wasabi + self.salmon_on_wasabi + self.squid_on_wasabi

    @property
    def rolls(self) -> int:
        """Maki rolls, the icons on the cards and not the cards themselves."""
        return self.maki_1 * _ROLLS_1 + self.maki_2 * _ROLLS_2 + self.maki_3 * _ROLLS_3

    def count(self, card: Card) -> int:
        """Physical cards of one kind, wherever they lie."""
        alone: int = getattr(self, card.value)
        if card is Card.WASABI:
            return alone + self.covered_wasabi
        if card in NIGIRI:
            return alone + int(getattr(self, on_wasabi(card)))
        return alone


def on_wasabi(nigiri: Card) -> str:
    """Name of the count of this nigiri on a wasabi: `egg` gives `egg_on_wasabi`."""
    return f"{nigiri.value}_on_wasabi"


def is_count(value: object) -> bool:
    """Whether a value is a number of cards: a whole number of at least 0 (True is not a number)."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


COUNTS = tuple(field.name for field in fields(Tableau))
"""Names of the counts, in the order of the tableau."""

_ALL_COUNTS = attrgetter(*COUNTS)
_ROLLS_1, _ROLLS_2, _ROLLS_3 = ROLLS[Card.MAKI_1], ROLLS[Card.MAKI_2], ROLLS[Card.MAKI_3]  # looked up once
