"""Every sentence about points, with every number and every number of players that can occur, in the active language."""

from itertools import combinations_with_replacement

from scoring import wording
from scoring.engine import GameResult, GameWarning, Line, Rule, rulebook
from scoring.engine.cards import DECK, DECK_SIZE, HAND_SIZE
from scoring.engine.game import score_tableau
from scoring.engine.tableau import COUNTS, Tableau

NAMES = {
    "fa": ["آنا", "Ana", "سارا", "آرش", "نگار"],
    "sl": ["Ana", "Žiga", "Cene", "سارا", "Eva"],
    "en": ["Ana", "Ben", "سارا", "Dan", "Eve"],
}
MOST_ROLLS, MOST_PUDDINGS, BEST = 54, 10, 120
"""Rolls and puddings in the box; no game comes near the points."""


def every_sentence(names):
    yield from lines(names[0])
    for players in HAND_SIZE:
        for shape in combinations_with_replacement(range(4), players):
            yield from prizes(shape, names[:players])
    yield from every_count(names)
    yield from standings(names)
    yield from warnings(names)


def lines(name):
    """Every line of a player: cards, rolls and puddings in every number."""
    for card in COUNTS:
        for count in range(1, DECK_SIZE + 1):
            for line in score_tableau(Tableau(**{card: count})):
                yield from wording.line_sentences(line, name)
    for rolls in range(1, MOST_ROLLS + 1):
        for points in (1, 2, 3, 6):
            yield from wording.line_sentences(Line(Rule.MAKI_MOST, points, rolls), name)
        yield from wording.line_sentences(Line(Rule.MAKI_TOO_FEW, 0, rolls), name)
    for count in range(MOST_PUDDINGS + 1):
        for points in range(-6, 7):
            yield from wording.line_sentences(Line(Rule.PUDDING_MOST, points, count), name)


def prizes(shape, names):
    """The prizes of a shape of ties, and each player's line of it."""
    maki, puddings = rulebook.maki(shape), rulebook.final_puddings(shape)
    yield from wording.maki_sentences(maki, names)
    yield from wording.pudding_sentences(puddings, names)
    for line, name in zip([*maki, *puddings], [*names, *names], strict=True):
        yield from wording.line_sentences(line, name)


def every_count(names):
    """Prizes alone and shared, for every number of rolls and of puddings."""
    for players in HAND_SIZE:
        for sharing in range(1, players + 1):
            for most in range(1, MOST_ROLLS + 1):
                rolls = [most] * sharing + [most - 1] * (players - sharing)
                yield from wording.maki_sentences(rulebook.maki(rolls), names[:players])
            for most in range(1, MOST_PUDDINGS + 1):
                puddings = [most] * sharing + [most - 1] * (players - sharing)
                yield from wording.pudding_sentences(rulebook.final_puddings(puddings), names[:players])


def standings(names):
    for players in HAND_SIZE:
        for shape in combinations_with_replacement([(7, 0), (7, 1), (8, 0), (8, 2)], players):
            yield from end(*zip(*shape, strict=True), names[:players])
    for best in range(-6, BEST + 1):
        yield from end((best, best - 1), (0, 1), names[:2])
        yield from end((best, best, best - 7), (0, 0, 0), names[:3])


def end(totals, puddings, names):
    return wording.final_sentences(result(totals, puddings), names)


def result(totals, puddings):
    return GameResult((), puddings, None, totals, tuple(rulebook.ranks(totals, puddings)))


def warnings(names):
    for found in range(DECK_SIZE + 1):
        for expected in HAND_SIZE.values():
            yield wording.hand_sentence(GameWarning("hand_size", expected, found, 1, 0), names[0])
            yield wording.warning_sentence(GameWarning("hand_size", expected, found, 1, 0), names)
    for card, limit in DECK.items():
        for found in range(limit + 1, limit + 12):
            yield wording.warning_sentence(GameWarning("deck", limit, found, card=card), names)
