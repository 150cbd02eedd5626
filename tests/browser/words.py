"""What stands on the pages in each language: sentences from the catalogs, numbers as readers write them."""

import re
from functools import cache
from pathlib import Path

from babel.messages.pofile import read_po

LOCALE = Path(__file__).parents[2] / "locale"
PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
PERSIAN_ORDINALS = {1: "اول", 2: "دوم", 3: "سوم"}
MINUS = {"fa": "\u200e\u2212", "sl": "\u2212", "en": "\u2212"}
PLUS = {"fa": "\u200e+", "sl": "+", "en": "+"}


@cache
def catalog(language):
    """The sentences of a language by their ids."""
    with (LOCALE / language / "LC_MESSAGES" / "django.po").open("rb") as file:
        return {message.context: message.string for message in read_po(file)}


class Words:
    def __init__(self, language):
        self.language = language
        self.texts = catalog(language)

    def __call__(self, context, **values):
        """The sentence with this id; names come isolated, as on the pages."""
        if name := values.get("name"):
            values["name"] = f"\u2068{name}\u2069"
        return self.texts[context].format(**values)

    def card(self, code):
        """The name at the field of a kind of card."""
        context = {"wasabi": "wasabi_empty"}.get(code, code.replace("maki_", "maki"))
        text = self(f"c.{context}")
        return text[0].upper() + text[1:]

    def number(self, n):
        written = f"{MINUS[self.language] if n < 0 else ''}{abs(n)}"
        return written.translate(PERSIAN) if self.language == "fa" else written

    def signed(self, n):
        return (PLUS[self.language] if n > 0 else "") + self.number(n)

    def ordinal(self, n):
        return PERSIAN_ORDINALS[n] if self.language == "fa" else str(n)

    @property
    def direction(self):
        return "rtl" if self.language == "fa" else "ltr"


def plain(text):
    """A text without the marks around names, and with plain spaces."""
    return re.sub(r"\s+", " ", re.sub("[\u2068\u2069]", "", text)).strip()
