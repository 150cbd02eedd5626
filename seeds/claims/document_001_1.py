"""What document 001 says: the Persian tutorial, part 1."""

from ..text import Claim, Example, text

DOCUMENT_001_1 = (
    Claim(
        "score-board-in-the-box",
        "001",
        "box",
        "contradicts",
        text("claim.score-board-in-the-box", "A score board comes with the game."),
        right=text(
            "right.score-board-in-the-box",
            "There is no score board: in the Gamewright booklet one player keeps score with paper and "
            "pencil. Adventureland added score cards and Zoch a score pad, but not a board.",
        ),
        cause=text(
            "cause.score-board-in-the-box", "Perhaps it comes from “Sushi Go Party!”, which does have a score board."
        ),
    ),
    Claim(
        "dom-among-the-sushi-cards",
        "001",
        "box",
        "contradicts",
        text(
            "claim.dom-among-the-sushi-cards", "There are four kinds of sushi cards: tempura, sashimi, “dom” and maki."
        ),
        right=text(
            "right.dom-among-the-sushi-cards",
            "There is no card called “dom”. Dumplings, nigiri, wasabi and chopsticks are missing from the list.",
        ),
        cause=text(
            "cause.dom-among-the-sushi-cards", "Perhaps “dom”, Persian for “tail”, is a cut-off spelling of “dumpling”."
        ),
    ),
    Claim(
        "helper-cards",
        "001",
        "box",
        "contradicts",
        text("claim.helper-cards", "There may be helper cards in the box too."),
        right=text("right.helper-cards", "There are none; the booklets list no such cards."),
        cause=text("cause.helper-cards", "Perhaps it comes from other games, which do have them."),
    ),
    Claim(
        "about-so-many-cards",
        "001",
        "box",
        "contradicts",
        text("claim.about-so-many-cards", "Nobody knows exactly how many cards there are; it is about {cards}."),
        right=text("right.about-so-many-cards", "The number is known: there are exactly {cards} cards."),
    ),
    Claim(
        "sort-the-cards",
        "001",
        "setup",
        "contradicts",
        text("claim.sort-the-cards", "Before dealing, sort the cards by kind."),
        right=text("right.sort-the-cards", "Don’t sort them: shuffle all the cards together into one deck."),
        cause=text(
            "cause.sort-the-cards",
            "Perhaps it comes from “Sushi Go Party!”, where the cards are sorted to put the menu together.",
        ),
    ),
    Claim(
        "deal-by-player-count",
        "001",
        "setup",
        "agrees",
        text(
            "claim.deal-by-player-count",
            "The number of players decides how many cards each one gets; the rest is put aside.",
        ),
        right=text("right.deal-by-player-count", "The rest is the draw pile: the later rounds are dealt from it."),
    ),
    Claim(
        "space-for-laid-cards",
        "001",
        "setup",
        "agrees",
        text("claim.space-for-laid-cards", "Everyone needs room in front of them for the cards they collect."),
    ),
    Claim(
        "score-board-in-the-middle",
        "001",
        "setup",
        "contradicts",
        text("claim.score-board-in-the-middle", "The points are marked on a board in the middle of the table."),
        right=text(
            "right.score-board-in-the-middle",
            "The base game has no such board: one player writes the points down on paper.",
        ),
        cause=text(
            "cause.score-board-in-the-middle", "Perhaps it comes from “Sushi Go Party!”, which does have a score board."
        ),
    ),
    Claim(
        "three-players-hand-secret",
        "001",
        "setup",
        "agrees",
        text("claim.three-players-hand-secret", "With three players each gets {hand_3} cards and keeps them secret."),
    ),
    Claim(
        "choose-and-reveal-together",
        "001",
        "turn",
        "agrees",
        text(
            "claim.choose-and-reveal-together",
            "All choose a card at once, put it face down and turn it over together; it stays in front of its player.",
        ),
    ),
    Claim(
        "pass-usually-left",
        "001",
        "turn",
        "agrees",
        text(
            "claim.pass-usually-left",
            "The remaining cards go to the next player, usually on the left, until none are left.",
        ),
        right=text(
            "right.pass-usually-left", "In the base game they always go to the left; changing direction is a variant."
        ),
    ),
    Claim(
        "nine-rounds-with-three",
        "001",
        "turn",
        "contradicts",
        text("claim.nine-rounds-with-three", "With three players, nine rounds are played."),
        right=text(
            "right.nine-rounds-with-three",
            "Those are turns, not rounds: the game has {rounds} rounds, and with three players each round "
            "has {hand_3} turns.",
        ),
        cause=text("cause.nine-rounds-with-three", "Perhaps one word is used there for both rounds and turns."),
    ),
    Claim(
        "tempura-two-points",
        "001",
        "tempura",
        "contradicts",
        text("claim.tempura-two-points", "A pair of tempura is worth two points."),
        right=text(
            "right.tempura-two-points", "A pair scores {tempura} points; the same text corrects itself a little later."
        ),
        cause=text(
            "cause.tempura-two-points",
            "Perhaps the two printed on the card, which means two cards, was read as points.",
        ),
        example=Example("alone", ("tempura tempura",), (5,)),
    ),
    Claim(
        "sashimi-three",
        "001",
        "sashimi",
        "agrees",
        text("claim.sashimi-three", "Every set of three sashimi scores {sashimi} points."),
        example=Example("alone", ("sashimi sashimi sashimi",), (10,)),
    ),
    Claim(
        "dom-most-and-fewest",
        "001",
        "pudding",
        "contradicts",
        text(
            "claim.dom-most-and-fewest",
            "Having the most “white dom” earns six points, and having the fewest “red dom” earns six too.",
        ),
        right=text(
            "right.dom-most-and-fewest",
            "There are no such cards. It is puddings that count like this: having the most earns "
            "{pudding} points, but having the fewest costs {pudding}.",
        ),
        cause=text("cause.dom-most-and-fewest", "Perhaps the pudding rule was meant and its minus sign got lost."),
        example=Example("puddings", ("pudding pudding pudding", "pudding pudding", "pudding"), (6, 0, -6)),
    ),
)
