"""One sentence or two for each line of a player's round."""

from collections.abc import Callable

from django.utils.translation import npgettext, pgettext

from scoring.engine import Line, Rule
from sushigo_site.numbers import isolate, number

from .atoms import points, puddings, rolls, sashimi, signed_points, tempura


def line_sentences(line: Line, name: str) -> list[str]:
    """Why one player gets these points; the first sentence names cards and points.

    `name` is the player's display name. Covers the lines of a round and of the pudding scoring.
    """
    return _SENTENCES[line.rule](line, name)


def _tempura(line: Line, name: str) -> list[str]:
    if line.sets == 0:
        text = pgettext("why.tempura_none", "{cards}, no pair: no points")
        return [text.format(cards=tempura(line.count))]
    sentence = npgettext(
        "card.tempura",
        "{cards} tempura, {pairs} pair: {points}",
        "{cards} tempura, {pairs} pairs: {points}",
        line.sets,
    ).format(cards=number(line.count), pairs=number(line.sets), points=points(line.points))
    if line.left == 0:
        return [sentence]
    return [
        sentence,
        pgettext("card.tempura_left", "One tempura is left without a partner and scores nothing."),
    ]


def _sashimi(line: Line, name: str) -> list[str]:
    if line.sets == 0:
        text = pgettext("why.sashimi_none", "{cards}, no set of three: no points")
        return [text.format(cards=sashimi(line.count))]
    sentence = npgettext(
        "card.sashimi",
        "{cards} sashimi, {sets} set of three: {points}",
        "{cards} sashimi, {sets} sets of three: {points}",
        line.sets,
    ).format(cards=number(line.count), sets=number(line.sets), points=points(line.points))
    if line.left == 0:
        return [sentence]
    left = npgettext(
        "card.sashimi_left",
        "{left} sashimi is left over and scores nothing.",
        "{left} sashimi are left over and score nothing.",
        line.left,
    ).format(left=number(line.left))
    return [sentence, left]


def _dumpling(line: Line, name: str) -> list[str]:
    sentence = npgettext(
        "card.dumpling", "{cards} dumpling: {points}", "{cards} dumplings: {points}", line.count
    ).format(cards=number(line.count), points=points(line.points))
    if line.left == 0:
        return [sentence]
    return [sentence, pgettext("card.dumpling_cap", "Only the first five dumplings count.")]


def _egg(line: Line, name: str) -> list[str]:
    text = npgettext("line.egg", "{n} egg nigiri: {points}", "{n} egg nigiri: {points}", line.count)
    return [text.format(n=number(line.count), points=points(line.points))]


def _salmon(line: Line, name: str) -> list[str]:
    text = npgettext("line.salmon", "{n} salmon nigiri: {points}", "{n} salmon nigiri: {points}", line.count)
    return [text.format(n=number(line.count), points=points(line.points))]


def _squid(line: Line, name: str) -> list[str]:
    text = npgettext("line.squid", "{n} squid nigiri: {points}", "{n} squid nigiri: {points}", line.count)
    return [text.format(n=number(line.count), points=points(line.points))]


def _egg_on_wasabi(line: Line, name: str) -> list[str]:
    text = npgettext(
        "line.egg_wasabi",
        "{n} egg nigiri on wasabi: {points}",
        "{n} egg nigiri on wasabi: {points}",
        line.count,
    )
    return [text.format(n=number(line.count), points=points(line.points))]


def _salmon_on_wasabi(line: Line, name: str) -> list[str]:
    text = npgettext(
        "line.salmon_wasabi",
        "{n} salmon nigiri on wasabi: {points}",
        "{n} salmon nigiri on wasabi: {points}",
        line.count,
    )
    return [text.format(n=number(line.count), points=points(line.points))]


def _squid_on_wasabi(line: Line, name: str) -> list[str]:
    text = npgettext(
        "line.squid_wasabi",
        "{n} squid nigiri on wasabi: {points}",
        "{n} squid nigiri on wasabi: {points}",
        line.count,
    )
    return [text.format(n=number(line.count), points=points(line.points))]


def _wasabi(line: Line, name: str) -> list[str]:
    text = npgettext(
        "card.wasabi_unused",
        "{n} wasabi without a nigiri: no points",
        "{n} wasabi without a nigiri: no points",
        line.count,
    )
    return [text.format(n=number(line.count))]


def _chopsticks(line: Line, name: str) -> list[str]:
    text = npgettext(
        "card.chopsticks_left",
        "{n} chopsticks card: no points",
        "{n} chopsticks cards: no points",
        line.count,
    )
    return [text.format(n=number(line.count))]


def _pudding(line: Line, name: str) -> list[str]:
    text = npgettext(
        "card.pudding_kept",
        "{n} pudding is kept for the end of the game.",
        "{n} puddings are kept for the end of the game.",
        line.count,
    )
    return [text.format(n=number(line.count))]


def _maki_prize(line: Line, name: str) -> list[str]:
    text = pgettext("line.maki", "Maki, {rolls}: {points}")
    return [text.format(rolls=rolls(line.count), points=points(line.points))]


def _maki_too_few(line: Line, name: str) -> list[str]:
    text = pgettext("maki.player_low", "{name} has too few maki ({rolls}) to score.")
    return [text.format(name=isolate(name), rolls=number(line.count))]


def _maki_none(line: Line, name: str) -> list[str]:
    text = pgettext("maki.player_none", "{name} has no maki and gets no maki points.")
    return [text.format(name=isolate(name))]


def _final_pudding(line: Line, name: str) -> list[str]:
    text = pgettext("line.pudding", "{puddings}: {points}")
    return [text.format(puddings=puddings(line.count), points=signed_points(line.points))]


_SENTENCES: dict[Rule, Callable[[Line, str], list[str]]] = {
    Rule.TEMPURA: _tempura,
    Rule.SASHIMI: _sashimi,
    Rule.DUMPLING: _dumpling,
    Rule.EGG: _egg,
    Rule.SALMON: _salmon,
    Rule.SQUID: _squid,
    Rule.EGG_ON_WASABI: _egg_on_wasabi,
    Rule.SALMON_ON_WASABI: _salmon_on_wasabi,
    Rule.SQUID_ON_WASABI: _squid_on_wasabi,
    Rule.WASABI: _wasabi,
    Rule.CHOPSTICKS: _chopsticks,
    Rule.PUDDING: _pudding,
    Rule.MAKI_MOST: _maki_prize,
    Rule.MAKI_SECOND: _maki_prize,
    Rule.MAKI_TOO_FEW: _maki_too_few,
    Rule.MAKI_NONE: _maki_none,
    Rule.PUDDING_MOST: _final_pudding,
    Rule.PUDDING_MIDDLE: _final_pudding,
    Rule.PUDDING_FEWEST: _final_pudding,
    Rule.PUDDING_FEWER_OF_TWO: _final_pudding,
    Rule.PUDDING_ALL_EQUAL: _final_pudding,
}
