"""Worked examples: cards as laid on the table, scored by the engine whenever the page is made.

EXAMPLES are the data; below them stands how each is scored. What an example shows is made of the
same lines and the same sentences as a player's own game.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from django.utils.translation import pgettext

from scoring.engine import Line, Rule, Tableau, score_game, score_round
from scoring.engine.cards import ROUNDS
from scoring.engine.game import score_tableau
from scoring.engine.rulebook import final_puddings
from scoring.wording import (
    card_name,
    final_sentences,
    line_sentences,
    maki_sentences,
    pudding_sentences,
    signed_points,
)
from sushigo_site.numbers import join


class Scored(NamedTuple):
    """Points by player, sentences by player, and the sentences about all of them."""

    points: list[int]
    reasons: list[list[str]]
    outcome: list[str]


class Example(NamedTuple):
    """What each player laid, in order, and by which rule it is scored; it stands under the passage or ruling `code`."""

    code: str
    score: Callable[[list[Tableau], list[str]], Scored]
    hands: tuple[str, ...]


class Hand(NamedTuple):
    """One line of an example as it is shown; `spoken` names the cards for those who do not see them."""

    name: str
    cards: list[str]
    spoken: str
    reasons: list[str]
    points: str


class Shown(NamedTuple):
    hands: list[Hand]
    outcome: list[str]


def alone(tableaus: list[Tableau], names: list[str]) -> Scored:
    """Each row for itself, whoever laid it."""
    lines = [score_tableau(tableau) for tableau in tableaus]
    return Scored(*_by_line(lines, names), [])


def maki(tableaus: list[Tableau], names: list[str]) -> Scored:
    lines = [seat.lines[-1] for seat in score_round(tableaus).seats]
    return Scored([line.points for line in lines], [[] for _ in lines], maki_sentences(lines, names))


def puddings(tableaus: list[Tableau], names: list[str]) -> Scored:
    lines = final_puddings([tableau.pudding for tableau in tableaus])
    return Scored([line.points for line in lines], [[] for _ in lines], pudding_sentences(lines, names))


def whole_game(tableaus: list[Tableau], names: list[str]) -> Scored:
    """All that the players laid in the whole game, as if it were the first round."""
    result = score_game([tableaus] + [[Tableau()] * len(names)] * (ROUNDS - 1), len(names))
    lines = [
        [*(line for line in score_tableau(tableau) if line.rule is not Rule.PUDDING), pudding]
        for tableau, pudding in zip(tableaus, result.pudding or (), strict=True)
    ]
    return Scored(*_by_line(lines, names), final_sentences(result, names))


def _by_line(lines: Sequence[Sequence[Line]], names: list[str]) -> tuple[list[int], list[list[str]]]:
    reasons = [
        [sentence for line in own for sentence in line_sentences(line, name)]
        for own, name in zip(lines, names, strict=True)
    ]
    return [sum(line.points for line in own) for own in lines], reasons


SCORES = {"alone": alone, "maki": maki, "puddings": puddings, "game": whole_game}
"""How examples in the database are scored, by the name they have there."""

EXAMPLES = (
    Example("ca.tempura_left", alone, ("tempura tempura tempura tempura tempura",)),
    Example("ca.sashimi_left", alone, ("sashimi sashimi sashimi sashimi",)),
    Example(
        "ca.dumpling_cap",
        alone,
        ("dumpling dumpling dumpling", "dumpling dumpling dumpling dumpling dumpling dumpling"),
    ),
    Example("ca.nigiri", alone, ("egg salmon squid",)),
    Example("ca.wasabi_order", alone, ("wasabi squid egg", "wasabi egg squid", "squid wasabi")),
    Example("ca.maki_points", maki, ("maki_3", "maki_1 maki_1")),
    Example("ca.maki_tie_first", maki, ("maki_3 maki_1", "maki_2 maki_2", "maki_2 maki_1")),
    Example("ca.maki_tie_second", maki, ("maki_3 maki_2", "maki_3", "maki_2 maki_1", "maki_2")),
    Example("fin.tie", puddings, ("pudding pudding pudding pudding", "pudding pudding pudding", "", "")),
    Example("fin.two", puddings, ("pudding pudding pudding", "pudding")),
    Example(
        "ti.puddings",
        whole_game,
        (
            "tempura tempura pudding pudding",
            "sashimi sashimi sashimi egg pudding",
            "dumpling dumpling dumpling dumpling",
        ),
    ),
)
"""In the order of the page."""


def player_names() -> list[str]:
    """Players in the examples, by seat."""
    return [
        pgettext("example.player_1", "Ana"),
        pgettext("example.player_2", "Bor"),
        pgettext("example.player_3", "Cene"),
        pgettext("example.player_4", "Dana"),
        pgettext("example.player_5", "Eva"),
    ]


def stored(code: str, example: Mapping[str, Any]) -> Example:
    """An example from the database."""
    return Example(code, SCORES[example["score"]], tuple(example["hands"]))


def score(example: Example) -> Scored:
    """Points and reasons of an example in the active language."""
    tableaus = [Tableau.from_picks(hand.split()) for hand in example.hands]
    return example.score(tableaus, player_names()[: len(tableaus)])


def shown(example: Example) -> Shown:
    """An example in the active language."""
    picks = [hand.split() for hand in example.hands]
    scored = score(example)
    hands = [
        Hand(
            name="" if example.score is alone else name,
            cards=cards,
            spoken=join([card_name(card) for card in cards]),
            reasons=reasons,
            points=signed_points(points),
        )
        for name, cards, reasons, points in zip(player_names(), picks, scored.reasons, scored.points, strict=False)
    ]
    return Shown(hands, scored.outcome)
