import gzip

from django.core.cache import cache
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from . import index, page, rulings

SECONDS_KEPT = 5
"""An edit in the admin shows on the page after this time at the latest."""


@require_safe
def rules(request: HttpRequest) -> HttpResponse:
    """The whole reference. It is the same for everybody, so it is made and packed once for a few seconds."""
    if request.META.get("QUERY_STRING"):  # the links to the other languages repeat it
        return HttpResponse(_made(request))
    key = f"rules:{get_language()}:{request.scheme}:{request.get_host()}"
    plain, packed = cache.get(key) or _kept(key, _made(request))
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        return HttpResponse(packed, headers={"Content-Encoding": "gzip", "Vary": "Accept-Encoding"})
    return HttpResponse(plain, headers={"Vary": "Accept-Encoding"})


@require_safe
def settle(request: HttpRequest) -> HttpResponse:
    """All questions, the ways to an answer, and what `?q=` finds."""
    return render(request, "rules/settle.html", {"groups": rulings.groups()} | index.found(request))


@require_safe
def ruling(request: HttpRequest, slug: str) -> HttpResponse:
    return render(request, "rules/ruling.html", {"ruling": rulings.ruling(slug)})


def _made(request: HttpRequest) -> bytes:
    # A message waiting for one reader must not get into the page that everybody sees.
    context = {"sections": page.sections(), "messages": ()}
    return render_to_string("rules/rules.html", context, request).encode()


def _kept(key: str, content: bytes) -> tuple[bytes, bytes]:
    both = content, gzip.compress(content, mtime=0)
    cache.set(key, both, SECONDS_KEPT)
    return both
