"""Which fields are in every language of the site. An empty text in any of them is refused, unless it may be blank."""

from django.conf import settings
from modeltranslation.translator import TranslationOptions, translator

from .models import Claim, Edition, Passage, Ruling, Section, Seeded

LANGUAGES = tuple(code for code, _ in settings.LANGUAGES)


def options(model: type[Seeded]) -> type[TranslationOptions]:
    """The texts of a model as translated fields."""
    required = tuple(field.name for field in model._meta.fields if field.name in model.TEXTS and not field.blank)
    return type(
        f"{model.__name__}Options",
        (TranslationOptions,),
        {"fields": model.TEXTS, "required_languages": dict.fromkeys(LANGUAGES, required)},
    )


for model in (Section, Passage, Ruling, Claim, Edition):
    translator.register(model, options(model))
