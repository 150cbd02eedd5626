"""Sitting down: names by keyboard and from a list, and what happens to them when the page is loaded again."""

import pytest
from playwright.sync_api import expect

from scoring.models import Game
from tests.browser.test_language import switch
from tests.browser.words import Words
from tests.scoring.play import address

pytestmark = pytest.mark.browser

PASTE = """(field, text) => {
    const data = new DataTransfer();
    data.setData("text", text);
    return field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
}"""
"""What the browser says when something is pasted; the answer is whether it would go on as usual."""


@pytest.fixture
def words():
    """One language is enough here."""
    return Words("sl")


@pytest.fixture
def page(phone, words):
    page = phone(words.language)
    page.goto(f"/{words.language}/score/")
    expect(name(page, 4)).to_have_attribute("enterkeyhint", "go")  # the script has come
    return page


def name(page, seat):
    return page.locator(f"[name=name_{seat}]")


def typed(page):
    """Each name as it stands, and how many are to play."""
    fields = page.locator(".new-game input[type=text]").evaluate_all("fields => fields.map(field => field.value)")
    return fields, int(page.locator("[name=players]:checked").input_value())


def choose(page, words, players):
    page.get_by_role("radio", name=words.number(players), exact=True).check()


def names_of_the_game():
    return [player.name for player in Game.objects.get().seats]


def test_enter_goes_to_the_next_name_and_after_the_last_one_the_game_starts(page, words):
    choose(page, words, 3)
    page.keyboard.press("Enter")
    for seat, text in enumerate(["Ana", "", "Cene"], 1):
        expect(name(page, seat)).to_be_focused()
        hint = "go" if seat == 3 else "next"
        expect(name(page, seat)).to_have_attribute("enterkeyhint", hint)
        page.keyboard.type(text)
        assert Game.objects.count() == 0
        page.keyboard.press("Enter")
    page.wait_for_url("**/round/1/0/")
    page.locator(".pad").wait_for()
    assert names_of_the_game() == ["Ana", "", "Cene"]


def test_enter_held_down_goes_one_name_further_and_starts_nothing(page):
    name(page, 1).focus()
    for _ in range(9):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(name(page, 2)).to_be_focused()
    assert page.url.endswith("/score/")


@pytest.mark.parametrize("reload", [False, True], ids=["another language", "reload"])
def test_typed_names_and_the_number_of_players_stay(page, words, reload):
    choose(page, words, 3)
    for seat, text in enumerate(["Ana", "سارا", " <i>"], 1):
        name(page, seat).fill(text)
    page.reload() if reload else switch(page, "fa")
    assert typed(page) == (["Ana", "سارا", " <i>", "", ""], 3)
    expect(name(page, 3)).to_have_attribute("enterkeyhint", "go")


def test_after_the_game_has_started_the_next_one_begins_with_no_names(page, words):
    name(page, 1).fill("Ana")
    page.get_by_role("button", name=words("a.start_game"), exact=True).click()
    page.locator(".pad").wait_for()
    page.goto(f"/{words.language}/score/")
    expect(name(page, 4)).to_have_attribute("enterkeyhint", "go")
    assert typed(page) == ([""] * 5, 4)


def test_what_the_server_sends_back_is_not_written_over(page, words):
    name(page, 1).fill("Ana")
    name(page, 2).fill("k" * 41)
    page.get_by_role("button", name=words("a.start_game"), exact=True).click()
    expect(page.locator(".error")).to_be_visible()
    assert typed(page) == (["Ana", "k" * 41, "", "", ""], 4)


LISTS = {
    "lines": "Ana\nBor\r\n\n  Cene\n",
    "commas": "Ana, Bor,Cene",
    "Persian commas": "Ana، Bor، Cene",
    "semicolons": "Ana;Bor; Cene",
    "Persian semicolons": "Ana؛ Bor؛ Cene",
    "tabs": "Ana\tBor\tCene",
}


@pytest.mark.parametrize("text", LISTS.values(), ids=LISTS)
def test_a_pasted_list_fills_the_names_and_says_how_many_play(page, text):
    assert name(page, 1).evaluate(PASTE, text) is False
    assert typed(page) == (["Ana", "Bor", "Cene", "", ""], 3)
    expect(name(page, 3)).to_be_focused()
    page.reload()
    assert typed(page) == (["Ana", "Bor", "Cene", "", ""], 3)


def test_a_list_pasted_further_down_leaves_the_names_before_it(page):
    name(page, 1).fill("Živa")
    name(page, 2).evaluate(PASTE, "Ana\nBor\nCene\nDana")
    assert typed(page) == (["Živa", "Ana", "Bor", "Cene", "Dana"], 5)


def test_a_list_that_is_too_long_fills_the_table_and_says_so(page, words):
    status = page.locator(".new-game [role=status]")
    expect(status).to_be_empty()
    name(page, 1).evaluate(PASTE, "Ana,Bor,Cene,Dana,Eva,Filip")
    assert typed(page) == (["Ana", "Bor", "Cene", "Dana", "Eva"], 5)
    expect(status).to_have_text("Igra je za največ 5\u00a0igralcev, zato preostala imena niso vpisana.")
    name(page, 1).evaluate(PASTE, "Ana,Bor")
    expect(status).to_be_empty()


@pytest.mark.parametrize("text", ["Ana Marija", "Ana,", "\n Ana \n"])
def test_one_name_is_pasted_as_ever(page, text):
    assert name(page, 1).evaluate(PASTE, text) is True
    assert typed(page) == ([""] * 5, 4)


def test_without_storage_enter_and_lists_work_all_the_same(phone, words):
    page = phone(words.language)
    page.add_init_script("""
        for (const name of ["localStorage", "sessionStorage"])
            Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError") } });
    """)
    page.goto(f"/{words.language}/score/")
    expect(name(page, 4)).to_have_attribute("enterkeyhint", "go")
    name(page, 1).evaluate(PASTE, "Ana,Bor")
    name(page, 1).press("Enter")
    expect(name(page, 2)).to_be_focused()
    name(page, 2).press("Enter")
    page.locator(".pad").wait_for()
    expect(page.locator(".seats bdi").first).to_have_text("Ana")


@pytest.fixture
def plain(phone, words):
    """A phone without scripts."""
    return phone(words.language, javascript=False)


def test_without_scripts_enter_goes_to_the_name_that_is_missing(plain, words):
    plain.goto(f"/{words.language}/score/")
    choose(plain, words, 2)
    for seat, text in [(1, "Ana"), (2, "Bor")]:
        name(plain, seat).fill(text)
        name(plain, seat).press("Enter")
        plain.wait_for_load_state()
        if seat == 1:
            expect(name(plain, 2)).to_be_focused()
    expect(plain.get_by_role("heading", level=1)).to_contain_text("Ana")
    assert names_of_the_game() == ["Ana", "Bor"]


LANGUAGES = {"fa": "فارسی", "sl": "Slovenščina"}


def say_in(page, words, language):
    page.get_by_role("button", name=words("a11y.language")).click()
    expect(page.get_by_role("link", name=LANGUAGES[language])).to_have_count(0)
    page.get_by_role("button", name=LANGUAGES[language], exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_without_scripts_typed_names_go_along_to_another_language_and_stay_there(plain, words):
    plain.goto(f"/{words.language}/score/")
    choose(plain, words, 3)
    name(plain, 1).fill("Ana")
    name(plain, 3).fill("سارا")
    say_in(plain, words, "fa")
    expect(plain).to_have_url("/fa/score/")
    assert typed(plain) == (["Ana", "", "سارا", "", ""], 3)
    plain.reload()
    assert typed(plain) == (["Ana", "", "سارا", "", ""], 3)


def test_without_scripts_typed_counts_go_along_to_another_language_and_stay_there(plain, words, game):
    plain.goto(address(game, 1, 0, words.language))
    plain.locator("[name=sashimi]").fill("2")
    plain.locator("#row-tempura [name=add]").click()
    plain.wait_for_load_state()
    plain.locator("[name=egg]").fill("3")
    say_in(plain, words, "fa")
    expect(plain).to_have_url(address(game, 1, 0, "fa"))
    for _ in range(2):
        counts = {code: plain.locator(f"[name={code}]").input_value() for code in ("tempura", "sashimi", "egg")}
        assert counts == {"tempura": "1", "sashimi": "2", "egg": "3"}
        plain.reload()


def test_without_scripts_the_enter_key_saves_the_counts(plain, words, game):
    plain.goto(address(game, 1, 0, words.language))
    plain.locator("[name=sashimi]").fill("8")
    plain.locator("[name=sashimi]").press("Enter")
    expect(plain).to_have_url(address(game, 1, 1, words.language))


def test_without_scripts_an_error_after_plus_and_minus_is_in_view(plain, words, game):
    """The row of the button stays in view after the tap; what is wrong stands at the top of the page."""
    plain.goto(address(game, 1, 0, words.language))
    plain.locator("#row-chopsticks [name=add]").click()
    expect(plain.locator("#row-chopsticks")).to_be_in_viewport()
    plain.locator(".entry .bar button").click()
    expect(plain.get_by_role("alert")).to_be_in_viewport()
    plain.locator("#row-chopsticks [name=add]").click()
    plain.locator(".entry .bar button").click()
    plain.get_by_role("button", name=words("warn.save_anyway")).click()
    expect(plain).to_have_url(address(game, 1, 1, words.language))
    assert plain.evaluate("scrollY") == 0
