"""The rules scored a second time, on purpose in another way: slowly, card by card and prize by prize.

It imports nothing of the engine, takes each tableau as a plain dictionary of counts and returns points only.
"""

from fractions import Fraction


def pairing(picks):
    """Counts of cards laid in order. Each nigiri looks back for the first wasabi that is still bare."""
    row = []
    for pick in picks:
        bare = next((place for place in row if place == ["wasabi"]), None)
        if pick in ("egg", "salmon", "squid") and bare:
            bare.append(pick)
        else:
            row.append([pick])
    names = [f"{place[1]}_on_wasabi" if len(place) == 2 else place[0] for place in row]
    return {name: names.count(name) for name in names}


def own_points(counts):
    """Points by source of one tableau by itself, by taking sets off until none is left."""

    def take_sets(card, size, worth):
        left, points = counts.get(card, 0), 0
        while left >= size:
            left -= size
            points += worth
        return points

    dumplings = 0
    for nth in range(1, counts.get("dumpling", 0) + 1):
        dumplings += nth if nth <= 5 else 0
    nigiri = 0
    for name, worth in (("egg", 1), ("salmon", 2), ("squid", 3)):
        nigiri += counts.get(name, 0) * worth
        nigiri += counts.get(f"{name}_on_wasabi", 0) * (worth + worth + worth)
    return {
        "tempura": take_sets("tempura", 2, 5),
        "sashimi": take_sets("sashimi", 3, 10),
        "dumpling": dumplings,
        "nigiri": nigiri,
    }


def maki_points(tableaus):
    rolls = [sum(counts.get(f"maki_{icons}", 0) for icons in (1, 2, 3) for _ in range(icons)) for counts in tableaus]
    points = [0] * len(rolls)
    prizes = [6, 3]
    for level in sorted(set(rolls) - {0}, reverse=True):
        if not prizes:
            break
        winners = [seat for seat, own in enumerate(rolls) if own == level]
        for seat in winners:
            points[seat] = truncated(prizes[0], len(winners))
        prizes = prizes[1:] if len(winners) == 1 and len(prizes) == 2 else []
    return points


def pudding_points(puddings):
    points = [0] * len(puddings)
    if len(set(puddings)) == 1:
        return points
    ordered = sorted(range(len(puddings)), key=lambda seat: puddings[seat])
    top = [seat for seat in ordered if puddings[seat] == puddings[ordered[-1]]]
    bottom = [seat for seat in ordered if puddings[seat] == puddings[ordered[0]]]
    for seat in top:
        points[seat] += truncated(6, len(top))
    if len(puddings) > 2:
        for seat in bottom:
            points[seat] += truncated(-6, len(bottom))
    return points


def places(standings):
    """Places in a sorted row of standings, the best first; equals share the first place they reach."""
    row = sorted(standings, reverse=True)
    return [row.index(own) + 1 for own in standings]


def game_points(rounds, players):
    """Everything an answer says in numbers, for rounds of plain counts."""
    scored = []
    for tableaus in rounds:
        maki = maki_points(tableaus)
        scored.append([{**own_points(counts), "maki": maki[seat]} for seat, counts in enumerate(tableaus)])
    puddings = [sum(tableaus[seat].get("pudding", 0) for tableaus in rounds) for seat in range(players)]
    totals = [sum(sum(seats[seat].values()) for seats in scored) for seat in range(players)]
    final = pudding_points(puddings) if len(rounds) == 3 else None
    standings = [(total,) for total in totals]
    if final is not None:
        totals = [total + extra for total, extra in zip(totals, final, strict=True)]
        standings = list(zip(totals, puddings, strict=True))
    return {
        "finished": final is not None,
        "points": scored,
        "puddings": puddings,
        "pudding": final,
        "totals": totals,
        "ranks": places(standings),
    }


def truncated(points, sharing):
    """An equal share with the remainder dropped, toward zero for gains and losses."""
    return int(Fraction(points, sharing))
