"""Rounds and games for the vectors: all shapes of ties, every rule at every count, hard cases, drafts, and chance."""

from itertools import combinations_with_replacement
from random import Random

from scoring.engine import Tableau, read_document, rulebook
from scoring.engine.cards import HAND_SIZE, ROUNDS
from scoring.engine.tableau import COUNTS
from tests.engine.cases import load
from tests.engine.draft import Draft

from .encode import KEY, game_vector, round_vector, warnings_vector

PLAYERS = tuple(HAND_SIZE)
MAKI = {1: "maki_1", 2: "maki_2", 3: "maki_3"}
LARGE_COUNTS = (15, 16, 17, 99, 100, 101, 12_345, 1_000_000)


def vectors():
    """All of them, always the same; the key to their letters is the first."""
    random = Random(2014)
    rounds = [*maki_shapes(random), *every_count(), *few_kinds(random)]
    played = [*cases(random), *drafts(random), *small_games(random)]
    shaped = [*pudding_shapes(random), *standings(random)]
    return [
        KEY,
        *[round_vector(tableaus) for tableaus in rounds],
        *[game_vector(*game) for game in shaped + played],
        *[warnings_vector(*game) for game in [*played, *doubtful_games(random)]],
    ]


def shapes(numbers, random):
    """Every choice of one of these numbers for each player, by one order of the seats."""
    for players in PLAYERS:
        for shape in combinations_with_replacement(numbers, players):
            yield random.sample(shape, players)


def maki_shapes(random):
    return [[maki_cards(rolls, random) for rolls in shape] for shape in shapes(range(8), random)]


def maki_cards(rolls, random):
    counts = dict.fromkeys(MAKI.values(), 0)
    while rolls:
        icons = random.randint(1, min(3, rolls))
        counts[MAKI[icons]] += 1
        rolls -= icons
    return Tableau(**counts)


def every_count():
    return [[Tableau(**{name: n}), Tableau()] for name in COUNTS for n in (*range(15), *LARGE_COUNTS)]


def few_kinds(random):
    """Two or three players with some cards of two or three kinds, as many as they like."""
    return [[some_cards(random, 12) for _ in range(random.choice([2, 2, 3]))] for _ in range(1500)]


def some_cards(random, most):
    return Tableau(**{name: random.randint(1, most) for name in random.sample(COUNTS, random.choice([2, 3]))})


def pudding_shapes(random):
    return [(pudding_game(shape, random), len(shape)) for shape in shapes(range(5), random)]


def pudding_game(puddings, random):
    rounds = [[0] * len(puddings) for _ in range(ROUNDS)]
    for seat, count in enumerate(puddings):
        for _ in range(count):
            random.choice(rounds)[seat] += 1
    return [[Tableau(pudding=count) for count in counts] for counts in rounds]


def standings(random):
    """Every way in which few points and few puddings can part the players."""
    for shape in shapes([(points, puddings) for points in (7, 8) for puddings in range(3)], random):
        totals, puddings = zip(*shape, strict=True)
        yield standing_game(totals, puddings), len(shape)


def standing_game(totals, puddings):
    """A game that ends with these totals, puddings included."""
    final = rulebook.final_puddings(puddings)
    first = [Tableau(egg=total - line.points) for total, line in zip(totals, final, strict=True)]
    return [first, [Tableau(pudding=count) for count in puddings], [Tableau()] * len(totals)]


def cases(random):
    """The cases worked out by hand, each as a game."""
    for case in load("hard_cases"):
        if rounds := hard_case(case["kind"], case["input"], random):
            yield rounds, len(rounds[0])
    for case in [*load("golden_games"), *load("documents"), load("reference_game")]:
        document = read_document(case["document"])
        yield document.rounds, len(document.players)


def hard_case(kind, given, random):
    if kind == "maki":
        return [[maki_cards(rolls, random) for rolls in given]]
    if kind == "pudding":
        return pudding_game(given, random)
    if kind == "winner":
        return standing_game(given["totals"], given["puddings"])
    if kind == "round":
        return laid([given])
    if "rounds" in given:
        return laid(given["rounds"])
    totals = [sum(points) for points in zip(*given["round_points"], strict=True)]
    eggs = [[Tableau(egg=total) for total in totals], [Tableau()] * len(totals)]
    return [*eggs, [Tableau(pudding=count) for count in given["puddings"]]]


def laid(rounds):
    return [[Tableau.from_picks(picks) for picks in tableaus] for tableaus in rounds]


def drafts(random):
    """Games played by chance with the cards of the box, some of them not to the end."""
    for players in PLAYERS * 14:
        yield laid(Draft(players, random).rounds)[: random.choice([1, 2, 3, 3])], players


def small_games(random):
    """None to three rounds of any few cards."""
    for number in range(300):
        players = random.choice([2, 2, 3])
        yield [[some_cards(random, 3) for _ in range(players)] for _ in range(number % (ROUNDS + 1))], players


def doubtful_games(random):
    """Games in which tableaus lack, hands are too small or too large, and cards stand for more than the box holds."""
    for number in range(360):
        players = PLAYERS[number % len(PLAYERS)]
        yield (
            [[doubtful(HAND_SIZE[players], random) for _ in range(players)] for _ in range(random.randint(1, 2))],
            players,
        )


def doubtful(hand, random):
    if random.random() < 0.3:
        return None
    kind, other = random.sample(COUNTS, 2)
    cards = 2 if kind.endswith("_on_wasabi") else 1
    return Tableau(**{kind: hand // cards, other: random.choice([0, 0, 0, 1])})
