"""Questions about ties and the winner."""

from ..text import Example, Ruling, text

WINNING = (
    Ruling(
        "total-below-zero",
        "winner",
        "",
        "C",
        (),
        text("ask.total-below-zero", "Can a player finish below zero?"),
        text(
            "answer.total-below-zero",
            "Yes, nothing in the booklets forbids it. Whoever scores little in the rounds and has the "
            "fewest puddings can end up with a negative total, and by custom it stands.",
        ),
        text("find.total-below-zero", "minus less than score result lowest"),
        lead=text("lead.total-below-zero", "Three players at the end of the game:"),
        example=Example("game", ("pudding pudding tempura tempura", "pudding squid", "tempura"), (11, 3, -6)),
    ),
    Ruling(
        "split-remainder",
        "ties",
        "ca.split",
        "RB",
        ("gw14:3", "gw14:5"),
        text("ask.split-remainder", "What happens to points that can’t be split evenly?"),
        text(
            "answer.split-remainder",
            "They are lost. Every tied player gets the same whole number of points, and nobody gets the "
            "remainder. When a loss for puddings is split, the remainder is dropped too.",
        ),
        text("find.split-remainder", "rounding round down fraction half decimal divide left over maki"),
        example=Example("maki", ("maki_2", "maki_2", "maki_2", "maki_2"), (1, 1, 1, 1)),
    ),
    Ruling(
        "tie-split-or-full",
        "ties",
        "ca.maki_tie_first",
        "RB",
        ("gw14:3", "gw14:5", "bga", "party"),
        text("ask.tie-split-or-full", "In a tie, does everyone get the full points or do we split them?"),
        text(
            "answer.tie-split-or-full",
            "You split them, for maki and puddings alike, and the remainder is dropped. It is different "
            "in Sushi Go Party!, where everyone in the tie gets the full points.",
        ),
        text("find.tie-split-or-full", "tied equal draw share half divide level"),
        example=Example("maki", ("maki_3 maki_2", "maki_3 maki_2", "maki_3", "maki_1"), (3, 3, 0, 0)),
    ),
    Ruling(
        "tie-break-puddings",
        "ties",
        "ti.puddings",
        "RB",
        ("gw14:5", "al13"),
        text("ask.tie-break-puddings", "Two of us have the same total. Who wins?"),
        text(
            "answer.tie-break-puddings",
            "Whoever has more pudding cards. The booklets say so, and it is the cards that count here, "
            "not the points they brought.",
        ),
        text("find.tie-break-puddings", "tie tied tie-break draw equal level winner first official"),
        lead=text("lead.tie-break-puddings", "Equal totals, but the first player has more puddings:"),
        example=Example(
            "game",
            ("pudding pudding pudding pudding tempura tempura", "pudding pudding sashimi sashimi sashimi egg"),
            (11, 11),
        ),
    ),
    Ruling(
        "tie-points-and-puddings",
        "ties",
        "ti.shared",
        "C",
        (),
        text("ask.tie-points-and-puddings", "We tie on points and on puddings. Who wins?"),
        text(
            "answer.tie-points-and-puddings",
            "You share the win. The booklets say nothing about such a tie, and this is the custom; if you "
            "want something else, agree before you deal.",
        ),
        text("find.tie-points-and-puddings", "tied draw equal level shared winner first tie-break"),
        lead=text("lead.tie-points-and-puddings", "Level on points and on puddings:"),
        example=Example("game", ("pudding tempura tempura", "pudding squid salmon"), (5, 5)),
    ),
    Ruling(
        "tie-lower-places",
        "ties",
        "ti.puddings",
        "C",
        ("gw14:5",),
        text("ask.tie-lower-places", "Do puddings also decide a tie for second or third place?"),
        text(
            "answer.tie-lower-places",
            "Yes, by custom: whoever has more puddings ranks higher. The booklets speak only of the "
            "winner, but it makes sense to settle the other places in the same way.",
        ),
        text("find.tie-lower-places", "tied equal level lower rank order last tie-break"),
        lead=text(
            "lead.tie-lower-places", "Two players are level behind the winner; the one with more puddings is second:"
        ),
        example=Example(
            "game",
            (
                "sashimi sashimi sashimi tempura tempura tempura tempura",
                "pudding pudding pudding tempura tempura",
                "pudding pudding sashimi sashimi sashimi egg",
            ),
            (14, 11, 11),
        ),
    ),
)
