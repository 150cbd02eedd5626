import re

import pytest
from django.db import IntegrityError, connection, transaction
from django.test.utils import CaptureQueriesContext

from scoring.engine.tableau import COUNTS
from scoring.models import Game, Player, TableauRow
from tests.scoring.play import NAMES, ROUNDS, address, lay, start


def execute(statement, *values):
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(statement, values)


def columns(model):
    return [field.name for field in model._meta.concrete_fields]


def test_the_card_columns_are_the_counts_of_a_tableau():
    assert columns(TableauRow) == ["id", "player", "round", "revision", "done", "laid", *COUNTS]


def test_nothing_that_can_be_computed_is_stored():
    assert columns(Game) == ["id", "token", "created", "version"]
    assert columns(Player) == ["id", "game", "seat", "name"]


@pytest.mark.parametrize("count", [-1, 109])
@pytest.mark.parametrize("name", COUNTS)
def test_the_database_refuses_counts_no_box_holds(played, name, count):
    with pytest.raises(IntegrityError, match="CHECK"):
        execute(f"UPDATE scoring_tableaurow SET {name} = %s", count)


@pytest.mark.parametrize("name", COUNTS)
def test_the_database_takes_every_count_the_box_may_hold(played, name):
    for count in (0, 108):
        execute(f"UPDATE scoring_tableaurow SET {name} = %s", count)
    assert set(TableauRow.objects.values_list(name, flat=True)) == {108}


@pytest.mark.parametrize("number", [0, 4, -1])
def test_the_database_refuses_a_round_the_game_does_not_have(game, number):
    row = TableauRow(player=game.seats[0], round=number)
    with pytest.raises(IntegrityError, match="CHECK"), transaction.atomic():
        TableauRow.objects.bulk_create([row])


@pytest.mark.parametrize("seat", [5, -1])
def test_the_database_refuses_a_seat_that_is_not_at_the_table(game, seat):
    with pytest.raises(IntegrityError, match="CHECK"), transaction.atomic():
        Player.objects.bulk_create([Player(game=game, seat=seat, name="Eva")])


def test_the_database_refuses_a_second_tableau_for_the_same_round(played):
    row = TableauRow(player=played.seats[0], round=1, egg=1)
    with pytest.raises(IntegrityError, match="UNIQUE"), transaction.atomic():
        TableauRow.objects.bulk_create([row])


def test_the_database_refuses_a_second_player_in_the_same_seat(game):
    with pytest.raises(IntegrityError, match="UNIQUE"), transaction.atomic():
        Player.objects.bulk_create([Player(game=game, seat=0, name="Eva")])


def test_the_database_refuses_two_games_with_one_token(game):
    with pytest.raises(IntegrityError, match="UNIQUE"), transaction.atomic():
        Game.objects.create(token=game.token)


def test_a_game_takes_its_players_and_their_cards_with_it(played):
    played.delete()
    assert (Player.objects.count(), TableauRow.objects.count()) == (0, 0)


@pytest.mark.django_db
def test_tokens_are_long_and_all_different(client):
    tokens = {Game.objects.create().token for _ in range(100)}
    assert len(tokens) == 100
    assert all(re.fullmatch("[A-Za-z0-9_-]{16}", token) for token in tokens)


def test_objects_have_readable_names(played):
    player = played.seats[2]
    assert (str(played), str(player), str(player.rows.get(round=3))) == (played.token, "سارا", "سارا 3")


def test_a_game_knows_how_far_it_has_come(game):
    assert (game.next_open(), game.complete_rounds(), game.result().totals) == ((1, 0), [], (0, 0, 0, 0))
    lay(game, ROUNDS[:1])
    assert (game.next_open(), len(game.complete_rounds()), game.result().totals) == ((2, 0), 1, (12, 20, 11, 14))
    lay(game, [ROUNDS[0], ROUNDS[1], ROUNDS[2]])
    assert (game.next_open(), game.result().totals, game.result().ranks) == (None, (36, 34, 30, 36), (2, 3, 4, 1))


@pytest.mark.parametrize("path", [(None, None), (1, None), (1, 0)], ids=["sheet", "round", "cards"])
@pytest.mark.django_db
def test_a_page_reads_the_game_the_players_and_the_tableaus_and_nothing_more(client, path):
    names = [*NAMES, "Eva"]
    taken = {}
    for players in (2, 5):
        for rounds in (1, 3):
            game = start(client, *names[:players])
            lay(game, [[{"egg": 1}] * players] * rounds)
            with CaptureQueriesContext(
                connection,
            ) as queries:
                assert client.get(address(game, *path)).status_code == 200
            taken[players, rounds] = len(queries)
    assert taken == {(2, 1): 3, (2, 3): 3, (5, 1): 3, (5, 3): 3}
