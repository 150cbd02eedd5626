"""Questions about tempura, sashimi and dumplings."""

from ..text import Example, Ruling, text

SETS = (
    Ruling(
        "tempura-more-pairs",
        "tempura",
        "ca.tempura_left",
        "RB",
        ("gw14:4",),
        text("ask.tempura-more-pairs", "I have more than one pair of tempura. Does every pair count?"),
        text(
            "answer.tempura-more-pairs",
            "Yes, every pair scores {tempura} points. Only a tempura without a partner scores nothing.",
        ),
        text("find.tempura-more-pairs", "second third several four six seven set single odd further"),
        example=Example(
            "alone",
            ("tempura tempura tempura tempura", "tempura tempura tempura tempura tempura tempura tempura"),
            (10, 15),
        ),
    ),
    Ruling(
        "sashimi-two",
        "sashimi",
        "ca.sashimi_left",
        "RB",
        ("gw14:4",),
        text("ask.sashimi-two", "Do two sashimi score anything?"),
        text(
            "answer.sashimi-two",
            "No. Only a full set of three scores {sashimi} points; sashimi that don’t complete a set score nothing.",
        ),
        text("find.sashimi-two", "one single four left over incomplete pair partial"),
        example=Example("alone", ("sashimi sashimi", "sashimi sashimi sashimi sashimi"), (0, 10)),
    ),
    Ruling(
        "sashimi-second-set",
        "sashimi",
        "ca.sashimi",
        "RB",
        ("gw14:4",),
        text("ask.sashimi-second-set", "I have six sashimi. Does the second set of three count too?"),
        text(
            "answer.sashimi-second-set",
            "Yes. Every full set of three scores {sashimi} points, the second just like the first.",
        ),
        text("find.sashimi-second-set", "several further multiple another sets twice"),
        example=Example("alone", ("sashimi sashimi sashimi sashimi sashimi sashimi",), (20,)),
    ),
    Ruling(
        "dumpling-more-than-five",
        "dumpling",
        "ca.dumpling_cap",
        "RB",
        ("gw14:4",),
        text("ask.dumpling-more-than-five", "I have more than five dumplings. Do the others start a new group?"),
        text(
            "answer.dumpling-more-than-five",
            "No. Five or more dumplings score {p5} points together, and that is the most they can bring "
            "you in a round.",
        ),
        text("find.dumpling-more-than-five", "second set six seven maximum cap limit extra gyoza"),
        example=Example("alone", ("dumpling dumpling dumpling dumpling dumpling dumpling dumpling",), (15,)),
    ),
    Ruling(
        "dumpling-sixth",
        "dumpling",
        "ca.dumpling_cap",
        "RB",
        ("gw14:4",),
        text("ask.dumpling-sixth", "Does the sixth dumpling bring any more points?"),
        text("answer.dumpling-sixth", "No. Six dumplings score {p5} points, the same as five."),
        text("find.dumpling-sixth", "extra additional maximum cap limit gyoza seven"),
        example=Example(
            "alone",
            ("dumpling dumpling dumpling dumpling dumpling", "dumpling dumpling dumpling dumpling dumpling dumpling"),
            (15, 15),
        ),
    ),
    Ruling(
        "dumpling-three",
        "dumpling",
        "ca.dumpling",
        "RB",
        ("gw14:4",),
        text("ask.dumpling-three", "How many points do three dumplings score?"),
        text(
            "answer.dumpling-three",
            "{p3} points. One dumpling scores {p1}, two {p2}, three {p3}, four {p4} and five or more {p5}.",
        ),
        text("find.dumpling-three", "worth value table gyoza list"),
        example=Example("alone", ("dumpling dumpling dumpling",), (6,)),
    ),
    Ruling(
        "dumpling-most-or-fewest",
        "dumpling",
        "ca.dumpling",
        "RB",
        ("gw14:4", "gw14:5"),
        text("ask.dumpling-most-or-fewest", "Is there a bonus for the most dumplings, or a loss for the fewest?"),
        text(
            "answer.dumpling-most-or-fewest",
            "No. Your dumplings score only by how many you have yourself, whatever the others hold. The "
            "most and the fewest matter for puddings, at the end of the game.",
        ),
        text("find.dumpling-most-or-fewest", "majority penalty minus negative compare gyoza"),
    ),
)
