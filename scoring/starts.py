"""New games: how many one address may begin, and what becomes of those in which nobody entered anything."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from django.db.models import Exists, OuterRef
from django.utils import timezone
from django.utils.crypto import salted_hmac
from django.utils.translation import pgettext_lazy

from sushigo_site.later import Later, TryLaterError

from .models import Game, Player, Start, TableauRow, new_token

DAY = timedelta(days=1)
AT_MOST = {timedelta(hours=1): 60, DAY: 300}
"""New games of one address within a time: a café whose guests share an address has room."""

SWEPT = 20
"""Starts that a new game puts away: more than one, so that old ones never gather."""

TOO_MANY = Later(
    "too_many_games",
    pgettext_lazy("err.too_many_games", "Too many games were started from your network. Try again later."),
    429,
    60,
)


def begin(names: Sequence[str], address: str, token: str | None = None) -> Game:
    """A new game with these names by seat, within `writing`. Raises TryLaterError when `address` has begun too many."""
    visitor, now = visitor_of(address), timezone.now()
    if _too_many(visitor, now):
        raise TryLaterError(TOO_MANY)
    _sweep(now - DAY)
    game = Game.objects.create(token=token or new_token())
    Player.objects.bulk_create(Player(game=game, seat=seat, name=name) for seat, name in enumerate(names))
    Start.objects.create(game=game, visitor=visitor, at=now)
    return game


def visitor_of(address: str) -> str:
    """What is kept of an address: without the key of the site nobody can tell which one it was."""
    return salted_hmac("scoring.starts", address).hexdigest()[: Start.VISITOR_LENGTH]


def _too_many(visitor: str, now: datetime) -> bool:
    begun = Start.objects.filter(visitor=visitor)
    return any(begun.filter(at__gt=now - time).count() >= most for time, most in AT_MOST.items())


def _sweep(before: datetime) -> None:
    """Forget who began the oldest games before this time, and delete those that nobody entered a card in."""
    old = list(Start.objects.filter(at__lt=before).order_by("at").values_list("game", flat=True)[:SWEPT])
    entered = TableauRow.objects.filter(player__game=OuterRef("pk"))
    Game.objects.filter(~Exists(entered), pk__in=old).delete()
    Start.objects.filter(game__in=old).delete()
