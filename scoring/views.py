"""Pages of the scorekeeper: guard, form, save, redirect. All of them work without JavaScript."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.utils.translation import npgettext, pgettext, pgettext_lazy
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from scoring.engine.cards import MAX_PLAYERS, ROUNDS
from sushigo_site.kept import Page, kept
from sushigo_site.later import Later, TryLaterError
from sushigo_site.limits import client_address
from sushigo_site.numbers import number as written
from sushigo_site.origin import own_forms

from . import entry, round_sheet, sheet, sync
from .forms import NewGameForm
from .models import Game
from .starts import begin
from .writing import writing

SAME_NAME = pgettext_lazy(
    "new.same_name_note", "The same name stands more than once. The number after it is the seat at the table."
)

require_form = require_http_methods(["GET", "HEAD", "POST"])


def with_game(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """Give a view the game of the token in its address, or say that there is none."""

    @wraps(view)
    def found(request: HttpRequest, token: str, **rest: int) -> HttpResponse:
        game = Game.objects.filter(token=token).first()
        if game is None:
            return render(request, "scoring/gone.html", status=404)
        return view(request, game, **rest)

    return never_cache(found)


@own_forms
@require_form
def new_game(request: HttpRequest) -> HttpResponse:
    """Who plays; starts the game and leads to the first player's cards."""
    form = NewGameForm(request.POST or None, initial={"players": MAX_PLAYERS - 1})
    later = None
    if form.is_valid() and not form.waits():
        try:
            game = start(form.names(), request)
        except TryLaterError as error:
            later = error.later
        else:
            if form.repeats_a_name():
                messages.info(request, SAME_NAME)
            return redirect("tableau", game.token, 1, 0)
    names = [form[f"name_{seat}"] for seat in range(1, MAX_PLAYERS + 1)]
    context = {"form": form, "name_fields": names, "too_many": too_many()}
    return filled(request, "scoring/new_game.html", context, later)


def too_many() -> str:
    """What is said when a list of names is longer than the table."""
    text = npgettext(
        "new.too_many",
        "The game is for {n} player at most; the other names were left out.",
        "The game is for {n} players at most; the other names were left out.",
        MAX_PLAYERS,
    )
    return text.format(n=written(MAX_PLAYERS))


@require_safe
@with_game
def game(request: HttpRequest, game: Game) -> HttpResponse:
    """The score sheet: totals after every round, what comes next, and in the end who wins and why."""

    def make() -> Page:
        return "scoring/game.html", sheet.game_page(game) | {"state": sync.game_state(game)}

    return kept(request, make, state=game.state)


@require_safe
@with_game
def round_result(request: HttpRequest, game: Game, number: int) -> HttpResponse:
    """The points of one round and the reason for each of them."""
    if not 1 <= number <= ROUNDS:
        raise Http404
    if number > len(game.complete_rounds()):
        return redirect(game)

    def make() -> Page:
        return "scoring/round.html", round_sheet.round_page(game, number) | {"state": sync.game_state(game)}

    return kept(request, make, state=game.state)


@own_forms
@require_form
@with_game
def tableau(request: HttpRequest, game: Game, number: int, seat: int) -> HttpResponse:
    """The cards of one player in one round, entered for the first time or corrected."""
    if not 1 <= number <= ROUNDS or seat >= len(game.seats):
        raise Http404
    expected = game.next_open()
    page = entry.EntryPage(game, number, seat)
    if expected and number > expected[0] and not page.correction:
        return redirect("tableau", game.token, *expected)
    if request.method != "POST":
        return kept(request, lambda: ("scoring/tableau.html", page.context()), state=game.state)
    later = None
    try:
        if page.submit(request.POST):
            return after_saving(request, game, page)
    except TryLaterError as error:
        later = error.later
    return filled(request, "scoring/tableau.html", page.context(), later)


def filled(request: HttpRequest, template: str, context: dict[str, Any], later: Later | None) -> HttpResponse:
    """A form with what was typed in it, and on top why it could not be saved now."""
    response = render(request, template, context | {"later": later})
    return later.mark(response) if later else response


def after_saving(request: HttpRequest, game: Game, page: "entry.EntryPage") -> HttpResponse:
    """On to the next player of the round without cards, to the points of the round, or at the end to the winner."""
    del game.seats  # read again, with what was just saved
    expected = game.next_open()
    if expected and expected[0] == page.number:
        return redirect("tableau", game.token, *expected)
    if expected is None and not page.correction:
        return redirect(game)
    if page.correction:
        messages.success(request, pgettext("sheet.recalculated", "All points were counted again."))
    return redirect("round", game.token, page.number)


@own_forms
@require_POST
@with_game
def rematch(request: HttpRequest, game: Game) -> HttpResponse:
    """A new game with the same players in the same seats; a game that is not over goes on."""
    if game.next_open():
        return redirect(game)
    return redirect("tableau", start([player.name for player in game.seats], request).token, 1, 0)


def start(names: list[str], request: HttpRequest) -> Game:
    """A new game with these names by seat. Raises TryLaterError."""
    with writing():
        return begin(names, client_address(request))


@csrf_exempt  # no cookie gives a right here: who knows the token may change the game
@require_POST
@never_cache
def synchronise(request: HttpRequest, token: str) -> HttpResponse:
    """Takes what a phone has kept of a game, and answers with the whole game and what stood in the way."""
    if not sync.TOKEN.fullmatch(token):
        raise Http404
    if request.content_type != "application/json":  # what a form of another site can send is never JSON
        return JsonResponse({"errors": [{"path": "", "code": "not_json"}]}, status=415)
    try:
        message = sync.read_message(request.read())
        return JsonResponse(sync.take_in(token, message, client_address(request)))
    except sync.MessageError as error:
        return JsonResponse({"errors": [fault._asdict() for fault in error.faults]}, status=400)
