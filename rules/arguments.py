"""The numbers for the placeholders in the rule texts. Every value is the engine's own; nothing is typed in twice."""

import re
from collections.abc import Mapping

from django.utils.translation import pgettext

from scoring.engine import Card, Rule
from scoring.engine.cards import DECK, DECK_SIZE, HAND_SIZE, MAX_PLAYERS, MIN_PLAYERS, ROLLS, ROUNDS
from scoring.engine.rulebook import (
    DUMPLING_POINTS,
    MAKI_MOST_POINTS,
    MAKI_SECOND_POINTS,
    NIGIRI_POINTS,
    ON_WASABI_POINTS,
    PUDDING_POINTS,
    SASHIMI_POINTS,
    SASHIMI_SET,
    TEMPURA_POINTS,
    TEMPURA_SET,
    WASABI_TIMES,
    final_puddings,
    maki,
)
from sushigo_site.numbers import isolate, join, number

MINUTES = 15
AGE = 8
"""How long a game takes and from what age, as printed on the box; the rules themselves do not say."""

SHARERS = 4
"""Players in the texts about sharing points, which say "four" in words."""

_GAIN = maki([1] * SHARERS)[0]
_LOSS = final_puddings([1] + [0] * SHARERS)[-1]

ARGUMENTS: Mapping[str, Mapping[str, int]] = {
    "ov.what": {"min": MIN_PLAYERS, "max": MAX_PLAYERS},
    "ov.goal": {"rounds": ROUNDS},
    "ov.time": {"minutes": MINUTES, "age": AGE},
    "co.total": {"cards": DECK_SIZE},
    "co.sets": {"each": DECK[Card.TEMPURA]},
    "co.maki": {
        "total": sum(DECK[card] for card in ROLLS),
        "one": DECK[Card.MAKI_1],
        "two": DECK[Card.MAKI_2],
        "three": DECK[Card.MAKI_3],
    },
    "co.nigiri": {"egg": DECK[Card.EGG], "salmon": DECK[Card.SALMON], "squid": DECK[Card.SQUID]},
    "co.rest": {
        "puddings": DECK[Card.PUDDING],
        "wasabi": DECK[Card.WASABI],
        "chopsticks": DECK[Card.CHOPSTICKS],
    },
    "ca.tempura": {"size": TEMPURA_SET, "points": TEMPURA_POINTS},
    "ca.sashimi": {"size": SASHIMI_SET, "points": SASHIMI_POINTS},
    "ca.dumpling": {f"p{cards}": points for cards, points in enumerate(DUMPLING_POINTS) if cards},
    "ca.nigiri": {
        "egg": NIGIRI_POINTS[Rule.EGG],
        "salmon": NIGIRI_POINTS[Rule.SALMON],
        "squid": NIGIRI_POINTS[Rule.SQUID],
    },
    "ca.wasabi": {"times": WASABI_TIMES},
    "ca.wasabi_values": {
        "egg": ON_WASABI_POINTS[Rule.EGG_ON_WASABI],
        "salmon": ON_WASABI_POINTS[Rule.SALMON_ON_WASABI],
        "squid": ON_WASABI_POINTS[Rule.SQUID_ON_WASABI],
    },
    "ca.maki_count": {"min": min(ROLLS.values()), "max": max(ROLLS.values())},
    "ca.maki_points": {"first": MAKI_MOST_POINTS, "second": MAKI_SECOND_POINTS},
    "ca.maki_tie_first": {"first": MAKI_MOST_POINTS},
    "ca.maki_tie_second": {"second": MAKI_SECOND_POINTS},
    "ca.split_example": {"points": _GAIN.prize, "each": _GAIN.points, "left": _GAIN.left},
    "fin.most": {"points": PUDDING_POINTS},
    "fin.fewest": {"points": PUDDING_POINTS},
    "fin.tie_example": {"each": -_LOSS.points},
    "va.dummy_deal": {"cards": HAND_SIZE[3]},
}
"""Numbers by the code of the passage and the name of the placeholder."""

_PLACEHOLDER = re.compile(r"\{(\w+)\}")


def fill(code: str, text: str) -> str:
    """The text of a passage with its numbers, in the reader's digits. A placeholder it has no number for stays."""
    numbers = ARGUMENTS.get(code, {})
    return _PLACEHOLDER.sub(lambda found: number(numbers[found[1]]) if found[1] in numbers else found[0], text)


def placeholder_fault(code: str, text: str) -> str:
    """What to tell an editor about braces `fill` would leave in the text; nothing when there are none."""
    left = fill(code, text)
    if "{" not in left and "}" not in left:
        return ""
    if code not in ARGUMENTS:
        return pgettext("rules.no_placeholder", "This text has no numbers to fill in, so it may not contain braces.")
    known = join([isolate(f"{{{name}}}") for name in ARGUMENTS[code]])
    return pgettext("rules.bad_placeholder", "In this text only these may stand in braces: {known}").format(known=known)
