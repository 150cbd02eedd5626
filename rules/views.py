import gzip
from functools import partial

import brotli
from django.core.cache import cache
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from . import index, page, rulings, structured

SECONDS_KEPT = 5
"""An edit in the admin shows on the page after this time at the latest."""

PACK = {"br": partial(brotli.compress, quality=6), "gzip": partial(gzip.compress, mtime=0)}
"""Ways to pack the page, the smallest first. Better brotli takes twenty times as long."""


@require_safe
def rules(request: HttpRequest) -> HttpResponse:
    """The whole reference. It is the same for everybody, so it is made and packed once for a few seconds."""
    if request.META.get("QUERY_STRING"):  # the links to the other languages repeat it
        return HttpResponse(_made(request))
    key = f"rules:{get_language()}:{request.scheme}:{request.get_host()}"
    plain, packed = cache.get(key) or _kept(key, _made(request))
    accepted = request.headers.get("Accept-Encoding", "")
    for encoding, content in packed.items():
        if encoding in accepted:
            return HttpResponse(content, headers={"Content-Encoding": encoding, "Vary": "Accept-Encoding"})
    return HttpResponse(plain, headers={"Vary": "Accept-Encoding"})


@require_safe
def settle(request: HttpRequest) -> HttpResponse:
    """All questions, the ways to an answer, and what `?q=` finds."""
    top = rulings.top()
    structured_data = structured.faq((one.question, one.answer) for one in top)
    context = {"groups": rulings.groups(), "top": top, "structured_data": structured_data}
    return render(request, "rules/settle.html", context | index.found(request))


@require_safe
def ruling(request: HttpRequest, slug: str) -> HttpResponse:
    shown = rulings.ruling(slug)
    structured_data = structured.faq([(shown.question, shown.answer)])
    return render(request, "rules/ruling.html", {"ruling": shown, "structured_data": structured_data})


def _made(request: HttpRequest) -> bytes:
    # A message waiting for one reader must not get into the page that everybody sees.
    sections = page.sections()
    structured_data = structured.how_to(sections, request.build_absolute_uri(request.path))
    context = {"sections": sections, "structured_data": structured_data, "messages": ()}
    return render_to_string("rules/rules.html", context, request).encode()


def _kept(key: str, content: bytes) -> tuple[bytes, dict[str, bytes]]:
    both = content, {encoding: pack(content) for encoding, pack in PACK.items()}
    cache.set(key, both, SECONDS_KEPT)
    return both
