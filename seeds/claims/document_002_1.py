"""What document 002 says: the Slovenian summary, part 1."""

from ..text import Claim, Example, text

DOCUMENT_002_1 = (
    Claim(
        "slovenian-in-short",
        "002",
        "overview",
        "agrees",
        text(
            "claim.slovenian-in-short",
            "This is the base game for {min} to {max} players: you keep a card, pass the rest on, and the "
            "most points after {rounds} rounds win.",
        ),
    ),
    Claim(
        "slovenian-shuffle-all",
        "002",
        "setup",
        "agrees",
        text("claim.slovenian-shuffle-all", "All {cards} cards are shuffled together."),
    ),
    Claim(
        "slovenian-puddings-stay",
        "002",
        "round-end",
        "agrees",
        text(
            "claim.slovenian-puddings-stay",
            "From one round to the next only the puddings stay on the table; all other cards are set aside.",
        ),
    ),
    Claim(
        "slovenian-deal-and-pile",
        "002",
        "setup",
        "agrees",
        text(
            "claim.slovenian-deal-and-pile",
            "Two players get {hand_2} cards each, three {hand_3}, four {hand_4}, five {hand_5}; the rest "
            "is kept for the two rounds that follow.",
        ),
    ),
    Claim(
        "slovenian-choose-and-reveal",
        "002",
        "turn",
        "agrees",
        text(
            "claim.slovenian-choose-and-reveal",
            "All choose a card at the same time, lay it face down and then turn their cards over together.",
        ),
    ),
    Claim(
        "slovenian-pass-left",
        "002",
        "turn",
        "agrees",
        text("claim.slovenian-pass-left", "The cards you did not choose go to the player on your left."),
    ),
    Claim(
        "slovenian-until-the-last-card",
        "002",
        "round-end",
        "agrees",
        text(
            "claim.slovenian-until-the-last-card",
            "You go on until the last card has been laid and then score the round; puddings wait for the "
            "end of the game.",
        ),
    ),
    Claim(
        "slovenian-three-rounds",
        "002",
        "round-end",
        "agrees",
        text(
            "claim.slovenian-three-rounds",
            "All cards but the puddings are cleared away and new ones dealt, until {rounds} rounds have been played.",
        ),
    ),
    Claim(
        "slovenian-chopsticks-two-cards",
        "002",
        "chopsticks",
        "agrees",
        text(
            "claim.slovenian-chopsticks-two-cards",
            "With chopsticks in front of you, you may take two cards in a later turn.",
        ),
        right=text(
            "right.slovenian-chopsticks-two-cards",
            "One thing is missing: you may use only one chopsticks card per turn.",
        ),
    ),
    Claim(
        "slovenian-chopsticks-return",
        "002",
        "chopsticks",
        "agrees",
        text("claim.slovenian-chopsticks-return", "Used chopsticks go among the cards you pass on."),
    ),
    Claim(
        "slovenian-chopsticks-call",
        "002",
        "chopsticks",
        "agrees",
        text(
            "claim.slovenian-chopsticks-call",
            "You choose one card, say that you are using chopsticks and choose another from the same hand.",
        ),
        right=text(
            "right.slovenian-chopsticks-call", "It should say when: call “Sushi Go!” before anyone turns a card over."
        ),
    ),
    Claim(
        "slovenian-tempura",
        "002",
        "tempura",
        "agrees",
        text("claim.slovenian-tempura", "A pair of tempura is worth {tempura} points, a lone tempura nothing."),
        example=Example("alone", ("tempura tempura tempura", "tempura"), (5, 0)),
    ),
    Claim(
        "slovenian-sashimi",
        "002",
        "sashimi",
        "agrees",
        text(
            "claim.slovenian-sashimi", "A set of three sashimi is worth {sashimi} points, one or two are worth nothing."
        ),
        example=Example("alone", ("sashimi sashimi sashimi", "sashimi sashimi", "sashimi"), (10, 0, 0)),
    ),
    Claim(
        "slovenian-dumplings",
        "002",
        "dumpling",
        "agrees",
        text(
            "claim.slovenian-dumplings",
            "Dumplings climb step by step: {p1} for one, {p2} for two, {p3} for three, {p4} for four, "
            "{p5} for five or more.",
        ),
        example=Example(
            "alone",
            (
                "dumpling dumpling",
                "dumpling dumpling dumpling dumpling",
                "dumpling dumpling dumpling dumpling dumpling dumpling dumpling",
            ),
            (3, 10, 15),
        ),
    ),
    Claim(
        "slovenian-maki",
        "002",
        "maki",
        "agrees",
        text(
            "claim.slovenian-maki",
            "Add up the rolls on your maki: first place in the round gets {most} points, second place {second}.",
        ),
        example=Example("maki", ("maki_2 maki_2", "maki_3", "maki_1 maki_1"), (6, 3, 0)),
    ),
)
