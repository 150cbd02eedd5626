"""Sushi Go! (base game) scored from the cards on the table: pure Python, no Django, nothing stored.

Where to look:

    cards.py      what is in the box: cards, counts, hand sizes, rounds, colours
    tableau.py    Tableau: what lies in front of one player
    rulebook.py   every scoring rule, its values and one function each
    breakdown.py  what an answer looks like: lines, rounds, the game
    game.py       score_round, score_game, check_game
    document.py   a whole game as JSON, in and out
    __main__.py   python -m scoring.engine FILE
"""

from .breakdown import GameResult, GameWarning, Line, RoundResult, Rule, SeatResult, Source
from .cards import Card
from .document import answer, read_document
from .game import check_game, score_game, score_round
from .tableau import Tableau

__all__ = [
    "Card",
    "GameResult",
    "GameWarning",
    "Line",
    "RoundResult",
    "Rule",
    "SeatResult",
    "Source",
    "Tableau",
    "answer",
    "check_game",
    "read_document",
    "score_game",
    "score_round",
]
