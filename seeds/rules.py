"""The whole reference in English, in reading order."""

from .cards import CARDS
from .text import Section, text

RULES = (
    Section(
        "overview",
        text("r.overview", "Overview"),
        (
            text(
                "ov.what",
                "A quick card game for {min} to {max} players: each turn you keep one card and pass the others on.",
            ),
            text("ov.goal", "The game lasts {rounds} rounds. The highest total at the end wins."),
            text("ov.time", "A game takes about {minutes} minutes and suits players aged {age} and up."),
            text(
                "ov.edition",
                "These rules are for the base game, not for “Sushi Go Party!”. If the rulebook in your "
                "box says something else, follow the rulebook.",
            ),
        ),
    ),
    Section(
        "box",
        text("r.components", "What’s in the box"),
        (
            text("co.total", "There are {cards} cards in the box."),
            text("co.sets", "Tempura, sashimi and dumplings: {each} cards of each."),
            text("co.maki", "Maki: {total} cards – {one} with one roll, {two} with two and {three} with three."),
            text("co.nigiri", "Nigiri: {egg} egg, {salmon} salmon and {squid} squid."),
            text("co.rest", "And also {puddings} puddings, {wasabi} wasabi and {chopsticks} chopsticks cards."),
        ),
    ),
    Section(
        "setup",
        text("r.setup", "Set-up"),
        (
            text("su.shuffle", "Shuffle all the cards well and stack them in one deck."),
            text(
                "su.deal",
                "Deal everyone the same number of cards. The more of you there are, the fewer each player gets.",
            ),
            text("su.secret", "Look only at your own cards and don’t show them to the others."),
            text(
                "su.pile",
                "Put the rest of the deck face down in the middle of the table; you will deal from it in "
                "the later rounds.",
            ),
            text("su.score", "Choose someone to write down the points, or use this app."),
        ),
    ),
    Section(
        "turn",
        text("r.turn", "A turn"),
        (
            text("tu.same_time", "Everyone chooses at the same time; there is no starting player."),
            text("tu.pick", "In secret, choose one card from your hand and put it face down in front of you."),
            text("tu.reveal", "When all of you are ready, turn the chosen cards face up together."),
            text(
                "tu.pass",
                "Then pass your remaining cards, face down, to the player on your left and pick up the "
                "ones coming from your right.",
            ),
            text("tu.repeat", "Choose again from the new cards. With every turn your hand gets one card smaller."),
            text("tu.last", "With the last card there is no choice: put it in front of you too."),
            text(
                "tu.sort",
                "Keep the cards in front of you face up and sorted by kind, so that everyone can see them.",
            ),
        ),
    ),
    Section(
        "cards",
        text("r.cards", "The cards"),
        (),
        CARDS,
    ),
    Section(
        "round-end",
        text("r.round_end", "End of a round"),
        (
            text("ro.end", "The round ends when nobody has any cards left in hand."),
            text(
                "ro.score",
                "Count the points of all the cards in front of each player, except puddings, and write them down.",
            ),
            text("ro.clear", "Set the counted cards aside; only the puddings stay."),
            text(
                "ro.deal",
                "Deal again from the rest of the deck, as many cards as before. The cards set aside are "
                "not used again.",
            ),
        ),
    ),
    Section(
        "game-end",
        text("r.game_end", "End of the game"),
        (
            text("fin.when", "After the last round, count the puddings."),
            text("fin.most", "Having the most puddings earns {points} points."),
            text("fin.fewest", "Having the fewest puddings costs {points} points; having none counts too."),
            text("fin.tie", "Tied players split the gain or the loss evenly; any remainder is dropped."),
            text("fin.tie_example", "Example: if four players share the fewest puddings, each loses {each} point."),
            text("fin.equal", "If everyone has the same number of puddings, nobody gains or loses points."),
            text("fin.two", "In a two-player game, nobody loses points for puddings."),
        ),
    ),
    Section(
        "winner",
        text("r.winner", "The winner"),
        (text("fin.winner", "Add up the points of all rounds and the puddings: the highest total wins."),),
    ),
    Section(
        "ties",
        text("r.ties", "Ties"),
        (
            text("ti.puddings", "If totals are equal, puddings decide: whoever has more ranks higher."),
            text(
                "ti.shared",
                "If puddings are equal too, the players share the place. The booklets do not say so; it "
                "is the usual custom.",
            ),
        ),
    ),
    Section(
        "variants",
        text("r.variants", "Variants and house rules"),
        (
            text("va.agree", "Agree on variants and house rules before the game starts."),
            text("va.direction", "Variant: change the passing direction every round – left, right, left."),
            text(
                "va.dummy_deal",
                "Variant for two: deal to three, {cards} cards each. The third is an imaginary player "
                "whose cards lie face down in the middle.",
            ),
            text(
                "va.dummy_turn",
                "The players take turns playing for the imaginary player: the one in charge draws the "
                "top card of that pile, then chooses one card for themselves and one for the imaginary "
                "player.",
            ),
            text(
                "va.dummy_swap",
                "After the cards are turned over, the two players swap hands; the pile stays where it is.",
            ),
            text("va.reshuffle", "House rule: before each new round, shuffle the cards set aside back into the deck."),
            text("va.no_penalty", "House rule: nobody loses points for having the fewest puddings."),
        ),
    ),
    Section(
        "tips",
        text("r.tips", "Tips"),
        (
            text("tp.neighbour", "Before you pass your cards, check what the next player is collecting."),
            text("tp.return", "A hand you pass early in the round comes back to you later. Remember what is in it."),
            text("tp.sashimi", "Sashimi is worth a lot but risky: start early or leave it alone."),
            text("tp.wasabi", "Take wasabi early in the round, while plenty of nigiri are still to come."),
            text("tp.maki", "If you are far behind in maki, let them go: third place scores nothing."),
            text("tp.pudding", "Try to take at least one pudding per round, so that you don’t end up with the fewest."),
            text("tp.chopsticks", "Chopsticks are strongest early in the round; late ones rarely get used."),
        ),
    ),
)
