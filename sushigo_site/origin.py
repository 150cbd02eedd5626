"""Forms that only pages of ours may send.

No cookie gives a right here: whoever has the link of a game may write in it. So forms carry no token against strangers:
they work where cookies are off, and pages are the same for everybody. But no other site may start games in the name of
its visitors.
"""

from collections.abc import Callable
from functools import wraps
from urllib.parse import urlsplit

from django.http import HttpRequest, HttpResponse
from django.views.decorators.csrf import csrf_exempt

from .errors import error


def own_forms(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """A view whose forms need no token, and that refuses (403) what a page of another site sends."""

    @csrf_exempt
    @wraps(view)
    def guarded(request: HttpRequest, *where: object, **rest: object) -> HttpResponse:
        if request.method == "POST" and is_foreign(request):
            return error(request, "403", 403)
        return view(request, *where, **rest)

    return guarded


def is_foreign(request: HttpRequest) -> bool:
    """Whether the browser says that another site has made it send this. One that says nothing is old, or none."""
    if site := request.headers.get("Sec-Fetch-Site"):
        return site not in ("same-origin", "none")
    origin = request.headers.get("Origin")
    return origin is not None and urlsplit(origin).netloc != request.get_host()
