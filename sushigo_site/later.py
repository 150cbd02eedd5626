"""What is refused for now: a server that has too much to do says so, and when to try again. Nothing was changed."""

import sqlite3
from collections.abc import Callable
from typing import NamedTuple

from django.db import OperationalError
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from .error_pages import error


class Later(NamedTuple):
    """A reason to be refused: its code for programs, its sentence for readers, and when to try again, in seconds."""

    code: str
    sentence: Promise | str
    status: int
    seconds: int

    def mark(self, response: HttpResponse) -> HttpResponse:
        """The same answer, as a refusal."""
        response.status_code = self.status
        response["Retry-After"] = str(self.seconds)
        return response


BUSY = Later(
    "busy",
    pgettext_lazy("err.busy", "The server has too much to do at the moment. Try again in a few seconds."),
    503,
    5,
)
UNWRITABLE = Later(
    "unwritable",
    pgettext_lazy("err.unwritable", "The server can’t save anything at the moment. Try again later."),
    503,
    60,
)

LOCKED = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
BROKEN = {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN}
PRIMARY_CODE = 0xFF
"""SQLite's codes say more in their upper bits."""


class TryLaterError(Exception):
    """Nothing was done; `later` says why and when to try again."""

    def __init__(self, later: Later) -> None:
        super().__init__(later.code)
        self.later = later


def reason(exception: Exception) -> Later | None:
    """Why to try again after this exception; None when trying again does not help."""
    if isinstance(exception, TryLaterError):
        return exception.later
    if not isinstance(exception, OperationalError):
        return None
    code = getattr(exception.__cause__, "sqlite_errorcode", 0) & PRIMARY_CODE
    return BUSY if code in LOCKED else UNWRITABLE if code in BROKEN else None


class LaterMiddleware:
    """Answers what no view has caught: a page for readers, JSON for a phone that sends what it has kept."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        later = reason(exception)
        if later is None:
            return None
        if request.content_type == "application/json":
            return later.mark(JsonResponse({"errors": [{"path": "", "code": later.code}]}))
        return later.mark(error(request, "later", later.status, sentence=later.sentence))
