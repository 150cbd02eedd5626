"""Questions about wasabi."""

from ..text import Example, Ruling, text

WASABI = (
    Ruling(
        "wasabi-keep-for-better",
        "wasabi",
        "ca.wasabi_order",
        "RB",
        ("gw14:2", "gw14:4", "al13"),
        text("ask.wasabi-keep-for-better", "Can I keep my wasabi free for a better nigiri?"),
        text(
            "answer.wasabi-keep-for-better",
            "No. The very next nigiri you lay must go on it, even if it is only an egg.",
        ),
        text("find.wasabi-keep-for-better", "save wait optional choose obligatory squid skip reserve"),
        example=Example("alone", ("wasabi egg squid",), (6,)),
    ),
    Ruling(
        "wasabi-double-or-triple",
        "wasabi",
        "ca.wasabi_values",
        "RB",
        ("gw14:2", "gw14:4", "al13"),
        text("ask.wasabi-double-or-triple", "Does a wasabi double the nigiri or triple it?"),
        text(
            "answer.wasabi-double-or-triple",
            "It triples the points: on a wasabi an egg scores {egg_w}, a salmon {salmon_w} and a squid {squid_w}.",
        ),
        text("find.wasabi-double-or-triple", "times multiply value worth how much twice thrice"),
        example=Example("alone", ("wasabi egg", "wasabi salmon", "wasabi squid"), (3, 6, 9)),
    ),
    Ruling(
        "wasabi-after-nigiri",
        "wasabi",
        "ca.wasabi_order",
        "RB",
        ("gw14:2", "gw14:4", "al13"),
        text("ask.wasabi-after-nigiri", "I laid a nigiri first and took a wasabi later. Is that nigiri tripled?"),
        text(
            "answer.wasabi-after-nigiri",
            "No. A wasabi works only for a nigiri you lay after it; the earlier one keeps its normal value.",
        ),
        text("find.wasabi-after-nigiri", "before order move already existing previous triple"),
        lead=text("lead.wasabi-after-nigiri", "First the nigiri, then the wasabi – and the other way round:"),
        example=Example("alone", ("squid wasabi", "wasabi squid"), (3, 9)),
    ),
    Ruling(
        "wasabi-two-under-one-nigiri",
        "wasabi",
        "ca.wasabi_one",
        "RB",
        ("gw14:2", "gw14:4", "al13"),
        text("ask.wasabi-two-under-one-nigiri", "Can I put one nigiri on two wasabi?"),
        text(
            "answer.wasabi-two-under-one-nigiri",
            "No. A nigiri goes on one wasabi only and scores {times} times as much, never more. The other "
            "wasabi waits for your next nigiri.",
        ),
        text("find.wasabi-two-under-one-nigiri", "stack combine double both multiply nine ninefold pile"),
        example=Example("alone", ("wasabi wasabi squid",), (9,)),
    ),
    Ruling(
        "wasabi-two-then-two-nigiri",
        "wasabi",
        "ca.wasabi_one",
        "RB",
        ("gw14:2", "gw14:4", "al13"),
        text(
            "ask.wasabi-two-then-two-nigiri",
            "Two wasabi are waiting and I lay two nigiri after them. Are both tripled?",
        ),
        text(
            "answer.wasabi-two-then-two-nigiri",
            "Yes. Each nigiri goes on a wasabi of its own and scores {times} times as much.",
        ),
        text("find.wasabi-two-then-two-nigiri", "several multiple more second bank free empty"),
        example=Example("alone", ("wasabi wasabi egg squid",), (12,)),
    ),
    Ruling(
        "wasabi-card-in-between",
        "wasabi",
        "ca.wasabi",
        "RB",
        ("gw14:2", "gw14:4", "al13"),
        text("ask.wasabi-card-in-between", "Is my wasabi wasted if I lay another card before the nigiri?"),
        text(
            "answer.wasabi-card-in-between",
            "No. The wasabi waits for your next nigiri until the round ends, whatever you lay in between.",
        ),
        text("find.wasabi-card-in-between", "cancel lost immediately directly straight after adjacent"),
        example=Example("alone", ("wasabi tempura egg",), (3,)),
    ),
    Ruling(
        "wasabi-next-round",
        "wasabi",
        "ro.clear",
        "RB",
        ("gw14:4",),
        text("ask.wasabi-next-round", "Does my empty wasabi stay for the next round?"),
        text(
            "answer.wasabi-next-round",
            "No. Once the round is scored, everything except the puddings is set aside, and an empty "
            "wasabi scores nothing.",
        ),
        text("find.wasabi-next-round", "carry over keep unused wait discard without nigiri"),
        example=Example("alone", ("wasabi",), (0,)),
    ),
)
