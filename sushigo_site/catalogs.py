"""
The catalogs locale/<language>/LC_MESSAGES/django.po: taken from code, modules and templates, checked and compiled.

Every sentence has the English text as its msgid and its own id as its context. The English catalog repeats the
msgids, so that all three languages go the same way.
"""

from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from django.conf import settings
from django.utils.translation import templatize

PACKAGES = ("sushigo_site", "scoring", "rules", "seeds")

KEYWORDS: dict[str, Any] = {
    "_": None,
    "gettext": None,
    "gettext_lazy": None,
    "ngettext": (1, 2),
    "ngettext_lazy": (1, 2),
    "pgettext": ((1, "c"), 2),
    "pgettext_lazy": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
    "npgettext_lazy": ((1, "c"), 2, 3),
}
SEED_KEYWORDS = {"text": ((1, "c"), 2)}

PLURAL_FORMS = {
    "fa": "nplurals=2; plural=(n > 1);",
    "sl": "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
    "en": "nplurals=2; plural=(n != 1);",
}
FORM_COUNT = {"fa": 2, "sl": 4, "en": 2}

# No dates and no names: a second update changes nothing.
HEADER = """\
msgid ""
msgstr ""
"Language: {language}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {plural_forms}\\n"

"""


def po_file(language: str) -> Path:
    return settings.LOCALE_PATHS[0] / language / "LC_MESSAGES" / "django.po"


Texts = str | tuple[str, ...] | list[str] | None


def forms(texts: Texts) -> tuple[str, ...]:
    """The texts of a msgid or msgstr: one, or one for each plural form."""
    return (texts,) if isinstance(texts, str) else tuple(texts or ())


def key(message: Message) -> tuple[str, tuple[str, ...]]:
    """What makes two entries the same, and the order of a catalog."""
    return message.context or "", forms(message.id)


def messages(catalog: Catalog) -> list[Message]:
    """All entries in the order of their ids, without the header."""
    return sorted((message for message in catalog if message.id), key=key)


def fresh() -> Catalog:
    """What code, modules and templates ask for at this moment."""
    catalog = Catalog()
    for package in PACKAGES:
        for file in sorted((settings.BASE_DIR / package).rglob("*")):
            if file.suffix == ".py" or is_module(file) or ("templates" in file.parts and file.is_file()):
                add_file(catalog, file)
    return catalog


def is_module(file: Path) -> bool:
    """Whether it is JavaScript as browsers get it; a template may end in .js too."""
    return file.suffix == ".js" and "static" in file.parts


def add_file(catalog: Catalog, file: Path) -> None:
    name = file.relative_to(settings.BASE_DIR).as_posix()
    keywords = KEYWORDS | SEED_KEYWORDS if name.startswith("seeds/") else KEYWORDS
    source = BytesIO(source_text(file).encode())
    method = "javascript" if is_module(file) else "python"
    for line, texts, comments, context in extract(method, source, keywords, ["Translators:"]):
        catalog.add(texts, locations=[(name, line)], auto_comments=comments, context=context)


def source_text(file: Path) -> str:
    """The file, or for a template the calls that Django makes of its tags."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py" or is_module(file):
        return text
    # What stands between the tags becomes lines of XXX; their indentation means nothing.
    return "\n".join(line.strip() for line in templatize(text, origin=str(file)).splitlines())


def read(language: str) -> Catalog:
    with po_file(language).open("rb") as file:
        return read_po(file, locale=language)


def update(language: str) -> None:
    """Takes new sentences in and forgotten ones out. A changed English sentence is a new one, to be translated."""
    old = read(language) if po_file(language).exists() else Catalog(locale=language)
    new = Catalog(locale=language)
    for message in messages(fresh()):
        new.add(
            message.id,
            translation(message, old, language),
            locations=message.locations,
            auto_comments=message.auto_comments,
            context=message.context,
        )
    write(language, new)


def translation(message: Message, old: Catalog, language: str) -> Texts:
    """What the old catalog has for exactly this sentence, or empty texts."""
    if language == "en":
        return message.id
    before = old.get(message.id, message.context)
    if before and not before.fuzzy and key(before) == key(message):
        return before.string
    return ("",) * FORM_COUNT[language] if message.pluralizable else ""


def write(language: str, catalog: Catalog) -> None:
    po_file(language).parent.mkdir(parents=True, exist_ok=True)
    entries = BytesIO()
    write_po(entries, catalog, width=0, omit_header=True, include_lineno=False)
    header = HEADER.format(language=language, plural_forms=PLURAL_FORMS[language])
    po_file(language).write_bytes(header.encode() + entries.getvalue().rstrip() + b"\n")


def compile(language: str) -> None:
    """Writes the .mo file that Django reads."""
    with po_file(language).with_suffix(".mo").open("wb") as file:
        write_mo(file, read(language))
