"""Calls of scoring.wording and sushigo_site.numbers with what they say in each language."""

from itertools import combinations_with_replacement, product

from django.conf import settings
from django.utils.translation import override

from scoring import wording
from scoring.engine import GameResult, GameWarning, Line, Rule, Source, check_game, rulebook
from scoring.engine.cards import DECK, HAND_SIZE
from scoring.engine.game import score_tableau
from scoring.engine.tableau import COUNTS, Tableau
from scoring.wording import atoms, names
from sushigo_site import numbers

from .encode import KEY, line

NAMES = ["Ana", "سارا", "Žiga {0}", "آرش", "Eva (2)"]
LANGUAGES = [code for code, _ in settings.LANGUAGES]

FUNCTIONS = {
    "number": numbers.number,
    "signed": numbers.signed,
    "ordinal": numbers.ordinal,
    "join": numbers.join,
    "points": atoms.points,
    "objectPoints": atoms.object_points,
    "genitivePoints": atoms.genitive_points,
    "signedPoints": atoms.signed_points,
    "cards": atoms.cards,
    "objectCards": atoms.object_cards,
    "rolls": atoms.rolls,
    "puddings": atoms.puddings,
    "tempura": atoms.tempura,
    "sashimi": atoms.sashimi,
    "cardName": wording.card_name,
    "sourceName": wording.source_name,
    "capitalised": wording.capitalised,
    "displayNames": wording.display_names,
    "defaultName": names.default_name,
    "joinNames": wording.join_names,
    "lineSentences": wording.line_sentences,
    "makiSentences": wording.maki_sentences,
    "puddingSentences": wording.pudding_sentences,
    "splitSum": wording.split_sum,
    "finalSentences": wording.final_sentences,
    "warningSentence": wording.warning_sentence,
    "handSentence": wording.hand_sentence,
    "deckSentence": wording.deck_sentence,
    "lineSum": wording.line_sum,
    "added": wording.added,
}
"""The functions of the JavaScript modules and what they are in Python."""

EVERY_PLURAL_FORM = (*range(1, 8), 11, 100, 101, 102, 103, 104, 105)
EVERY_GROUPING = (999, 1_000, 9_999, 10_000, 1_234_567)


def vectors():
    """All of them: a function, its arguments, and what it returns in fa, sl and en."""
    return [KEY, *[vector(function, *arguments) for function, *arguments in calls()]]


def vector(function, *arguments):
    answers = {}
    for language in LANGUAGES:
        with override(language):
            answers[language] = FUNCTIONS[function](*arguments)
    return {"call": function, "with": [plain(argument) for argument in arguments], **answers}


def plain(argument):
    """What a JavaScript function takes in place of it; of a game only what stands in the sentences."""
    if isinstance(argument, Line):
        return {"line": line(argument)}
    if isinstance(argument, GameWarning):
        return argument._asdict()
    if hasattr(argument, "totals"):
        return {name: getattr(argument, name) for name in ("totals", "ranks", "puddings")}
    return [plain(each) for each in argument] if isinstance(argument, list | tuple) else argument


def calls():
    yield from numbers_and_phrases()
    yield from names_of_things()
    yield from lines()
    yield from prizes()
    yield from standings()
    yield from warnings()
    yield from sums()


def numbers_and_phrases():
    for n in (0, *EVERY_PLURAL_FORM, *EVERY_GROUPING):
        yield from ((f, sign * n) for f in ("number", "signed", "signedPoints") for sign in (1, -1))
        yield from ((f, n) for f in ("points", "objectPoints", "genitivePoints", "cards", "objectCards"))
        yield from ((f, n) for f in ("rolls", "puddings", "tempura", "sashimi"))
    yield from (("ordinal", n) for n in range(1, 6))
    yield from ((f, NAMES[:n]) for f in ("join", "joinNames") for n in range(6))


def names_of_things():
    yield from (("cardName", name) for name in COUNTS)
    yield from (("sourceName", source) for source in (*Source, "pudding"))
    yield from (("capitalised", text) for text in ("tempura", "čaj", "رول", ""))
    yield from (("defaultName", seat) for seat in range(5))
    alike = [["", ""], ["Ana", "ana", "Eva"], ["Weiß", "WEISS"], ["Σάς", "σάσ"], ["Çiçek", "C\u0327ic\u0327ek"]]
    alike += [["Ana", "Ana", "Ana (1)"], ["Player 1", "", "", "Player 2"]]
    apart = [["Ali", "Alı"], ["ي", "ی"], ["Player 2", ""], ["بازیکن ۲", "", "Igralec 2"], NAMES]
    yield from (("displayNames", each) for each in alike + apart)


def lines():
    for name, n in product(COUNTS, EVERY_PLURAL_FORM):
        yield from (("lineSentences", each, NAMES[n % 5]) for each in score_tableau(Tableau(**{name: n})))
    for prize, count in product((1, 2, 3, 6), EVERY_PLURAL_FORM):
        yield "lineSentences", Line(Rule.MAKI_MOST, prize, count, 0, 0, 1, prize), "Ana"
        yield "lineSentences", Line(Rule.MAKI_TOO_FEW, 0, count), NAMES[prize % 5]
    for rolls in ([0, 0], [4, 4, 3], [3, 2, 2, 2, 2]):
        yield from (("lineSentences", each, "سارا") for each in rulebook.maki(rolls))
    for puddings in ([1, 1], [2, 1], [3, 3, 1, 0, 0], [5, 0, 0, 0, 0], [4, 3, 2, 1], [101, 102, 103]):
        yield from (("lineSentences", each, "Ana") for each in rulebook.final_puddings(puddings))


def prizes():
    for sharing in range(2, 6):
        yield "splitSum", rulebook.maki([1] * sharing)[0]
        yield "splitSum", rulebook.final_puddings([1] + [0] * sharing)[-1]
    for players in HAND_SIZE:
        for shape in combinations_with_replacement(range(3), players):
            yield "makiSentences", rulebook.maki(shape), NAMES[:players]
            yield "puddingSentences", rulebook.final_puddings(shape), NAMES[5 - players :]


def standings():
    for players in (2, 3, 4):
        for shape in combinations_with_replacement([(-7, 0), (-7, 1), (12, 0), (12, 2)], players):
            totals, puddings = zip(*reversed(shape), strict=True)
            yield "finalSentences", standing(totals, puddings), NAMES[:players]
    for puddings in [(1, 1, 1, 1, 1), (1, 3, 2, 2, 0), (1, 3, 3, 3, 2)]:
        yield "finalSentences", standing((12,) * 5, puddings), NAMES


def standing(totals, puddings):
    return GameResult((), puddings, None, totals, rulebook.ranks(totals, puddings))


def warnings():
    for seat, (found, expected) in product(range(5), [(0, 7), (1, 8), (2, 9), (3, 10), (5, 7), (101, 10)]):
        warning = GameWarning("hand_size", expected, found, 1 + seat % 3, seat)
        yield "warningSentence", warning, NAMES
        yield "handSentence", warning, NAMES[seat]
    everything = [[Tableau(**dict.fromkeys(COUNTS, 15)), Tableau()]]
    for warning in check_game(everything, 2):
        yield "warningSentence", warning, NAMES[:2]
    yield from (("deckSentence", GameWarning("deck", limit, limit + 1, card=card)) for card, limit in DECK.items())


def shared(shape):
    return dict.fromkeys([*rulebook.maki(shape), *rulebook.final_puddings(shape)])


def sums():
    for name, n in product(COUNTS, (1, 2, 3, 4, 6, 14)):
        yield from (("lineSum", each) for each in score_tableau(Tableau(**{name: n})))
    for players in HAND_SIZE:
        for shape in combinations_with_replacement(range(3), players):
            yield from (("lineSum", each) for each in shared(shape))
    for parts in ([], [7], [12, 4], [12, 12, 15, -3], [0, 0, 0, -6], [1000, 234], [-2, 3]):
        yield "added", parts, sum(parts)
