"""Questions about puddings."""

from ..text import Example, Ruling, text

PUDDINGS = (
    Ruling(
        "pudding-when-scored",
        "pudding",
        "fin.when",
        "RB",
        ("gw14:5",),
        text("ask.pudding-when-scored", "Do we score the puddings after every round?"),
        text(
            "answer.pudding-when-scored",
            "No, only once: when the last round has been scored. Until then the puddings stay in front of "
            "you and bring no points.",
        ),
        text("find.pudding-when-scored", "end final each dessert count timing game"),
    ),
    Ruling(
        "pudding-two-players",
        "pudding",
        "fin.two",
        "RB",
        ("gw14:5", "al13"),
        text("ask.pudding-two-players", "With two players, does the one with fewer puddings lose points?"),
        text(
            "answer.pudding-two-players",
            "No. Whoever has more puddings gets {pudding} points, and having fewer costs nothing when "
            "there are only two of you.",
        ),
        text("find.pudding-two-players", "minus penalty negative fewest deduct loss head-to-head"),
        example=Example("puddings", ("pudding pudding pudding", "pudding"), (6, 0)),
    ),
    Ruling(
        "pudding-two-players-equal",
        "pudding",
        "fin.equal",
        "RB",
        ("gw14:5", "al13"),
        text(
            "ask.pudding-two-players-equal", "There are two of us with equally many puddings. Do we split the points?"
        ),
        text(
            "answer.pudding-two-players-equal",
            "No, neither of you scores. When everyone has the same number of puddings, nobody gains or "
            "loses points, and that goes for two players as well.",
        ),
        text("find.pudding-two-players-equal", "tie tied draw half share three six most"),
        example=Example("puddings", ("pudding pudding", "pudding pudding"), (0, 0)),
    ),
    Ruling(
        "pudding-nobody",
        "pudding",
        "fin.equal",
        "RB",
        ("gw14:5", "al13"),
        text("ask.pudding-nobody", "Nobody has a pudding. Does everyone lose points?"),
        text(
            "answer.pudding-nobody",
            "No. When everyone has the same number of puddings, even if it is none at all, nobody gains "
            "or loses points.",
        ),
        text("find.pudding-nobody", "zero equal tie minus fewest penalty without"),
        lead=text("lead.pudding-nobody", "No puddings on the table, so only the other cards count:"),
        example=Example("game", ("tempura tempura", "squid", "egg"), (5, 3, 1)),
    ),
    Ruling(
        "pudding-none-is-fewest",
        "pudding",
        "fin.fewest",
        "RB",
        ("gw14:5",),
        text("ask.pudding-none-is-fewest", "I have no puddings at all. Do I count as having the fewest?"),
        text(
            "answer.pudding-none-is-fewest",
            "Yes, having none counts as the fewest. You lose {pudding} points, or split the loss with the "
            "others who have none. It costs nothing only if there are two of you, or if nobody has any.",
        ),
        text("find.pudding-none-is-fewest", "zero minus penalty without negative last share"),
        example=Example("puddings", ("pudding pudding", "", ""), (6, -3, -3)),
    ),
    Ruling(
        "pudding-four-split-loss",
        "pudding",
        "fin.tie_example",
        "RB",
        ("gw14:5",),
        text("ask.pudding-four-split-loss", "Four of us have the fewest puddings. Do we lose one point each or two?"),
        text(
            "answer.pudding-four-split-loss",
            "You lose {loss_each} point each. The loss of {pudding} points is split four ways and the "
            "remainder is dropped, which is in your favour.",
        ),
        text("find.pudding-four-split-loss", "rounding round down up half fraction divide share tie minus"),
        example=Example("puddings", ("pudding pudding pudding pudding pudding", "", "", "", ""), (6, -1, -1, -1, -1)),
    ),
    Ruling(
        "pudding-fewest-tie",
        "pudding",
        "fin.tie",
        "RB",
        ("gw14:5",),
        text("ask.pudding-fewest-tie", "Several of us tie for the fewest puddings. Who loses the points?"),
        text(
            "answer.pudding-fewest-tie",
            "All of you. You split the loss of {pudding} points evenly and the remainder is dropped; "
            "nothing else decides between you.",
        ),
        text("find.pudding-fewest-tie", "tied tie-break equal draw share minus penalty last broken"),
        example=Example(
            "puddings", ("pudding pudding pudding pudding", "pudding", "pudding", "pudding"), (6, -2, -2, -2)
        ),
    ),
    Ruling(
        "pudding-fewest-gain-or-lose",
        "pudding",
        "fin.fewest",
        "RB",
        ("gw14:5",),
        text("ask.pudding-fewest-gain-or-lose", "Do the fewest puddings earn points or cost points?"),
        text(
            "answer.pudding-fewest-gain-or-lose",
            "They cost {pudding} points, except with two players. It is having the most that earns "
            "{pudding}; anyone in between neither gains nor loses.",
        ),
        text("find.pudding-fewest-gain-or-lose", "minus plus negative penalty bonus score worth"),
        example=Example("puddings", ("pudding pudding", "pudding", ""), (6, 0, -6)),
    ),
    Ruling(
        "pudding-second-most",
        "pudding",
        "fin.most",
        "RB",
        ("gw14:5",),
        text("ask.pudding-second-most", "Does second place in puddings score anything?"),
        text(
            "answer.pudding-second-most",
            "No. Only having the most earns points, and only having the fewest costs points. Second place "
            "counts in maki, not in puddings.",
        ),
        text("find.pudding-second-most", "runner-up middle third prize bonus"),
        example=Example(
            "puddings",
            ("pudding pudding pudding pudding", "pudding pudding pudding", "pudding pudding", "pudding"),
            (6, 0, 0, -6),
        ),
    ),
    Ruling(
        "pudding-none-in-round",
        "pudding",
        "",
        "RB",
        ("gw14:2", "math"),
        text("ask.pudding-none-in-round", "Not one pudding turned up this round. Can that be right?"),
        text(
            "answer.pudding-none-in-round",
            "Yes, the puddings you are missing are still in the deck. The first round has none in about "
            "{none_2} games in a hundred with two players, and in about {none_5} with five. A whole game "
            "without puddings hardly ever happens, and with five players it can’t: only three cards are "
            "left over.",
        ),
        text("find.pudding-none-in-round", "zero nobody chance probability odds percent likely"),
    ),
)
