"""Games and prizes worked out by hand from the leaflet; the working is in each case's `why`."""

import pytest

from scoring.engine import Tableau, answer, read_document, rulebook, score_game, score_round
from tests.engine.cases import load, parameters, without_lines


def points(lines):
    return [line.points for line in lines]


def laid(tableaus):
    return [Tableau.from_picks(picks) for picks in tableaus]


@pytest.mark.parametrize("case", parameters("hard_cases", "maki"))
def test_maki(case):
    assert points(rulebook.maki(case["input"])) == case["expected"]


@pytest.mark.parametrize("case", parameters("hard_cases", "pudding"))
def test_pudding(case):
    assert points(rulebook.final_puddings(case["input"])) == case["expected"]


@pytest.mark.parametrize("case", parameters("hard_cases", "winner"))
def test_winner(case):
    assert rulebook.ranks(case["input"]["totals"], case["input"]["puddings"]) == case["expected"]


@pytest.mark.parametrize("case", parameters("hard_cases", "round"))
def test_round(case):
    assert [seat.total for seat in score_round(laid(case["input"])).seats] == case["expected"]


@pytest.mark.parametrize(
    "case", [c for c in parameters("hard_cases", "game") if "round_points" in c.values[0]["input"]]
)
def test_end_of_game(case):
    puddings = case["input"]["puddings"]
    prizes = points(rulebook.final_puddings(puddings))
    totals = [sum(seat) for seat in zip(*case["input"]["round_points"], prizes, strict=True)]
    found = {"pudding_points": prizes, "totals": totals, "ranks": rulebook.ranks(totals, puddings)}
    assert found == case["expected"]


@pytest.mark.parametrize("case", parameters("hard_cases", "game", has="rounds"))
def test_whole_game(case):
    result = score_game([laid(tableaus) for tableaus in case["input"]["rounds"]], 3)
    assert {
        "round_points": [[seat.total for seat in scored.seats] for scored in result.rounds],
        "puddings": list(result.puddings),
        "pudding_points": points(result.pudding),
        "totals": list(result.totals),
        "ranks": list(result.ranks),
    } == case["expected"]


def test_every_hard_case_is_used():
    assert {case["kind"] for case in load("hard_cases")} == {"maki", "pudding", "winner", "round", "game"}
    assert len({case["rule"] for case in load("hard_cases")}) == 60


def test_the_reference_game():
    case = load("reference_game")
    assert without_lines(answer(read_document(case["document"]))) == {**case["expected"], "warnings": []}


@pytest.mark.parametrize("case", parameters("golden_games") + parameters("documents"))
def test_document(case):
    assert without_lines(answer(read_document(case["document"]))) == case["expected"]


@pytest.mark.parametrize("case", parameters("golden_games"))
def test_the_points_of_a_golden_seat_add_up(case):
    seats = [seat for seats in case["expected"]["rounds"] for seat in seats]
    assert [sum(seat["points"].values()) for seat in seats] == [seat["total"] for seat in seats]
