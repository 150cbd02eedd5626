"""The scorekeeper as an app that needs no network: its worker, its manifest, and the page that phones fill."""

import json
from functools import cache
from hashlib import sha256
from typing import Any

from django.conf import settings
from django.contrib.staticfiles.finders import get_finders
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import get_language, get_language_bidi, get_language_info, override, pgettext
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from . import phone_templates, words

RESOLVERS = ("resolve_maki", "resolve_pudding", "resolve_winner")
PAGES = ("home", "score", "rules", "card", "settle", "claims", "search_index", *RESOLVERS)
"""What can be read and searched without a network, by the names of their addresses."""

FOLDERS = ("site/", "scoring/", "rules/")
KINDS = (".js", ".css", ".svg")
FONT = ".woff2"
"""What a page needs besides its HTML; the font is only for languages that are written from right to left."""

BACKGROUND = "#fbf6ec"
ICONS = [
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("maskable-512.png", "512x512", "maskable"),
]


@require_safe
@cache_control(no_cache=True)
def shell(request: HttpRequest) -> HttpResponse:
    """The page that a phone fills with a game: the pad, the points of a round, or the sheet. Alike for all games."""
    return render(request, "scoring/shell.html", _templates())


@require_safe
@cache_control(no_cache=True)
def offline(request: HttpRequest) -> HttpResponse:
    """The page in the place of any other that is not on a phone without a network, or that a server cannot give."""
    return render(request, "scoring/offline.html")


@require_safe
@cache_control(max_age=24 * 60 * 60)
def manifest(request: HttpRequest) -> HttpResponse:
    """What a phone needs to put the site on its home screen, in one language."""
    home = reverse("home")
    icons = [
        {"src": static(f"site/icons/{file}"), "sizes": sizes, "type": "image/png", "purpose": purpose}
        for file, sizes, purpose in ICONS
    ]
    content = {
        "id": home,
        "start_url": home,
        "scope": "/",
        "name": pgettext("home.title", "Score keeper and rules for Sushi Go!"),
        "short_name": pgettext("site.name", "Sushi Go!"),
        "lang": get_language(),
        "dir": "rtl" if get_language_bidi() else "ltr",
        "display": "standalone",
        "background_color": BACKGROUND,
        "theme_color": BACKGROUND,
        "icons": icons,
    }
    return JsonResponse(content, content_type="application/manifest+json")


@require_safe
@cache_control(no_cache=True)
def worker(request: HttpRequest) -> HttpResponse:
    """The service worker: browsers fetch it again and again, and any change in it is a new release."""
    script = render_to_string("scoring/sw.js", {"site": json.dumps(site())})
    return HttpResponse(script, content_type="text/javascript")


@cache
def site() -> dict[str, Any]:
    """What the worker keeps, and the version of all of it together; made once in a process."""
    languages = {code: _language(code) for code, _ in settings.LANGUAGES}
    content = {"files": _files(*KINDS), "languages": languages}
    everything = json.dumps([content, [_own_pages(code) for code in languages]])
    return content | {"version": sha256(everything.encode()).hexdigest()[:12]}


def _language(code: str) -> dict[str, Any]:
    with override(code):
        return {
            "shell": reverse("shell"),
            "offline": reverse("offline"),
            "pages": [reverse(name) for name in PAGES],
            "files": [words.address(), *(_files(FONT) if get_language_info(code)["bidi"] else [])],
        }


def _templates() -> dict[str, Any]:
    pages = {page: phone_templates.blocks(f"scoring/{page}.html", ("title", "main")) for page in ("game", "round")}
    return {"templates": pages}


def _own_pages(code: str) -> list[str]:
    """Pages that only the worker shows: their addresses stay when they change, so that they count for the version."""
    with override(code):
        return [render_to_string("scoring/shell.html", _templates()), render_to_string("scoring/offline.html")]


def _files(*kinds: str) -> list[str]:
    names = {name for finder in get_finders() for name, _ in finder.list([])}
    return [static(name) for name in sorted(names) if name.startswith(FOLDERS) and name.endswith(kinds)]
