"""A round scored as one would write it in an evening: loops over lists of cards, totals only, no reasons.

The yardstick for the speed of the engine on a machine, not a second engine: nothing but the bench uses it.
"""

DUMPLINGS = [0, 1, 3, 6, 10, 15]
NIGIRI = {"egg": 1, "salmon": 2, "squid": 3}
ROLLS = {"maki_1": 1, "maki_2": 2, "maki_3": 3}


def totals(seats: list[list[str]]) -> list[int]:  # noqa: C901 (as one would write it)
    """Points by seat from the cards in the order laid, without puddings."""
    scores = []
    rolls = []
    for cards in seats:
        tempura = sashimi = dumplings = wasabi = own_rolls = score = 0
        for card in cards:
            if card == "tempura":
                tempura += 1
            elif card == "sashimi":
                sashimi += 1
            elif card == "dumpling":
                dumplings += 1
            elif card == "wasabi":
                wasabi += 1
            elif card in NIGIRI:
                if wasabi:
                    wasabi -= 1
                    score += 3 * NIGIRI[card]
                else:
                    score += NIGIRI[card]
            elif card in ROLLS:
                own_rolls += ROLLS[card]
        score += tempura // 2 * 5 + sashimi // 3 * 10 + DUMPLINGS[min(dumplings, 5)]
        scores.append(score)
        rolls.append(own_rolls)
    share(scores, rolls, max(rolls), 6)
    if rolls.count(max(rolls)) == 1:
        share(scores, rolls, max(n for n in rolls if n < max(rolls)), 3)
    return scores


def share(scores: list[int], rolls: list[int], place: int, prize: int) -> None:
    """The prize for all who have so many rolls; who has none gets nothing."""
    if place == 0:
        return
    sharing = rolls.count(place)
    for seat, own in enumerate(rolls):
        if own == place:
            scores[seat] += prize // sharing
