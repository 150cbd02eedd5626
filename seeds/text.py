"""What the reference is made of: texts with an id, and the sections, rulings, claims and editions that hold them."""

from typing import NamedTuple


class Text(NamedTuple):
    """An English text and its id, which is its context in the catalogs.

    `{name}` stands for a number that comes from the engine when the page is made.
    """

    context: str
    english: str


class Section(NamedTuple):
    """A part of the reference.

    slug      its name in links: ASCII, never changed, the same in every language
    title     its heading
    passages  its rules in reading order; the id of a passage never changes either
    sections  the parts it has in turn
    """

    slug: str
    title: Text
    passages: tuple[Text, ...]
    sections: tuple["Section", ...] = ()


class Example(NamedTuple):
    """A worked example.

    score   how it is scored: a name in rules/examples.py
    hands   what each player laid, in order
    points  what each hand scores, worked out by hand from the rules; a test compares it with the engine
    """

    score: str
    hands: tuple[str, ...]
    points: tuple[int, ...]


class Ruling(NamedTuple):
    """The answer to a question that is asked at the table.

    slug       its name in links: ASCII, never changed, the same in every language
    section    the section of the rules it belongs to
    passage    id of the rule it rests on, or nothing where no rule of ours says it
    certainty  RB printed rule, RB1 printed in one edition, P printed on promo cards, D the designer's answer at second
               hand, C custom, X silence
    sources    what it rests on: a booklet, with the page of its PDF after a colon
    keywords   other words under which it may be looked for
    lead       a sentence over the example
    """

    slug: str
    section: str
    passage: str
    certainty: str
    sources: tuple[str, ...]
    question: Text
    answer: Text
    keywords: Text
    lead: Text | None = None
    example: Example | None = None


class Claim(NamedTuple):
    """What a source document says, in our own words.

    document  its number in README.md
    section   the section of the rules it is about
    mark      agrees, contradicts, absent (not in the rulebook) or missing (the document leaves it out)
    right     what is right
    cause     where the mistake may come from
    example   a case in which the right side shows
    """

    slug: str
    document: str
    section: str
    mark: str
    claim: Text
    right: Text | None = None
    cause: Text | None = None
    example: Example | None = None


class Edition(NamedTuple):
    """A box that somebody may own; `name` and `year` as printed, the rest in a few words each."""

    slug: str
    name: str
    year: int | None
    players: Text
    cards: Text
    variants: Text
    differs: Text


def text(context: str, english: str) -> Text:
    """A text of the reference. Both arguments are written out: the catalogs are made by reading these calls."""
    return Text(context, english)
