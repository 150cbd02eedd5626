"""Questions about maki."""

from ..text import Example, Ruling, text

MAKI = (
    Ruling(
        "maki-cards-or-rolls",
        "maki",
        "ca.maki_count",
        "RB",
        ("gw14:3",),
        text("ask.maki-cards-or-rolls", "In maki, do we count the cards or the rolls on them?"),
        text("answer.maki-cards-or-rolls", "The rolls. One card with three rolls beats two cards with one roll each."),
        text("find.maki-cards-or-rolls", "icons symbols pictures number add sum most"),
        example=Example("maki", ("maki_3", "maki_1 maki_1"), (6, 3)),
    ),
    Ruling(
        "maki-tie-first",
        "maki",
        "ca.maki_tie_first",
        "RB",
        ("gw14:3", "al13"),
        text("ask.maki-tie-first", "Two of us tie for the most maki. Does second place still score?"),
        text(
            "answer.maki-tie-first",
            "No. The tied players split the {most} points, and nobody scores for second place in that round.",
        ),
        text("find.maki-tie-first", "equal draw first runner-up third shared level"),
        example=Example("maki", ("maki_3", "maki_3", "maki_1"), (3, 3, 0)),
    ),
    Ruling(
        "maki-tie-first-three-or-more",
        "maki",
        "ca.maki_tie_first",
        "RB",
        ("gw14:3", "math"),
        text("ask.maki-tie-first-three-or-more", "How much does each get when three or more tie for the most maki?"),
        text(
            "answer.maki-tie-first-three-or-more",
            "They split the {most} points: three players get {three_each} each, four or five get "
            "{more_each} each. Whatever can’t be split is lost, and second place scores nothing.",
        ),
        text("find.maki-tie-first-three-or-more", "tied equal everyone all draw share first"),
        example=Example("maki", ("maki_2", "maki_2", "maki_2", "maki_2", "maki_2"), (1, 1, 1, 1, 1)),
    ),
    Ruling(
        "maki-tie-second-two",
        "maki",
        "ca.maki_tie_second",
        "RB",
        ("gw14:3",),
        text("ask.maki-tie-second-two", "Two of us tie for second place in maki. What do we get?"),
        text(
            "answer.maki-tie-second-two",
            "You split the {second} points: {second_each} point each, and the remainder is lost. The "
            "player with the most rolls still gets all {most}.",
        ),
        text("find.maki-tie-second-two", "equal draw runner-up shared level half"),
        example=Example("maki", ("maki_3 maki_2", "maki_3", "maki_3", "maki_2"), (6, 1, 1, 0)),
    ),
    Ruling(
        "maki-tie-second-four",
        "maki",
        "ca.split",
        "RB",
        ("gw14:3",),
        text("ask.maki-tie-second-four", "Four of us tie for second place in maki. Who gets the points?"),
        text(
            "answer.maki-tie-second-four",
            "Nobody. Split four ways, {second} points come to less than one each, so second place scores "
            "nothing. The player with the most rolls gets {most} as usual.",
        ),
        text("find.maki-tie-second-four", "tied equal draw runner-up zero remainder lost"),
        example=Example("maki", ("maki_3 maki_3", "maki_2", "maki_2", "maki_2", "maki_2"), (6, 0, 0, 0, 0)),
    ),
    Ruling(
        "maki-only-one-player",
        "maki",
        "ca.maki_none",
        "RB1",
        ("al13",),
        text("ask.maki-only-one-player", "Only one of us has maki. Do the others share second place?"),
        text(
            "answer.maki-only-one-player",
            "No. Without a single roll you get no maki points, so second place stays empty. The "
            "Adventureland booklet says so and the Gamewright booklet is silent; play it this way unless "
            "you agreed otherwise before dealing.",
        ),
        text("find.maki-only-one-player", "zero none nothing nobody else alone tie split"),
        example=Example("maki", ("maki_3", "", ""), (6, 0, 0)),
    ),
    Ruling(
        "maki-nobody",
        "maki",
        "ca.maki_none",
        "RB1",
        ("al13",),
        text("ask.maki-nobody", "Nobody has any maki this round. Who gets the points?"),
        text(
            "answer.maki-nobody",
            "Nobody: without any rolls on the table there is no first place to share. The Adventureland "
            "booklet asks for at least one roll and the Gamewright booklet is silent; play it this way "
            "unless you agreed otherwise before dealing.",
        ),
        text("find.maki-nobody", "none everyone all equal tie split draw"),
    ),
    Ruling(
        "maki-second-place-two-players",
        "maki",
        "ca.maki_points",
        "RB",
        ("gw14:3", "al13"),
        text("ask.maki-second-place-two-players", "Does second place in maki count with only two players?"),
        text(
            "answer.maki-second-place-two-players",
            "Yes. Whoever has fewer rolls gets {second} points; the booklet makes no exception for two. "
            "Only a player without a single roll gets nothing.",
        ),
        text("find.maki-second-place-two-players", "runner-up loser fewest head-to-head pair"),
        example=Example("maki", ("maki_3", "maki_2"), (6, 3)),
    ),
    Ruling(
        "maki-end-of-game-bonus",
        "maki",
        "ca.maki_points",
        "RB",
        ("gw14:3", "gw14:4", "gw14:5"),
        text("ask.maki-end-of-game-bonus", "Is there an extra maki bonus at the end of the game?"),
        text(
            "answer.maki-end-of-game-bonus",
            "No. Maki are scored in each round and then set aside. At the end of the game you count only the puddings.",
        ),
        text("find.maki-end-of-game-bonus", "final total overall sum prize most rolls"),
    ),
    Ruling(
        "maki-set-of-three",
        "maki",
        "ca.maki_points",
        "RB",
        ("gw14:3",),
        text("ask.maki-set-of-three", "Do three maki count as a set, like sashimi?"),
        text(
            "answer.maki-set-of-three",
            "No. With maki you only compare rolls: in each round, the player with the most gets {most} "
            "points and second place gets {second}.",
        ),
        text("find.maki-set-of-three", "cards majority collect group six combination"),
        lead=text("lead.maki-set-of-three", "Three cards here, but more rolls there:"),
        example=Example("maki", ("maki_1 maki_1 maki_1", "maki_2 maki_2"), (3, 6)),
    ),
)
