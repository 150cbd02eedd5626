"""What the reference is made of: texts with an id, and sections that hold them."""

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


def text(context: str, english: str) -> Text:
    """A text of the reference. Both arguments are written out: the catalogs are made by reading these calls."""
    return Text(context, english)
