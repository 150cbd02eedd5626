"""Titles and texts of the reference for editing, a tab for each language.

Only texts can be edited: what sections, rules, rulings, claims and editions there are comes from the
seeds. Without JavaScript the languages stand below each other.
"""

from typing import Any

from django import forms
from django.conf import settings
from django.contrib import admin
from django.contrib.admin.options import BaseModelAdmin
from django.db import models
from django.http import HttpRequest
from modeltranslation.utils import build_localized_fieldname

from .models import Claim, Edition, Passage, Ruling, Section


def in_each_language(*fields: str) -> list[Any]:
    """A fieldset for each language; language-tabs.js knows it by its class."""
    return [
        (
            name,
            {"fields": [build_localized_fieldname(field, code) for field in fields], "classes": [f"language-{code}"]},
        )
        for code, name in settings.LANGUAGES
    ]


class TextsOnly(BaseModelAdmin):
    """Neither new rows nor fewer; a text shows from the side its language starts."""

    formfield_overrides = {
        models.CharField: {"widget": forms.TextInput(attrs={"dir": "auto", "class": "vTextField"})},
        models.TextField: {"widget": forms.Textarea(attrs={"dir": "auto", "class": "vLargeTextField", "rows": 3})},
    }

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


class TabbedAdmin(TextsOnly, admin.ModelAdmin):
    class Media:
        js = (forms.Script("rules/language-tabs.js", defer=True),)
        css = {"all": ("rules/language-tabs.css",)}


class PassageInline(TextsOnly, admin.StackedInline):
    model = Passage
    fieldsets = in_each_language(*Passage.TEXTS)


@admin.register(Section)
class SectionAdmin(TabbedAdmin):
    fieldsets = ((None, {"fields": ["slug"]}), *in_each_language(*Section.TEXTS))
    readonly_fields = ("slug",)
    inlines = (PassageInline,)
    list_display = ("title", "slug", "parent")
    list_select_related = ("parent",)
    search_fields = ("title", "slug", "passages__code", "passages__text")


@admin.register(Ruling)
class RulingAdmin(TabbedAdmin):
    readonly_fields = ("slug", "section", "passage", "certainty")
    fieldsets = ((None, {"fields": readonly_fields}), *in_each_language(*Ruling.TEXTS))
    list_display = ("question", "section", "certainty")
    list_filter = ("section", "certainty")
    list_select_related = ("section",)
    search_fields = ("slug", "question", "answer", "keywords")


@admin.register(Claim)
class ClaimAdmin(TabbedAdmin):
    readonly_fields = ("slug", "section", "document", "mark")
    fieldsets = ((None, {"fields": readonly_fields}), *in_each_language(*Claim.TEXTS))
    list_display = ("claim", "document", "mark")
    list_filter = ("document", "mark")
    search_fields = ("slug", "claim", "right")


@admin.register(Edition)
class EditionAdmin(TabbedAdmin):
    readonly_fields = ("slug", "name", "year")
    fieldsets = ((None, {"fields": readonly_fields}), *in_each_language(*Edition.TEXTS))
    list_display = ("name", "year")
