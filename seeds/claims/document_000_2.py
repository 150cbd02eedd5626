"""What document 000 says: the Persian description, part 2."""

from ..text import Claim, Example, text

DOCUMENT_000_2 = (
    Claim(
        "official-maki-ties",
        "000",
        "maki",
        "agrees",
        text(
            "claim.official-maki-ties",
            "Tied players split the points and drop the remainder; if they tie for first place, second "
            "place scores nothing.",
        ),
        example=Example("maki", ("maki_3", "maki_3", "maki_2 maki_1", "maki_2 maki_1", "maki_2"), (1, 1, 1, 1, 0)),
    ),
    Claim(
        "official-no-maki",
        "000",
        "maki",
        "agrees",
        text("claim.official-no-maki", "Without any maki you get no maki points."),
        right=text(
            "right.official-no-maki",
            "The Adventureland booklet says so and the Gamewright booklet is silent. Play it this way "
            "unless you agreed otherwise before dealing.",
        ),
        example=Example("maki", ("maki_3", "", ""), (6, 0, 0)),
    ),
    Claim(
        "official-chopsticks",
        "000",
        "chopsticks",
        "agrees",
        text(
            "claim.official-chopsticks",
            "Chopsticks score nothing; in a later turn you take two cards with them, and they go back "
            "into the hand you pass.",
        ),
        right=text(
            "right.official-chopsticks",
            "Two things are missing: you call “Sushi Go!” before the cards are turned over, and you may "
            "use only one chopsticks card per turn.",
        ),
    ),
    Claim(
        "official-pudding-waits",
        "000",
        "pudding",
        "agrees",
        text(
            "claim.official-pudding-waits",
            "Puddings are not scored in the round; they wait in front of you for the end of the game.",
        ),
    ),
    Claim(
        "official-pudding-most-and-fewest",
        "000",
        "pudding",
        "agrees",
        text(
            "claim.official-pudding-most-and-fewest",
            "Having the most puddings earns {pudding} points and having the fewest costs {pudding}; with "
            "two players nobody loses any.",
        ),
        example=Example("puddings", ("pudding pudding pudding", "pudding pudding", "pudding"), (6, 0, -6)),
    ),
    Claim(
        "official-pudding-ties",
        "000",
        "pudding",
        "agrees",
        text("claim.official-pudding-ties", "Tied players split the pudding points."),
        right=text(
            "right.official-pudding-ties",
            "The document leaves the remainder open: it is dropped, in a loss too. If four players share "
            "the fewest, each loses {loss_each} point.",
        ),
        example=Example(
            "puddings", ("pudding pudding", "pudding", "pudding", "pudding", "pudding"), (6, -1, -1, -1, -1)
        ),
    ),
    Claim(
        "official-pudding-all-equal",
        "000",
        "pudding",
        "agrees",
        text(
            "claim.official-pudding-all-equal", "If you all have the same number of puddings, nobody scores for them."
        ),
        example=Example("puddings", ("pudding pudding", "pudding pudding", "pudding pudding"), (0, 0, 0)),
    ),
    Claim(
        "official-winner",
        "000",
        "winner",
        "agrees",
        text("claim.official-winner", "The highest total wins, and in a tie the player with more puddings is ahead."),
        example=Example(
            "game",
            ("pudding pudding tempura tempura", "pudding wasabi squid salmon", "dumpling dumpling egg chopsticks"),
            (11, 11, -2),
        ),
    ),
    Claim(
        "official-shared-place",
        "000",
        "ties",
        "absent",
        text("claim.official-shared-place", "If that is equal too, the players share the place."),
        right=text(
            "right.official-shared-place", "No rulebook checked covers this tie; sharing the place is the custom."
        ),
        example=Example("game", ("pudding tempura tempura", "pudding squid salmon"), (5, 5)),
    ),
    Claim(
        "official-tip-neighbour",
        "000",
        "tips",
        "absent",
        text(
            "claim.official-tip-neighbour",
            "At times it is better to take the card your neighbour is waiting for than one that helps you.",
        ),
        right=text(
            "right.official-tip-neighbour",
            "This is advice; the rulebook does not give it. It is allowed: you may choose any card in your hand.",
        ),
    ),
    Claim(
        "official-tip-sashimi",
        "000",
        "tips",
        "absent",
        text("claim.official-tip-sashimi", "Don’t begin with sashimi unless you are certain of the third one."),
        right=text(
            "right.official-tip-sashimi",
            "This is advice, not a rule. What the rulebook does say: fewer than three sashimi score nothing.",
        ),
        example=Example("alone", ("sashimi sashimi", "sashimi sashimi sashimi"), (0, 10)),
    ),
    Claim(
        "official-tip-early-wasabi",
        "000",
        "wasabi",
        "contradicts",
        text(
            "claim.official-tip-early-wasabi",
            "Take a wasabi early, and the nigiri that come after it score {times} times as much.",
        ),
        right=text(
            "right.official-tip-early-wasabi",
            "Only the first one does: each wasabi takes one nigiri. The ones after that keep their normal "
            "value unless another wasabi is free.",
        ),
        example=Example("alone", ("wasabi salmon salmon", "wasabi wasabi salmon salmon"), (8, 12)),
    ),
    Claim(
        "official-tip-puddings",
        "000",
        "tips",
        "absent",
        text("claim.official-tip-puddings", "Think of puddings in every round, for they often settle who wins."),
        right=text(
            "right.official-tip-puddings",
            "That is an opinion. What is certain: the most puddings earn {pudding} points and the fewest "
            "cost {pudding}, though nobody loses any in a game for two.",
        ),
        example=Example(
            "puddings", ("pudding pudding pudding", "pudding pudding", "pudding pudding", "pudding"), (6, 0, 0, -6)
        ),
    ),
    Claim(
        "official-missing",
        "000",
        "overview",
        "missing",
        text(
            "claim.official-missing",
            "Nothing is said about passing to the left, the call for chopsticks, one chopsticks card per "
            "turn, the cards left over or the variants.",
        ),
        right=text(
            "right.official-missing",
            "Pass to the left, call “Sushi Go!” before the cards are turned over and use only one "
            "chopsticks card per turn; cards left in the deck after the last round don’t count. As "
            "variants you may change the passing direction or, with two players, add an imaginary third.",
        ),
    ),
)
