from django.conf import settings
from django.core.cache import cache
from django.db import DatabaseError, connection
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_http_methods, require_safe

from .context import in_language
from .origin import own_forms

ROBOTS = """\
User-agent: *
Disallow: /*/game/
Sitemap: {sitemap}
"""

HEALTHY = 5
"""Seconds for which nobody looks again, so that asking is no work: /healthz is open to everybody."""

CODES = list(dict(settings.LANGUAGES))
IN_CAPITALS = ["".join(f"[{letter}{letter.upper()}]" for letter in code) for code in CODES]
CAPITALS = f"^(?!(?:{'|'.join(CODES)})/)(?:{'|'.join(IN_CAPITALS)})/"
"""Addresses that begin with a language in capitals, as keyboards of phones write them."""


@require_safe
def root(request: HttpRequest) -> HttpResponse:
    """Leads to the home page in the language chosen before, the browser's, or English."""
    response = redirect("home")  # the locale middleware has looked at the cookie and at Accept-Language
    patch_vary_headers(response, ["Accept-Language", "Cookie"])
    return response


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    return render(request, "home.html")


@own_forms
@require_http_methods(["GET", "HEAD", "POST"])
def language(request: HttpRequest, code: str) -> HttpResponse:
    """Remembers a language and leads to the same page in it; `next` is the path of that page.

    A form that is half filled in is sent along, to the page in the other language.
    """
    if code not in dict(settings.LANGUAGES):
        raise Http404
    response = redirect(in_language(request.GET.get("next", "/"), code), preserve_request=request.method == "POST")
    response.set_cookie(
        settings.LANGUAGE_COOKIE_NAME,
        code,
        max_age=settings.LANGUAGE_COOKIE_AGE,
        samesite="Lax",
        secure=settings.LANGUAGE_COOKIE_SECURE,
    )
    return response


@require_safe
def healthz(request: HttpRequest) -> HttpResponse:
    """Fails (503) when the database cannot be read or written, because the disk is full for example."""
    if not cache.get("healthy"):
        try:
            with connection.cursor() as cursor:
                cursor.execute("PRAGMA user_version = 1")  # written for real, and nothing reads it
        except DatabaseError:
            return HttpResponse("the database cannot be written", status=503, content_type="text/plain")
        cache.set("healthy", True, HEALTHY)
    return HttpResponse("ok", content_type="text/plain")


@require_safe
def lower_case(request: HttpRequest) -> HttpResponse:
    """Leads from /EN/… to /en/…."""
    language, _, rest = request.get_full_path().removeprefix("/").partition("/")
    return redirect(f"/{language.lower()}/{rest}", permanent=True)


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    sitemap = request.build_absolute_uri(reverse("sitemap"))
    return HttpResponse(ROBOTS.format(sitemap=sitemap), content_type="text/plain")
