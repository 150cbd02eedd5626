"""The page on which one player's cards are entered: the form, what is doubtful, and what is shown."""

from collections.abc import Mapping
from typing import Any

from django.urls import reverse
from django.utils.translation import pgettext

from scoring.engine import Card, GameWarning, Tableau, check_game
from scoring.engine.cards import HAND_SIZE, ROUNDS
from scoring.engine.tableau import COUNTS
from sushigo_site.numbers import isolate, ordinal
from sushigo_site.numbers import number as written

from .forms import TableauForm
from .models import ConflictError, Game, TableauRow
from .sync import game_state
from .wording import capitalised, card_name, deck_sentence, display_names, hand_sentence
from .writing import writing


class EntryPage:
    """One visit to the entry page of seat `seat` in round `number` of a game."""

    def __init__(self, game: Game, number: int, seat: int) -> None:
        self.game, self.number, self.seat = game, number, seat
        self.player = game.seats[seat]
        self.names = display_names([player.name for player in game.seats])
        self.hand = HAND_SIZE[len(game.seats)]
        self.row = self.player.row(number)
        self.correction = self.row is not None and self.row.done
        self.warnings: list[str] = []
        self.conflict: TableauRow | None = None
        self.form = TableauForm(initial=self._initial())

    def submit(self, data: Mapping[str, Any]) -> bool:
        """Take what was sent; True when the cards are saved, else the page has something to say.

        Raises TryLaterError when nothing can be saved now.
        """
        if not {"add", "remove", "draft"}.isdisjoint(data):
            step = data.get("add") or data.get("remove") or ""
            self.form = TableauForm(_stepped(data, step, 1 if "add" in data else -1))
            return False
        self.form = TableauForm(data)
        if not self.form.is_valid():
            return False
        tableau = self.form.tableau()
        self.warnings = self._doubts(tableau)
        if self.warnings and not ("confirm" in data or "keep" in data):
            return False
        return self._save(tableau)

    def _save(self, tableau: Tableau) -> bool:
        try:
            with writing():
                self.player.lay(self.number, tableau, self.form.seen_revision())
        except ConflictError as conflict:
            self.conflict = conflict.row
            return False
        return True

    def _initial(self) -> dict[str, int]:
        if self.row is None:
            return {"revision": 0}
        return {"revision": self.row.revision, **self.row.tableau.counts()}

    def _doubts(self, tableau: Tableau) -> list[str]:
        """What is unlikely about these cards, in sentences: their number, and kinds the box has fewer of."""
        rounds = self.game.rounds()
        rounds[self.number - 1][self.seat] = tableau
        return [
            self._sentence(warning)
            for warning in check_game(rounds, len(self.names))
            if self._is_mine(warning, tableau)
        ]

    def _is_mine(self, warning: GameWarning, tableau: Tableau) -> bool:
        if warning.code == "deck":
            return tableau.count(Card(warning.card)) > 0
        return (warning.round, warning.seat) == (self.number, self.seat)

    def _sentence(self, warning: GameWarning) -> str:
        if warning.code == "deck":
            return deck_sentence(warning)
        return hand_sentence(warning, self.names[self.seat])

    def context(self) -> dict[str, Any]:
        """What the template shows."""
        return {
            "form": self.form,
            "title": self._title(),
            "round": _round_of(self.number),
            "seats": [self._tab(seat) for seat in range(len(self.names))],
            "fields": [_field(self.form, code) for code in COUNTS],
            "entered": _entered().format(entered=written(self.form.cards()), expected=written(self.hand)),
            "puddings_before": self._puddings_before(),
            "warnings": self.warnings,
            "conflict": self._conflict(),
            "next": self._next(),
            "sheet_url": self.game.get_absolute_url(),
            "pad": game_state(self.game) | {"round": self.number, "seat": self.seat, "expected": self.hand},
            "here": reverse("tableau", args=[self.game.token, self.number, self.seat]),
        }

    def _title(self) -> str:
        text = pgettext("pad.title", "{name}: cards in round {n}")
        return text.format(name=isolate(self.names[self.seat]), n=ordinal(self.number))

    def _tab(self, seat: int) -> dict[str, Any]:
        row = self.game.seats[seat].row(self.number)
        return {
            "name": self.names[seat],
            "url": reverse("tableau", args=[self.game.token, self.number, seat]),
            "current": seat == self.seat,
            "icon": row and row.done and ("i-check" if row.tableau.cards == self.hand else "i-warn"),
            "label": self._tab_label(isolate(self.names[seat]), row),
        }

    def _tab_label(self, name: str, row: TableauRow | None) -> str:
        """How far a player is; a number of cards that cannot be right stands in it."""
        cards = row.tableau.cards if row else 0
        if not cards and not (row and row.done):
            return pgettext("pad.seat_open", "{name}: not entered yet").format(name=name)
        if row and row.done and cards == self.hand:
            return pgettext("pad.seat_done", "{name}: all cards entered").format(name=name)
        text = pgettext("pad.seat_partial", "{name}: {entered} of {expected} cards")
        return text.format(name=name, entered=written(cards), expected=written(self.hand))

    def _puddings_before(self) -> str:
        """Puddings the player kept from earlier rounds, which are not entered again."""
        before = self.player.tableaus()[: self.number - 1]
        puddings = sum(tableau.pudding for tableau in before if tableau)
        if puddings == 0:
            return ""
        text = pgettext("pad.puddings_before", "Puddings from earlier rounds: {n}")
        return text.format(n=written(puddings))

    def _conflict(self) -> dict[str, Any] | None:
        """What somebody else entered in the meantime, and the revision that says one has seen it."""
        if self.conflict is None:
            return None
        counts = self.conflict.tableau.counts().items()
        cards = [
            {"code": code, "name": capitalised(card_name(code)), "count": count} for code, count in counts if count
        ]
        return {"revision": self.conflict.revision, "cards": cards}

    def _next(self) -> str:
        """The words on the main button: whose cards come next, or the points."""
        if self.correction:
            return pgettext("a.save", "Save")
        tableaus = self.game.rounds()[self.number - 1]
        others = [seat for seat, tableau in enumerate(tableaus) if tableau is None and seat != self.seat]
        if not others:
            last = self.number == ROUNDS
            return pgettext("sheet.final", "Final result") if last else pgettext("pad.show_points", "Show the points")
        return pgettext("pad.next_player", "Next: {name}").format(name=isolate(self.names[others[0]]))


def _stepped(data: Mapping[str, Any], code: str, step: int) -> dict[str, Any]:
    """What was typed, with one card of a kind more or less."""
    typed = {name: data.get(name, "") for name in ("revision", *COUNTS)}
    if code in COUNTS:
        count = TableauForm(typed).typed(code)
        if count is not None:
            typed[code] = written(count + step) if count + step > 0 else ""
    return typed


def _field(form: TableauForm, code: str) -> dict[str, Any]:
    return {
        "code": code,
        "field": form[code],
        "name": form[code].label,
        "add": pgettext("pad.add", "{card}: add one").format(card=form[code].label),
        "remove": pgettext("pad.remove", "{card}: remove one").format(card=form[code].label),
    }


def _round_of(number: int) -> str:
    text = pgettext("ui.round_of", "Round {n} of {total}")
    return text.format(n=written(number), total=written(ROUNDS))


def _entered() -> str:
    return pgettext("ui.cards_entered", "Cards entered: {entered} of {expected}")
