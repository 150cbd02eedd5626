"""Numbers, lists, names and dates as the reader writes them. Django and Babel keep Latin digits in Persian."""

import datetime
import re
from collections.abc import Sequence
from dataclasses import dataclass

from babel.dates import format_date
from django.utils.translation import get_language, pgettext, pgettext_lazy
from persiantools.jdatetime import JalaliDate

LEFT_TO_RIGHT = "\u200e"
MINUS = "\u2212"

PERSIAN_DIGITS = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
LONGEST_NUMBER = 40
"""Characters of a number as people type it, signs and blanks included; any longer text is none."""

TYPED = str.maketrans(
    "۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩" + MINUS,
    "01234567890123456789-",
    f"{LEFT_TO_RIGHT}\u200f\u061c",
)


WHOLE_NUMBER = re.compile("([+-]?)([0-9]+)")


@dataclass(frozen=True)
class Signs:
    minus: str
    plus: str
    group: str
    grouped_from: int


# From CLDR. Without the left-to-right mark the sign would stand on the wrong side in Persian text.
SIGNS = {
    "en": Signs("-", "+", ",", 1_000),
    "sl": Signs(MINUS, "+", ".", 10_000),
    "fa": Signs(LEFT_TO_RIGHT + MINUS, LEFT_TO_RIGHT + "+", "٬", 1_000),
}

ORDINALS = (
    pgettext_lazy("ordinal", "1"),
    pgettext_lazy("ordinal", "2"),
    pgettext_lazy("ordinal", "3"),
    pgettext_lazy("ordinal", "4"),
    pgettext_lazy("ordinal", "5"),
)


def language() -> str:
    return get_language() or "en"


def digits(text: str) -> str:
    """ASCII digits in a text become the reader's."""
    return text.translate(PERSIAN_DIGITS) if language() == "fa" else text


def number(n: int) -> str:
    """A whole number: −1234 is "-1,234", "−1234" (sl) or "\u200e−۱٬۲۳۴" (fa)."""
    signs = SIGNS[language()]
    size = abs(n)
    text = f"{size:,}".replace(",", signs.group) if size >= signs.grouped_from else str(size)
    return digits(signs.minus + text if n < 0 else text)


def signed(n: int) -> str:
    """The same with a plus sign before what is more than 0."""
    return SIGNS[language()].plus + number(n) if n > 0 else number(n)


def ordinal(n: int) -> str:
    """Place or round `n`, 1 to 5, in words where the language wants words."""
    return str(ORDINALS[n - 1])


def join(items: Sequence[str]) -> str:
    """A list as in a sentence: "A, B and C"."""
    if len(items) < 2:
        return "".join(items)
    *start, last = items
    if len(start) == 1:
        return pgettext("joiner.two", "{0} and {1}").format(start[0], last)
    text = start[0]
    for item in start[1:]:
        text = pgettext("joiner.middle", "{0}, {1}").format(text, item)
    return pgettext("joiner.end", "{0} and {1}").format(text, last)


def isolate(name: str) -> str:
    """A name for the middle of a sentence: its writing direction does not touch what stands around it."""
    return f"\u2068{name}\u2069"


def date(day: datetime.date) -> str:
    """A day with the month's name; for Persian in the Solar Hijri calendar."""
    if language() == "fa":
        solar = JalaliDate(day)
        return digits(f"{solar.day} {solar.strftime('%B', locale='fa')} {solar.year}")
    return format_date(day, "long", locale=language())


def to_ascii(text: str) -> str:
    """A number typed with Persian, Arabic or Latin digits, as int() understands it; other text stays,
    and any that is too long for a number."""
    return text.translate(TYPED).strip() if len(text) <= LONGEST_NUMBER else text


def whole_number(text: str) -> int | None:
    """A whole number as people type it, None for any other text. Numbers of ten digits and more lose their end:
    they are too big for everything here."""
    typed = WHOLE_NUMBER.fullmatch(to_ascii(text)) if len(text) <= LONGEST_NUMBER else None
    return int(typed[1] + (typed[2].lstrip("0")[:9] or "0")) if typed else None
