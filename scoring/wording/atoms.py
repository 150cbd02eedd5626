"""Counts of things as phrases ("6 točk"), each in the grammatical case of the sentence around it.

The catalogs hold one entry for every noun and case; `count` is never negative, and `{n}` is
written in the reader's digits.
"""

from django.utils.translation import npgettext, pgettext

from sushigo_site.numbers import number


def points(count: int) -> str:
    return npgettext("point.subject", "{n} point", "{n} points", count).format(n=number(count))


def object_points(count: int) -> str:
    return npgettext("point.object", "{n} point", "{n} points", count).format(n=number(count))


def genitive_points(count: int) -> str:
    return npgettext("point.genitive", "{n} point", "{n} points", count).format(n=number(count))


def cards(count: int) -> str:
    return npgettext("card.subject", "{n} card", "{n} cards", count).format(n=number(count))


def object_cards(count: int) -> str:
    return npgettext("card.object", "{n} card", "{n} cards", count).format(n=number(count))


def rolls(count: int) -> str:
    return npgettext("roll.subject", "{n} roll", "{n} rolls", count).format(n=number(count))


def puddings(count: int) -> str:
    return npgettext("pudding.subject", "{n} pudding", "{n} puddings", count).format(n=number(count))


def tempura(count: int) -> str:
    return npgettext("tempura.subject", "{n} tempura", "{n} tempura", count).format(n=number(count))


def sashimi(count: int) -> str:
    return npgettext("sashimi.subject", "{n} sashimi", "{n} sashimi", count).format(n=number(count))


def signed_points(count: int) -> str:
    """Points that may be below 0, said in words: "minus 3 points"."""
    if count >= 0:
        return points(count)
    return pgettext("why.negative_points", "minus {points}").format(points=points(-count))
