"""What anybody may ask of the site: how much at once, and who it is that asks."""

from collections.abc import Callable
from io import BytesIO
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any

from django.conf import settings
from django.core.files.uploadhandler import FileUploadHandler, SkipFile
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils.translation import get_language_from_path

from .error_pages import error

BODY = 16 * 1024
"""Bytes of what is sent: a game of five with all its cards fits in three times."""

ADMIN_BODY = 64 * 1024
"""The same for the admin, where a section of the rules is edited in three languages at once."""

ADDRESS = 8 * 1024
"""Characters of a path with its query: five names of 40 characters of four bytes take a third."""

HEADER = 8 * 1024
"""Characters of any header."""

COOKIES = 4 * 1024
"""Characters of all cookies together; to take them apart takes Python steps by the square of their length."""

VISITOR = 64
"""Characters of a network address that are looked at; an IPv6 address with its zone has fewer."""

Application = Callable[[dict[str, Any], Any], Any]


def longest_body(path: str) -> int:
    """Bytes that may be sent to a path."""
    language = get_language_from_path(path)
    return ADMIN_BODY if language and path.startswith(f"/{language}/admin/") else BODY


def with_length(application: Application) -> Application:
    """WSGI middleware: a body that comes in chunks gets a length, without which Django reads none.

    It is read up to one byte more than may come, and is refused by its length then. A server that does not say that it
    ends bodies by itself would be waited for.
    """

    def answer(environ: dict[str, Any], start_response: Any) -> Any:
        if "HTTP_TRANSFER_ENCODING" in environ and environ.get("wsgi.input_terminated"):
            body = environ["wsgi.input"].read(longest_body(environ["PATH_INFO"]) + 1)
            environ |= {"wsgi.input": BytesIO(body), "CONTENT_LENGTH": str(len(body))}
        return application(environ, start_response)

    return answer


class LimitsMiddleware:
    """Refuses what is too long before anything of it is read; a page for readers, JSON for a phone that sends JSON."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        status = excess(request)
        if not status:
            return self.get_response(request)
        request.META.pop("HTTP_COOKIE", None)  # the page looks for a language, in the cookies too
        response = refusal(request, status)
        response["Content-Length"] = str(len(response.content))
        return response


def refusal(request: HttpRequest, status: int) -> HttpResponse:
    if request.content_type == "application/json":
        return JsonResponse({"errors": [{"path": "", "code": "too_large"}]}, status=status)
    return error(request, str(status), status)


def excess(request: HttpRequest) -> int:
    """The status to refuse a request with that is too long: 431 for a header, 414 for the address, 413 for the body;
    0 for any other."""
    sent = request.META
    headers = (value for name, value in sent.items() if name.startswith("HTTP_"))
    if len(sent.get("HTTP_COOKIE", "")) > COOKIES or any(len(value) > HEADER for value in headers):
        return 431
    path, query = sent.get("PATH_INFO", ""), sent.get("QUERY_STRING", "")
    if len(path) + len(query) > ADDRESS or query.count("&") >= settings.DATA_UPLOAD_MAX_NUMBER_FIELDS:
        return 414
    length = sent.get("CONTENT_LENGTH") or "0"
    return 413 if length.isdecimal() and int(length[:20]) > longest_body(request.path_info) else 0


class NoFiles(FileUploadHandler):
    """Throws every file away that a form brings along, without keeping any of it: no page takes files."""

    def new_file(self, *args: Any, **kwargs: Any) -> None:
        raise SkipFile

    def receive_data_chunk(self, raw_data: bytes, start: int) -> None:
        """Never called: new_file skips them all."""

    def file_complete(self, file_size: int) -> None:
        """Never called either."""


def client_address(request: HttpRequest) -> str:
    """Who asks, as a text that counts as one visitor: an IPv4 address, or the network of an IPv6 address, for a
    household has a whole /64. "" when it cannot be known.

    Behind our proxy it is what the proxy itself has seen, the last entry of X-Forwarded-For: the ones before it are
    what the client has sent, true or not.
    """
    text = request.META.get("REMOTE_ADDR", "")
    if settings.BEHIND_PROXY:
        text = request.META.get("HTTP_X_FORWARDED_FOR", "")[-VISITOR:].rpartition(",")[2].strip()
    try:
        address: IPv4Address | IPv6Address = ip_address(text[:VISITOR])
    except ValueError:
        return ""
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Network((int(address), 64), strict=False))
    return str(address)
