"""The sections about the cards, one for each kind, in the order in which they are explained."""

from .text import Section, text

CARDS = (
    Section(
        "tempura",
        text("r.tempura", "Tempura"),
        (
            text("ca.tempura", "Every {size} tempura score {points} points."),
            text(
                "ca.tempura_left",
                "A tempura without a partner scores nothing. You may collect more than one pair in a round.",
            ),
        ),
    ),
    Section(
        "sashimi",
        text("r.sashimi", "Sashimi"),
        (
            text("ca.sashimi", "Every {size} sashimi score {points} points."),
            text("ca.sashimi_left", "Sashimi that don’t make a full set of three score nothing at all."),
        ),
    ),
    Section(
        "dumpling",
        text("r.dumpling", "Dumplings"),
        (
            text(
                "ca.dumpling",
                "The more dumplings, the more points: one scores {p1}, two {p2}, three {p3}, four {p4} "
                "and five or more {p5}.",
            ),
            text("ca.dumpling_cap", "From the sixth dumpling on, you get no more points."),
        ),
    ),
    Section(
        "nigiri",
        text("r.nigiri", "Nigiri"),
        (text("ca.nigiri", "A nigiri scores on its own: egg {egg}, salmon {salmon}, squid {squid}."),),
    ),
    Section(
        "wasabi",
        text("r.wasabi", "Wasabi"),
        (
            text(
                "ca.wasabi",
                "If there is an empty wasabi in front of you, put the next nigiri you take on it. That "
                "nigiri then scores {times} times as much.",
            ),
            text("ca.wasabi_values", "On a wasabi: egg {egg}, salmon {salmon}, squid {squid}."),
            text("ca.wasabi_one", "Each wasabi takes only one nigiri, but you may have several wasabi."),
            text(
                "ca.wasabi_order",
                "A nigiri you took earlier can’t be moved onto a wasabi, and you can’t keep a wasabi "
                "free for a better nigiri: the very next one goes on it.",
            ),
            text("ca.wasabi_empty", "A wasabi that stays empty scores nothing."),
        ),
    ),
    Section(
        "chopsticks",
        text("r.chopsticks", "Chopsticks"),
        (
            text(
                "ca.chopsticks",
                "Chopsticks score nothing themselves. Later in the round they let you take two cards in one turn.",
            ),
            text(
                "ca.chopsticks_how",
                "Choose your first card as usual. Before the cards are turned over, call “Sushi Go!” and "
                "choose a second card from the same hand.",
            ),
            text(
                "ca.chopsticks_return",
                "Put the used chopsticks among the cards you pass on; the next player may take them.",
            ),
            text(
                "ca.chopsticks_limit",
                "You may have several chopsticks but use only one of them per turn, and never in the "
                "turn in which you took it.",
            ),
            text(
                "ca.chopsticks_order",
                "If you take a wasabi and a nigiri together, you decide which of the two you put down first.",
            ),
            text("ca.chopsticks_last", "When only one card is left in your hand, chopsticks are no longer of use."),
        ),
    ),
    Section(
        "maki",
        text("r.maki", "Maki"),
        (
            text("ca.maki_count", "Each maki card shows {min} to {max} rolls. Add up the rolls on your cards."),
            text(
                "ca.maki_points",
                "In each round, the player with the most rolls gets {first} points and the runner-up gets {second}.",
            ),
            text(
                "ca.maki_tie_first",
                "If players tie for the most rolls, they split the {first} points, and nobody scores for "
                "second place in that round.",
            ),
            text("ca.maki_tie_second", "If players tie for second place, they split the {second} points."),
            text("ca.maki_none", "Without rolls there are no maki points, even if second place stays free."),
            text("ca.split", "When points are split, everyone gets the same whole number and any remainder is lost."),
            text(
                "ca.split_example",
                "Example: if four players split {points} points, each gets {each} and {left} are lost.",
            ),
        ),
    ),
    Section(
        "pudding",
        text("r.pudding", "Pudding"),
        (text("ca.pudding", "Puddings stay in front of you until the end of the game and only count then."),),
    ),
)
