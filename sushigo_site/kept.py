"""Pages that are the same for everybody, made and packed once: readers share them, and so do those who mean no good."""

import gzip
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Any

import brotli
from django.contrib.messages.storage.cookie import CookieStorage
from django.core.cache import cache
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string

SECONDS_KEPT = 5
"""An edit in the admin shows, and is found, after this time at the latest."""

PACK = {"br": partial(brotli.compress, quality=5), "gzip": partial(gzip.compress, mtime=0)}
"""Ways to pack a page, the smallest first. Better brotli takes twenty times as long."""

Page = tuple[str, dict[str, Any]]
"""A template and its context."""


def kept(request: HttpRequest, make: Callable[[], Page], *, query: str = "", state: str = "") -> HttpResponse:
    """The page of this address, made when it is not kept.

    `query` is what of the query the page knows: whatever else stands there is dropped, before the links to the other
    languages repeat it. `state` is the state of what is shown, where that must never be seconds old; such a page also
    shows a message that waits for its reader, and is not kept then.
    """
    request.META["QUERY_STRING"] = query
    if state and CookieStorage.cookie_name in request.COOKIES:
        return render(request, *make())
    address = request.build_absolute_uri(request.path)
    key = f"page:{sha256(f'{address}?{query}#{state}'.encode()).hexdigest()}"
    plain, packed = cache.get(key) or _keep(key, _made(request, *make()))
    accepted = request.headers.get("Accept-Encoding", "")
    for encoding, content in packed.items():
        if encoding in accepted:
            return HttpResponse(content, headers={"Content-Encoding": encoding, "Vary": "Accept-Encoding"})
    return HttpResponse(plain, headers={"Vary": "Accept-Encoding"})


def _made(request: HttpRequest, template: str, context: dict[str, Any]) -> bytes:
    # A message waiting for one reader must not get into the page that everybody sees.
    return render_to_string(template, context | {"messages": ()}, request).encode()


def _keep(key: str, content: bytes) -> tuple[bytes, dict[str, bytes]]:
    both = content, {encoding: pack(content) for encoding, pack in PACK.items()}
    cache.set(key, both, SECONDS_KEPT)
    return both
