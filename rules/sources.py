"""The booklets and pages that rulings rest on, in words."""

from collections.abc import Iterable

from django.utils.translation import npgettext, pgettext_lazy

from sushigo_site.numbers import digits, join, number

GAMEWRIGHT = "gw14"

SOURCES = {
    "al13": pgettext_lazy("source.al13", "Adventureland Games booklet, {year}"),
    "dv14": pgettext_lazy("source.dv14", "Devir booklet, {year}"),
    "party": pgettext_lazy("source.party", "Card guide of “Sushi Go Party!”"),
    "bga": pgettext_lazy("source.bga", "Help on Board Game Arena"),
    "promo": pgettext_lazy("source.promo", "Text of the soy sauce promo, as quoted on the web"),
    "bgg": pgettext_lazy("source.bgg", "The designer’s answer on BoardGameGeek, as others report it"),
    "math": pgettext_lazy("source.math", "Worked out from the numbers of cards"),
}
YEARS = {GAMEWRIGHT: "2014", "al13": "2013", "dv14": "2014"}


def source_names(sources: Iterable[str]) -> list[str]:
    """Names for the sources of a ruling, such as "gw14:3" and "al13"; all pages of the leaflet together."""
    pages = [int(page) for name, _, page in (source.partition(":") for source in sources) if name == GAMEWRIGHT]
    others = [str(SOURCES[source]).format(year=_year(source)) for source in sources if source in SOURCES]
    return [_gamewright(pages), *others] if pages else others


def _gamewright(pages: list[int]) -> str:
    name = npgettext(
        "source.gw14",
        "Gamewright booklet, {year} (page {pages} of the PDF)",
        "Gamewright booklet, {year} (pages {pages} of the PDF)",
        len(pages),
    )
    return name.format(year=_year(GAMEWRIGHT), pages=join([number(page) for page in pages]))


def _year(source: str) -> str:
    return digits(YEARS.get(source, ""))
