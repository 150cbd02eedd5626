"""Everything that can be found, in one language: for the pages that search it, and as a file for the browsers that do.

The address of the file changes with its content; browsers keep it for good.
"""

import json
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from typing import Any

from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.cache import patch_cache_control
from django.utils.translation import npgettext, pgettext
from django.views.decorators.http import require_safe

from seeds.synonyms import SYNONYMS
from sushigo_site.kept import SECONDS_KEPT
from sushigo_site.numbers import isolate, language, number

from .models import Passage, Ruling
from .page import anchor
from .search import VALUES, Document, Index

LONGEST = 200
"""Letters of a query that are looked at: the longest question has about half as many."""

YEAR = 365 * 24 * 60 * 60


def documents() -> Iterator[Document]:
    """All rulings and rules in the active language, in reading order."""
    for ruling in Ruling.objects.all():
        address = reverse("ruling", args=[ruling.slug])
        yield Document(ruling.filled("question"), ruling.filled("answer"), ruling.keywords, address)
    rules = reverse("rules")
    for passage in Passage.objects.select_related("section"):
        section = passage.section
        yield Document(section.title, passage.filled("text"), "", f"{rules}#{anchor(passage.code)}", section.slug)


def content() -> str:
    """What a browser needs to search in the active language, as JSON."""
    key = f"search:{language()}"
    kept: str | None = cache.get(key)
    if kept is None:
        whole = {
            "documents": list(documents()),
            "synonyms": SYNONYMS[language()],
            "values": VALUES,
            "rule": pgettext("r.rules", "Rules"),
            "counts": [count(n) for n in range(VALUES["results"] + 1)],
        }
        kept = json.dumps(whole, ensure_ascii=False, separators=(",", ":"))
        cache.set(key, kept, SECONDS_KEPT)
    return kept


def count(results: int) -> str:
    """How many results there are, as a sentence. With none it has room for the {query}."""
    if not results:
        return pgettext("search.none", "Nothing found for “{query}”.")
    return npgettext("search.results", "{n} result", "{n} results", results).format(n=number(results))


@lru_cache(maxsize=2 * len(settings.LANGUAGES))
def index(text: str) -> Index:
    """Such a content, ready to be searched. There is a second one of a language only after an edit."""
    whole = json.loads(text)
    return Index([Document(*document) for document in whole["documents"]], whole["synonyms"])


def version() -> str:
    return sha256(content().encode()).hexdigest()[:12]


def address() -> str:
    """Where the browser gets the content for the active language."""
    return f"{reverse('search_index')}?v={version()}"


def found(query: str) -> dict[str, Any]:
    """What the search box and the list below it show for what was typed."""
    results = index(content()).search(query[:LONGEST])
    said = count(len(results)).format(query=isolate(query)) if query else ""
    return {"query": query, "results": results, "said": said, "longest": LONGEST, "search_index": address()}


@require_safe
def search_index(request: HttpRequest) -> HttpResponse:
    """The content in the language of the address, to be kept for good when asked for by its version."""
    response = HttpResponse(content(), content_type="application/json")
    if request.GET.get("v") == version():
        patch_cache_control(response, public=True, max_age=YEAR, immutable=True)
    else:
        patch_cache_control(response, no_cache=True)
    return response
