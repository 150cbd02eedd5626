"""What every template knows about the page it is part of."""

from typing import Any
from urllib.parse import urlencode

from django.conf import settings
from django.http import HttpRequest
from django.templatetags.static import static
from django.urls import reverse
from django.utils import translation

from . import numbers

LOCALES = {"fa": "fa_IR", "sl": "sl_SI", "en": "en_US"}
"""Languages as Open Graph names them."""


def in_language(path: str, code: str) -> str:
    """The same page in another language: all paths are alike after the language. Anything else leads home."""
    current, slash, rest = path.removeprefix("/").partition("/")
    known = slash and current in dict(settings.LANGUAGES)
    return f"/{code}/{rest if known else ''}"


def without_language(path: str) -> str:
    """The address of the same page that leads to the language of the visitor."""
    return "/" + in_language(path, "").lstrip("/")


def languages(request: HttpRequest) -> list[dict[str, Any]]:
    """This page in each language, and the way there that also remembers the choice."""
    path = request.get_full_path()
    current = translation.get_language()
    return [
        {
            "code": code,
            "name": name,
            "url": in_language(request.path, code),
            "switch_url": f"{reverse('language', args=[code])}?{urlencode({'next': path}, safe='/')}",
            "current": code == current,
        }
        for code, name in settings.LANGUAGES
    ]


def page(request: HttpRequest) -> dict[str, Any]:
    """Language, direction and the other languages of a page; works for requests with a bad host too."""
    return {
        "languages": languages(request),
        "language": translation.get_language(),
        "direction": "rtl" if translation.get_language_bidi() else "ltr",
    }


def site(request: HttpRequest) -> dict[str, Any]:
    """Context processor: the above, the absolute addresses of the page and of its one without a language, and what
    a link to it shows elsewhere."""
    code = numbers.language()
    return page(request) | {
        "canonical": request.build_absolute_uri(request.path),
        "default_url": request.build_absolute_uri(without_language(request.path)),
        "locale": LOCALES[code],
        "picture": request.build_absolute_uri(static(f"site/pictures/{code}.png")),
    }
