"""Sheets and rounds as the phone makes them are the server's pages, sign for sign but for spaces."""

import re

import pytest
from django.templatetags.static import static

from scoring.engine import Tableau
from tests.scoring.play import NAMES, ROUNDS, address, lay, start

pytestmark = pytest.mark.browser

TWINS = ["Ana", "ana", "", '<b>"O\'Neill" & Co</b>', "Player 3"]
SEVEN = {"tempura": 3, "maki_2": 1, "egg_on_wasabi": 1, "pudding": 1}
TWELVE_PUDDINGS = {"pudding": 6, "squid": 2}

MADE_HERE = """async (module) => {
    const shell = new DOMParser().parseFromString(await (await fetch(`/${document.documentElement.lang}/game/`)).text(),
        "text/html");
    const { showPage } = await import(module);
    await showPage(JSON.parse(shell.getElementById("templates").textContent));
    return [document.title, document.querySelector("main").innerHTML];
}"""


def parts(page):
    return page.evaluate("[document.title, document.querySelector('main').innerHTML]")


def comparable(content):
    """Without what scripts have filled in."""
    title, main = content
    main = re.sub(r'<p class="saved".*?</p>', "", main, flags=re.DOTALL)
    return [title, *re.sub(r"\s+", " ", main).strip().replace("><", ">\n<").split("\n")]


GAMES = {
    "nothing entered": (NAMES, []),
    "the reference game": (NAMES, ROUNDS),
    "two rounds": (NAMES, ROUNDS[:2]),
    "five who share everything": (TWINS, [[SEVEN] * 5] * 3),
    "two with too many puddings": (["", "سارا"], [[TWELVE_PUDDINGS, {}]] * 3),
}


@pytest.mark.parametrize(("names", "rounds"), GAMES.values(), ids=GAMES)
def test_a_page_made_on_the_phone_is_the_page_of_the_server(page, words, client, names, rounds):
    game = start(client, *names)
    assert len(game.seats) == len(names)
    lay(game, rounds)
    if len(rounds) == 2:
        game.seats[1].lay(3, Tableau(**ROUNDS[2][1]), revision=0)
    addresses = [address(game, language=words.language)]
    addresses += [address(game, number, language=words.language) for number in range(1, len(rounds) + 1)]
    for path in addresses:
        page.goto(path)
        page.locator("main [data-saved=saved]").wait_for()
        server = parts(page)
        assert comparable(page.evaluate(MADE_HERE, static("scoring/phone-page.js"))) == comparable(server)
