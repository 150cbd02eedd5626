"""How many games one address may begin, what is kept of it, and what becomes of games nobody entered a card in."""

import json
from datetime import timedelta
from importlib import import_module

import pytest
from django.apps import apps
from django.utils import timezone

from scoring.models import Game, Start
from scoring.starts import begin, visitor_of
from tests.scoring.play import NAMES, ROUNDS, enter, lay, start

ANA = ROUNDS[0][0]
CAFE = "192.0.2.7"

pytestmark = pytest.mark.django_db


def begun(address, how_many, **ago):
    """So many games, begun from this address some time ago."""
    at = timezone.now() - timedelta(**ago)
    games = Game.objects.bulk_create(Game() for _ in range(how_many))
    Start.objects.bulk_create(Start(game=game, visitor=visitor_of(address), at=at) for game in games)


def new_game(client, address=CAFE, language="en", **fields):
    return client.post(f"/{language}/score/", {"players": 2, **fields}, REMOTE_ADDR=address)


def send(client, token, address=CAFE, tableaus=()):
    message = json.dumps({"players": NAMES, "tableaus": list(tableaus)})
    return client.post(f"/en/game/{token}/sync/", message, "application/json", REMOTE_ADDR=address)


@pytest.mark.parametrize(("minutes", "most"), [(30, 60), (12 * 60, 300)])
def test_an_address_begins_sixty_games_an_hour_and_three_hundred_a_day(client, minutes, most):
    begun(CAFE, most - 1, minutes=minutes)
    assert new_game(client).status_code == 302
    response = new_game(client)
    assert (response.status_code, response["Retry-After"]) == (429, "60")
    assert new_game(client, address="192.0.2.8").status_code == 302


def test_what_was_begun_longer_ago_does_not_count(client):
    begun(CAFE, 299, minutes=90)
    begun(CAFE, 300, hours=24, seconds=1)
    assert new_game(client).status_code == 302


@pytest.mark.parametrize(
    ("language", "sentence", "still_here"),
    [
        ("en", "Too many games were started from your network. Try again later.", "what you typed is still here"),
        (
            "sl",
            "Iz vašega omrežja je bilo začetih preveč iger. Poskusite znova pozneje.",
            "vendar je vse, kar ste vnesli, še tukaj",
        ),
        ("fa", "از شبکهٔ شما بازی‌های زیادی شروع شده است. بعداً دوباره تلاش کنید.", "آنچه وارد کرده‌اید هنوز همین‌جاست"),
    ],
)
def test_the_form_says_so_and_keeps_the_names(client, language, sentence, still_here):
    begun(CAFE, 60, minutes=1)
    page = new_game(client, language=language, name_1="Ana", name_2="آرش").content.decode()
    assert sentence in page
    assert still_here in page
    assert 'value="Ana"' in page
    assert 'value="آرش"' in page


@pytest.mark.parametrize("language", ["fa", "sl", "en"])
def test_a_rematch_counts_too_and_says_so_on_a_page(client, played, language):
    begun(CAFE, 60, minutes=1)
    response = client.post(f"/{language}/game/{played.token}/again/", REMOTE_ADDR=CAFE)
    assert (response.status_code, response["Retry-After"]) == (429, "60")
    assert f'<html lang="{language}"' in response.content.decode()
    assert Game.objects.count() == 61


def test_a_phone_is_told_to_send_its_game_later_and_everything_of_known_games_now(client, game):
    begun(CAFE, 60, minutes=1)
    response = send(client, "aB3-_fghijklmnop")
    assert (response.status_code, response["Retry-After"]) == (429, "60")
    assert response.json() == {"errors": [{"path": "", "code": "too_many_games"}]}
    cards = {"round": 1, "seat": 0, "revision": 0, "cards": ANA}
    assert send(client, game.token, tableaus=[cards]).status_code == 200


def test_a_phones_game_counts_once(client):
    begun(CAFE, 59, minutes=1)
    assert [send(client, "aB3-_fghijklmnop").status_code for _ in range(3)] == [200, 200, 200]
    assert new_game(client).status_code == 429


def test_of_an_address_only_a_keyed_hash_is_kept(client, settings):
    new_game(client)
    kept = Start.objects.get().visitor
    assert (len(kept), CAFE in kept) == (32, False)
    settings.SECRET_KEY = "another key, just as long as the first one is"
    assert visitor_of(CAFE) != kept


def test_after_a_day_nothing_is_known_of_who_began(client):
    begun(CAFE, 2, hours=24, seconds=1)
    new_game(client, address="192.0.2.8")
    assert list(Start.objects.values_list("visitor", flat=True)) == [visitor_of("192.0.2.8")]


def test_a_game_without_an_entry_goes_after_a_day_and_one_with_a_single_card_stays(client):
    empty, entered, young = (start(client, "Ana", "Bor") for _ in range(3))
    enter(client, entered, 1, 1, {"egg": 1}, confirm="1")
    Start.objects.exclude(game=young).update(at=timezone.now() - timedelta(hours=24, seconds=1))
    newest = start(client, "Ana", "Bor")
    assert set(Game.objects.all()) == {entered, young, newest}
    assert set(Start.objects.values_list("game", flat=True)) == {young.pk, newest.pk}
    assert client.get(empty.get_absolute_url()).status_code == 404
    assert [player.name for player in entered.seats] == ["Ana", "Bor"]


def test_a_whole_game_stays(client, played):
    Start.objects.update(at=timezone.now() - timedelta(days=400))
    before = played.result()
    start(client, "Ana", "Bor")
    assert Game.objects.get(pk=played.pk).result() == before


def test_a_new_game_puts_away_a_few_old_ones_so_that_none_waits_for_all():
    begun(CAFE, 50, days=2)
    begin(["", ""], CAFE)
    assert Game.objects.count() == 31
    begin(["", ""], CAFE)
    begin(["", ""], CAFE)
    assert Game.objects.count() == 3


def test_what_a_phone_enters_for_a_game_that_has_gone_brings_it_back(client, game):
    Start.objects.update(at=timezone.now() - timedelta(days=2))
    start(client, "Ana", "Bor")
    cards = {"round": 1, "seat": 0, "revision": 0, "cards": ANA}
    assert send(client, game.token, tableaus=[cards]).json()["rounds"][0][0]["cards"] == ANA


def test_games_from_before_the_limit_are_swept_as_well(client):
    old = [Game.objects.create() for _ in range(2)]
    full = start(client, *NAMES)
    lay(full, ROUNDS[:1])
    Start.objects.all().delete()
    import_module("scoring.migrations.0002_starts").start_games_without_an_entry(apps, None)
    assert [(row.game, row.visitor, row.at) for row in Start.objects.order_by("pk")] == [
        (game, "", game.created) for game in old
    ]
