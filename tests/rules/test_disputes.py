"""What links and forms of the tie resolver ask."""

from urllib.parse import parse_qs

import pytest

from rules.disputes import Dispute, Fault, read

ANA, BOR, CENE = "Ana", "Bor", "Cene"


def reading(kind, query):
    return read(kind, parse_qs(query, keep_blank_values=True))


QUESTIONS = {
    "list": ("maki", "rolls=5,5,3&names=Ana,Bor,Cene", [(5, 5, 3)], (ANA, BOR, CENE)),
    "Persian digits and commas": ("maki", "rolls=۵،۵،۳", [(5, 5, 3)], ("", "", "")),
    "Arabic digits": ("pudding", "puddings=٤,١,١", [(4, 1, 1)], ("", "", "")),
    "spaces": ("maki", "rolls=5, 5 , 03&names= Ana ,  Bor", [(5, 5, 3)], (ANA, BOR, "")),
    "totals below zero": ("winner", "totals=−6,40&puddings=0,2", [(-6, 40), (0, 2)], ("", "")),
    "form": ("maki", "players=2&rolls=5&rolls=0&rolls=&names=Ana&names=&names=", [(5, 0)], (ANA, "")),
    "form with rows beyond the players": ("maki", "players=2&rolls=5&rolls=4&rolls=x", [(5, 4)], ("", "")),
    "repeated fields": ("winner", "totals=40&totals=40&puddings=2&puddings=1", [(40, 40), (2, 1)], ("", "")),
    "a name between blank ones": ("maki", "rolls=1,2,3&names=,Bor", [(1, 2, 3)], ("", BOR, "")),
    "marks of direction in a name": ("maki", "rolls=1,2&names=%E2%80%AEAna,%E2%80%8B", [(1, 2)], (ANA, "")),
    "highest numbers": ("winner", "totals=999,-999&puddings=10,0", [(999, -999), (10, 0)], ("", "")),
    "five players": ("pudding", "puddings=1,1,1,1,1", [(1, 1, 1, 1, 1)], ("",) * 5),
}


@pytest.mark.parametrize(("kind", "query", "counts", "names"), QUESTIONS.values(), ids=QUESTIONS)
def test_a_question_is_read(kind, query, counts, names):
    found = reading(kind, query)
    assert found.faults == []
    assert (list(found.dispute.counts.values()), found.dispute.names) == (counts, names)


FAULTY = {
    "gap": ("maki", "rolls=5,,3", [Fault("rolls_2", "not_number")]),
    "words": ("maki", "rolls=five,5", [Fault("rolls_1", "not_number")]),
    "fraction": ("maki", "rolls=1.5,5", [Fault("rolls_1", "not_number")]),
    "below zero": ("pudding", "puddings=1,-1", [Fault("puddings_2", "too_low")]),
    "more rolls than the box holds": ("maki", "rolls=54,55", [Fault("rolls_2", "too_high")]),
    "more puddings than the box holds": ("pudding", "puddings=10,11", [Fault("puddings_2", "too_high")]),
    "huge": ("maki", f"rolls=5,{'9' * 40}", [Fault("rolls_2", "too_high")]),
    "endless": ("maki", f"rolls=5,{'9' * 5000}", [Fault("rolls_2", "not_number")]),
    "too few points": ("winner", "totals=-1000,0&puddings=1,1", [Fault("totals_1", "too_low")]),
    "a column that is too short": ("winner", "totals=40,40&puddings=1", [Fault("puddings_2", "not_number")]),
    "a name without a number": ("maki", "rolls=5,5&names=Ana,Bor,Cene", [Fault("rolls_3", "not_number")]),
    "long name": ("maki", f"rolls=5,5&names={'a' * 41}", [Fault("names_1", "long_name")]),
    "one player": ("maki", "rolls=5", [Fault("players", "player_count")]),
    "six players": ("maki", "rolls=1,2,3,4,5,6", [Fault("players", "player_count")]),
    "unknown number of players": ("maki", "players=x&rolls=1,2", [Fault("players", "player_count")]),
    "nothing filled in": (
        "maki",
        "players=2&rolls=&rolls=",
        [Fault("rolls_1", "not_number"), Fault("rolls_2", "not_number")],
    ),
}


@pytest.mark.parametrize(("kind", "query", "faults"), FAULTY.values(), ids=FAULTY)
def test_what_is_wrong_is_named_by_field_and_nothing_is_lost(kind, query, faults):
    found = reading(kind, query)
    assert (found.faults, found.dispute) == (faults, None)
    typed = [
        text
        for name, values in parse_qs(query).items()
        if name != "players"
        for text in ",".join(values).split(",")
        if text
    ]
    assert sorted(text for row in found.rows for text in row.values() if text) == sorted(typed)


@pytest.mark.parametrize("query", ["", "q=maki", "puddings=4,1,1", "rolls=", "names=,,"])
def test_without_numbers_and_names_nothing_is_asked(query):
    assert reading("maki", query) == ([], None, [], None, False)


def test_a_link_with_thousands_of_values_is_only_wrong():
    found = reading("maki", "rolls=" + ",".join("1" * 20_000))
    assert (found.faults, len(found.rows)) == ([Fault("players", "player_count")], 10)


LINKS = {
    "numbers only": (("", ""), "rolls=5,4"),
    "names": (("Ana", "Bor"), "rolls=5,4&names=Ana,Bor"),
    "blank names at the end": (("Ana", ""), "rolls=5,4&names=Ana"),
    "any script": (("آرش", "Ž & Š"), "rolls=5,4&names=%D8%A2%D8%B1%D8%B4,%C5%BD%20%26%20%C5%A0"),
    "a comma in a name": (("Ana, jr.", ""), "rolls=5,4&names=Ana%2C%20jr.&names="),
    "signs": (("a'b(c)!", "*~"), "rolls=5,4&names=a%27b(c)!,*~"),
}


@pytest.mark.parametrize(("names", "link"), LINKS.values(), ids=LINKS)
def test_the_short_link_asks_the_same(names, link):
    dispute = Dispute("maki", names, {"rolls": (5, 4)})
    assert dispute.query == link
    again = reading("maki", link)
    assert (again.dispute, again.is_long) == (dispute, False)


@pytest.mark.parametrize(
    ("query", "is_long"),
    [
        ("rolls=5,4", False),
        ("rolls=5&rolls=4", True),
        ("players=2&rolls=5,4", True),
        ("rolls=5,4&names=a&names=b", False),
    ],
)
def test_what_a_form_sends_can_be_said_shorter(query, is_long):
    assert reading("maki", query).is_long is is_long
