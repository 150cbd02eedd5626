"""What lay on the table, and nothing that can be computed from it: no score is ever stored."""

import secrets
from collections import Counter
from collections.abc import Sequence
from itertools import takewhile

from django.db import models, transaction
from django.urls import reverse
from django.utils.functional import cached_property

from scoring.engine import GameResult, GameWarning, Tableau, check_game, score_game
from scoring.engine.cards import DECK_SIZE, HAND_SIZE, MAX_PLAYERS, ROUNDS
from scoring.engine.document import NAME_LENGTH
from scoring.engine.tableau import COUNTS


def new_token() -> str:
    """16 characters that nobody guesses (96 random bits): whoever has the link has the game."""
    return secrets.token_urlsafe(12)


class Game(models.Model):
    token = models.CharField(max_length=16, unique=True, default=new_token, editable=False)
    created = models.DateTimeField(auto_now_add=True)
    version = models.PositiveIntegerField(default=0)
    """Rises with every write, in its transaction: what was made of one version is never shown for another."""

    def __str__(self) -> str:
        return self.token

    def get_absolute_url(self) -> str:
        return reverse("game", args=[self.token])

    @property
    def state(self) -> str:
        """Names this game as it stands now; another one never has the same, even when it has got its token."""
        return f"{self.pk}.{self.version}"

    @cached_property
    def seats(self) -> list["Player"]:
        """Players in the order they sit, with what lies in front of them."""
        return list(self.players.order_by("seat").prefetch_related("rows"))

    def rounds(self) -> list[list[Tableau | None]]:
        """Tableaus by round and seat, all three rounds; None for what was not entered yet."""
        return [list(tableaus) for tableaus in zip(*[player.tableaus() for player in self.seats], strict=True)]

    def complete_rounds(self) -> list[list[Tableau]]:
        """The rounds that can be scored: those that every player has entered, from the first on."""
        entered = [[tableau for tableau in tableaus if tableau is not None] for tableaus in self.rounds()]
        return list(takewhile(lambda tableaus: len(tableaus) == len(self.seats), entered))

    def result(self) -> GameResult:
        """Points, totals and places as far as the game has come."""
        return score_game(self.complete_rounds(), len(self.seats))

    def warnings(self) -> list[GameWarning]:
        """What is unlikely about the cards entered so far, unfinished rounds included."""
        return check_game(self.rounds(), len(self.seats))

    def next_open(self) -> tuple[int, int] | None:
        """Round and seat of the tableau to enter next; None when the game is complete."""
        for number, tableaus in enumerate(self.rounds(), 1):
            if None in tableaus:
                return number, tableaus.index(None)
        return None


class Start(models.Model):
    """Who began a game, for a day: so long a limit counts it, and so long a game may stay without an entry."""

    VISITOR_LENGTH = 32

    game = models.OneToOneField(Game, models.CASCADE, primary_key=True)
    visitor = models.CharField(max_length=VISITOR_LENGTH)
    at = models.DateTimeField(db_index=True)

    class Meta:
        indexes = [models.Index(fields=["visitor", "at"], name="starts_of_a_visitor")]

    def __str__(self) -> str:
        return f"{self.game} {self.at}"


class Player(models.Model):
    """A seat at the table. A blank name is shown as "Player 1" in the language of the reader."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="players")
    seat = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=NAME_LENGTH, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["game", "seat"], name="one_player_a_seat"),
            models.CheckConstraint(condition=models.Q(seat__lt=MAX_PLAYERS), name="seat_at_the_table"),
        ]

    def __str__(self) -> str:
        return self.name

    def tableaus(self) -> list[Tableau | None]:
        """What lies in front of the player in each of the rounds; None where not all of it was entered."""
        entered = {row.round: row.tableau for row in self.rows.all() if row.done}
        return [entered.get(number) for number in range(1, ROUNDS + 1)]

    def row(self, number: int) -> "TableauRow | None":
        """What is kept of round `number`, finished or not."""
        return next((row for row in self.rows.all() if row.round == number), None)

    def lay(self, number: int, tableau: Tableau, revision: int, *, done: bool = True, laid: Sequence[str] = ()) -> None:
        """Keep what lies in front of the player in round `number`.

        `revision` is the state the entry was made from, 0 when there was none. `done`: these are all the cards;
        once said, it stays so. `laid`: names of counts in the order laid; without it the order known stays as far
        as it fits. The same cards once more change nothing. Raises ConflictError when somebody else has entered
        other cards in the meantime; nothing is changed then either.
        """
        with transaction.atomic():
            row = self.rows.filter(round=number).first() or TableauRow(
                player=self, round=number, revision=0, done=False
            )
            before = row.state
            if revision == row.revision:
                row.take(tableau, list(laid) or in_order(row.laid, tableau))
            elif row.tableau != tableau or not row.revision:
                raise ConflictError(row)
            row.done = row.done or done
            if row.state != before or not row.revision:
                row.revision += 1
                row.save()
                Game.objects.filter(pk=self.game_id).update(version=models.F("version") + 1)


class ConflictError(Exception):
    """Somebody else entered other cards for the same tableau in the meantime."""

    def __init__(self, row: "TableauRow") -> None:
        super().__init__(str(row))
        self.row = row


LONGEST_ORDER = 2 * max(HAND_SIZE.values())
"""Names in an order that is kept: nobody lays more, and a mistaken thousand is not worth its place."""


def in_order(laid: Sequence[str], tableau: Tableau) -> list[str]:
    """The cards of a tableau in an order known before: what was laid and is still there, then what has come."""
    rest = Counter(tableau.counts())
    if not laid or rest.total() > LONGEST_ORDER:
        return []
    kept = []
    for name in laid:
        if rest[name] > 0:
            rest[name] -= 1
            kept.append(name)
    return [*kept, *rest.elements()]


def _count() -> models.PositiveSmallIntegerField:
    return models.PositiveSmallIntegerField(default=0)


class TableauRow(models.Model):
    """The tableau of one player in one round; the counts have the names of the engine's."""

    player = models.ForeignKey(Player, models.CASCADE, related_name="rows")
    round = models.PositiveSmallIntegerField()
    revision = models.PositiveIntegerField(default=1)
    done = models.BooleanField(default=True)
    """Whether all cards of the player are entered; until then they are kept, but count for nothing."""
    laid = models.JSONField(default=list, blank=True)
    """Names of the counts in the order laid, one for each time it was laid; empty where it is not known."""

    tempura = _count()
    sashimi = _count()
    dumpling = _count()
    maki_1 = _count()
    maki_2 = _count()
    maki_3 = _count()
    egg = _count()
    salmon = _count()
    squid = _count()
    egg_on_wasabi = _count()
    salmon_on_wasabi = _count()
    squid_on_wasabi = _count()
    wasabi = _count()
    pudding = _count()
    chopsticks = _count()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["player", "round"], name="one_tableau_a_round"),
            models.CheckConstraint(condition=models.Q(round__range=(1, ROUNDS)), name="round_of_the_game"),
            *[
                models.CheckConstraint(
                    condition=models.Q(**{f"{name}__range": (0, DECK_SIZE)}), name=f"{name}_in_the_box"
                )
                for name in COUNTS
            ],
        ]

    def __str__(self) -> str:
        return f"{self.player} {self.round}"

    @property
    def tableau(self) -> Tableau:
        """The row as the engine knows it."""
        return Tableau(**{name: getattr(self, name) for name in COUNTS})

    @property
    def state(self) -> tuple[Tableau, list[str], bool]:
        """All that a new revision may change."""
        return self.tableau, self.laid, self.done

    def take(self, tableau: Tableau, laid: list[str]) -> None:
        """Put these cards in the place of those that are here."""
        for name, count in tableau.counts().items():
            setattr(self, name, count)
        self.laid = laid
