from django.conf import settings
from django.db import connection
from django.http import Http404, HttpRequest, HttpResponse
from django.middleware.csrf import REASON_NO_CSRF_COOKIE
from django.shortcuts import redirect, render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import translation
from django.utils.cache import add_never_cache_headers, patch_vary_headers
from django.views.decorators.http import require_safe

from .context import in_language, page

ROBOTS = """\
User-agent: *
Disallow: /*/game/
Disallow: /*/admin/
Sitemap: {sitemap}
"""


@require_safe
def root(request: HttpRequest) -> HttpResponse:
    """Leads to the home page in the language chosen before, the browser's, or English."""
    response = redirect("home")  # the locale middleware has looked at the cookie and at Accept-Language
    patch_vary_headers(response, ["Accept-Language", "Cookie"])
    return response


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    return render(request, "home.html")


@require_safe
def language(request: HttpRequest, code: str) -> HttpResponse:
    """Remembers a language and leads to the same page in it; `next` is the path of that page."""
    if code not in dict(settings.LANGUAGES):
        raise Http404
    response = redirect(in_language(request.GET.get("next", "/"), code))
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
    """Fails (500) when the database does not answer."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    return HttpResponse("ok", content_type="text/plain")


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    sitemap = request.build_absolute_uri(reverse("sitemap"))
    return HttpResponse(ROBOTS.format(sitemap=sitemap), content_type="text/plain")


def error(request: HttpRequest, name: str, status: int) -> HttpResponse:
    """An error page in the reader's language that needs neither a good host nor the database."""
    with translation.override(translation.get_language_from_request(request, check_path=True)):
        response = HttpResponse(render_to_string(f"errors/{name}.html", page(request)), status=status)
    patch_vary_headers(response, ["Accept-Language", "Cookie"])
    add_never_cache_headers(response)
    return response


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    return error(request, "400", 400)


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    return error(request, "403", 403)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    return error(request, "404", 404)


def server_error(request: HttpRequest) -> HttpResponse:
    return error(request, "500", 500)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    return error(request, "cookies" if reason == REASON_NO_CSRF_COOKIE else "csrf", 403)
