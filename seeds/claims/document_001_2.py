"""What document 001 says: the Persian tutorial, part 2."""

from ..text import Claim, Example, text

DOCUMENT_001_2 = (
    Claim(
        "tempura-pair-and-single",
        "001",
        "tempura",
        "agrees",
        text("claim.tempura-pair-and-single", "A pair of tempura scores {tempura} points and a single one nothing."),
        example=Example("alone", ("tempura tempura", "tempura"), (5, 0)),
    ),
    Claim(
        "sashimi-two-three-four",
        "001",
        "sashimi",
        "agrees",
        text(
            "claim.sashimi-two-three-four",
            "Three sashimi score {sashimi} points, two score nothing and four still score {sashimi}.",
        ),
        example=Example(
            "alone", ("sashimi sashimi sashimi", "sashimi sashimi", "sashimi sashimi sashimi sashimi"), (10, 0, 10)
        ),
    ),
    Claim(
        "dom-scored-at-game-end",
        "001",
        "dumpling",
        "contradicts",
        text(
            "claim.dom-scored-at-game-end",
            "There are two kinds of “dom”, scored at the end of the game: six points for the most white "
            "and six for the fewest red.",
        ),
        right=text(
            "right.dom-scored-at-game-end",
            "Dumplings score in every round and are not compared: one {p1}, two {p2}, three {p3}, four "
            "{p4}, five or more {p5}. Having the fewest matters only for puddings, and there it costs "
            "{pudding} points.",
        ),
        cause=text("cause.dom-scored-at-game-end", "Perhaps dumplings were mixed up with puddings."),
        example=Example("alone", ("dumpling dumpling dumpling dumpling", "dumpling dumpling"), (10, 3)),
    ),
    Claim(
        "dom-ties-shared",
        "001",
        "dumpling",
        "contradicts",
        text("claim.dom-ties-shared", "Tied players share: if two have the most “white dom”, each gets three points."),
        right=text(
            "right.dom-ties-shared",
            "Dumpling points are never shared: players with equally many all score in full. Only maki and "
            "pudding points are split.",
        ),
        cause=text("cause.dom-ties-shared", "Perhaps it is the tie rule for puddings."),
        example=Example("alone", ("dumpling dumpling dumpling", "dumpling dumpling dumpling"), (6, 6)),
    ),
    Claim(
        "maki-kinds",
        "001",
        "maki",
        "contradicts",
        text(
            "claim.maki-kinds",
            "Maki come in three kinds, each card with its own points: “nigiri” one, “kappa” two and "
            "“California” three.",
        ),
        right=text(
            "right.maki-kinds",
            "Maki cards show one, two or three rolls, and rolls are compared: the most earns {most} "
            "points, the second most {second}, and ties are split. There is no kappa or California card, "
            "and nigiri is not maki (egg {egg}, salmon {salmon}, squid {squid}).",
        ),
        cause=text(
            "cause.maki-kinds", "Perhaps cards with one, two and three rolls were given the names of real sushi."
        ),
        example=Example("maki", ("maki_3 maki_2", "maki_2 maki_1", "maki_1"), (6, 3, 0)),
    ),
    Claim(
        "three-kappa",
        "001",
        "maki",
        "contradicts",
        text("claim.three-kappa", "Three “kappa” are worth six points."),
        right=text(
            "right.three-kappa",
            "Three maki with two rolls each are six rolls, not six points. What they score depends on "
            "everyone else’s rolls.",
        ),
        example=Example("maki", ("maki_2 maki_2 maki_2", "maki_3 maki_3 maki_1", "maki_1 maki_1 maki_1"), (3, 6, 0)),
    ),
    Claim(
        "pudding-after-last-round",
        "001",
        "pudding",
        "agrees",
        text(
            "claim.pudding-after-last-round",
            "Puddings are kept and count after {rounds} rounds: {pudding} points for the most, {pudding} "
            "less for the fewest, split in a tie.",
        ),
        right=text(
            "right.pudding-after-last-round",
            "What is missing: with two players nobody loses points, and if all have equally many nobody "
            "gains or loses any. The remainder of a split is dropped.",
        ),
        example=Example(
            "puddings", ("pudding pudding pudding", "pudding pudding", "pudding", "pudding"), (6, 0, -3, -3)
        ),
    ),
    Claim(
        "round-ends-new-hands",
        "001",
        "round-end",
        "agrees",
        text(
            "claim.round-ends-new-hands",
            "When all the cards have been chosen, the round is over; the cards are set aside and everyone "
            "gets new ones.",
        ),
        right=text("right.round-ends-new-hands", "Score the round before you set the cards aside; the puddings stay."),
    ),
    Claim(
        "usually-three-rounds",
        "001",
        "overview",
        "contradicts",
        text("claim.usually-three-rounds", "As a rule the game has {rounds} rounds."),
        right=text("right.usually-three-rounds", "It always has {rounds} rounds, no more and no fewer."),
    ),
    Claim(
        "puddings-then-winner",
        "001",
        "game-end",
        "agrees",
        text("claim.puddings-then-winner", "Puddings are counted after the last round; then the winner is known."),
    ),
    Claim(
        "winner-and-puddings",
        "001",
        "winner",
        "agrees",
        text(
            "claim.winner-and-puddings",
            "The points of all rounds and the puddings are added up; in a tie, whoever has more puddings wins.",
        ),
        example=Example("game", ("pudding pudding squid egg", "pudding sashimi sashimi sashimi"), (10, 10)),
    ),
)
