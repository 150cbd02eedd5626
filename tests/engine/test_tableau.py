"""What is in the box, and what may lie in front of a player."""

import dataclasses

import pytest

from scoring.engine import Card, Tableau
from scoring.engine.cards import COLOUR, DECK, DECK_SIZE, HAND_SIZE, MAX_PLAYERS, MIN_PLAYERS, ROLLS, ROUNDS, Colour
from scoring.engine.tableau import COUNTS


def test_the_box_holds_108_cards_with_54_maki_rolls():
    assert {card.value: count for card, count in DECK.items()} == {
        "tempura": 14,
        "sashimi": 14,
        "dumpling": 14,
        "maki_1": 6,
        "maki_2": 12,
        "maki_3": 8,
        "egg": 5,
        "salmon": 10,
        "squid": 5,
        "wasabi": 6,
        "pudding": 10,
        "chopsticks": 4,
    }
    assert DECK_SIZE == 108
    assert sum(DECK[card] * rolls for card, rolls in ROLLS.items()) == 54


def test_two_to_five_players_play_three_rounds_with_ten_to_seven_cards():
    assert dict(HAND_SIZE) == {2: 10, 3: 9, 4: 8, 5: 7}
    assert (MIN_PLAYERS, MAX_PLAYERS, ROUNDS) == (2, 5, 3)


def test_every_card_has_a_colour_and_nigiri_share_it_with_wasabi():
    assert set(COLOUR) == set(Card)
    assert set(COLOUR.values()) == set(Colour)
    assert {card.value for card in Card if COLOUR[card] is Colour.YELLOW} == {"egg", "salmon", "squid", "wasabi"}


@pytest.mark.parametrize(
    ("picks", "expected"),
    [
        pytest.param([], {}, id="nothing laid is nothing"),
        pytest.param(["wasabi", "squid"], {"squid_on_wasabi": 1}, id="a nigiri goes on a waiting wasabi"),
        pytest.param(["squid", "wasabi"], {"squid": 1, "wasabi": 1}, id="a nigiri never goes on a later wasabi"),
        pytest.param(
            ["wasabi", "egg", "squid"], {"egg_on_wasabi": 1, "squid": 1}, id="a wasabi may not wait for a better nigiri"
        ),
        pytest.param(
            ["wasabi", "wasabi", "squid"], {"wasabi": 1, "squid_on_wasabi": 1}, id="one nigiri covers one wasabi"
        ),
        pytest.param(
            ["wasabi", "wasabi", "egg", "salmon"],
            {"egg_on_wasabi": 1, "salmon_on_wasabi": 1},
            id="two wasabi take two nigiri",
        ),
        pytest.param(
            ["wasabi", "tempura", "egg"], {"tempura": 1, "egg_on_wasabi": 1}, id="a wasabi waits for a nigiri"
        ),
        pytest.param([Card.PUDDING, "pudding"], {"pudding": 2}, id="a card and its name are the same"),
    ],
)
def test_cards_laid_in_order(picks, expected):
    assert Tableau.from_picks(picks) == Tableau(**expected)


@pytest.mark.parametrize("pick", ["eel", "egg_on_wasabi", "Egg", "", None, 3, [], {}])
def test_only_cards_of_the_box_can_be_laid(pick):
    with pytest.raises(ValueError, match="is not a valid Card"):
        Tableau.from_picks(["egg", pick])


def test_a_nigiri_on_wasabi_is_two_cards_on_the_table():
    tableau = Tableau(egg=1, egg_on_wasabi=2, salmon_on_wasabi=1, squid_on_wasabi=4, wasabi=3, tempura=1)
    assert tableau.cards == 1 + 2 * 2 + 2 * 1 + 2 * 4 + 3 + 1
    assert tableau.covered_wasabi == 7
    assert tableau.count(Card.WASABI) == 10
    assert [tableau.count(card) for card in (Card.EGG, Card.SALMON, Card.SQUID, Card.TEMPURA)] == [3, 1, 4, 1]


def test_maki_are_counted_by_rolls_not_by_cards():
    assert Tableau(maki_1=4, maki_2=5, maki_3=6).rolls == 4 + 10 + 18
    assert Tableau(maki_3=1).rolls > Tableau(maki_1=2).rolls


def test_counts_are_named_in_the_order_of_the_tableau_zeros_included():
    assert Tableau(egg=2).counts() == {**dict.fromkeys(COUNTS, 0), "egg": 2}
    assert list(Tableau().counts()) == [field.name for field in dataclasses.fields(Tableau)]


@pytest.mark.parametrize("value", [-1, 1.0, True, None, "1"])
def test_a_count_is_a_whole_number_of_at_least_0(value):
    with pytest.raises(ValueError, match="whole numbers of at least 0, got egg="):
        Tableau(egg=value)


def test_all_bad_counts_are_named_at_once():
    with pytest.raises(ValueError, match=r"got tempura=-1, wasabi='x'$"):
        Tableau(tempura=-1, egg=1, wasabi="x")


def test_a_tableau_does_not_change():
    with pytest.raises(dataclasses.FrozenInstanceError):
        Tableau().egg = 1
