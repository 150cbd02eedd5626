"""What is wrong with a catalog. gettext itself stays silent about nearly all of it and shows English."""

import re
import unicodedata
from collections.abc import Iterator
from string import Formatter

from babel.messages.catalog import Catalog, Message

from .catalogs import PLURAL_FORMS, forms, fresh, key, messages, po_file, read

PLACEHOLDER = re.compile(r"\{[^{}]*\}")

# What must not stand in a translation outside its placeholders.
WRONG = {
    "fa": [
        (re.compile("[يىكة٠-٩]"), "Arabic letter or digit"),
        (re.compile("[0-9?,]"), "Latin digit, comma or question mark"),
        (re.compile(r"\bن?می "), "space after می instead of U+200C"),
        (re.compile(r" ها(ی\w*)?\b"), "space before ها instead of U+200C"),
    ],
    "sl": [(re.compile('"'), "straight quotation mark")],
    "en": [],
}


def faults(language: str) -> list[str]:
    """All faults of one catalog, a line each; none means that every sentence can be shown in this language."""
    if not po_file(language).exists():
        return [f"{language}: no catalog"]
    found = [*header_faults(language), *differences(read(language), fresh())]
    for message in messages(read(language)):
        found += [f"[{message.context}] {message.id!r}: {fault}" for fault in message_faults(message, language)]
    return [f"{language}: {fault}" for fault in found]


def header_faults(language: str) -> Iterator[str]:
    expected = f'"Plural-Forms: {PLURAL_FORMS[language]}\\n"'
    if expected not in po_file(language).read_text(encoding="utf-8"):
        yield f"header: expected {expected}"


def differences(catalog: Catalog, expected: Catalog) -> Iterator[str]:
    have = {key(message) for message in messages(catalog)}
    want = {key(message) for message in messages(expected)}
    for context, texts in sorted(want - have):
        yield f"[{context}] {texts[0]!r}: missing, 'make messages' brings it in"
    for context, texts in sorted(have - want):
        yield f"[{context}] {texts[0]!r}: nothing asks for it, 'make messages' takes it out"


def message_faults(message: Message, language: str) -> Iterator[str]:
    texts = forms(message.string)
    if message.fuzzy:
        yield "fuzzy"
    if not all(texts):  # Babel fills up plural forms that are not there
        yield "not translated" if len(texts) == 1 else "empty plural form"
    allowed = [placeholders(text) for text in forms(message.id)]
    for text in filter(None, texts):
        if placeholders(text) not in allowed:
            yield f"placeholders differ in {text!r}"
        yield from text_faults(text, language)


def placeholders(text: str) -> set[str]:
    """Names between braces; broken braces count as a name that no other text has."""
    try:
        return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    except ValueError:
        return {text}


def text_faults(text: str, language: str) -> Iterator[str]:
    if not unicodedata.is_normalized("NFC", text):
        yield f"not in NFC: {text!r}"
    words = PLACEHOLDER.sub("", text)
    for pattern, fault in WRONG[language]:
        if pattern.search(words):
            yield f"{fault} in {text!r}"
