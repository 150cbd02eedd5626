"""A physical game of Sushi Go! with every card tracked: who holds it, where it lies, where it goes.

Written from the rules in words and on purpose without the engine, except for what is in the box.
"""

from collections import Counter
from dataclasses import dataclass, field

from scoring.engine.cards import DECK, HAND_SIZE, ROUNDS

CHOPSTICKS, PUDDING = "chopsticks", "pudding"


@dataclass
class Seat:
    """A player: cards in hand, cards laid this round in order, puddings kept from earlier rounds."""

    hand: list = field(default_factory=list)
    laid: list = field(default_factory=list)
    kept: list = field(default_factory=list)


@dataclass
class Draft:
    """A game played by chance. `rounds` are the cards of each seat in the order laid.

    A used chopsticks leaves the row it lay in, so it is not among the cards at the end.
    """

    players: int
    random: object
    rounds: list = field(default_factory=list)

    def __post_init__(self):
        self.box = [card.value for card, count in DECK.items() for _ in range(count)]
        self.pile = list(self.box)
        self.random.shuffle(self.pile)
        self.discarded = []
        self.seats = [Seat() for _ in range(self.players)]
        for _ in range(ROUNDS):
            self.play_round()

    def play_round(self):
        for seat in self.seats:
            seat.hand = [self.pile.pop() for _ in range(HAND_SIZE[self.players])]
            self.check_nothing_is_lost()
        while self.seats[0].hand:
            self.play_turn()
        self.rounds.append([list(seat.laid) for seat in self.seats])
        for seat in self.seats:
            seat.kept += [card for card in seat.laid if card == PUDDING]
            self.discarded += [card for card in seat.laid if card != PUDDING]
            seat.laid = []
        self.check_nothing_is_lost()

    def play_turn(self):
        chosen = [self.choose(seat) for seat in self.seats]  # all at once: nobody sees another's choice
        for seat, cards in zip(self.seats, chosen, strict=True):
            if len(cards) == 2:
                seat.laid.remove(CHOPSTICKS)
                seat.hand.append(CHOPSTICKS)
            seat.laid += cards
        hands = [seat.hand for seat in self.seats]
        for seat, hand in zip(self.seats, hands[-1:] + hands[:-1], strict=True):
            seat.hand = hand
        assert len({len(seat.hand) for seat in self.seats}) == 1, "hands have become unequal"
        assert len({len(seat.laid) for seat in self.seats}) == 1, "rows have become unequal"
        self.check_nothing_is_lost()

    def choose(self, seat):
        """One card, or two by a call of "Sushi Go!" with chopsticks that lie there since an earlier turn."""
        calls = CHOPSTICKS in seat.laid and len(seat.hand) > 1 and self.random.random() < 0.7
        return [seat.hand.pop(self.random.randrange(len(seat.hand))) for _ in range(2 if calls else 1)]

    def check_nothing_is_lost(self):
        cards = Counter(self.pile) + Counter(self.discarded)
        for seat in self.seats:
            cards += Counter(seat.hand) + Counter(seat.laid) + Counter(seat.kept)
        assert cards == Counter(self.box), "a card has been lost or found"
