"""The pad in the hand: taps, the belt, what is said, and how one player follows the other."""

import pytest
from playwright.sync_api import expect

from tests.browser import pad
from tests.browser.table import heading, podium
from tests.browser.words import Words
from tests.scoring.play import NAMES, ROUNDS, address, saved

pytestmark = pytest.mark.browser

LAID = [
    ["maki_3", "maki_2", "tempura", "tempura", "egg", "dumpling", "dumpling", "pudding"],
    ["sashimi", "sashimi", "sashimi", "wasabi", "squid", "dumpling", "maki_1", "chopsticks"],
    ["dumpling", "dumpling", "dumpling", "dumpling", "maki_2", "egg", "tempura", "pudding"],
    ["maki_3", "maki_3", "wasabi", "egg", "sashimi", "tempura", "tempura", "pudding"],
]
"""The reference round in the order laid; its rolls are 5, 1, 2 and 6."""

WITHOUT_MAKI = [9, 20, 11, 8]
ON_THE_PAD = [9, 20, 11, 14]
"""The last player's cards decide the maki."""
SO_FAR = [("Bor", 20), ("آرش", 14), ("Ana", 12), ("سارا", 11)]
FIRST_TAPS = """() => { window.taps = 0; addEventListener("click", () => window.taps++, true); }"""


@pytest.fixture
def english():
    return Words("en")


@pytest.fixture
def anas(phone, game, english):
    """Ana's empty pad in English."""
    return open_pad(phone("en"), game, english)


def open_pad(page, game, words, number=1, seat=0):
    page.goto(address(game, number, seat, words.language))
    page.locator(".seats a").first.wait_for()
    return page


@pytest.mark.parametrize(("by_itself", "taps"), [(False, 36), (True, 32)], ids=["button", "by itself"])
def test_the_reference_round_takes_at_most_37_taps(page, words, game, by_itself, taps):
    open_pad(page, game, words)
    if by_itself:
        page.get_by_role("switch", name=words("pad.advance")).check()
    page.evaluate(FIRST_TAPS)
    for seat, cards in enumerate(LAID):
        expect(page.get_by_role("heading", level=1)).to_have_text(
            words("pad.title", name=NAMES[seat], n=words.ordinal(1))
        )
        pad.tap(page, words, *cards)
        last = seat == len(LAID) - 1
        assert not last or page.evaluate("window.taps") == taps - (not by_itself)
        if not by_itself:
            assert pad.total(page)[0] == points(words, ON_THE_PAD[seat])
            pad.go_on(page)
    page.wait_for_url("**/round/1/")
    assert podium(page) == [[name, words.number(total)] for name, total in SO_FAR]
    assert saved(game) == {(1, seat): cards for seat, cards in enumerate(ROUNDS[0])}


def points(words, n):
    texts = words.texts["point.subject"]
    form = {"fa": 1, "en": 1, "sl": {1: 0, 2: 1, 3: 2, 4: 2}.get(n, 3)}[words.language]
    return texts[form].format(n=words.number(n))


def test_the_belt_shows_the_cards_in_the_order_laid_and_the_nigiri_on_its_wasabi(anas, english):
    pad.tap(anas, english, "egg", "wasabi", "maki_2", "salmon", "egg")
    assert pad.belt(anas) == ["egg", "salmon_on_wasabi", "maki_2", "egg"]
    assert pad.counts(anas) == {"egg": "2", "wasabi": "1", "maki_2": "1", "salmon": "1"}
    assert pad.total(anas) == ["8 points", "5 of 8 cards"]
    narrow, wide = [pad.on_belt(anas, at).bounding_box()["width"] for at in (0, 1)]
    assert wide > 1.8 * narrow


def test_after_a_wasabi_the_nigiri_say_three_times_until_one_lies_on_it(anas, english):
    def promising():
        return anas.locator(".pad-tiles li").evaluate_all(
            "tiles => tiles.filter(tile => tile.querySelector('.times').textContent).map(tile => tile.dataset.card)"
        )

    assert promising() == []
    pad.tap(anas, english, "wasabi")
    assert promising() == ["egg", "salmon", "squid"]
    sentence = "The next nigiri goes on the wasabi and scores 3 times as much."
    assert pad.says(anas) == sentence
    expect(pad.tile(anas, english, "egg")).to_have_accessible_description(sentence)
    pad.tap(anas, english, "squid")
    assert promising() == []
    assert (pad.says(anas), pad.total(anas)[0]) == ("1 squid nigiri on wasabi: 9 points", "9 points")


def test_a_tap_on_the_belt_takes_a_card_away(anas, english):
    pad.tap(anas, english, "tempura", "pudding", "egg")
    pad.on_belt(anas, 1).click()
    pad.on_belt(anas, 1).click()
    assert pad.belt(anas) == ["tempura"]


def test_a_nigiri_is_paired_and_parted_on_the_belt(anas, english):
    pad.tap(anas, english, "egg", "wasabi")
    for answer, belt, score in [
        ("on wasabi", ["egg_on_wasabi"], "3 points"),
        ("not on wasabi", ["egg", "wasabi"], "1 point"),
        ("on wasabi", ["egg_on_wasabi"], "3 points"),
        ("Remove one egg nigiri", ["wasabi"], "0 points"),
    ]:
        pad.on_belt(anas, 0).click()
        anas.get_by_role("dialog", name="Is it on a wasabi?").get_by_role("button", name=answer, exact=True).click()
        assert (pad.belt(anas), pad.total(anas)[0]) == (belt, score)
        expect(anas.get_by_role("dialog")).to_be_hidden()


def test_a_tap_elsewhere_closes_the_question_and_counts(anas, english):
    pad.tap(anas, english, "egg", "wasabi")
    pad.on_belt(anas, 0).click()
    pad.tap(anas, english, "chopsticks")
    expect(anas.get_by_role("dialog")).to_be_hidden()
    assert pad.belt(anas) == ["egg", "wasabi", "chopsticks"]


def test_what_is_left_of_a_kind_is_said_when_one_is_taken_away(anas, english):
    pad.tap(anas, english, "dumpling", "dumpling", "dumpling")
    pad.remove(anas, english, "dumpling")
    assert (pad.counts(anas), pad.says(anas)) == ({"dumpling": "2"}, "2 dumplings: 3 points")
    pad.remove(anas, english, "dumpling")
    pad.remove(anas, english, "dumpling")
    assert (pad.counts(anas), pad.says(anas)) == ({}, "Dumpling removed; 0 in total.")
    expect(anas.get_by_role("button", name="Remove one dumpling")).to_have_count(0)


def test_the_nigiri_that_stays_on_its_wasabi_is_counted_when_the_one_beside_it_goes(anas, english):
    pad.tap(anas, english, "squid", "wasabi", "squid")
    pad.remove(anas, english, "squid")
    assert pad.belt(anas) == ["squid_on_wasabi"]
    assert pad.says(anas) == "Squid nigiri removed; 1 in total."


def test_a_long_press_sets_a_count_at_once(anas, english):
    pad.tile(anas, english, "dumpling").click(delay=900)
    anas.get_by_role("dialog", name="Dumpling").get_by_role("button", name="5 cards").click()
    assert (pad.counts(anas), pad.total(anas)) == ({"dumpling": "5"}, ["15 points", "5 of 8 cards"])
    pad.undo(anas, english)
    assert pad.counts(anas) == {}


def test_a_finger_lifted_in_time_taps_although_a_busy_phone_has_taken_it_for_a_long_press(anas, english):
    """An event carries the time when the finger moved, not when the page got round to it."""
    pad.tile(anas, english, "dumpling").evaluate(
        """tile => {
            tile.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0 }));
            window.lifted = new MouseEvent("click", { bubbles: true, detail: 1 });
        }"""
    )
    anas.get_by_role("dialog", name="Dumpling").wait_for()
    pad.tile(anas, english, "dumpling").evaluate("tile => tile.dispatchEvent(window.lifted)")
    expect(anas.get_by_role("dialog")).to_be_hidden()
    assert pad.counts(anas) == {"dumpling": "1"}


def test_the_button_lights_up_at_the_right_number_and_asks_at_another(anas, english, game):
    button = anas.get_by_role("button", name=english("pad.next_player", name="Bor"))
    question = anas.get_by_role("dialog", name="8 cards belong here. Go on?")
    pad.tap(anas, english, *["dumpling"] * 7)
    expect(button).not_to_contain_class("main")
    button.click()
    question.get_by_role("button", name="Back to the cards").click()
    assert pad.whose(anas) == "Ana"
    pad.tap(anas, english, "dumpling")
    expect(button).to_contain_class("main")
    pad.tap(anas, english, "dumpling")
    assert pad.says(anas) == "1 card too many"
    button.click()
    question.get_by_role("button", name="Go on").click()
    assert pad.whose(anas) == "Bor"
    expect(anas.get_by_text("Everything is saved")).to_be_visible()
    assert saved(game) == {(1, 0): {"dumpling": 9}}


def test_more_cards_than_the_box_holds_are_told_at_the_tap(anas, english):
    pad.tap(anas, english, *["chopsticks"] * 4)
    assert pad.says(anas) == "4 chopsticks cards: no points"
    pad.tap(anas, english, "chopsticks")
    assert pad.says(anas) == "Chopsticks: 5 entered in all, but the box holds only 4."


def test_the_pad_moves_on_by_itself_where_that_is_set(anas, english):
    anas.get_by_role("switch", name="Move on by itself").check()
    pad.tap(anas, english, *LAID[0])
    expect(anas.get_by_role("heading", level=1)).to_have_text(english("pad.title", name="Bor", n="1"))
    pad.tap(anas, english, *LAID[1][:-1])
    anas.reload()
    expect(anas.get_by_role("switch", name="Move on by itself")).to_be_checked()
    pad.tap(anas, english, LAID[1][-1], "pudding")
    assert (pad.whose(anas), pad.belt(anas)) == ("سارا", ["pudding"])


def test_maki_stand_open_until_everybody_is_entered(anas, english):
    line = anas.locator(".maki")
    expect(line).to_have_text("Maki points appear once all cards are entered.")
    for cards in LAID:
        pad.tap(anas, english, *cards[:-1])
        expect(line).not_to_contain_text("6 points")
        pad.tap(anas, english, cards[-1])
        if cards is LAID[2]:
            expect(line).to_have_text("Maki, still open: ⁨Ana⁩: 5, ⁨سارا⁩: 2 and ⁨Bor⁩: 1")
        if cards is not LAID[3]:
            pad.go_on(anas)
    expect(line).to_have_text("Maki (in the points): ⁨آرش⁩: 6 points and ⁨Ana⁩: 3 points")


def test_what_is_new_is_told_to_screen_readers_once_it_is_quiet(anas, english):
    status = anas.locator(".pad [role=status]")
    expect(status).to_have_text("Entering cards: \u2068Ana\u2069")
    pad.tap(anas, english, "tempura", "tempura")
    expect(status).to_have_text("2 tempura, 1 pair: 5 points 2 of 8 cards")
    expect(pad.tile(anas, english, "tempura")).to_have_accessible_name("Add one tempura 2 cards")
    assert heading(anas) == english("pad.title", name="Ana", n="1")
