"""The rules reference as it is read: sections in a tree, what stands in each, and what is asked and claimed about it.

Titles and texts are in every language of the site (translation.py). `seed_rules` writes them; what
is edited in the admin afterwards stays. The structure (slugs, codes, order) always comes from the seeds.
"""

from collections.abc import Mapping

from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import pgettext_lazy
from modeltranslation.utils import get_translation_fields

from .arguments import ARGUMENTS, VOCABULARY, fill, placeholder_fault


class Certainty(models.TextChoices):
    """How sure an answer is."""

    PRINTED = "RB", pgettext_lazy("settle.rb", "In the rulebook")
    ONE_EDITION = "RB1", pgettext_lazy("settle.rb1", "In the rulebook of one edition only")
    PROMO = "P", pgettext_lazy("settle.promo", "On promo cards, as others quote them")
    DESIGNER = "D", pgettext_lazy("settle.designer", "The designer’s answer, second-hand")
    CUSTOM = "C", pgettext_lazy("settle.custom", "Custom, not in the rulebook")
    SILENT = "X", pgettext_lazy("settle.silent", "The rulebooks do not say")


class Seeded(models.Model):
    """A row of the seeds.

    position  its place among all rows of its kind, in reading order
    seeded    what the seed last wrote, by column; a column that differs was edited in the admin
    NAME      the field by which links and seeds know the row
    TEXTS     the fields that are in every language of the site
    """

    NAME = "slug"
    TEXTS: tuple[str, ...] = ()

    position = models.PositiveSmallIntegerField(editable=False)
    seeded = models.JSONField(default=dict, editable=False)

    class Meta:
        abstract = True
        ordering = ("position", "pk")

    def __str__(self) -> str:
        return str(getattr(self, self.NAME))


class Numbered(Seeded):
    """A row whose texts hold placeholders for numbers."""

    class Meta(Seeded.Meta):
        abstract = True

    @property
    def numbers(self) -> Mapping[str, int]:
        """What may stand in braces, by name."""
        return VOCABULARY

    def filled(self, field: str) -> str:
        """A text in the active language with its numbers, in the reader's digits."""
        return fill(getattr(self, field), self.numbers)

    def clean(self) -> None:
        faults = {
            column: fault
            for field in self.TEXTS
            for column in get_translation_fields(field)
            if (fault := placeholder_fault(getattr(self, column) or "", self.numbers))
        }
        if faults:
            raise ValidationError(faults)


class Section(Seeded):
    TEXTS = ("title",)

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


class Passage(Numbered):
    NAME = "code"
    TEXTS = ("text",)

    section = models.ForeignKey(Section, models.PROTECT, editable=False, related_name="passages")
    code = models.CharField(pgettext_lazy("rules.code", "code"), max_length=50, unique=True, editable=False)
    text = models.TextField(pgettext_lazy("rules.text", "text"))

    class Meta(Numbered.Meta):
        verbose_name = pgettext_lazy("rules.passage", "rule")
        verbose_name_plural = pgettext_lazy("rules.passages", "rules")

    @property
    def numbers(self) -> Mapping[str, int]:
        return ARGUMENTS.get(self.code, {})


class Ruling(Numbered):
    """The answer to a question that is asked at the table.

    passage   code of the rule it rests on; empty where no rule of ours says it
    sources   what it rests on: a booklet, with its page after a colon
    example   how it is scored (a name in examples.py) and what each player laid, or nothing
    keywords  other words under which it may be looked for; never shown
    """

    TEXTS = ("question", "answer", "lead", "keywords")

    section = models.ForeignKey(Section, models.PROTECT, editable=False, related_name="rulings")
    slug = models.SlugField(pgettext_lazy("rules.slug", "name in links"), unique=True, editable=False)
    passage = models.CharField(pgettext_lazy("rules.passage", "rule"), max_length=50, blank=True, editable=False)
    certainty = models.CharField(
        pgettext_lazy("rules.certainty", "certainty"), max_length=3, choices=Certainty, editable=False
    )
    sources = models.JSONField(default=list, editable=False)
    example = models.JSONField(null=True, editable=False)
    question = models.CharField(pgettext_lazy("rules.question", "question"), max_length=200)
    answer = models.TextField(pgettext_lazy("rules.answer", "answer"))
    lead = models.TextField(pgettext_lazy("rules.example_lead", "sentence over the example"), blank=True)
    keywords = models.TextField(pgettext_lazy("rules.keywords", "other words to find it by"))

    class Meta(Numbered.Meta):
        verbose_name = pgettext_lazy("rules.ruling", "ruling")
        verbose_name_plural = pgettext_lazy("rules.rulings", "rulings")


class Claim(Numbered):
    """What a source document says, in our own words, and what is right.

    document  its number in seeds/README.md
    example   a case in which the right side shows, as in a ruling
    """

    class Mark(models.TextChoices):
        CONTRADICTS = "contradicts", pgettext_lazy("claims.contradicts", "Contradicts the rulebook")
        ABSENT = "absent", pgettext_lazy("claims.absent", "Not in the rulebook")
        MISSING = "missing", pgettext_lazy("claims.missing", "Left out")
        AGREES = "agrees", pgettext_lazy("claims.agrees", "Agrees with the rulebook")

    TEXTS = ("claim", "right", "cause")

    section = models.ForeignKey(Section, models.PROTECT, editable=False, related_name="claims")
    slug = models.SlugField(pgettext_lazy("rules.slug", "name in links"), unique=True, editable=False)
    document = models.CharField(pgettext_lazy("rules.document", "document"), max_length=3, editable=False)
    mark = models.CharField(pgettext_lazy("rules.mark", "mark"), max_length=11, choices=Mark, editable=False)
    example = models.JSONField(null=True, editable=False)
    claim = models.TextField(pgettext_lazy("rules.claim", "claim"))
    right = models.TextField(pgettext_lazy("rules.right", "what is right"), blank=True)
    cause = models.TextField(pgettext_lazy("rules.cause", "likely cause"), blank=True)

    class Meta(Numbered.Meta):
        verbose_name = pgettext_lazy("rules.claim", "claim")
        verbose_name_plural = pgettext_lazy("rules.claims", "claims")


class Edition(Numbered):
    """A box that somebody may own: name and year as printed, the rest in a few words."""

    TEXTS = ("players", "cards", "variants", "differs")

    slug = models.SlugField(pgettext_lazy("rules.slug", "name in links"), unique=True, editable=False)
    name = models.CharField(pgettext_lazy("rules.edition", "edition"), max_length=50, editable=False)
    year = models.PositiveSmallIntegerField(pgettext_lazy("rules.year", "year"), null=True, editable=False)
    players = models.CharField(pgettext_lazy("editions.players", "Players"), max_length=200)
    cards = models.CharField(pgettext_lazy("editions.cards", "Cards each"), max_length=200)
    variants = models.CharField(pgettext_lazy("editions.variants", "Variants"), max_length=200)
    differs = models.CharField(pgettext_lazy("editions.differs", "What is different"), max_length=200)

    class Meta(Numbered.Meta):
        verbose_name = pgettext_lazy("rules.edition", "edition")
        verbose_name_plural = pgettext_lazy("rules.editions", "editions")

    def __str__(self) -> str:
        return self.name
