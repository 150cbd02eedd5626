"""What document 002 says: the Slovenian summary, part 2."""

from ..text import Claim, Example, text

DOCUMENT_002_2 = (
    Claim(
        "slovenian-maki-ties",
        "002",
        "maki",
        "agrees",
        text(
            "claim.slovenian-maki-ties",
            "In a tie the maki points are split and the remainder is lost; with a shared first place "
            "nobody scores for second.",
        ),
        example=Example("maki", ("maki_3 maki_1", "maki_2 maki_2", "maki_3"), (3, 3, 0)),
    ),
    Claim(
        "slovenian-no-maki",
        "002",
        "maki",
        "agrees",
        text("claim.slovenian-no-maki", "A player without maki gets no points for it."),
        right=text(
            "right.slovenian-no-maki",
            "The Adventureland booklet says so and the Gamewright booklet is silent. Play it this way "
            "unless you agreed otherwise before dealing.",
        ),
        example=Example("maki", ("maki_2", "maki_1", ""), (6, 3, 0)),
    ),
    Claim(
        "slovenian-nigiri",
        "002",
        "nigiri",
        "agrees",
        text("claim.slovenian-nigiri", "Of the nigiri, egg is worth {egg}, salmon {salmon} and squid {squid}."),
        example=Example("alone", ("squid", "salmon", "egg"), (3, 2, 1)),
    ),
    Claim(
        "slovenian-wasabi-if",
        "002",
        "wasabi",
        "agrees",
        text(
            "claim.slovenian-wasabi-if",
            "If you lay a nigiri on an empty wasabi of yours, it scores {times} times as much.",
        ),
        right=text(
            "right.slovenian-wasabi-if",
            "The value is right, but “if” sounds like a choice. You have none: while a wasabi is free, "
            "your next nigiri must go on it.",
        ),
        example=Example("alone", ("wasabi egg squid",), (6,)),
    ),
    Claim(
        "slovenian-wasabi-alone",
        "002",
        "wasabi",
        "agrees",
        text("claim.slovenian-wasabi-alone", "A wasabi by itself scores nothing."),
        example=Example("alone", ("wasabi", "wasabi wasabi salmon"), (0, 6)),
    ),
    Claim(
        "slovenian-puddings",
        "002",
        "pudding",
        "agrees",
        text(
            "claim.slovenian-puddings",
            "After the last round the most puddings bring {pudding} points and the fewest take {pudding} "
            "away, but with two players nobody loses points.",
        ),
        example=Example("puddings", ("pudding pudding", "pudding"), (6, 0)),
    ),
    Claim(
        "slovenian-pudding-ties",
        "002",
        "pudding",
        "agrees",
        text(
            "claim.slovenian-pudding-ties",
            "In a tie both the gain and the loss for puddings are split and rounded down.",
        ),
        right=text(
            "right.slovenian-pudding-ties",
            "For a loss “down” is misleading: the remainder is dropped. If four players share the fewest, "
            "each loses {loss_each} point, not two.",
        ),
        example=Example(
            "puddings", ("pudding pudding pudding", "pudding", "pudding", "pudding", "pudding"), (6, -1, -1, -1, -1)
        ),
    ),
    Claim(
        "slovenian-winner",
        "002",
        "winner",
        "agrees",
        text("claim.slovenian-winner", "Whoever has the highest total wins; between equal totals the puddings decide."),
        example=Example(
            "game",
            (
                "pudding pudding dumpling dumpling dumpling",
                "pudding sashimi sashimi sashimi salmon",
                "tempura tempura egg chopsticks wasabi",
            ),
            (12, 12, 0),
        ),
    ),
    Claim(
        "slovenian-shared-win",
        "002",
        "ties",
        "absent",
        text("claim.slovenian-shared-win", "If points and puddings are both equal, the win is shared."),
        right=text("right.slovenian-shared-win", "No rulebook checked covers this tie; sharing the win is the custom."),
        example=Example("game", ("pudding dumpling dumpling", "pudding squid chopsticks"), (3, 3)),
    ),
    Claim(
        "slovenian-booklet-decides",
        "002",
        "overview",
        "absent",
        text("claim.slovenian-booklet-decides", "Where your booklet says something else, the booklet counts."),
        right=text(
            "right.slovenian-booklet-decides",
            "The booklets don’t say so, but it makes sense. In all booklets checked the numbers of cards "
            "and the points are the same.",
        ),
    ),
    Claim(
        "slovenian-missing",
        "002",
        "overview",
        "missing",
        text(
            "claim.slovenian-missing",
            "Nothing is said about all players having equally many puddings, one chopsticks card per "
            "turn, the cards left over or the variants.",
        ),
        right=text(
            "right.slovenian-missing",
            "If all have equally many puddings, nobody gains or loses points; only one chopsticks card "
            "may be used per turn, and cards left in the deck after the last round don’t count. As "
            "variants you may change the passing direction or, with two players, add an imaginary third.",
        ),
        example=Example("puddings", ("pudding pudding", "pudding pudding", "pudding pudding"), (0, 0, 0)),
    ),
)
