"""The pages of the tie resolver: numbers by seat in a link or a form, the answer in sentences with its reasons.

What does not change with the numbers is in the page as data (`fixed`), so that static/rules/resolver.js makes the
same page of the same template where there is no network.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, cast
from urllib.parse import quote, unquote, urlencode

from django.core.cache import cache
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.translation import get_language, npgettext, pgettext, pgettext_lazy
from django.views.decorators.http import require_safe

from scoring.engine import GameResult, Line
from scoring.engine.cards import MAX_PLAYERS, MIN_PLAYERS
from scoring.engine.document import NAME_LENGTH
from scoring.engine.rulebook import final_puddings, maki, ranks
from scoring.phone_templates import blocks
from scoring.wording import (
    capitalised,
    default_name,
    display_names,
    final_sentences,
    maki_sentences,
    pudding_sentences,
    source_name,
    split_sum,
)
from scoring.wording.names import LONGEST_TYPED
from sushigo_site.kept import SECONDS_KEPT, Page, kept
from sushigo_site.numbers import LONGEST_NUMBER, number, ordinal, signed

from . import disputes, reasons
from .models import Passage, Ruling

TEMPLATE = "rules/resolver.html"
ROWS = 3
"""Players of an empty form."""

PAGES = {
    "maki": (
        pgettext_lazy("settle.maki", "Who gets the maki points?"),
        pgettext_lazy("settle.enter_rolls", "Enter the number of rolls for each player."),
    ),
    "pudding": (
        pgettext_lazy("settle.pudding", "Who gains and who loses points for puddings?"),
        pgettext_lazy("settle.enter_puddings", "Enter the number of puddings for each player."),
    ),
    "winner": (
        pgettext_lazy("settle.winner", "Who wins when totals are equal?"),
        pgettext_lazy(
            "settle.enter_totals",
            "Enter each player’s final total, puddings included, and the number of pudding cards.",
        ),
    ),
}
"""Heading and request of each page, by the kind of the dispute."""


class Answer(NamedTuple):
    """What the engine says: a sentence for each prize, sums, what each seat gets, and how it came about."""

    sentences: list[str]
    sums: list[str]
    results: list[str]
    found: Mapping[str, reasons.Shape]
    order: Sequence[int]


@require_safe
def resolve(request: HttpRequest, kind: str) -> HttpResponse:
    """The form; with numbers the answer too, or what is wrong with them. What a form has sent gets its short link."""
    known = {disputes.NAMES, disputes.PLAYERS, *disputes.COLUMNS[kind]}
    given = {name: values for name, values in request.GET.lists() if name in known}
    reading = disputes.read(kind, given)
    if reading.dispute and reading.is_long:
        return HttpResponseRedirect(f"{request.path}?{reading.dispute.query}")
    query = urlencode(given, doseq=True, safe=disputes.KEPT_IN_LINKS + ",", quote_via=quote)

    def make() -> Page:
        constant = fixed(kind) | {"link": _for_every_language(request)}
        return TEMPLATE, constant | changing(reading, constant) | {"data": constant | {"query": query}}

    return kept(request, make, query=query)


def fixed(kind: str) -> dict[str, Any]:
    """What a page of this kind shows or may show, whatever the numbers are, and its template for the browser."""
    key = f"resolver:{kind}:{get_language()}"
    return cast("dict[str, Any]", cache.get_or_set(key, partial(_made, kind), SECONDS_KEPT))


def _made(kind: str) -> dict[str, Any]:
    candidates = [*reasons.REASONS[kind], *filter(None, [reasons.REMAINDERS.get(kind)])]
    passages = Passage.objects.filter(code__in=[reason.passage for reason in candidates])
    rulings = Ruling.objects.filter(slug__in=[reason.ruling for reason in candidates])
    title, prompt = PAGES[kind]
    rules = reverse("rules")
    return {
        "kind": kind,
        "nodes": blocks(TEMPLATE, ("resolver",))["resolver"],
        "title": str(title),
        "prompt": str(prompt),
        "action": reverse(f"resolve_{kind}"),
        "headings": [_heading(column) for column in disputes.COLUMNS[kind]],
        "columns": disputes.COLUMNS[kind],
        "limits": disputes.LIMITS,
        "longest": {"name": LONGEST_TYPED, "number": LONGEST_NUMBER},
        "faults": {column: _fault_sentences(column) for column in (*disputes.COLUMNS[kind], "names", "players")},
        "reasons": [reason._asdict() for reason in reasons.REASONS[kind]],
        "remainder": reasons.REMAINDERS[kind]._asdict() if kind in reasons.REMAINDERS else None,
        "passages": {
            row.code: {"text": row.filled("text"), "url": f"{rules}#{row.code.replace('.', '-')}"} for row in passages
        },
        "rulings": {row.slug: {"text": row.filled("question"), "url": _ruling_url(row.slug)} for row in rulings},
        "others": [
            {"title": str(PAGES[other][0]), "url": reverse(f"resolve_{other}")} for other in PAGES if other != kind
        ],
    }


def changing(reading: disputes.Reading, constant: Mapping[str, Any]) -> dict[str, Any]:
    """What the numbers change: the filled form with its faults, and the answer."""
    faults = {fault.field: constant["faults"][fault.field.partition("_")[0]][fault.code] for fault in reading.faults}
    choices = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    chosen = reading.players or (None if reading.faults else ROWS)
    blank = dict.fromkeys((disputes.NAMES, *constant["columns"]), "")
    rows = _shown(reading) + [blank] * (MAX_PLAYERS - len(reading.rows))
    return {
        "players": [{"value": n, "checked": n == chosen} for n in choices],
        "players_fault": faults.get("players", ""),
        "rows": [_row(seat, row, faults) for seat, row in enumerate(rows, 1)],
        "answer": _answer(reading.dispute, constant) if reading.dispute else None,
    }


def _shown(reading: disputes.Reading) -> list[dict[str, str]]:
    """The rows of the form: as typed, and once they are answered with the numbers in the reader's digits."""
    counts = reading.dispute.counts if reading.dispute else {}
    return [
        row | {column: number(own[seat]) for column, own in counts.items()} for seat, row in enumerate(reading.rows)
    ]


def _row(seat: int, typed: Mapping[str, str], faults: Mapping[str, str]) -> dict[str, Any]:
    """One seat of the form: the fields with what was typed, and what is wrong with them."""
    names = {column: f"{column}_{seat}" for column in typed}
    fields = {
        column: {"id": names[column], "name": column, "value": text, "fault": faults.get(names[column], "")}
        for column, text in typed.items()
    }
    return {
        "seat": seat,
        "label": default_name(seat - 1),
        "name": fields.pop(disputes.NAMES),
        "numbers": list(fields.values()),
        "faults": [{"id": names[column], "text": faults[names[column]]} for column in names if names[column] in faults],
    }


def _answer(dispute: disputes.Dispute, constant: Mapping[str, Any]) -> dict[str, Any]:
    names = display_names(dispute.names)
    answer = _ANSWERS[dispute.kind](*dispute.counts.values(), names=names)
    basis = reasons.basis(dispute.kind, answer.found, len(names))
    counts = [[number(count) for count in own] for own in zip(*dispute.counts.values(), strict=True)]
    return {
        "sentences": answer.sentences,
        "sums": answer.sums,
        "rows": [
            {"name": names[seat], "counts": counts[seat], "result": answer.results[seat]} for seat in answer.order
        ],
        "passages": [constant["passages"][code] for code in basis.passages if code in constant["passages"]],
        "rulings": [constant["rulings"][slug] for slug in basis.rulings if slug in constant["rulings"]],
        "link": f"{constant['link']}?{dispute.query}",
        "address": f"{constant['link']}?{unquote(dispute.query)}",
    }


def _maki(rolls: Sequence[int], names: Sequence[str]) -> Answer:
    return _prize(maki(rolls), maki_sentences, names)


def _puddings(puddings: Sequence[int], names: Sequence[str]) -> Answer:
    return _prize(final_puddings(puddings), pudding_sentences, names)


def _prize(lines: Sequence[Line], say: Callable[..., list[str]], names: Sequence[str]) -> Answer:
    sums = dict.fromkeys(split_sum(line) for line in lines if line.sharing > 1)
    return Answer(
        say(lines, names), [*sums], [signed(line.points) for line in lines], reasons.shapes(lines), range(len(names))
    )


def _winner(totals: Sequence[int], puddings: Sequence[int], names: Sequence[str]) -> Answer:
    places = ranks(totals, puddings)
    result = GameResult((), tuple(puddings), None, tuple(totals), tuple(places))
    return Answer(
        final_sentences(result, names),
        [],
        [ordinal(place) for place in places],
        reasons.winner_shapes(totals, places),
        sorted(range(len(names)), key=places.__getitem__),
    )


_ANSWERS: dict[str, Callable[..., Answer]] = {"maki": _maki, "pudding": _puddings, "winner": _winner}


def _for_every_language(request: HttpRequest) -> str:
    """The address of the page without a language: who opens it gets the page in their own."""
    return request.build_absolute_uri(request.path.removeprefix(f"/{get_language()}"))


def _heading(column: str) -> str:
    if column == "puddings":
        return capitalised(source_name("pudding"))
    return pgettext("settle.rolls", "Rolls") if column == "rolls" else pgettext("s.points", "Points")


def _ruling_url(slug: str) -> str:
    return reverse("ruling", args=[slug])


def _fault_sentences(field: str) -> dict[str, str]:
    """What can be said about a field, by the code of the fault."""
    if field == disputes.PLAYERS:
        text = pgettext("settle.player_count", "The game is for {min} to {max} players.")
        return {"player_count": text.format(min=number(MIN_PLAYERS), max=number(MAX_PLAYERS))}
    if field == disputes.NAMES:
        text = npgettext(
            "err.name_long",
            "A name can have at most {n} character.",
            "A name can have at most {n} characters.",
            NAME_LENGTH,
        )
        return {"long_name": text.format(n=number(NAME_LENGTH))}
    lowest, highest = disputes.LIMITS[field]
    too_low = pgettext("err.too_small", "The smallest possible number is {min}.").format(min=number(lowest))
    return {
        "not_number": pgettext("err.not_number", "Enter a whole number, for example 3."),
        "too_low": too_low if lowest else pgettext("err.negative", "The number can’t be negative."),
        "too_high": pgettext("err.too_big", "The largest possible number is {max}.").format(max=number(highest)),
    }
