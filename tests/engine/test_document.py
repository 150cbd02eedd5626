"""Game documents, careless and hostile ones too: clear faults, all at once, and never another exception."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.engine import Tableau, answer, read_document
from scoring.engine.cards import Card
from scoring.engine.document import LARGEST_COUNT, DocumentError, Fault
from scoring.engine.tableau import COUNTS
from tests.engine.cases import parameters

PLAYERS = ["Ana", "Bor"]


def faults(document):
    with pytest.raises(DocumentError) as caught:
        read_document(document)
    return caught.value.faults


@pytest.mark.parametrize("case", parameters("faulty_documents"))
def test_every_fault_has_its_place_and_its_code(case):
    assert [fault._asdict() for fault in faults(case["document"])] == case["errors"]


def test_a_document_becomes_names_and_tableaus():
    document = read_document({"players": PLAYERS, "rounds": [[{"egg": 2.0, "pudding": 0}, ["wasabi", "squid"]]]})
    assert document == (("Ana", "Bor"), ((Tableau(egg=2), Tableau(squid_on_wasabi=1)),))
    assert type(document.rounds[0][0].egg) is int


def test_an_answer_tells_the_reasons_too():
    lines = answer(read_document({"players": PLAYERS, "rounds": [[["tempura"] * 3, ["maki_1"]]]}))["rounds"][0][0][
        "lines"
    ]
    nothing = {"points": 0, "count": 0, "sets": 0, "left": 0, "sharing": 0, "prize": 0}
    assert lines == [
        {"rule": "tempura", "points": 5, "count": 3, "sets": 1, "left": 1, "sharing": 0, "prize": 0},
        {"rule": "maki_none", **nothing},
    ]


def test_the_error_says_what_is_wrong_and_where():
    with pytest.raises(DocumentError, match=r"^players/0: not_text, rounds: missing$"):
        read_document({"players": [1, "Bor"]})


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (float("inf"), "too_large"),
        (float("-inf"), "not_whole_number"),
        (float("nan"), "not_whole_number"),
        (LARGEST_COUNT + 1, "too_large"),
        (10**5000, "too_large"),
        (-(10**5000), "negative"),
        (5e-324, "not_whole_number"),
        (object(), "not_whole_number"),
        (1j, "not_whole_number"),
    ],
    ids=["infinity", "minus infinity", "nan", "2**53", "10**5000", "-10**5000", "tiny", "object", "complex"],
)
def test_what_python_can_hold_but_a_table_cannot_is_a_fault_too(value, code):
    assert faults({"players": PLAYERS, "rounds": [[{"egg": value}, {}]]}) == [Fault("rounds/0/0/egg", code)]


def test_the_largest_count_is_scored_and_can_be_written():
    largest = dict.fromkeys(COUNTS, LARGEST_COUNT)
    found = json.loads(json.dumps(answer(read_document({"players": PLAYERS, "rounds": [[largest, {}]] * 3}))))
    assert found["rounds"][0][0]["points"]["dumpling"] == 15
    assert found["rounds"][0][0]["points"]["tempura"] == 5 * (2**52 - 1)
    assert found["pudding"] == [6, 0]


def test_keys_that_are_not_texts_are_unknown():
    document = {"players": PLAYERS, "rounds": [[{3: 1, None: 1}, {}]], 7: 1}
    assert faults(document) == [
        Fault("7", "unknown_key"),
        Fault("rounds/0/0/3", "unknown_card"),
        Fault("rounds/0/0/None", "unknown_card"),
    ]


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from([*Card, *COUNTS]),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text() | st.sampled_from(COUNTS), inner, max_size=6),
    max_leaves=30,
)
tableaus = anything | st.dictionaries(st.sampled_from(COUNTS), st.integers(0, 9)) | st.lists(st.sampled_from([*Card]))
likely = st.fixed_dictionaries(
    {"players": anything | st.lists(st.text(min_size=1), min_size=2, max_size=2)},
    optional={"rounds": anything | st.lists(anything | st.lists(tableaus, min_size=2, max_size=2)), "rules": anything},
)


@settings(max_examples=250, deadline=None)
@given(anything | likely)
def test_whatever_comes_is_answered_or_refused_with_faults(document):
    try:
        found = answer(read_document(document))
    except DocumentError as refusal:
        found, faults = None, refusal.faults
    else:
        faults = []
    assert (found is None) == bool(faults)
    assert len(set(faults)) == len(faults)
    assert json.loads(json.dumps([found, faults])) == [found, [list(fault) for fault in faults]]
