"""The cases in tests/cases: one parameter for each, named by the rule it shows."""

import json
from pathlib import Path

import pytest

CASES = Path(__file__).parent.parent / "cases"


def load(name):
    return json.loads((CASES / f"{name}.json").read_text(encoding="utf-8"))


def parameters(name, kind=None, has=None):
    """The cases of a file; only those of a kind, or with a key in their input, when asked for."""
    return [
        pytest.param(case, id=case["rule"])
        for case in load(name)
        if kind in (None, case.get("kind")) and (has is None or has in case["input"])
    ]


def without_lines(answer):
    rounds = [[{"points": seat["points"], "total": seat["total"]} for seat in seats] for seats in answer["rounds"]]
    return {**answer, "rounds": rounds}
