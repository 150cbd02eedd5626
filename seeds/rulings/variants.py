"""Questions about variants: directions, the imaginary player for two, the soy sauce promo."""

from ..text import Example, Ruling, text

VARIANTS = (
    Ruling(
        "direction-each-round",
        "variants",
        "va.direction",
        "RB",
        ("gw14:2", "gw14:5", "al13", "dv14"),
        text("ask.direction-each-round", "Do we change the passing direction every round?"),
        text(
            "answer.direction-each-round",
            "No, in the normal game you always pass to the left. Changing the direction (left, right, "
            "left) is a variant in the booklets; if you want it, agree before you deal.",
        ),
        text("find.direction-each-round", "alternate switch reverse clockwise counterclockwise second side"),
    ),
    Ruling(
        "dummy-needed",
        "variants",
        "va.dummy_deal",
        "RB",
        ("gw14:5", "gw14:6", "dv14"),
        text("ask.dummy-needed", "There are two of us. Do we need the imaginary third player?"),
        text(
            "answer.dummy-needed",
            "No, that is only a variant. In the normal game for two, each of you gets {hand_2} cards and "
            "there is no third player. The variant is in the Gamewright and Devir rules, but not in the "
            "Adventureland booklet.",
        ),
        text("find.dummy-needed", "dummy ghost virtual automa optional pair head-to-head"),
    ),
    Ruling(
        "dummy-hand-size",
        "variants",
        "va.dummy_deal",
        "RB",
        ("gw14:5", "gw14:6", "dv14"),
        text("ask.dummy-hand-size", "How many cards do we deal in the variant with the imaginary player?"),
        text(
            "answer.dummy-hand-size",
            "Three hands of {hand_3} cards: one for each of you and one for the imaginary player, left "
            "face down between you. In the normal game for two, you would each get {hand_2}.",
        ),
        text("find.dummy-hand-size", "dummy ghost virtual third hand size number"),
    ),
    Ruling(
        "dummy-maki-puddings",
        "variants",
        "",
        "X",
        ("gw14:5", "gw14:6"),
        text("ask.dummy-maki-puddings", "Does the imaginary player compete for maki and puddings?"),
        text(
            "answer.dummy-maki-puddings",
            "Most likely yes: it has cards of its own, and the Gamewright booklet says that scoring is as "
            "usual. But this is not spelled out, and nor is whether the imaginary player can win, so "
            "agree before you deal.",
        ),
        text("find.dummy-maki-puddings", "dummy ghost virtual third score count points"),
        lead=text("lead.dummy-maki-puddings", "If it does, with the imaginary player last:"),
        example=Example("maki", ("maki_3 maki_2", "maki_3", "maki_3 maki_2"), (3, 0, 3)),
    ),
    Ruling(
        "dummy-pudding-loss",
        "variants",
        "",
        "X",
        (),
        text("ask.dummy-pudding-loss", "With the imaginary player, do the fewest puddings cost points?"),
        text(
            "answer.dummy-pudding-loss",
            "The booklets don’t say: three players have cards, but only two are real, and with two nobody "
            "loses points. Agree before you deal; one published computer version takes nothing away.",
        ),
        text("find.dummy-pudding-loss", "dummy ghost virtual third minus penalty negative lose"),
    ),
    Ruling(
        "dummy-chopsticks",
        "variants",
        "",
        "X",
        (),
        text("ask.dummy-chopsticks", "May I use chopsticks while I play for the imaginary player?"),
        text(
            "answer.dummy-chopsticks",
            "The booklets are silent, so agree before you deal. It makes sense to allow it as long as a "
            "card is left in your hand for the imaginary player.",
        ),
        text("find.dummy-chopsticks", "dummy ghost virtual third two control allowed double"),
    ),
    Ruling(
        "soy-sauce-tie",
        "variants",
        "",
        "P",
        ("promo", "bga"),
        text("ask.soy-sauce-tie", "Two of us laid soy sauce and tie for the most colours. Who gets the points?"),
        text(
            "answer.soy-sauce-tie",
            "You split the {soy} points: {soy_two} each, or {soy_three} each if three of you tie; the "
            "remainder is dropped. In a tie with someone who laid no soy sauce, the promo’s text is "
            "unclear (read literally, you get all {soy}), so agree before you deal. In Sushi Go Party! "
            "each of you gets the full {soy}.",
        ),
        text("find.soy-sauce-tie", "tied draw equal share expansion background variety colors shoyu"),
    ),
    Ruling(
        "soy-sauce-several",
        "variants",
        "",
        "P",
        ("promo", "bga"),
        text("ask.soy-sauce-several", "I laid two soy sauces. Do both of them score?"),
        text(
            "answer.soy-sauce-several",
            "No. In the base game only one of them scores, so soy sauce brings you {soy} points a round "
            "at most. In Sushi Go Party! every soy sauce scores.",
        ),
        text("find.soy-sauce-several", "several multiple more twice second promo expansion shoyu"),
    ),
    Ruling(
        "soy-sauce-colours",
        "variants",
        "",
        "P",
        ("promo",),
        text("ask.soy-sauce-colours", "Do puddings, chopsticks and the soy sauce itself count as colours?"),
        text(
            "answer.soy-sauce-colours",
            "Chopsticks and the soy sauce do; a pudding counts only if you laid it this round. The main "
            "background colour is what matters, so all nigiri and wasabi together are one colour, yellow.",
        ),
        text("find.soy-sauce-colours", "color colors old earlier kinds types variety promo expansion shoyu"),
    ),
)
