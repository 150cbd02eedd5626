"""Every view of the site, for checks that hold on all of them."""

from tests.browser import pad
from tests.browser.table import press
from tests.scoring.play import address, lay, start

FIVE = ["Ana", "Bor", "سارا", "آرش", "Cene"]
LONG = ["W" * 40, "ک" * 40, "سارا " * 8, "m" * 40, "🍣" * 40]
"""40 signs each, what a name may have; most of them without a place to break."""

SEVEN = {"tempura": 2, "dumpling": 1, "maki_2": 1, "salmon_on_wasabi": 1, "pudding": 1}
"""Seven cards that all five players can have in one round: every prize is shared by all of them."""

CLAIMS = ("settle/claims/", "settle/claims/001/", "rules/card/")
"""What other texts claim, and the table card."""


def scenes(page, words, client, names):
    """Brings the page to one view after the other and gives the name of each."""
    yield from plain_pages(page, words)
    yield from new_game_pages(page, words, names)
    begun, finished = start(client, *names), start(client, *names)
    yield from sheet_pages(page, words, begun, finished)
    yield from pad_pages(page, words, begun)


def plain_pages(page, words):
    settle = ["settle/", "settle/maki-tie-second-four/", "settle/maki/", "settle/winner/"]
    for path in ["", "rules/", *settle, *CLAIMS, "nothing/", "game/unknown/"]:
        page.goto(f"/{words.language}/{path}")
        yield f"/{path}"
    page.goto(f"/{words.language}/settle/pudding/?puddings=5,0,0,0,x&names={'W' * 40},سارا")
    yield "tie with an error"
    page.goto(f"/{words.language}/settle/pudding/?puddings=5,0,0,0,0&names={'W' * 40},سارا")
    yield "tie with its answer"
    page.get_by_role("button", name=words("a11y.language")).click()
    yield "list of languages"


def new_game_pages(page, words, names):
    page.goto(f"/{words.language}/score/")
    yield "new game"
    page.get_by_role("radio", name=words.number(len(names)), exact=True).check()
    for seat, name in enumerate(names, 1):
        page.get_by_label(words("new.name_n", n=words.number(seat))).fill(name)
    page.get_by_label(words("new.name_n", n=words.number(2))).fill("k" * 41)
    press(page, words("a.start_game"))
    yield "new game with an error"


def sheet_pages(page, words, begun, finished):
    page.goto(address(begun, language=words.language))
    yield "empty sheet"
    lay(begun, [[SEVEN] * 5])
    page.goto(address(begun, language=words.language))
    yield "sheet in progress"
    page.goto(address(begun, 1, language=words.language))
    yield "round"
    lay(finished, [[SEVEN] * 5] * 3)
    page.goto(address(finished, language=words.language))
    yield "final sheet with warnings"


def pad_pages(page, words, game):
    page.goto(address(game, 2, 0, words.language))
    page.locator(".seats a").first.wait_for()
    yield "empty pad"
    pad.tap(page, words, "salmon", "wasabi", "pudding", "pudding")
    yield "pad with a wasabi that waits"
    pad.on_belt(page, 0).click()
    yield "question about a nigiri"
    page.get_by_role("button", name=words("c.on_wasabi"), exact=True).click()
    pad.go_on(page)
    yield "question about the number of cards"
    pad.tile(page, words, "squid").click(button="right")
    yield "choice of a count"
    page.get_by_role("dialog").get_by_role("button").nth(6).click()
    yield "too many cards on the pad"
    for code in ["egg", "wasabi", "pudding", "chopsticks"]:
        pad.tile(page, words, code).press("7")
    yield "several warnings on the pad"
    page.goto(address(game, 1, 0, words.language))
    page.locator(".belt li").first.wait_for()
    yield "correction on the pad"
