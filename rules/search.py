"""Finds rulings and rules by what people type. Pure, and the same as static/rules/search.js: tests/vectors holds both.

A query finds a document by words that are equal, by other forms of them, by their beginnings, by synonyms, and by words
with one letter wrong when there is nothing else. Rare words count for more. All in whole numbers, so that both agree.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

VALUES = {
    "equal": 12,
    "form": 10,  # another form of the word: cmok, cmokov
    "begun": 8,  # the beginning of the word
    "typo": 6,
    "synonym": 2,  # what a synonym counts less than the word itself
    "in_title": 4,
    "in_keywords": 3,
    "in_text": 2,
    "begin": 3,
    "stem": 4,
    "ending": 3,
    "long": 5,  # letters: of a beginning, of a common stem, of an ending at most, of a word that may have a typo
    "title": 20,  # words that are added to the length of every title, so that it does not count for too much
    "rule": 12,  # words that the title of a rule has at least: it is a mere name, and questions come first
    "whole": 2,  # how often a title counts that is typed whole
    "results": 8,
    "worth": 3,  # a result has at least a third of what the best one has
}
"""How much each way to find a word counts, and from how many letters on."""

ALIKE = str.maketrans(
    "يىكةە‐đ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩",
    "ییکهه-d01234567890123456789",
    "'’ʼءـ",
)
"""Letters and digits that are typed for each other, and signs that are left out as often as not."""

WORD = re.compile(r"[^\W_]+(?:[\u200c-][^\W_]+)*")
BETWEEN_PARTS = re.compile("[\u200c-]")


SILENT = 0
"""The place of the group of words that only count where nothing else is typed."""


class Document(NamedTuple):
    """What can be found.

    title     its heading: the question of a ruling, or the section of a rule
    text      the answer or the rule
    keywords  other words that people type for it
    address   where it is
    section   of a rule: the best one of each section is enough
    """

    title: str
    text: str
    keywords: str
    address: str
    section: str = ""


Phrase = tuple[str, ...]


class Way(NamedTuple):
    """A word or phrase as it was typed, and the groups of synonyms it is in."""

    typed: Phrase
    groups: set[int]


def fold(text: str) -> str:
    """The text in lower case, without diacritics, with one letter for those that look or sound alike."""
    letters = unicodedata.normalize("NFKD", text).lower()
    return "".join(letter for letter in letters if unicodedata.category(letter)[0] != "M").translate(ALIKE)


def parts(text: str) -> list[list[str]]:
    """The words of a text in their order, each in the parts that a hyphen or a zero-width non-joiner divides."""
    return [BETWEEN_PARTS.split(word) for word in WORD.findall(fold(text))]


def spellings(text: str) -> set[str]:
    """The words of a text as they may be typed: the parts of a word apart, and the word in one."""
    return {spelling for word in parts(text) for spelling in (*word, "".join(word))}


def likeness(typed: str, word: str) -> int:
    """How good a find the word is; 0 for none, typos apart."""
    if typed == word:
        return VALUES["equal"]
    stem = shared(typed, word)
    longest = max(len(typed), len(word)) - stem
    if stem >= VALUES["stem"] and longest <= VALUES["ending"]:
        return VALUES["form"]
    if min(len(typed), len(word)) == stem >= VALUES["begin"] and (len(typed) < len(word) or longest < VALUES["ending"]):
        return VALUES["begun"]
    return 0


def shared(first: str, second: str) -> int:
    """How many letters two words begin with in common."""
    pairs = zip(first, second, strict=False)
    return next((n for n, (one, other) in enumerate(pairs) if one != other), min(len(first), len(second)))


def is_typo(typed: str, word: str) -> bool:
    """Whether one letter is missing, too many or another, or two have changed places."""
    if min(len(typed), len(word)) < VALUES["long"] or abs(len(typed) - len(word)) > 1:
        return False
    start = shared(typed, word)
    wrong, right = typed[start:], word[start:]
    end = shared(wrong[::-1], right[::-1])
    wrong, right = wrong[: len(wrong) - end], right[: len(right) - end]
    return max(len(wrong), len(right)) == 1 or (len(wrong) == len(right) == 2 and wrong == right[::-1])


class Index:
    """Documents in one language, ready to be searched."""

    def __init__(self, documents: Sequence[Document], synonyms: Iterable[Iterable[str]]) -> None:
        self.documents = documents
        self.words: dict[str, dict[str, dict[int, int]]] = {}
        self.titles = [parts(document.title) for document in documents]
        for number, document in enumerate(documents):
            for field in ("text", "keywords", "title"):
                for word in spellings(getattr(document, field)):
                    self.words.setdefault(word[0], {}).setdefault(word, {})[number] = VALUES[f"in_{field}"]
        self.groups = [
            [tuple(part for word in parts(entry) for part in word) for entry in entries] for entries in synonyms
        ]
        self.phrases: dict[str, list[tuple[Phrase, int]]] = {}
        for group, phrases in enumerate(self.groups):
            for phrase in phrases:
                self.phrases.setdefault(phrase[0][0], []).append((phrase, group))

    def search(self, query: str) -> list[Document]:
        """The best documents, the best one first; of documents that are equally good the earlier one."""
        sums: Counter[int] = Counter()
        words: Counter[int] = Counter()
        for finds in map(self.finds, telling(list(self.ways(query)))):
            for number, strength in finds.items():
                sums[number] += strength * self.rarity(len(finds))
                words[number] += 1
        whole = parts(query)
        return list(self.best({number: sums[number] * words[number] * self.worth(number, whole) for number in sums}))

    def worth(self, number: int, query: list[list[str]]) -> int:
        """Short titles are worth more, and the one that is the query itself."""
        title = self.titles[number]
        length = max(len(title), VALUES["rule"] if self.documents[number].section else 0)
        return 1000 // (VALUES["title"] + length) * (VALUES["whole"] if title == query else 1)

    def best(self, scores: dict[int, int]) -> Iterator[Document]:
        order = sorted(scores, key=lambda number: (-scores[number], number))
        sections: set[str] = set()
        for number in order:
            document = self.documents[number]
            if scores[number] * VALUES["worth"] < scores[order[0]] or len(sections) == VALUES["results"]:
                return
            name = document.section or document.address
            if name not in sections:
                sections.add(name)
                yield document

    def rarity(self, documents: int) -> int:
        """1 for what most documents have, one more for each time that half as many have it."""
        return max(1, (len(self.documents) // documents).bit_length() - 1)

    def ways(self, query: str) -> Iterator[Way]:
        typed = [part for word in parts(query) for part in word]
        while typed:
            known = [(phrase, group) for phrase, group in self.phrases.get(typed[0][0], ()) if begins(typed, phrase)]
            length = max((len(phrase) for phrase, _ in known), default=1)
            yield Way(tuple(typed[:length]), {group for phrase, group in known if len(phrase) == length})
            typed = typed[length:]

    def finds(self, way: Way) -> dict[int, int]:
        """Documents that have what was typed or a synonym of it, and how well each of them fits."""
        finds = self.with_phrase(way.typed, 0)
        for phrase in {phrase for group in way.groups for phrase in self.groups[group]}:
            for number, strength in self.with_phrase(phrase, VALUES["synonym"]).items():
                finds[number] = max(strength, finds.get(number, 0))
        return finds

    def with_phrase(self, phrase: Phrase, less: int) -> dict[int, int]:
        """Documents that have all words of a phrase; they fit as well as the word that fits the least."""
        each = [self.with_word(word, less) for word in phrase]
        return {number: min(finds[number] for finds in each) for number in set.intersection(*map(set, each))}

    def with_word(self, typed: str, less: int) -> dict[int, int]:
        known = self.words.get(typed[0], {})
        alike = {word: like for word in known if (like := likeness(typed, word))}
        if not alike and not less:
            alike = {word: VALUES["typo"] for word in known if is_typo(typed, word)}
        finds: dict[int, int] = {}
        for word, like in alike.items():
            for number, weight in known[word].items():
                finds[number] = max((like - less) * weight, finds.get(number, 0))
        return finds


def telling(ways: list[Way]) -> list[Way]:
    """What says something about a question; where nothing does, all there is."""
    return [way for way in ways if SILENT not in way.groups] or ways


def begins(typed: Sequence[str], phrase: Sequence[str]) -> bool:
    """Whether the words that were typed begin with a phrase, in any forms of its words."""
    return len(typed) >= len(phrase) and all(
        likeness(one, other) >= VALUES["form"] for one, other in zip(typed, phrase, strict=False)
    )
