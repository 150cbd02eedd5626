"""Writes the rules reference into the database: English from the seeds, the languages from the catalogs."""

from collections.abc import Iterator
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po
from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.db import transaction
from modeltranslation.utils import build_localized_fieldname

from rules.models import Claim, Edition, Passage, Ruling, Section, Seeded
from rules.seeding import Row, Seeding
from seeds.claims import CLAIMS
from seeds.editions import EDITIONS
from seeds.rules import RULES
from seeds.rulings import RULINGS
from seeds.text import Example, Text
from seeds.text import Section as SeedSection

LANGUAGES = [code for code, _ in settings.LANGUAGES]


def read_catalog(language: str) -> Catalog:
    """The .po file, so that nothing depends on the compiled one; a missing file is an empty catalog."""
    path = settings.LOCALE_PATHS[0] / language / "LC_MESSAGES" / "django.po"
    if not path.exists():
        return Catalog(locale=language)
    with path.open("rb") as file:
        return read_po(file, locale=language)


class Texts:
    """The texts of the seeds in all languages. `missing` says what the catalogs asked so far lack."""

    def __init__(self) -> None:
        self.catalogs = {language: read_catalog(language) for language in LANGUAGES}
        self.missing: dict[str, list[str]] = {language: [] for language in LANGUAGES}

    def columns(self, **texts: Text | None) -> dict[str, str]:
        """The columns of translated fields; a text that is not there is empty in every language."""
        return {
            build_localized_fieldname(field, language): self.translated(text, language) if text else ""
            for field, text in texts.items()
            for language in LANGUAGES
        }

    def translated(self, text: Text, language: str) -> str:
        message = self.catalogs[language].get(text.english, text.context)
        if message and not message.fuzzy and message.string:
            return str(message.string)
        self.missing[language].append(text.context)
        return ""


def section_rows(seeds: tuple[SeedSection, ...], texts: Texts, inside: str | None = None) -> Iterator[Row]:
    for seed in seeds:
        yield Row(seed.slug, inside, texts.columns(title=seed.title), {})
        yield from section_rows(seed.sections, texts, seed.slug)


def passage_rows(seeds: tuple[SeedSection, ...], texts: Texts) -> Iterator[Row]:
    for seed in seeds:
        for text in seed.passages:
            yield Row(text.context, seed.slug, texts.columns(text=text), {})
        yield from passage_rows(seed.sections, texts)


def ruling_rows(texts: Texts) -> Iterator[Row]:
    for seed in RULINGS:
        columns = texts.columns(question=seed.question, answer=seed.answer, lead=seed.lead, keywords=seed.keywords)
        values = {"passage": seed.passage, "certainty": seed.certainty, "sources": list(seed.sources)}
        yield Row(seed.slug, seed.section, columns, values | {"example": stored(seed.example)})


def claim_rows(texts: Texts) -> Iterator[Row]:
    for seed in CLAIMS:
        columns = texts.columns(claim=seed.claim, right=seed.right, cause=seed.cause)
        values = {"document": seed.document, "mark": seed.mark, "example": stored(seed.example)}
        yield Row(seed.slug, seed.section, columns, values)


def edition_rows(texts: Texts) -> Iterator[Row]:
    for seed in EDITIONS:
        columns = texts.columns(players=seed.players, cards=seed.cards, variants=seed.variants, differs=seed.differs)
        yield Row(seed.slug, None, columns, {"name": seed.name, "year": seed.year})


def stored(example: Example | None) -> dict[str, Any] | None:
    """An example as the database holds it: without its points, which the engine works out."""
    return {"score": example.score, "hands": list(example.hands)} if example else None


class Command(BaseCommand):
    help = "Write the rules reference into the database. Texts edited in the admin stay as they are."

    def handle(self, **options: Any) -> None:
        texts = Texts()
        kinds: dict[type[Seeded], list[Row]] = {
            Section: list(section_rows(RULES, texts)),
            Passage: list(passage_rows(RULES, texts)),
            Ruling: list(ruling_rows(texts)),
            Claim: list(claim_rows(texts)),
            Edition: list(edition_rows(texts)),
        }
        self.refuse_gaps(texts)
        seeding = Seeding()
        with transaction.atomic():
            seeding.run(kinds)
        self.report(seeding, sum(map(len, kinds.values())))

    def refuse_gaps(self, texts: Texts) -> None:
        missing = [f"  {language}: {context}" for language, contexts in texts.missing.items() for context in contexts]
        if missing:
            raise CommandError("Nothing written. The catalogs lack:\n" + "\n".join(missing))

    def report(self, seeding: Seeding, rows: int) -> None:
        for line in seeding.kept:
            self.stdout.write(f"Kept as edited in the admin: {line}")
        if seeding.written or seeding.removed:
            self.stdout.write(f"Rules: {seeding.written} written, {seeding.removed} removed.")
        else:
            self.stdout.write(f"Rules: all {rows} rows are up to date, nothing changed.")
