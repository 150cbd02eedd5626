"""The numbers for the placeholders in the rule texts. Every value is the engine's own; nothing is typed in twice."""

import re
from collections.abc import Mapping
from math import comb

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
"""Numbers of the rules by the code of the passage and the name of the placeholder."""

SOY_CARDS = 4
SOY_POINTS = 4
"""The soy sauce promo, which the engine does not score: cards in it, and points for the largest variety of colours."""

EARLIER_MINUTES = 20
EARLIER_AGE = 7
"""As MINUTES and AGE, on the box of 2013."""

ZOCH_MIN_PLAYERS = 3
PARTY_MAX_PLAYERS = 8
"""As printed on those boxes."""

_MOST_OF_THREE = maki([1] * 3)[0]
_SECOND_OF_TWO = maki([2, 1, 1])[-1]
_DEALT = MAX_PLAYERS * HAND_SIZE[MAX_PLAYERS] * ROUNDS


def percent_without_pudding(players: int) -> int:
    """How often the first hands hold no pudding at all, in whole percent."""
    dealt = players * HAND_SIZE[players]
    return round(100 * comb(DECK_SIZE - DECK[Card.PUDDING], dealt) / comb(DECK_SIZE, dealt))


VOCABULARY: Mapping[str, int] = {
    "min": MIN_PLAYERS,
    "max": MAX_PLAYERS,
    "rounds": ROUNDS,
    "cards": DECK_SIZE,
    "each": DECK[Card.TEMPURA],
    "puddings": DECK[Card.PUDDING],
    "wasabis": DECK[Card.WASABI],
    "sticks": DECK[Card.CHOPSTICKS],
    **{card: DECK[card] for card in ROLLS},
    **{f"hand_{players}": size for players, size in HAND_SIZE.items()},
    "tempura": TEMPURA_POINTS,
    "sashimi": SASHIMI_POINTS,
    **{f"p{cards}": points for cards, points in enumerate(DUMPLING_POINTS) if cards},
    "egg": NIGIRI_POINTS[Rule.EGG],
    "salmon": NIGIRI_POINTS[Rule.SALMON],
    "squid": NIGIRI_POINTS[Rule.SQUID],
    "times": WASABI_TIMES,
    "egg_w": ON_WASABI_POINTS[Rule.EGG_ON_WASABI],
    "salmon_w": ON_WASABI_POINTS[Rule.SALMON_ON_WASABI],
    "squid_w": ON_WASABI_POINTS[Rule.SQUID_ON_WASABI],
    "most": MAKI_MOST_POINTS,
    "second": MAKI_SECOND_POINTS,
    "three_each": _MOST_OF_THREE.points,
    "more_each": _GAIN.points,
    "second_each": _SECOND_OF_TWO.points,
    "pudding": PUDDING_POINTS,
    "loss_each": -_LOSS.points,
    "none_2": percent_without_pudding(MIN_PLAYERS),
    "none_5": percent_without_pudding(MAX_PLAYERS),
    "used": _DEALT,
    "left": DECK_SIZE - _DEALT,
    "soy": SOY_POINTS,
    "soy_cards": SOY_CARDS,
    "soy_two": SOY_POINTS // 2,
    "soy_three": SOY_POINTS // 3,
    "earlier_minutes": EARLIER_MINUTES,
    "earlier_age": EARLIER_AGE,
    "zoch_min": ZOCH_MIN_PLAYERS,
    "party_max": PARTY_MAX_PLAYERS,
}
"""Numbers of rulings, claims and editions, by the name of the placeholder."""

_PLACEHOLDER = re.compile(r"\{(\w+)\}")


def fill(text: str, numbers: Mapping[str, int]) -> str:
    """A text with its numbers, in the reader's digits. A placeholder without a number stays."""
    return _PLACEHOLDER.sub(lambda found: number(numbers[found[1]]) if found[1] in numbers else found[0], text)


def placeholder_fault(text: str, numbers: Mapping[str, int]) -> str:
    """What to tell an editor about braces `fill` would leave in the text; nothing when there are none."""
    left = fill(text, numbers)
    if "{" not in left and "}" not in left:
        return ""
    if not numbers:
        return pgettext("rules.no_placeholder", "This text has no numbers to fill in, so it may not contain braces.")
    known = join([isolate(f"{{{name}}}") for name in numbers])
    return pgettext("rules.bad_placeholder", "In this text only these may stand in braces: {known}").format(known=known)
