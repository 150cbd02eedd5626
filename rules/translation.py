"""Which fields are in every language of the site. An empty text in any of them is refused."""

from django.conf import settings
from modeltranslation.translator import TranslationOptions, register

from .models import Passage, Section

LANGUAGES = tuple(code for code, _ in settings.LANGUAGES)


@register(Section)
class SectionOptions(TranslationOptions):
    fields = ("title",)
    required_languages = LANGUAGES


@register(Passage)
class PassageOptions(TranslationOptions):
    fields = ("text",)
    required_languages = LANGUAGES
