"""Lines of the engine, warnings and page texts as sentences in the active language.

No arithmetic and no rule is here. Every function returns plain text. `names` are the display names
by seat (`display_names`), always nominative; a sentence isolates them (U+2068 … U+2069), so that it
keeps its order around a name in any script.
"""

from .atoms import cards, object_cards, points, puddings, rolls, signed_points
from .lines import line_sentences
from .names import capitalised, card_name, clean_name, default_name, display_names, join_names, same, source_name
from .prizes import maki_sentences, pudding_sentences, split_sum
from .standings import final_sentences
from .sums import added, line_sum
from .warnings import deck_sentence, hand_sentence, warning_sentence

__all__ = [
    "added",
    "capitalised",
    "card_name",
    "cards",
    "clean_name",
    "deck_sentence",
    "default_name",
    "display_names",
    "final_sentences",
    "hand_sentence",
    "join_names",
    "line_sentences",
    "line_sum",
    "maki_sentences",
    "object_cards",
    "points",
    "pudding_sentences",
    "puddings",
    "rolls",
    "same",
    "signed_points",
    "source_name",
    "split_sum",
    "warning_sentence",
]
