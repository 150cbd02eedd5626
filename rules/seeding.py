"""Brings the rows of the reference up to date and leaves alone what was edited in the admin."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from .models import Section, Seeded


class Row(NamedTuple):
    """What one row should be.

    key     its name in links
    inside  the slug of the section it belongs to, if any
    texts   its texts by column, in all languages
    values  its other fields
    """

    key: str
    inside: str | None
    texts: dict[str, str]
    values: dict[str, Any]


class Seeding:
    """One run. `kept` says which texts and rows were left as they are; the rest are counts of rows."""

    def __init__(self) -> None:
        self.kept: list[str] = []
        self.written = self.removed = 0
        self.sections: dict[str | None, int | None] = {None: None}

    def run(self, kinds: Mapping[type[Seeded], list[Row]]) -> None:
        """Writes the rows of each kind, sections before what stands in them, then removes what no row asks for."""
        left = [self.write_all(model, rows) for model, rows in kinds.items()]
        for rows in reversed(left):
            self.remove_all(reversed(rows))

    def write_all(self, model: type[Seeded], wanted: list[Row]) -> list[Seeded]:
        """Gives the rows of this kind that are not wanted any more."""
        present = {getattr(row, model.NAME): row for row in model._default_manager.all()}
        for position, want in enumerate(wanted):
            row = present.pop(want.key, None) or model(**{model.NAME: want.key})
            self.write(row, want, position)
            if isinstance(row, Section):
                self.sections[row.slug] = row.pk
        return list(present.values())

    def write(self, row: Seeded, want: Row, position: int) -> None:
        """Brings a row up to date, except for columns that hold neither the old seed nor the new one."""
        edited = [
            column
            for column, text in want.texts.items()
            if row.pk and getattr(row, column) not in (row.seeded.get(column), text)
        ]
        self.kept += [f"{want.key}: {column}" for column in edited]
        taken = {column: text for column, text in want.texts.items() if column not in edited}
        values = want.values | self.place(row, want) | taken | {"position": position, "seeded": row.seeded | taken}
        if row.pk is None or any(getattr(row, name) != value for name, value in values.items()):
            for name, value in values.items():
                setattr(row, name, value)
            row.save()
            self.written += 1

    def place(self, row: Seeded, want: Row) -> dict[str, Any]:
        if isinstance(row, Section):
            return {"parent_id": self.sections[want.inside]}
        return {"section_id": self.sections[want.inside]} if want.inside else {}

    def remove_all(self, rows: Iterable[Seeded]) -> None:
        for row in rows:
            key = getattr(row, row.NAME)
            if any(getattr(row, column) != text for column, text in row.seeded.items()):
                self.kept.append(f"{key}: no longer in the seeds")
            elif holds_rows(row):
                self.kept.append(f"{key}: no longer in the seeds, but what it holds was edited")
            else:
                row.delete()
                self.removed += 1


def holds_rows(row: Seeded) -> bool:
    return any(getattr(row, str(relation.get_accessor_name())).exists() for relation in row._meta.related_objects)
