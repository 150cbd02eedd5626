"""What document 000 says: the Persian description, part 1."""

from ..text import Claim, Example, text

DOCUMENT_000_1 = (
    Claim(
        "official-players",
        "000",
        "overview",
        "agrees",
        text("claim.official-players", "The game is for {min} to {max} players."),
    ),
    Claim(
        "official-blurb",
        "000",
        "overview",
        "agrees",
        text(
            "claim.official-blurb",
            "Having the most rolls or a set of sashimi earns points, a nigiri on wasabi scores {times} "
            "times as much, and puddings count at the end.",
        ),
        example=Example("alone", ("sashimi sashimi sashimi", "wasabi salmon"), (10, 6)),
    ),
    Claim(
        "official-time-and-age",
        "000",
        "box",
        "absent",
        text("claim.official-time-and-age", "A game takes fifteen minutes and suits players aged eight and up."),
        right=text(
            "right.official-time-and-age",
            "This comes from the box; the rulebook does not say it. The Adventureland box says "
            "{earlier_minutes} minutes and age {earlier_age}, and elsewhere the document itself says "
            "{earlier_minutes} minutes.",
        ),
    ),
    Claim(
        "official-drafting",
        "000",
        "overview",
        "absent",
        text(
            "claim.official-drafting",
            "It is a short and simple relative of a well-known bigger game: you keep one card, pass the "
            "rest and can spoil the others’ plans.",
        ),
        right=text(
            "right.official-drafting",
            "This describes the game and is not a rule; the rulebook does not say it. It is true that you "
            "keep one card each turn and pass the rest.",
        ),
    ),
    Claim(
        "official-goal",
        "000",
        "overview",
        "agrees",
        text("claim.official-goal", "The aim is to have the most points after {rounds} rounds."),
    ),
    Claim(
        "official-card-counts",
        "000",
        "box",
        "agrees",
        text(
            "claim.official-card-counts",
            "There are {cards} cards, {maki_1} of them maki with one roll, {maki_2} with two and {maki_3} with three.",
        ),
        right=text(
            "right.official-card-counts",
            "The other kinds are listed correctly too; all together they make {cards} cards.",
        ),
    ),
    Claim(
        "official-hand-sizes",
        "000",
        "setup",
        "agrees",
        text(
            "claim.official-hand-sizes",
            "With two players each gets {hand_2} cards, with three {hand_3}, with four {hand_4} and with "
            "five {hand_5}.",
        ),
    ),
    Claim(
        "official-dealt-from-the-deck",
        "000",
        "setup",
        "agrees",
        text("claim.official-dealt-from-the-deck", "At the start of every round you deal from a shuffled deck."),
        right=text(
            "right.official-dealt-from-the-deck",
            "Shuffle only once, before the first round. The later rounds are dealt from what is left, and "
            "discarded cards don’t come back.",
        ),
    ),
    Claim(
        "official-choose-and-reveal",
        "000",
        "turn",
        "agrees",
        text(
            "claim.official-choose-and-reveal",
            "Everyone secretly chooses a card, all turn theirs over together, and the card stays in front "
            "of its player.",
        ),
    ),
    Claim(
        "official-pass-to-the-next",
        "000",
        "turn",
        "agrees",
        text("claim.official-pass-to-the-next", "The cards left in your hand go to the next player."),
        right=text(
            "right.official-pass-to-the-next",
            "The next player is the one on your left; the document doesn’t say which way to pass.",
        ),
    ),
    Claim(
        "official-round-end",
        "000",
        "round-end",
        "agrees",
        text("claim.official-round-end", "When nobody has a card in hand any more, the round is over and is scored."),
    ),
    Claim(
        "official-all-but-puddings",
        "000",
        "round-end",
        "agrees",
        text("claim.official-all-but-puddings", "After scoring, everything except the puddings is set aside."),
    ),
    Claim(
        "official-tempura",
        "000",
        "tempura",
        "agrees",
        text("claim.official-tempura", "Two tempura together score {tempura} points, one alone scores nothing."),
        example=Example("alone", ("tempura tempura", "tempura", "tempura tempura tempura tempura"), (5, 0, 10)),
    ),
    Claim(
        "official-sashimi",
        "000",
        "sashimi",
        "agrees",
        text("claim.official-sashimi", "Three sashimi together score {sashimi} points, one or two score nothing."),
        example=Example("alone", ("sashimi sashimi sashimi", "sashimi sashimi"), (10, 0)),
    ),
    Claim(
        "official-dumplings",
        "000",
        "dumpling",
        "agrees",
        text(
            "claim.official-dumplings",
            "One dumpling scores {p1}, two score {p2}, three {p3}, four {p4} and five or more {p5}.",
        ),
        example=Example(
            "alone",
            (
                "dumpling dumpling dumpling",
                "dumpling dumpling dumpling dumpling dumpling",
                "dumpling dumpling dumpling dumpling dumpling dumpling",
            ),
            (6, 15, 15),
        ),
    ),
    Claim(
        "official-nigiri",
        "000",
        "nigiri",
        "agrees",
        text(
            "claim.official-nigiri", "An egg nigiri scores {egg}, a salmon nigiri {salmon} and a squid nigiri {squid}."
        ),
        example=Example("alone", ("egg", "salmon", "squid"), (1, 2, 3)),
    ),
    Claim(
        "official-wasabi-first-nigiri",
        "000",
        "wasabi",
        "agrees",
        text(
            "claim.official-wasabi-first-nigiri",
            "The first nigiri after a wasabi goes on it and scores {times} times as much, so a squid scores {squid_w}.",
        ),
        example=Example("alone", ("wasabi squid", "wasabi egg squid"), (9, 6)),
    ),
    Claim(
        "official-wasabi-one-nigiri",
        "000",
        "wasabi",
        "agrees",
        text(
            "claim.official-wasabi-one-nigiri",
            "Each wasabi takes one nigiri only, and a wasabi that stays empty scores nothing.",
        ),
        example=Example("alone", ("wasabi squid salmon", "wasabi"), (11, 0)),
    ),
    Claim(
        "official-maki",
        "000",
        "maki",
        "agrees",
        text(
            "claim.official-maki",
            "In each round the rolls are added up: the most get {most} points and second place gets {second}.",
        ),
        example=Example("maki", ("maki_3 maki_2", "maki_1 maki_1 maki_1", "maki_2"), (6, 3, 0)),
    ),
)
