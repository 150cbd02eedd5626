"""Names of cards, of sources of points, and of players."""

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence

from django.utils.translation import pgettext, pgettext_lazy

from scoring.engine import Source
from scoring.engine.document import NAME_LENGTH
from sushigo_site.numbers import isolate, join, number

_CARDS = {
    "tempura": pgettext_lazy("c.tempura", "tempura"),
    "sashimi": pgettext_lazy("c.sashimi", "sashimi"),
    "dumpling": pgettext_lazy("c.dumpling", "dumpling"),
    "maki_1": pgettext_lazy("c.maki1", "maki with 1 roll"),
    "maki_2": pgettext_lazy("c.maki2", "maki with 2 rolls"),
    "maki_3": pgettext_lazy("c.maki3", "maki with 3 rolls"),
    "egg": pgettext_lazy("c.egg", "egg nigiri"),
    "salmon": pgettext_lazy("c.salmon", "salmon nigiri"),
    "squid": pgettext_lazy("c.squid", "squid nigiri"),
    "egg_on_wasabi": pgettext_lazy("c.egg_on_wasabi", "egg nigiri on wasabi"),
    "salmon_on_wasabi": pgettext_lazy("c.salmon_on_wasabi", "salmon nigiri on wasabi"),
    "squid_on_wasabi": pgettext_lazy("c.squid_on_wasabi", "squid nigiri on wasabi"),
    "wasabi": pgettext_lazy("c.wasabi", "wasabi"),
    "pudding": pgettext_lazy("c.pudding", "pudding"),
    "chopsticks": pgettext_lazy("c.chopsticks", "chopsticks"),
}

_SOURCES = {
    Source.TEMPURA: pgettext_lazy("c.tempura", "tempura"),
    Source.SASHIMI: pgettext_lazy("c.sashimi", "sashimi"),
    Source.DUMPLING: pgettext_lazy("source.dumpling", "dumplings"),
    Source.NIGIRI: pgettext_lazy("c.nigiri", "nigiri"),
    Source.MAKI: pgettext_lazy("source.maki", "maki"),
    "pudding": pgettext_lazy("source.pudding", "puddings"),
}


def card_name(code: str) -> str:
    """A card or count of a tableau by its name in a game document, as "egg" or "egg_on_wasabi"."""
    return str(_CARDS[code])


def source_name(source: Source | str) -> str:
    """Where points come from: a source of a round, or "pudding" at the end of the game."""
    return str(_SOURCES[source])


def capitalised(text: str) -> str:
    """A text with its first letter as a capital, for the beginning of a sentence or a label."""
    return text[:1].upper() + text[1:]


_WRITING_DIRECTION = re.compile("[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]")
"""Marks that would turn the text around a name; a name is isolated without them."""

_INVISIBLE = ("Cf", "Cc", "Zs", "Mn")
"""Kinds of characters that show nothing by themselves; a name of nothing else is blank."""


LONGEST_TYPED = 10 * NAME_LENGTH
"""Characters that a name is looked for in: with marks of their own and blanks around them, its letters may have been
many more. To normalise a text takes steps by the square of its length."""


def clean_name(text: str) -> str:
    """A name as people type it without what would disturb a page; "" for one that shows nothing.

    A text that is far too long for a name stays as it is: too long.
    """
    if len(text) > LONGEST_TYPED:
        return text
    name = " ".join(_WRITING_DIRECTION.sub("", unicodedata.normalize("NFC", text)).split())
    return name if any(unicodedata.category(sign) not in _INVISIBLE for sign in name) else ""


def display_names(names: Sequence[str]) -> list[str]:
    """Names by seat as they are shown, "Player 2" for a blank one.

    Where two players have the same name, the seat is added to both, so that they stay apart.
    """
    shown = [name or default_name(seat) for seat, name in enumerate(names)]
    times = Counter(map(same, shown))
    told_apart = [_with_seat(name, seat) if times[same(name)] > 1 else name for seat, name in enumerate(shown)]
    if len(set(map(same, told_apart))) < len(shown):  # somebody is called "Ana (1)"
        return [_with_seat(name, seat) for seat, name in enumerate(shown)]
    return told_apart


def join_names(names: Sequence[str]) -> str:
    """Names as a list in a sentence, each isolated before they are joined."""
    return join([isolate(name) for name in names])


def default_name(seat: int) -> str:
    """The name of a player who gave none; `seat` counts from 0."""
    return pgettext("new.player_n", "Player {n}").format(n=number(seat + 1))


def _with_seat(name: str, seat: int) -> str:
    return pgettext("new.same_name", "{name} ({n})").format(name=name, n=number(seat + 1))


def same(name: str) -> str:
    """The form of a name that is equal for names nobody tells apart."""
    return unicodedata.normalize("NFC", name).casefold()
