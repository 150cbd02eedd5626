"""Vectors in short: a letter for each count, source and rule, and no zeros. The first vector is the key to the letters.

A tableau "a2d1" is two of the first count and one of the fourth. A line "a5,2,,,1" is the first rule and then the
fields of Line. A seat "e6,3 a6,4=a9e6" is its lines and its points by source. Seats stand between bars.
"""

import json

from scoring.engine import Line, Rule, Source, check_game, score_game, score_round
from scoring.engine.tableau import COUNTS

KEY = {"counts": COUNTS, "sources": list(Source), "rules": list(Rule), "fields": Line._fields}


def compact(vector):
    return json.dumps(vector, ensure_ascii=False, separators=(",", ":"))


def letter(place):
    return chr(ord("a") + place)


def sparse(values):
    return "".join(f"{letter(place)}{value}" for place, value in enumerate(values) if value)


def numbers(values):
    return ",".join(str(value or "") for value in values).rstrip(",")


def tableaus(of_round):
    return "|".join("-" if each is None else sparse(each.counts().values()) for each in of_round)


def line(line):
    rule, *rest = line
    return letter(list(Rule).index(rule)) + numbers(rest)


def lines(of_seat):
    return " ".join(map(line, of_seat))


def seat(of_round):
    return f"{lines(of_round.lines)}={sparse(of_round.points.values())}"


def warning(code, limit, found, number, seat, card):
    return f"{code}:{numbers([limit, found, number, seat])}{card}"


def round_vector(of_round):
    """t: tableaus of one round, l: their lines."""
    return {"t": tableaus(of_round), "l": "|".join(lines(seat.lines) for seat in score_round(of_round).seats)}


def game_vector(rounds, players):
    """n: players, r: complete rounds, s: what they score, p: puddings, f: their lines, t: totals, k: ranks."""
    result = score_game(rounds, players)
    return {
        "n": players,
        "r": [tableaus(of_round) for of_round in rounds],
        "s": ["|".join(map(seat, scored.seats)) for scored in result.rounds],
        "p": numbers(result.puddings),
        "f": result.pudding and lines(result.pudding),
        "t": numbers(result.totals),
        "k": numbers(result.ranks),
    }


def warnings_vector(rounds, players):
    """n: players, r: rounds that may lack tableaus, w: what is unlikely about them."""
    found = [warning(*each) for each in check_game(rounds, players)]
    return {"n": players, "r": [tableaus(of_round) for of_round in rounds], "w": " ".join(found)}
