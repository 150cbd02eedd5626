"""The rules reference as it is read: sections in a tree, and the passages in each of them.

Titles and texts are in every language of the site (translation.py). `seed_rules` writes them; what
is edited in the admin afterwards stays. The structure (slugs, codes, order) always comes from the seeds.
"""

from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import pgettext_lazy
from modeltranslation.utils import get_translation_fields

from .arguments import placeholder_fault


class Seeded(models.Model):
    """A row of the seeds.

    position  its place in the whole reference, in reading order
    seeded    what the seed last wrote, by column; a column that differs was edited in the admin
    """

    position = models.PositiveSmallIntegerField(editable=False)
    seeded = models.JSONField(default=dict, editable=False)

    class Meta:
        abstract = True
        ordering = ("position", "pk")


class Section(Seeded):
    slug = models.SlugField(pgettext_lazy("rules.slug", "name in links"), unique=True, editable=False)
    parent = models.ForeignKey(
        "self",
        models.PROTECT,
        verbose_name=pgettext_lazy("rules.parent", "part of"),
        null=True,
        editable=False,
        related_name="sections",
    )
    title = models.CharField(pgettext_lazy("rules.heading", "heading"), max_length=100)

    class Meta(Seeded.Meta):
        verbose_name = pgettext_lazy("rules.section", "section of the rules")
        verbose_name_plural = pgettext_lazy("rules.sections", "sections of the rules")

    def __str__(self) -> str:
        return self.title


class Passage(Seeded):
    section = models.ForeignKey(Section, models.PROTECT, editable=False, related_name="passages")
    code = models.CharField(pgettext_lazy("rules.code", "code"), max_length=50, unique=True, editable=False)
    text = models.TextField(pgettext_lazy("rules.text", "text"))

    class Meta(Seeded.Meta):
        verbose_name = pgettext_lazy("rules.passage", "rule")
        verbose_name_plural = pgettext_lazy("rules.passages", "rules")

    def __str__(self) -> str:
        return self.code

    def clean(self) -> None:
        faults = {
            column: fault
            for column in get_translation_fields("text")
            if (fault := placeholder_fault(self.code, getattr(self, column) or ""))
        }
        if faults:
            raise ValidationError(faults)
