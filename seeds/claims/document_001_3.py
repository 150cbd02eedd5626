"""What document 001 says: the Persian tutorial, part 3."""

from ..text import Claim, Example, text

DOCUMENT_001_3 = (
    Claim(
        "cards-for-each-player",
        "001",
        "setup",
        "agrees",
        text(
            "claim.cards-for-each-player",
            "Two players get {hand_2} cards each, three get {hand_3}, four get {hand_4} and five get {hand_5}.",
        ),
    ),
    Claim(
        "cards-stay-after-the-round",
        "001",
        "round-end",
        "contradicts",
        text("claim.cards-stay-after-the-round", "The cards of a round stay in front of the players when it is over."),
        right=text(
            "right.cards-stay-after-the-round", "No, once the round is scored, all cards except puddings are discarded."
        ),
    ),
    Claim(
        "puddings-kept-apart",
        "001",
        "pudding",
        "agrees",
        text("claim.puddings-kept-apart", "Puddings are collected apart from the other cards."),
    ),
    Claim(
        "tempura-extra-pairs",
        "001",
        "tempura",
        "contradicts",
        text(
            "claim.tempura-extra-pairs", "A pair of tempura scores {tempura} points, but further pairs score nothing."
        ),
        right=text("right.tempura-extra-pairs", "Every pair scores {tempura} points, however many pairs you have."),
        cause=text("cause.tempura-extra-pairs", "Perhaps “a pair” was taken to mean only one pair."),
        example=Example("alone", ("tempura tempura tempura tempura",), (10,)),
    ),
    Claim(
        "sashimi-extra-sets",
        "001",
        "sashimi",
        "contradicts",
        text(
            "claim.sashimi-extra-sets",
            "A set of three sashimi scores {sashimi} points, but further sets score nothing.",
        ),
        right=text(
            "right.sashimi-extra-sets", "Every set of three scores {sashimi} points, however many sets you have."
        ),
        cause=text("cause.sashimi-extra-sets", "Perhaps “a set” was taken to mean only one set."),
        example=Example("alone", ("sashimi sashimi sashimi sashimi sashimi sashimi",), (20,)),
    ),
    Claim(
        "dom-prizes-split",
        "001",
        "pudding",
        "contradicts",
        text(
            "claim.dom-prizes-split",
            "Six points for the most “white dom” and six for the fewest “red dom” are divided among tied players.",
        ),
        right=text(
            "right.dom-prizes-split",
            "There are no such cards. It is pudding points that are split: having the most earns "
            "{pudding}, but having the fewest costs {pudding}.",
        ),
        example=Example("puddings", ("pudding pudding", "pudding pudding", "pudding"), (3, 3, -6)),
    ),
    Claim(
        "maki-fixed-points",
        "001",
        "maki",
        "contradicts",
        text(
            "claim.maki-fixed-points",
            "Every maki card has fixed points: one for “nigiri”, two for “kappa”, three for “California”.",
        ),
        right=text(
            "right.maki-fixed-points",
            "No maki card has points of its own. The most rolls in a round earn {most} points, the second "
            "most {second}, and tied players split them.",
        ),
        example=Example("maki", ("maki_3", "maki_2 maki_1", "maki_1 maki_1"), (3, 3, 0)),
    ),
    Claim(
        "pudding-plus-and-minus",
        "001",
        "pudding",
        "agrees",
        text(
            "claim.pudding-plus-and-minus",
            "At the end having the most puddings earns {pudding} points and having the fewest costs "
            "{pudding}; tied players split them.",
        ),
        right=text(
            "right.pudding-plus-and-minus",
            "Three things are missing: with two players nobody loses points, if all are equal nothing "
            "changes, and the remainder of a split is dropped.",
        ),
        example=Example(
            "puddings", ("pudding pudding", "pudding", "pudding", "pudding", "pudding"), (6, -1, -1, -1, -1)
        ),
    ),
    Claim(
        "two-player-dom-rule",
        "001",
        "pudding",
        "contradicts",
        text(
            "claim.two-player-dom-rule",
            "With two players, “white dom” scores only if you have at least two, and “red dom” only if "
            "you have none or one.",
        ),
        right=text(
            "right.two-player-dom-rule",
            "None of the booklets checked has such a rule. The real exception for two players: nobody "
            "loses points for having fewer puddings.",
        ),
        cause=text("cause.two-player-dom-rule", "Perhaps the pudding exception got garbled."),
        example=Example("puddings", ("pudding pudding pudding", "pudding"), (6, 0)),
    ),
    Claim(
        "not-mentioned",
        "001",
        "overview",
        "missing",
        text(
            "claim.not-mentioned",
            "Nothing is said about wasabi, chopsticks, dumplings, the values of nigiri, equal puddings, "
            "remainders or a shared win.",
        ),
        right=text(
            "right.not-mentioned",
            "On a wasabi the next nigiri scores {times} times as much, chopsticks let you take two cards "
            "in a later turn, and more dumplings score more. If all have equally many puddings nothing "
            "changes, remainders are dropped, and players level on everything share the win by custom.",
        ),
        example=Example("alone", ("wasabi squid", "egg salmon", "dumpling dumpling dumpling"), (9, 3, 6)),
    ),
)
