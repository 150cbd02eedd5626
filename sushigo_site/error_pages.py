"""What readers see instead of the page they asked for."""

from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils import translation
from django.utils.cache import add_never_cache_headers, patch_vary_headers

from .context import page


def error(request: HttpRequest, name: str, status: int, **more: object) -> HttpResponse:
    """An error page in the reader's language that needs neither a good host nor the database."""
    with translation.override(translation.get_language_from_request(request, check_path=True)):
        response = HttpResponse(render_to_string(f"errors/{name}.html", page(request) | more), status=status)
    patch_vary_headers(response, ["Accept-Language", "Cookie"])
    add_never_cache_headers(response)
    return response
