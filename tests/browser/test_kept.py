"""What is entered survives whatever happens to the page, the browser or the storage of the phone."""

import os
import signal
import subprocess
from contextlib import suppress

import pytest
from playwright.sync_api import Error, expect

from scoring.models import Game
from tests.browser.pocket import next_one, tap
from tests.browser.until import until
from tests.browser.words import Words
from tests.conftest import put_away
from tests.scoring.play import NAMES, ROUNDS, address, saved, start

pytestmark = pytest.mark.browser

ANA = ROUNDS[0][0]
HALF = {"maki_3": 1, "tempura": 2, "egg": 1}


@pytest.fixture
def words():
    """One language is enough here."""
    return Words("sl")


@pytest.fixture
def page(pocket, words, game):
    """The pad for Ana, on a phone that has not been here before."""
    page = pocket(words.language, service_workers="block")
    page.goto(address(game, 1, 0, words.language))
    return page


def belt(page):
    """The names of the cards that were tapped, in their order."""
    page.locator(".pad").wait_for()
    return page.locator(".belt use").evaluate_all("uses => uses.map(use => use.getAttribute('href').split('#')[1])")


def undo(page):
    page.locator(".pad .undo").click()


def test_a_reload_in_the_middle_changes_nothing_and_the_steps_can_still_be_undone(page):
    tap(page, HALF)
    page.reload()
    assert belt(page) == ["maki_3", "tempura", "tempura", "egg"]
    undo(page)
    undo(page)
    assert belt(page) == ["maki_3", "tempura"]
    page.reload()
    assert belt(page) == ["maki_3", "tempura"]


def test_leaving_and_coming_back_changes_nothing(page, words):
    tap(page, HALF)
    page.goto(f"/{words.language}/rules/")
    page.go_back()
    assert belt(page) == ["maki_3", "tempura", "tempura", "egg"]


def test_a_closed_tab_changes_nothing_and_the_home_page_leads_back(page, words, game):
    tap(page, HALF)
    context = page.context
    page.close()
    again = context.new_page()
    again.goto(f"/{words.language}/")
    again.get_by_role("link", name=words("home.resume")).click()
    again.wait_for_url(f"**{address(game, 1, 0, words.language)}")
    assert belt(again) == ["maki_3", "tempura", "tempura", "egg"]


COPIED = """() => new Promise((resolve) => {
    indexedDB.open("sushigo").onsuccess = ({ target: { result: database } }) => {
        const request = database.transaction("games").objectStore("games").getAll();
        request.onsuccess = () => {
            const copy = request.result.find(({ token }) => token.endsWith(":1:0"));
            resolve(copy?.value.history.length);
        };
        database.close();
    };
})"""
"""Steps of the first player's first round in the copy that is on the disk at once."""


def test_a_killed_browser_takes_no_tap_along(live_server, game, tmp_path, browser, words):
    def launch():
        return browser.browser_type.launch_persistent_context(
            tmp_path, executable_path=os.environ.get("CHROMIUM"), chromium_sandbox=False, base_url=live_server.url
        )

    here = address(game, 1, 0, words.language)
    context = launch()
    page = context.pages[0]
    page.goto(here)
    tap(page, ANA)
    until(page, COPIED, 8)
    for process in processes(tmp_path):
        os.kill(process, signal.SIGKILL)
    with suppress(Error):
        context.close()
    (tmp_path / "SingletonLock").unlink(missing_ok=True)
    context = launch()
    page = context.pages[0]
    page.goto(here)
    assert len(belt(page)) == 8
    undo(page)
    assert len(belt(page)) == 7
    put_away([context], live_server)


def processes(profile):
    """Everything that runs with this profile, children included."""
    found = subprocess.run(["pgrep", "-f", str(profile)], capture_output=True, text=True, check=True).stdout
    return [int(line) for line in found.split() if int(line) != os.getpid()]


BROKEN = {
    "another shape": '{"players": 7}',
    "no JSON": "{",
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
def test_what_cannot_be_read_in_the_storage_does_no_harm(page, game, content):
    tap(page, HALF)
    page.evaluate("([key, content]) => localStorage.setItem(key, content)", [f"sushigo:game:{game.token}", content])
    page.reload()
    assert belt(page) == ["maki_3", "tempura", "tempura", "egg"]  # from the second copy


FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') };"
FORBIDDEN = """
    Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError") } });
    Object.defineProperty(window, "indexedDB", { get() { throw new DOMException("no", "SecurityError") } });
"""


@pytest.mark.parametrize(("script", "said"), [(FULL, "save.storage_full"), (FORBIDDEN, "save.storage_blocked")])
def test_without_storage_the_page_says_so_and_the_round_can_still_be_entered(pocket, words, game, script, said):
    page = pocket(words.language, service_workers="block")
    page.add_init_script(script)
    page.goto(address(game, 1, 0, words.language))
    tap(page, ANA)
    expect(page.get_by_text(words(said))).to_be_visible()
    next_one(page)
    expect(page.locator("h1")).to_contain_text("Bor")
    until(page, lambda: saved(game), {(1, 0): ANA})


def test_several_games_do_not_get_in_each_others_way(page, words, client):
    tap(page, HALF)
    other = start(client, *NAMES[:2])
    page.goto(address(other, 1, 0, words.language))
    assert belt(page) == []
    tap(page, {"squid": 2})
    page.goto(address(Game.objects.earliest("pk"), 1, 0, words.language))
    assert belt(page) == ["maki_3", "tempura", "tempura", "egg"]


def test_two_tabs_of_one_phone_show_the_same_cards(page):
    tap(page, HALF)
    other = page.context.new_page()
    other.goto(page.url)
    assert belt(other) == ["maki_3", "tempura", "tempura", "egg"]
    undo(other)
    expect(page.locator(".belt use")).to_have_count(3)


def test_no_tap_is_lost_that_falls_on_two_tabs_in_turn(page, words):
    other = page.context.new_page()
    other.goto(page.url)
    for tab in (page, other):
        tab.locator(".pad").wait_for()
    for _ in range(6):
        for tab in (page, other):
            tap(tab, {"egg": 1})
    for tab in (page, other):
        expect(tab.locator(".belt li")).to_have_count(12)
    for tab, left in ((page, 11), (other, 10)):
        undo(tab)
        expect(page.locator(".belt li")).to_have_count(left)
    page.reload()
    assert belt(page) == ["egg"] * 10


def test_no_tap_is_lost_that_falls_on_two_seats_in_two_tabs(page, words, game):
    other = page.context.new_page()
    other.goto(address(game, 1, 1, words.language))
    for _ in range(4):
        tap(page, {"egg": 1})
        tap(other, {"squid": 1})
    for tab, seat, cards in ((page, 0, "squid"), (other, 1, "egg")):
        tab.goto(address(game, 1, 1 - seat, words.language))
        assert belt(tab) == [cards] * 4


@pytest.mark.parametrize("sent", [False, True], ids=["only here", "on the server too"])
def test_where_nothing_can_be_stored_the_page_asks_before_cards_go_with_it(pocket, words, game, sent):
    page = pocket(words.language, service_workers="block")
    page.add_init_script(FORBIDDEN)
    if not sent:
        page.route("**/sync/", lambda route: route.abort())
    asked = []
    page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    page.goto(address(game, 1, 0, words.language))
    tap(page, HALF)
    if sent:
        until(page, lambda: saved(game), {(1, 0): HALF})
        with page.expect_request(lambda request: '"tableaus":[]' in (request.post_data or "")):
            pass  # it has heard that everything is there
    page.goto(f"/{words.language}/rules/")
    assert asked == ([] if sent else ["beforeunload"])


FILL = """() => {
    const seat = { belt: ["egg"], history: [], done: true, revision: 1, known: { egg: 1 }, sent: [], conflict: null };
    const game = (token, touched, known) => ({
        token, known, touched, step: 1, players: ["A", "B"], rounds: Array(3).fill([seat, seat]), more: "x".repeat(5e5),
    });
    const games = [game("not-sent", 1, false), game("oldest", 2, true), game("newer", 3, true)];
    for (const each of games) localStorage.setItem(`sushigo:game:${each.token}`, JSON.stringify(each));
    for (let size = 1e6; size >= 1; size /= 10) {
        try {
            for (;;) localStorage.setItem("junk", (localStorage.getItem("junk") ?? "") + "x".repeat(size));
        } catch {}
    }
}"""
"""Three games are over and the storage is full to the last sign."""


def test_without_space_the_oldest_game_goes_that_is_over_and_on_the_server(page, words, game):
    page.locator(".pad").wait_for()
    page.evaluate(FILL)
    tap(page, HALF)
    games = page.evaluate("Object.keys(localStorage).filter(key => key.includes('game')).sort()")
    assert games == sorted(f"sushigo:game:{token}" for token in ["newer", "not-sent", game.token])
    expect(page.get_by_text(words("save.storage_full"))).to_be_hidden()
    page.reload()
    assert belt(page) == ["maki_3", "tempura", "tempura", "egg"]
