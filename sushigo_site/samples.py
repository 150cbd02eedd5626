"""Sentences of the catalogs as readers see them: every plural form, with numbers, names and phrases put in."""

from collections.abc import Iterator, Mapping
from string import Formatter
from typing import NamedTuple

from babel.messages.catalog import Catalog, Message
from django.utils.translation import override

from . import catalogs
from .numbers import isolate, join, number, ordinal

COUNTS = {"fa": (1, 2), "sl": (1, 2, 3, 5), "en": (1, 2)}
"""A number for each plural form of a language, in the order of the forms."""

NAMES = {
    "fa": ("آنا", "بابک", "سارا", "آرش", "نگار"),
    "sl": ("Ana", "Bor", "Cene", "Dana", "Eva"),
    "en": ("Ana", "Ben", "Chloe", "Dan", "Eve"),
}
PLAIN = 6
"""The number in sentences that have the same form for all numbers."""

ONLY = {"why.tempura_none": 1, "why.sashimi_none": 2}
"""Sentences that are true for a few numbers only."""

LISTS, ONE_NAME = {"names", "winners"}, {"name", "winner"}
ORDINALS = {
    *("fin.place", "fin.shared_place", "pad.title", "sheet.after", "sheet.cell_empty", "sheet.edit_cards"),
    *("sheet.enter_round", "sheet.round", "sheet.round_points", "warn.hand_round"),
}
"""Sentences whose {n} or {place} is a round or a place, in words where the language wants words."""

PHRASES = {
    "cards": {"warn.hand": "card.subject", "warn.hand_round": "card.subject"}
    | {"why.tempura_none": "tempura.subject", "why.sashimi_none": "sashimi.subject"},
    "rolls": {"line.maki": "roll.subject"},
    "puddings": {"line.pudding": "pudding.subject"},
    "each_points": dict.fromkeys(
        ("maki.first_tie", "maki.second_tie", "pud.most_tie", "pud.fewest_tie", "pud.fewest_tie_none"), "point.object"
    ),
    "total": dict.fromkeys(
        ("maki.first_tie", "maki.second_tie", "maki.second_tie_zero", "pud.most_tie"), "point.object"
    )
    | dict.fromkeys(("pud.fewest_tie", "pud.fewest_tie_none"), "point.genitive"),
    "points": dict.fromkeys(("maki.first", "maki.second", "pud.most", "pud.fewest", "pud.fewest_none"), "point.object")
    | dict.fromkeys(("fin.winner", "line.maki", "line.pudding", "chart.part", "why.negative_points"), "point.subject")
    | dict.fromkeys(("card.tempura", "card.sashimi", "card.dumpling"), "point.subject")
    | {
        f"line.{nigiri}{wasabi}": "point.subject" for nigiri in ("egg", "salmon", "squid") for wasabi in ("", "_wasabi")
    },
}
"""The phrase in place of a number, by the placeholder and the sentences where it is one."""


class Sentence(NamedTuple):
    """A sentence by its id, where it is asked for, and by language its forms, each with the count it was made with."""

    id: str
    files: list[str]
    languages: dict[str, list[tuple[int, str]]]


def sentences(languages: Mapping[str, str]) -> Iterator[Sentence]:
    """All sentences in the order of their ids; `languages` as in the settings, by code."""
    read = {language: catalogs.read(language) for language in languages}
    for message in catalogs.messages(read["en"]):
        in_language = {language: forms(message, catalog, language) for language, catalog in read.items()}
        yield Sentence(message.context or "", sorted({file for file, _ in message.locations}), in_language)


def forms(message: Message, catalog: Catalog, language: str) -> list[tuple[int, str]]:
    """Every form of a sentence in one language, filled in."""
    first = catalogs.forms(message.id)[0]
    texts = catalogs.forms(catalog.get(first, message.context).string)  # type: ignore[union-attr]
    counts = COUNTS[language] if len(texts) > 1 else (ONLY.get(message.context or "", PLAIN),)
    with override(language):
        shown = [
            (count, _filled(text, message.context or "", count, catalog, language))
            for count, text in zip(counts, texts, strict=True)
        ]
    return [each for each in shown if not _is_list_of_one(each[0], first)]


def _is_list_of_one(count: int, english: str) -> bool:
    """A list of names has two and more; catalogs have a form for one all the same."""
    return count == 1 and bool(LISTS & _placeholders(english))


def _filled(text: str, context: str, count: int, catalog: Catalog, language: str) -> str:
    values = {name: _value(name, context, count, catalog, language) for name in _placeholders(text)}
    if "winners" in values:  # some of those who are level
        values["names"] = join([isolate(name) for name in NAMES[language]])
    return text.format(*NAMES[language][:2], **values)


def _value(name: str, context: str, count: int, catalog: Catalog, language: str) -> str:
    if name in LISTS:
        return join([isolate(each) for each in NAMES[language][: min(count, len(NAMES[language]))]])
    if name in ONE_NAME:
        return isolate(NAMES[language][0])
    if context in ORDINALS and name in ("n", "place"):
        return ordinal(2)
    phrase = PHRASES.get(name, {}).get(context)
    return _phrase(phrase, count, catalog, language) if phrase else number(count)


def _phrase(context: str, count: int, catalog: Catalog, language: str) -> str:
    """A counted noun in the case of the sentence around it."""
    message = next(message for message in catalog if message.context == context)
    texts = catalogs.forms(message.string)
    fitting = [text for sample, text in zip(COUNTS[language], texts, strict=True) if sample == count]
    return (fitting or [texts[-1]])[0].format(n=number(count))


def _placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name and not name.isdigit()}
