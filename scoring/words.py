"""What the JavaScript modules need to know, in one language: values of the rules, and the sentences they show.

One JSON file a language, from the engine's constants and from the catalogs that the pages are made with, so that
nothing is written twice. Its address changes with its content; browsers keep it for good.
"""

import re
from dataclasses import asdict
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.urls import reverse
from django.utils.cache import patch_cache_control
from django.utils.translation import override
from django.views.decorators.http import etag, require_safe
from django.views.i18n import JSONCatalog

from scoring.engine import rulebook
from scoring.engine.breakdown import SOURCE_OF, Source
from scoring.engine.cards import DECK, HAND_SIZE, NIGIRI, ROLLS, ROUNDS
from scoring.engine.tableau import COUNTS
from sushigo_site.numbers import SIGNS, digits, language

from . import reasons

MODULES = Path(__file__).parent / "static" / "scoring"
CALL = re.compile(r'\bn?pgettext\(\s*"([^"]+)"')
YEAR = 365 * 24 * 60 * 60

VALUES = {
    "counts": COUNTS,
    "deck": dict(DECK),
    "nigiri": NIGIRI,
    "rolls": dict(ROLLS),
    "hand_size": dict(HAND_SIZE),
    "rounds": ROUNDS,
    "sources": tuple(Source),
    "source_of": SOURCE_OF,
    "maki_most_points": rulebook.MAKI_MOST_POINTS,
    "maki_second_points": rulebook.MAKI_SECOND_POINTS,
    "tempura_set": rulebook.TEMPURA_SET,
    "tempura_points": rulebook.TEMPURA_POINTS,
    "sashimi_set": rulebook.SASHIMI_SET,
    "sashimi_points": rulebook.SASHIMI_POINTS,
    "dumpling_points": rulebook.DUMPLING_POINTS,
    "nigiri_points": rulebook.NIGIRI_POINTS,
    "wasabi_times": rulebook.WASABI_TIMES,
    "on_wasabi_points": rulebook.ON_WASABI_POINTS,
    "pudding_points": rulebook.PUDDING_POINTS,
    "reasons": {
        "passages": reasons.PASSAGES,
        "ties": reasons.TIES,
        "rulings": reasons.RULINGS,
        "final": {
            "win": reasons.WIN,
            "by_puddings": reasons.WIN_BY_PUDDINGS,
            "tie_break": reasons.TIE_BREAK,
            "shared_win": reasons.SHARED_WIN,
            "lower_places": reasons.LOWER_PLACES,
            "below_zero": reasons.BELOW_ZERO,
        },
    },
}


@cache
def contexts() -> frozenset[str]:
    """The contexts of all sentences that a module asks for."""
    return frozenset(
        context for file in MODULES.glob("*.js") for context in CALL.findall(file.read_text(encoding="utf-8"))
    )


class Words(JSONCatalog):
    """Django's catalog for JavaScript, from the catalog of the pages and narrowed to what the modules ask for."""

    domain = "django"

    def get_catalog(self) -> dict[str, Any]:
        entries: dict[str, Any] = super().get_catalog()
        # A key is the context, U+0004 and the English text; texts without a context are Django's own.
        return {key: texts for key, texts in entries.items() if key.partition("\4")[0] in contexts()}

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        return {
            "language": language(),
            "digits": digits("0123456789"),
            "signs": asdict(SIGNS[language()]),
            "plural": self.get_plural(),
            "messages": self.get_catalog(),
            "values": VALUES,
        }

    def render_to_response(self, context: dict[str, Any], **response_kwargs: Any) -> HttpResponse:
        return JsonResponse(context, json_dumps_params={"ensure_ascii": False, "separators": (",", ":")})


@cache
def content(code: str) -> bytes:
    """The words of a language as JSON, made once in a process."""
    with override(code):
        return Words().get(HttpRequest()).content


@cache
def version(code: str) -> str:
    """Changes with every change of the words."""
    return sha256(content(code)).hexdigest()[:12]


def address() -> str:
    """Where the words of the active language are."""
    return f"{reverse('words')}?v={version(language())}"


@require_safe
@etag(lambda request: f'"{version(language())}"')
def words(request: HttpRequest) -> HttpResponse:
    """The words of the language in the address, to be kept for good when asked for by their version."""
    response = HttpResponse(content(language()), content_type="application/json")
    if request.GET.get("v") == version(language()):
        patch_cache_control(response, public=True, max_age=YEAR, immutable=True)
    else:  # a page of another release asks
        patch_cache_control(response, no_cache=True)
    return response
