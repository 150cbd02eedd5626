"""Everything people type passes here: cleaned into the engine's types, or an error at the field."""

import re
from typing import Any

from django import forms
from django.utils.translation import npgettext, pgettext, pgettext_lazy

from scoring.engine import Tableau
from scoring.engine.cards import DECK_SIZE, MAX_PLAYERS, MIN_PLAYERS
from scoring.engine.document import NAME_LENGTH
from scoring.engine.tableau import COUNTS
from sushigo_site.numbers import LONGEST_NUMBER, number, to_ascii, whole_number

from .wording import capitalised, card_name, clean_name, same
from .wording.names import LONGEST_TYPED

CHOOSE_PLAYERS = pgettext_lazy("err.player_count", "Choose how many of you play.")


def field_name(code: str) -> str:
    """What a field counts; the wasabi under a nigiri are counted in the nigiri's own fields."""
    return pgettext("c.wasabi_empty", "empty wasabi") if code == "wasabi" else card_name(code)


class CountField(forms.Field):
    """Cards of one kind as people type them: digits of any of the three kinds, empty for none."""

    def __init__(self, code: str) -> None:
        self.code = code
        attributes = {"inputmode": "numeric", "autocomplete": "off", "dir": "ltr", "maxlength": LONGEST_NUMBER}
        super().__init__(required=False, widget=forms.TextInput(attrs=attributes))

    def prepare_value(self, value: Any) -> Any:
        """A count from the database in the reader's digits; what was typed stays as it was."""
        return (number(value) if value else "") if isinstance(value, int) else value

    def to_python(self, value: Any) -> int:
        if not to_ascii(value or ""):
            return 0
        typed = whole_number(value)
        if typed is None:
            raise forms.ValidationError(pgettext("err.not_number", "Enter a whole number, for example 3."))
        return typed

    def validate(self, value: int) -> None:
        if value < 0:
            raise forms.ValidationError(pgettext("err.negative", "The number can’t be negative."))
        if value > DECK_SIZE:
            text = pgettext("err.too_big", "The largest possible number is {max}.")
            raise forms.ValidationError(text.format(max=number(DECK_SIZE)))


class NameField(forms.CharField):
    """A player's name in any script; blank for one who is called "Player 1" and so on."""

    def __init__(self) -> None:
        attributes = {"dir": "auto", "autocomplete": "off", "maxlength": LONGEST_TYPED}
        super().__init__(required=False, widget=forms.TextInput(attrs=attributes))

    def to_python(self, value: Any) -> str:
        return clean_name(super().to_python(value) or "")

    def validate(self, value: str) -> None:
        if len(value) > NAME_LENGTH:
            text = npgettext(
                "err.name_long",
                "A name can have at most {n} character.",
                "A name can have at most {n} characters.",
                NAME_LENGTH,
            )
            raise forms.ValidationError(text.format(n=number(NAME_LENGTH)))


class NewGameForm(forms.Form):
    """How many play, and their names in the order they sit; names beyond that number are left out."""

    players = forms.TypedChoiceField(
        coerce=int,
        widget=forms.RadioSelect,
        choices=lambda: [(n, number(n)) for n in range(MIN_PLAYERS, MAX_PLAYERS + 1)],
        error_messages={"required": CHOOSE_PLAYERS, "invalid_choice": CHOOSE_PLAYERS},
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for seat in range(MAX_PLAYERS):
            field = self.fields[f"name_{seat + 1}"] = NameField()
            field.label = pgettext("new.name_n", "Name of player {n}").format(n=number(seat + 1))

    def clean(self) -> None:
        """Fields beyond the number of players are not shown, so nothing that is wrong in them may stop the game."""
        for seat in range(self.cleaned_data.get("players", MAX_PLAYERS), MAX_PLAYERS):
            self.errors.pop(f"name_{seat + 1}", None)

    def names(self) -> list[str]:
        """Names by seat of a valid form, "" for a blank one."""
        return [self.cleaned_data[f"name_{seat + 1}"] for seat in range(self.cleaned_data["players"])]

    def repeats_a_name(self) -> bool:
        """Whether two players of a valid form have the same name."""
        given = [same(name) for name in self.names() if name]
        return len(set(given)) < len(given)


class TableauForm(forms.Form):
    """One player's cards in one round. `revision` says which state of them the page was made from."""

    revision = forms.Field(widget=forms.HiddenInput, required=False)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for code in COUNTS:
            self.fields[code] = CountField(code)
            self.fields[code].label = capitalised(field_name(code))

    def tableau(self) -> Tableau:
        """The cards of a valid form."""
        return Tableau(**{code: self.cleaned_data[code] for code in COUNTS})

    def seen_revision(self) -> int:
        """The revision a valid form was made from, or the one it shall replace; 0 for what no page of ours has sent."""
        revision = self.data.get("keep") or self.cleaned_data["revision"] or ""
        return int(revision) if re.fullmatch("[0-9]{1,20}", revision) else 0

    def cards(self) -> int:
        """Cards typed so far, whatever in it cannot be read left out."""
        return Tableau(**{code: self.typed(code) or 0 for code in COUNTS}).cards

    def typed(self, code: str) -> int | None:
        """The count in one field as it stands, None when it cannot be read."""
        try:
            count: int = self.fields[code].clean(self[code].value())
        except forms.ValidationError:
            return None
        return count
