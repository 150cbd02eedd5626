from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from sushigo_site.kept import Page, kept

from . import index, page, rulings, structured


@require_safe
def rules(request: HttpRequest) -> HttpResponse:
    """The whole reference."""

    def make() -> Page:
        sections = page.sections()
        structured_data = structured.how_to(sections, request.build_absolute_uri(request.path))
        return "rules/rules.html", {"sections": sections, "structured_data": structured_data}

    return kept(request, make)


@require_safe
def settle(request: HttpRequest) -> HttpResponse:
    """All questions, the ways to an answer, and what `?q=` finds."""
    query = request.GET.get("q", "").strip()

    def make() -> Page:
        structured_data = "" if query else structured.faq((one.question, one.answer) for one in rulings.top())
        found = index.found(query)
        return "rules/settle.html", {"questions": rulings, "structured_data": structured_data} | found

    return kept(request, make, query=urlencode({"q": query}) if query else "")


@require_safe
def ruling(request: HttpRequest, slug: str) -> HttpResponse:
    def make() -> Page:
        shown = rulings.ruling(slug)
        structured_data = structured.faq([(shown.question, shown.answer)])
        return "rules/ruling.html", {"ruling": shown, "structured_data": structured_data}

    return kept(request, make)
