"""Rounds and games put together from the rules; no rule and no value of its own."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from operator import attrgetter

from . import rulebook
from .breakdown import GameResult, GameWarning, Line, RoundResult, Rule, SeatResult
from .cards import DECK, HAND_SIZE, MAX_PLAYERS, MIN_PLAYERS, ROUNDS
from .tableau import Tableau

_RULE_FOR: dict[str, Callable[[int], Line]] = {
    "tempura": rulebook.tempura,
    "sashimi": rulebook.sashimi,
    "dumpling": rulebook.dumpling,
    "egg": partial(rulebook.nigiri, Rule.EGG),
    "salmon": partial(rulebook.nigiri, Rule.SALMON),
    "squid": partial(rulebook.nigiri, Rule.SQUID),
    "egg_on_wasabi": partial(rulebook.nigiri_on_wasabi, Rule.EGG_ON_WASABI),
    "salmon_on_wasabi": partial(rulebook.nigiri_on_wasabi, Rule.SALMON_ON_WASABI),
    "squid_on_wasabi": partial(rulebook.nigiri_on_wasabi, Rule.SQUID_ON_WASABI),
    "wasabi": rulebook.wasabi,
    "chopsticks": rulebook.chopsticks,
    "pudding": rulebook.pudding,
}
# The counts are few and a line never changes, so each line is made once.
_rules = tuple([lru_cache(maxsize=64)(rule) for rule in _RULE_FOR.values()])
_counts = attrgetter(*_RULE_FOR)


def score_tableau(tableau: Tableau) -> tuple[Line, ...]:
    """Lines of one tableau by itself, in points, without maki: it needs the other players."""
    return tuple([rule(count) for rule, count in zip(_rules, _counts(tableau), strict=True) if count])


def score_round(tableaus: Sequence[Tableau]) -> RoundResult:
    """A round from the tableaus by seat, maki included and puddings not.

    Raises ValueError unless there are 2 to 5 tableaus.
    """
    _check_players(len(tableaus))
    maki = rulebook.maki([tableau.rolls for tableau in tableaus])
    return RoundResult(
        tuple([SeatResult((*score_tableau(tableau), line)) for tableau, line in zip(tableaus, maki, strict=True)])
    )


def score_game(rounds: Sequence[Sequence[Tableau]], players: int) -> GameResult:
    """A game of `players` players from 0 to 3 rounds, each a tableau for every seat.

    The puddings are scored, and break ties, only once the third round is in.
    Raises ValueError for more rounds, or for another number of players or tableaus.
    """
    _check_players(players)
    if len(rounds) > ROUNDS:
        raise ValueError(f"expected at most {ROUNDS} rounds, got {len(rounds)}")
    if any(len(tableaus) != players for tableaus in rounds):
        raise ValueError(f"expected {players} tableaus in every round")
    scored = tuple([score_round(tableaus) for tableaus in rounds])
    puddings = tuple([sum(t[seat].pudding for t in rounds) for seat in range(players)])
    totals = [sum(r.seats[seat].total for r in scored) for seat in range(players)]
    if len(rounds) < ROUNDS:
        return GameResult(scored, puddings, None, tuple(totals), tuple(rulebook.ranks(totals)))
    final = tuple(rulebook.final_puddings(puddings))
    totals = [total + line.points for total, line in zip(totals, final, strict=True)]
    return GameResult(scored, puddings, final, tuple(totals), tuple(rulebook.ranks(totals, puddings)))


def check_game(rounds: Sequence[Sequence[Tableau | None]], players: int) -> list[GameWarning]:
    """What is unlikely about a game: wrong hand sizes first, then more cards than the box holds.

    None stands for a tableau of an unfinished round that is not there yet.
    Raises ValueError unless there are 2 to 5 players.
    """
    _check_players(players)
    laid = [
        (number, seat, tableau)
        for number, tableaus in enumerate(rounds, 1)
        for seat, tableau in enumerate(tableaus)
        if tableau is not None
    ]
    return [
        *_hand_sizes(laid, HAND_SIZE[players]),
        *_deck_limits([tableau for _, _, tableau in laid]),
    ]


def _hand_sizes(laid: Sequence[tuple[int, int, Tableau]], expected: int) -> list[GameWarning]:
    return [
        GameWarning("hand_size", expected, tableau.cards, number, seat)
        for number, seat, tableau in laid
        if tableau.cards != expected
    ]


def _deck_limits(tableaus: Sequence[Tableau]) -> list[GameWarning]:
    found = {card: sum(tableau.count(card) for tableau in tableaus) for card in DECK}
    return [GameWarning("deck", limit, found[card], card=card) for card, limit in DECK.items() if found[card] > limit]


def _check_players(players: int) -> None:
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise ValueError(f"expected {MIN_PLAYERS} to {MAX_PLAYERS} players, got {players!r}")
