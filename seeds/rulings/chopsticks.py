"""Questions about chopsticks."""

from ..text import Example, Ruling, text

CHOPSTICKS = (
    Ruling(
        "chopsticks-wasabi-and-nigiri",
        "chopsticks",
        "ca.chopsticks_order",
        "D",
        ("bgg",),
        text(
            "ask.chopsticks-wasabi-and-nigiri",
            "I take a wasabi and a nigiri with chopsticks. Must the nigiri go on the wasabi?",
        ),
        text(
            "answer.chopsticks-wasabi-and-nigiri",
            "No, you decide which of the two you lay first. Lay the wasabi first, and the nigiri goes on "
            "it and scores {times} times as much; lay the nigiri first, and the wasabi waits for the next "
            "one. The booklets don’t say so; this is the designer’s answer as others report it.",
        ),
        text(
            "find.chopsticks-wasabi-and-nigiri",
            "together simultaneously same time both cards order sequence choose forced obligatory triple",
        ),
        lead=text("lead.chopsticks-wasabi-and-nigiri", "The same two cards, laid in either order:"),
        example=Example("alone", ("wasabi squid", "squid wasabi"), (9, 3)),
    ),
    Ruling(
        "chopsticks-second-wasabi-and-nigiri",
        "chopsticks",
        "ca.wasabi",
        "D",
        ("bgg", "gw14:2", "gw14:4"),
        text(
            "ask.chopsticks-second-wasabi-and-nigiri",
            "A wasabi is waiting, and chopsticks bring another plus a nigiri. Is it tripled?",
        ),
        text(
            "answer.chopsticks-second-wasabi-and-nigiri",
            "Yes, whichever of the two cards you lay first. A wasabi is waiting already, so the nigiri "
            "goes on a wasabi either way and scores {times} times as much; one wasabi stays free for your "
            "next nigiri. The booklets don’t mention this case; it is the designer’s answer as others "
            "report it.",
        ),
        text("find.chopsticks-second-wasabi-and-nigiri", "old new order together same time uncovered"),
        lead=text(
            "lead.chopsticks-second-wasabi-and-nigiri", "The old wasabi first, then the two new cards in either order:"
        ),
        example=Example("alone", ("wasabi wasabi squid", "wasabi squid wasabi"), (9, 9)),
    ),
    Ruling(
        "chopsticks-two-nigiri-one-wasabi",
        "chopsticks",
        "ca.chopsticks_order",
        "C",
        ("bgg",),
        text(
            "ask.chopsticks-two-nigiri-one-wasabi",
            "One wasabi is waiting and I take two nigiri with chopsticks. Which one goes on it?",
        ),
        text(
            "answer.chopsticks-two-nigiri-one-wasabi",
            "The one you lay first, and you choose the order. The booklets are silent on this; it is the "
            "custom, in line with the designer’s answer about a wasabi and a nigiri taken together.",
        ),
        text("find.chopsticks-two-nigiri-one-wasabi", "both tripled better squid egg same time triple"),
        lead=text("lead.chopsticks-two-nigiri-one-wasabi", "Wasabi first, then the same two nigiri in either order:"),
        example=Example("alone", ("wasabi squid egg", "wasabi egg squid"), (10, 6)),
    ),
    Ruling(
        "chopsticks-same-turn",
        "chopsticks",
        "ca.chopsticks_limit",
        "RB",
        ("gw14:3", "gw14:4"),
        text("ask.chopsticks-same-turn", "Can I use chopsticks in the same turn in which I take them?"),
        text(
            "answer.chopsticks-same-turn",
            "No. They must already be lying in front of you when you choose your card, so your next turn "
            "is the earliest.",
        ),
        text("find.chopsticks-same-turn", "immediately once away straight now fresh"),
    ),
    Ruling(
        "chopsticks-last-card",
        "chopsticks",
        "ca.chopsticks_last",
        "RB",
        ("gw14:3", "gw14:4"),
        text("ask.chopsticks-last-card", "I have only one card left in my hand. Can I still use chopsticks?"),
        text(
            "answer.chopsticks-last-card",
            "No. Chopsticks let you choose two cards from the same hand, and you have no second one. They "
            "stay in front of you and score nothing.",
        ),
        text("find.chopsticks-last-card", "last final end final-turn late"),
    ),
    Ruling(
        "chopsticks-two-in-one-turn",
        "chopsticks",
        "ca.chopsticks_limit",
        "RB",
        ("gw14:3", "gw14:4"),
        text("ask.chopsticks-two-in-one-turn", "I have two chopsticks cards. Can I take three cards in one turn?"),
        text(
            "answer.chopsticks-two-in-one-turn",
            "No. You may use only one chopsticks card per turn, so two cards are the most you can take. "
            "The other one stays in front of you for a later turn.",
        ),
        text("find.chopsticks-two-in-one-turn", "several both double twice multiple at once"),
    ),
    Ruling(
        "chopsticks-call-before-reveal",
        "chopsticks",
        "ca.chopsticks_how",
        "RB",
        ("gw14:3", "gw14:4", "bga"),
        text("ask.chopsticks-call-before-reveal", "Do I call “Sushi Go!” before or after the cards are turned over?"),
        text(
            "answer.chopsticks-call-before-reveal",
            "Before. Choose your first card, call “Sushi Go!” before anyone turns a card over, and choose "
            "the second from the same hand. Only the help on Board Game Arena (at the reveal) and Sushi "
            "Go Party! (after it) differ.",
        ),
        text("find.chopsticks-call-before-reveal", "chopsticks announce shout say when timing late"),
    ),
    Ruling(
        "chopsticks-return-to-hand",
        "chopsticks",
        "ca.chopsticks_return",
        "RB",
        ("gw14:3", "gw14:4", "math"),
        text("ask.chopsticks-return-to-hand", "Where do used chopsticks go? Do all hands stay the same size?"),
        text(
            "answer.chopsticks-return-to-hand",
            "Into the hand you are about to pass on; the next player may take them. You took two cards "
            "and put one back, so your hand gets one card smaller, just like everyone else’s.",
        ),
        text("find.chopsticks-return-to-hand", "return discard number equal unequal fewer count keep left"),
    ),
    Ruling(
        "chopsticks-take-chopsticks",
        "chopsticks",
        "",
        "X",
        (),
        text("ask.chopsticks-take-chopsticks", "With chopsticks, can one of my two cards be another chopsticks card?"),
        text(
            "answer.chopsticks-take-chopsticks",
            "The booklets leave it open: nothing forbids it, but they speak only of two sushi cards. An "
            "Italian summary of the rules demands two cards other than chopsticks, so agree before you "
            "deal.",
        ),
        text("find.chopsticks-take-chopsticks", "second allowed forbidden chain more new swap"),
    ),
    Ruling(
        "chopsticks-unused",
        "chopsticks",
        "ca.chopsticks",
        "RB",
        ("gw14:3", "gw14:4"),
        text("ask.chopsticks-unused", "How much are chopsticks worth if I never used them?"),
        text(
            "answer.chopsticks-unused",
            "Nothing. Chopsticks score no points, and at the end of the round they are set aside like all "
            "cards except puddings; you can’t keep them for the next round.",
        ),
        text("find.chopsticks-unused", "unused left over zero value discard save carry minus"),
        example=Example("alone", ("squid chopsticks chopsticks",), (3,)),
    ),
)
