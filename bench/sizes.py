"""Bytes of the first view of a page: what a phone without a cache loads before it shows and works."""

from playwright.sync_api import Browser

from .chromium import chromium, phone
from .figures import Figure
from .site import LANGUAGES, get, pages

KB = 1000


def measure(url: str) -> list[Figure]:
    with chromium() as browser:
        views = {language: first_views(browser, url, language) for language in LANGUAGES}
    return [figure for page in pages("en") for figure in of_page(page, {name: views[name][page] for name in LANGUAGES})]


def of_page(page: str, kinds: dict[str, dict[str, int]]) -> list[Figure]:
    """Figures of a page from the bytes of each kind by language."""

    def kilobytes(*chosen: str) -> dict[str, float]:
        return {language: sum(sizes.get(kind, 0) for kind in chosen) / KB for language, sizes in kinds.items()}

    figures = [
        Figure(f"{page}: HTML + CSS", kilobytes("html", "css"), "kB", at_most=14),
        Figure(f"{page}: HTML + CSS + JS + sprite", kilobytes("html", "css", "js", "sprite"), "kB", at_most=30),
        Figure(f"{page}: words and values for the JS", kilobytes("words"), "kB"),
        Figure(f"{page}: font", kilobytes("font"), "kB", at_most=35),
    ]
    return [figure for figure in figures if any(figure.measured.values())]


def first_views(browser: Browser, url: str, language: str) -> dict[str, dict[str, int]]:
    """Compressed bytes by page and kind."""
    return {page: first_view(browser, url + path) for page, path in pages(language).items()}


def first_view(browser: Browser, address: str) -> dict[str, int]:
    context = phone(browser)
    page = context.new_page()
    loaded: dict[str, str] = {}
    page.on("response", lambda response: loaded.setdefault(response.url, response.request.resource_type))
    page.goto(address, wait_until="networkidle")
    context.close()
    sizes: dict[str, int] = {}
    for resource, type_ in loaded.items():
        kind = kind_of(resource, type_)
        sizes[kind] = sizes.get(kind, 0) + len(get(resource, {"Accept-Encoding": "br, gzip"}))
    return sizes


def kind_of(address: str, type_: str) -> str:
    """Icons and manifest are "other": the browser fetches them for itself, after the page."""
    if "/words.json" in address:
        return "words"
    if address.partition("#")[0].endswith(".svg") and "/cards." in address:
        return "sprite"
    return {"document": "html", "stylesheet": "css", "script": "js", "font": "font"}.get(type_, "other")
