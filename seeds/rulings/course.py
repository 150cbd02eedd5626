"""Questions about the box, dealing, passing and the end of a round."""

from ..text import Ruling, text

COURSE = (
    Ruling(
        "number-of-rounds",
        "overview",
        "ov.goal",
        "RB",
        ("gw14:2", "al13"),
        text("ask.number-of-rounds", "Do we really have to play three rounds?"),
        text(
            "answer.number-of-rounds",
            "Yes, the game lasts {rounds} rounds, and the puddings are scored only after the last one. A "
            "shorter game is a house rule; agree on it before you deal.",
        ),
        text("find.number-of-rounds", "how many two four number length quick longer"),
    ),
    Ruling(
        "two-players-allowed",
        "overview",
        "ov.what",
        "RB",
        ("gw14:2", "al13", "dv14"),
        text("ask.two-players-allowed", "Can we play with only two people?"),
        text(
            "answer.two-players-allowed",
            "Yes. The Adventureland, Gamewright and Devir rules are for {min} to {max} players, and with "
            "two of you each gets {hand_2} cards. Only the box of the Zoch edition says {zoch_min} to "
            "{max}.",
        ),
        text("find.two-players-allowed", "number minimum couple pair duel head-to-head how many"),
    ),
    Ruling(
        "maki-card-counts",
        "box",
        "co.maki",
        "RB",
        ("gw14:2", "al13"),
        text("ask.maki-card-counts", "How many maki cards of each kind are there?"),
        text(
            "answer.maki-card-counts",
            "There are {maki_1} cards with one roll, {maki_2} with two rolls and {maki_3} with three.",
        ),
        text("find.maki-card-counts", "number count total icons box deck contents"),
    ),
    Ruling(
        "deck-run-out",
        "setup",
        "su.pile",
        "RB",
        ("gw14:2", "gw14:4", "math"),
        text("ask.deck-run-out", "Can the draw pile run out of cards?"),
        text(
            "answer.deck-run-out",
            "No. Even with five players you need only {used} of the {cards} cards for all {rounds} "
            "rounds, and {left} stay in the deck. The fewer you are, the more are left.",
        ),
        text("find.deck-run-out", "empty enough end finish leftover remaining stack"),
    ),
    Ruling(
        "hand-size",
        "setup",
        "su.deal",
        "RB",
        ("gw14:2", "gw14:4", "al13"),
        text("ask.hand-size", "How many cards does each player get?"),
        text(
            "answer.hand-size",
            "Each gets {hand_2} cards with two players, {hand_3} with three, {hand_4} with four and "
            "{hand_5} with five. The number is the same in all {rounds} rounds.",
        ),
        text("find.hand-size", "deal dealt hand size start begin receive"),
    ),
    Ruling(
        "pass-left-or-right",
        "turn",
        "tu.pass",
        "RB",
        ("gw14:2", "al13"),
        text("ask.pass-left-or-right", "Do we pass the cards to the left or to the right?"),
        text(
            "answer.pass-left-or-right",
            "To the left. Your remaining cards go face down to the player on your left, and you get new "
            "ones from your right. It is the same in every round, unless you agreed on the variant with "
            "changing direction.",
        ),
        text("find.pass-left-or-right", "side neighbour neighbor clockwise which way hand over"),
    ),
    Ruling(
        "reveal-before-pass",
        "turn",
        "tu.reveal",
        "RB",
        ("gw14:2", "al13"),
        text("ask.reveal-before-pass", "Do we turn the cards over first or pass first?"),
        text(
            "answer.reveal-before-pass",
            "You turn them over first. All of you reveal your chosen cards together, used chopsticks go "
            "back into the hand, and only then do you pass the hands on.",
        ),
        text("find.reveal-before-pass", "show flip order before after sequence open"),
    ),
    Ruling(
        "last-card",
        "turn",
        "tu.last",
        "RB",
        ("gw14:3", "al13"),
        text("ask.last-card", "Is the last card thrown away?"),
        text(
            "answer.last-card",
            "No. You lay it in front of you like all the others, and it counts; you just have no choice any more.",
        ),
        text("find.last-card", "discard final single remaining keep left over"),
    ),
    Ruling(
        "unequal-hands",
        "turn",
        "",
        "X",
        ("math",),
        text("ask.unequal-hands", "Our hands are no longer the same size. What now?"),
        text(
            "answer.unequal-hands",
            "The booklets don’t say, so decide together. After every turn you must all hold equally many "
            "cards and have equally many in front of you (without puddings from earlier rounds): count "
            "both and see who laid two cards or none, or kept used chopsticks. If you can’t put it right, "
            "the fairest way is to shuffle this round’s cards and deal the round again.",
        ),
        text("find.unequal-hands", "unequal uneven miscount mistake error wrong number missing extra"),
    ),
    Ruling(
        "pudding-between-rounds",
        "round-end",
        "ro.clear",
        "RB",
        ("gw14:4",),
        text("ask.pudding-between-rounds", "Do we discard the puddings between rounds too?"),
        text(
            "answer.pudding-between-rounds",
            "No, puddings are the only cards you keep. After each round everything else in front of you "
            "is set aside, but your puddings stay until the end of the game.",
        ),
        text("find.pudding-between-rounds", "remove carry over clear away throw next dessert save"),
    ),
    Ruling(
        "reshuffle-between-rounds",
        "round-end",
        "ro.deal",
        "RB",
        ("gw14:4", "gw14:5", "al13", "party"),
        text("ask.reshuffle-between-rounds", "Do we shuffle the used cards back in between rounds?"),
        text(
            "answer.reshuffle-between-rounds",
            "No. You deal each new round from the rest of the deck, and the cards set aside stay out "
            "until the game is over. It is different in Sushi Go Party!, where the cards are shuffled "
            "again for every round.",
        ),
        text("find.reshuffle-between-rounds", "reshuffle discard discards pile reuse mix return"),
    ),
)
