"""Writes the rules reference into the database: English from the seeds, the languages from the catalogs."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po
from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.db import transaction
from modeltranslation.utils import build_localized_fieldname, get_translation_fields

from rules.models import Passage, Section
from seeds.rules import RULES
from seeds.text import Section as SeedSection
from seeds.text import Text

LANGUAGES = [code for code, _ in settings.LANGUAGES]


class Row(NamedTuple):
    """What one section or passage should be: `inside` is the slug of the section it belongs to."""

    key: str
    inside: str | None
    text: Text


def section_rows(seeds: tuple[SeedSection, ...], inside: str | None = None) -> Iterator[Row]:
    for seed in seeds:
        yield Row(seed.slug, inside, seed.title)
        yield from section_rows(seed.sections, seed.slug)


def passage_rows(seeds: tuple[SeedSection, ...]) -> Iterator[Row]:
    for seed in seeds:
        yield from (Row(text.context, seed.slug, text) for text in seed.passages)
        yield from passage_rows(seed.sections)


def read_catalog(language: str) -> Catalog:
    """The .po file, so that nothing depends on the compiled one; a missing file is an empty catalog."""
    path = settings.LOCALE_PATHS[0] / language / "LC_MESSAGES" / "django.po"
    if not path.exists():
        return Catalog(locale=language)
    with path.open("rb") as file:
        return read_po(file, locale=language)


class Command(BaseCommand):
    help = "Write the rules reference into the database. Texts edited in the admin stay as they are."

    def handle(self, **options: Any) -> None:
        self.catalogs = {language: read_catalog(language) for language in LANGUAGES}
        self.kept: list[str] = []
        self.written = self.removed = 0
        sections, passages = list(section_rows(RULES)), list(passage_rows(RULES))
        self.refuse_gaps([*sections, *passages])
        with transaction.atomic():
            self.write_sections(sections)
            self.write_passages(passages)
            self.remove_passages({row.key for row in passages})
            self.remove_sections({row.key for row in sections})
        self.report(len(sections), len(passages))

    def refuse_gaps(self, rows: list[Row]) -> None:
        missing = [
            f"  {language}: {row.text.context}"
            for language in LANGUAGES
            for row in rows
            if not self.translated(row.text, language)
        ]
        if missing:
            raise CommandError("Nothing written. The catalogs lack:\n" + "\n".join(missing))

    def translated(self, text: Text, language: str) -> str:
        message = self.catalogs[language].get(text.english, text.context)
        return str(message.string) if message and not message.fuzzy else ""

    def write_sections(self, rows: list[Row]) -> None:
        sections = {section.slug: section for section in Section.objects.all()}
        for position, row in enumerate(rows):
            section = sections.setdefault(row.key, Section(slug=row.key))
            parent = sections[row.inside].pk if row.inside else None
            self.write(section, row, "title", {"position": position, "parent_id": parent})

    def write_passages(self, rows: list[Row]) -> None:
        sections = dict(Section.objects.values_list("slug", "pk"))
        passages = {passage.code: passage for passage in Passage.objects.all()}
        for position, row in enumerate(rows):
            passage = passages.get(row.key) or Passage(code=row.key)
            self.write(passage, row, "text", {"position": position, "section_id": sections[str(row.inside)]})

    def write(self, row: Section | Passage, wanted: Row, field: str, values: dict[str, Any]) -> None:
        """Brings a row up to date, except for columns that hold neither the old seed nor the new one."""
        texts = {
            build_localized_fieldname(field, language): self.translated(wanted.text, language) for language in LANGUAGES
        }
        edited = [
            column
            for column, text in texts.items()
            if row.pk and getattr(row, column) not in (row.seeded.get(column), text)
        ]
        self.kept += [f"{wanted.key}: {column}" for column in edited]
        taken = {column: text for column, text in texts.items() if column not in edited}
        values |= taken | {"seeded": row.seeded | taken}
        if row.pk is None or any(getattr(row, name) != value for name, value in values.items()):
            for name, value in values.items():
                setattr(row, name, value)
            row.save()
            self.written += 1

    def remove_passages(self, codes: set[str]) -> None:
        for passage in Passage.objects.exclude(code__in=codes):
            self.remove(passage, passage.code, "text")

    def remove_sections(self, slugs: set[str]) -> None:
        for section in Section.objects.exclude(slug__in=slugs).reverse():
            if section.passages.exists() or section.sections.exists():
                self.kept.append(f"{section.slug}: no longer in the seeds, but what it holds was edited")
            else:
                self.remove(section, section.slug, "title")

    def remove(self, row: Section | Passage, key: str, field: str) -> None:
        if any(getattr(row, column) != row.seeded.get(column) for column in get_translation_fields(field)):
            self.kept.append(f"{key}: no longer in the seeds")
        else:
            row.delete()
            self.removed += 1

    def report(self, sections: int, passages: int) -> None:
        for line in self.kept:
            self.stdout.write(f"Kept as edited in the admin: {line}")
        if self.written or self.removed:
            self.stdout.write(f"Rules: {self.written} written, {self.removed} removed.")
        else:
            self.stdout.write(f"Rules: {sections} sections and {passages} texts are up to date, nothing changed.")
