from io import StringIO

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po
from django.core.cache import cache
from django.core.management import call_command

from seeds.claims import CLAIMS
from seeds.editions import EDITIONS
from seeds.rules import RULES
from seeds.rulings import RULINGS
from seeds.text import Text


@pytest.fixture(autouse=True)
def nothing_kept():
    cache.clear()


@pytest.fixture
def reference(db):
    """The rules in the database, from the real catalogs: these must be complete. A live server's test empties the
    database after itself, so whoever needs the rules asks for them again."""
    seed()


def seed():
    """Runs seed_rules and gives what it says."""
    said = StringIO()
    call_command("seed_rules", stdout=said)
    return said.getvalue().splitlines()


def seed_texts(sections=RULES):
    for section in sections:
        yield section.title
        yield from section.passages
        yield from seed_texts(section.sections)


def every_text():
    """The texts of all seeds, those of rulings, claims and editions after the rules."""
    yield from seed_texts()
    for row in (*RULINGS, *CLAIMS, *EDITIONS):
        yield from (value for value in row if isinstance(value, Text))


@pytest.fixture
def catalog(settings, tmp_path):
    """catalog(language, **changes) writes a catalog for the seeds into a folder of its own and uses that folder.

    Each text is its English with the language before it; `changes` are by id, with _ for dots and hyphens.
    """
    settings.LOCALE_PATHS = [tmp_path]

    def write(language, fuzzy=(), **changes):
        made = Catalog(locale=language)
        for text in every_text():
            string = changes.get(text.context.replace(".", "_").replace("-", "_"), f"{language}: {text.english}")
            flags = {"fuzzy"} if text.context in fuzzy else ()
            made.add(text.english, string, context=text.context, flags=flags)
        path = tmp_path / language / "LC_MESSAGES" / "django.po"
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as file:
            write_po(file, made)

    return write


@pytest.fixture
def catalogs(catalog):
    """Such catalogs in all three languages."""
    for language in ("fa", "sl", "en"):
        catalog(language)
