"""What the phone keeps is taken away, refused or broken: cards go on, and what is said about saving is true."""

import pytest
from playwright.sync_api import expect

from tests.browser.pocket import next_one, no_messages, tap
from tests.browser.until import until
from tests.browser.words import Words
from tests.scoring.play import ROUNDS, address, saved

pytestmark = pytest.mark.browser

ANA = ROUNDS[0][0]
FORBID = "{ get() { throw new DOMException('no', 'SecurityError') } }"
DATABASE = {
    "throws": "IDBFactory.prototype.open = () => { throw new DOMException('no', 'UnknownError') }",
    "never answers": "IDBFactory.prototype.open = () => ({}); IDBFactory.prototype.databases = () => new Promise(() => {})",
    "is newer": "const open = IDBFactory.prototype.open;"
    "IDBFactory.prototype.open = function (name) { return open.call(this, name, 7) }",
    "is forbidden": f"Object.defineProperty(window, 'indexedDB', {FORBID})",
    "is not there": "Object.defineProperty(window, 'indexedDB', { value: undefined })",
}
OTHERS = {
    "localStorage is forbidden": f"Object.defineProperty(window, 'localStorage', {FORBID})",
    "localStorage is not there": "Object.defineProperty(window, 'localStorage', { value: null })",
    "workers throw": "ServiceWorkerContainer.prototype.register = () => { throw new DOMException('no', 'SecurityError') }",
    "workers are refused": "ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('no'))",
    "workers are forbidden": f"Object.defineProperty(Navigator.prototype, 'serviceWorker', {FORBID})",
}
BROKEN = {f"the database {name}": script for name, script in DATABASE.items()} | OTHERS


@pytest.fixture
def one(request):
    """One language is enough where no sentence is looked at."""
    return Words("sl")


def pad(pocket, language, game, script=""):
    page = pocket(language, service_workers="block")
    page.add_init_script(script)
    page.goto(address(game, 1, 0, language))
    page.locator(".pad .tile").first.wait_for()
    return page


@pytest.mark.parametrize("script", BROKEN.values(), ids=BROKEN)
def test_a_round_can_be_entered_and_is_saved_when(pocket, one, game, script):
    page = pocket("sl")
    page.add_init_script(script)
    page.goto(address(game, 1, 0, "sl"))
    tap(page, ANA)
    expect(page.locator(".sum-up")).to_contain_text("8")
    next_one(page)
    expect(page.locator("h1")).to_contain_text("Bor")
    until(page, lambda: saved(game), {(1, 0): ANA})
    page.goto("/sl/")
    expect(page.get_by_role("link", name=one("home.keep_score"))).to_be_visible()


def clear_all(page):
    session = page.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})


def clear_boxes(page):
    page.evaluate("localStorage.clear()")
    page.evaluate(
        """new Promise(resolve => {
            const asking = indexedDB.deleteDatabase("sushigo");
            asking.onsuccess = asking.onerror = asking.onblocked = ({ type }) => resolve(type);
        })"""
    )


@pytest.mark.parametrize("clear", [clear_all, clear_boxes])
def test_the_pad_goes_on_when_the_data_of_the_site_are_cleared(pocket, one, game, clear):
    page = pad(pocket, "sl", game)
    with no_messages():
        tap(page, {"tempura": 2})
        clear(page)
        tap(page, {card: count for card, count in ANA.items() if card != "tempura"})
        expect(page.locator(".sum-up")).to_contain_text(one("pad.cards_of", entered=8, expected=8))
        expect(page.locator(".sum-up")).to_contain_text("9")  # 5 for tempura, 3 for dumplings, 1 for egg
        expect(page.get_by_text(one("save.phone_only"))).to_be_attached()
        page.reload()
        expect(page.locator(".belt button")).to_have_count(8)  # it is on the phone, as was said
    page.locator(".pad-bar .next").click()
    expect(page.locator("h1")).to_contain_text("Bor")
    until(page, lambda: saved(game), {(1, 0): ANA})


COPIES = """new Promise((resolve, reject) => {
    const opening = indexedDB.open("sushigo");
    opening.onerror = reject;
    opening.onsuccess = () => {
        const asking = opening.result.transaction("games").objectStore("games").getAllKeys();
        asking.onsuccess = () => { opening.result.close(); resolve(asking.result.join()); };
        asking.onerror = reject;
    };
})"""


def test_the_second_copy_is_made_anew_when_its_database_was_taken_away(pocket, game):
    page = pad(pocket, "sl", game)
    clear_boxes(page)
    tap(page, {"egg": 1})
    expect(page.locator(".belt button")).to_have_count(1)
    assert game.token in page.evaluate(COPIES)


QUOTA = "throw new DOMException('full', 'QuotaExceededError')"
OBSTACLES = {
    "full": f"Storage.prototype.setItem = () => {{ {QUOTA} }}",
    "quota": f"""
        try {{ for (let n = 0; n < 5; n++) localStorage.setItem(`junk${{n}}`, "x".repeat(4.2e5)); }} catch {{}}
        Storage.prototype.setItem = () => {{ {QUOTA} }}
    """,
    "blocked": f"""
        Object.defineProperty(window, "localStorage", {FORBID});
        Object.defineProperty(window, "indexedDB", {FORBID});
    """,
}


@pytest.mark.parametrize("obstacle", OBSTACLES)
def test_what_stands_in_the_way_of_saving_is_named_with_what_to_do(pocket, words, game, obstacle):
    page = pad(pocket, words.language, game, OBSTACLES[obstacle])
    tap(page, {"egg": 1})
    line = page.locator(".pad [data-saved]")
    expect(line).to_have_attribute("data-saved", obstacle)
    expect(line.locator(":scope > :not([hidden])")).to_contain_text(words(f"save.storage_{obstacle}"))
    expect(
        page.get_by_text(words({"full": "save.full_short"}.get(obstacle, f"save.{obstacle}_short")), exact=True)
    ).to_be_visible()


def test_the_last_page_that_knows_the_cards_is_not_left_before_they_are_sent(pocket, one, game):
    page = pad(pocket, "sl", game, OBSTACLES["blocked"])
    with no_messages():
        for seat, cards in enumerate(ROUNDS[0]):
            page.wait_for_url(f"**/round/1/{seat}/")
            tap(page, cards)
            next_one(page)
        expect(page.locator(".pad .belt button").first).to_be_visible()
        assert saved(game) == {}
    page.locator(".pad-bar .next").click()
    page.wait_for_url("**/round/1/")
    assert len(saved(game)) == len(ROUNDS[0])
