"""The reference round, entered as three readers do, and what the entry page says on the way."""

import pytest

from tests.scoring.play import ROUNDS, address, enter, lay, saved
from tests.scoring.reading import paragraphs, read, says, typed

FIRST_ROUND = {(1, seat): cards for seat, cards in enumerate(ROUNDS[0])}


@pytest.mark.parametrize("digits", ["Latin", "Persian", "Arabic"])
@pytest.mark.parametrize("language", ["fa", "sl", "en"])
def test_the_reference_round_is_saved_as_it_was_typed_and_leads_from_seat_to_seat(client, game, language, digits):
    ways = [enter(client, game, 1, seat, cards, language, digits) for seat, cards in enumerate(ROUNDS[0])]
    assert [(way.status_code, way.url) for way in ways] == [
        (302, address(game, 1, 1, language)),
        (302, address(game, 1, 2, language)),
        (302, address(game, 1, 3, language)),
        (302, address(game, 1, language=language)),
    ]
    assert saved(game) == FIRST_ROUND


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("2", 2),
        ("+2", 2),
        (" 2 ", 2),
        ("02", 2),
        ("۱۲", 12),
        ("١٢", 12),
        ("۱٢", 12),
        ("\u200e۲\u200f", 2),
        ("108", 108),
    ],
    ids=["plain", "plus", "spaces", "leading zero", "Persian", "Arabic", "mixed", "direction marks", "the whole box"],
)
def test_a_count_may_be_typed_in_many_ways(client, game, text, count):
    enter(client, game, 1, 0, {"tempura": text}, confirm="1")
    assert saved(game) == {(1, 0): {"tempura": count}}


@pytest.mark.parametrize("text", ["", " ", "0", "-0", "۰", "\u200e"])
def test_an_empty_field_and_zero_are_no_cards(client, game, text):
    enter(client, game, 1, 0, {"tempura": text, "salmon": 8})
    assert saved(game) == {(1, 0): {"salmon": 8}}


def test_looking_at_the_pages_of_a_game_writes_nothing(client, game):
    for number, seat in [(None, None), (1, None), (1, 0), (1, 3)]:
        client.get(address(game, number, seat), {"tempura": "3", "add": "egg", "confirm": "1"})
    assert saved(game) == {}


def test_seats_may_be_entered_in_any_order_and_the_first_open_one_comes_next(client, game):
    ways = [enter(client, game, 1, seat, ROUNDS[0][seat]).url for seat in (2, 0, 3, 1)]
    assert ways == [address(game, 1, 0), address(game, 1, 1), address(game, 1, 1), address(game, 1)]
    assert saved(game) == FIRST_ROUND


@pytest.mark.parametrize(
    ("language", "title", "round_of", "counter", "next_player", "open_label"),
    [
        (
            "en",
            "⟨Bor⟩: cards in round 1",
            "Round 1 of 3",
            "Cards entered: 0 of 8",
            "Next: ⟨سارا⟩",
            "⟨Bor⟩: not entered yet",
        ),
        (
            "fa",
            "⟨Bor⟩: کارت‌های دور اول",
            "دور ۱ از ۳",
            "کارت‌ها: ۰ از ۸",
            "نفر بعدی: ⟨سارا⟩",
            "⟨Bor⟩: هنوز وارد نشده",
        ),
        (
            "sl",
            "⟨Bor⟩: karte v 1.~krogu",
            "1.~krog od 3",
            "Vnesene karte: 0~od~8",
            "Naprej: ⟨سارا⟩",
            "⟨Bor⟩: še ni vneseno",
        ),
    ],
)
def test_the_page_says_whose_cards_in_which_round_and_what_comes_next(
    client, game, language, title, round_of, counter, next_player, open_label
):
    enter(client, game, 1, 0, ROUNDS[0][0])
    page = read(client.get(address(game, 1, 1, language)))
    assert page.one("h1").text == says(title)
    assert page.one("p", class_="crumbs").all("span").__next__().text == says(round_of)
    assert page.one("output", id="entered").text == says(counter)
    assert page.one("div", class_="bar").one("button").text == says(next_player)
    assert page.one("ul", class_="chips").one("a", **{"aria-current": "page"})["aria-label"] == says(open_label)


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ["⟨Ana⟩: all cards entered", "⟨Bor⟩: not entered yet"]),
        ("fa", ["⟨Ana⟩: همهٔ کارت‌ها وارد شده", "⟨Bor⟩: هنوز وارد نشده"]),
        ("sl", ["⟨Ana⟩: vse vneseno", "⟨Bor⟩: še ni vneseno"]),
    ],
)
def test_the_players_above_the_cards_lead_to_theirs_and_say_who_is_done(client, game, language, labels):
    enter(client, game, 1, 0, ROUNDS[0][0])
    chips = list(read(client.get(address(game, 1, 3, language))).one("ul", class_="chips").all("a"))
    assert [chip["aria-label"] for chip in chips[:2]] == [says(label) for label in labels]
    assert [chip["href"] for chip in chips] == [address(game, 1, seat, language) for seat in range(4)]


@pytest.mark.parametrize(
    ("language", "button"), [("en", "Show the points"), ("fa", "نمایش امتیازها"), ("sl", "Pokaži točke")]
)
def test_the_last_player_of_a_round_leads_to_the_points(client, game, language, button):
    for seat in range(3):
        enter(client, game, 1, seat, ROUNDS[0][seat])
    assert read(client.get(address(game, 1, 3, language))).one("div", class_="bar").one("button").text == button


@pytest.mark.parametrize(("language", "button"), [("en", "Final result"), ("fa", "نتیجهٔ نهایی"), ("sl", "Končni izid")])
def test_the_last_cards_of_the_game_lead_to_the_winner(client, game, language, button):
    lay(game, ROUNDS[:2])
    for seat in range(3):
        enter(client, game, 3, seat, ROUNDS[2][seat])
    assert read(client.get(address(game, 3, 3, language))).one("div", class_="bar").one("button").text == button
    assert enter(client, game, 3, 3, ROUNDS[2][3], language).url == address(game, language=language)


@pytest.mark.parametrize(
    ("language", "label"),
    [("en", "⟨Ana⟩: 14 of 8 cards"), ("fa", "⟨Ana⟩: ۱۴ از ۸ کارت"), ("sl", "⟨Ana⟩: 14 od 8~kart")],
)
def test_a_wrong_number_of_cards_gets_a_warning_in_the_place_of_the_tick(client, game, language, label):
    enter(client, game, 1, 0, {"tempura": 14}, confirm="1")
    enter(client, game, 1, 1, ROUNDS[0][1])
    page = read(client.get(address(game, 1, 2, language)))
    ana, bor, sara, _ = page.one("ul", class_="chips").all("a")
    assert ana["aria-label"] == says(label)
    assert [len(list(tab.all("svg"))) for tab in (ana, bor, sara)] == [1, 1, 0]
    signs = [tab.one("use")["href"].partition("#")[2] for tab in (ana, bor)]
    assert signs == ["i-warn", "i-check"]


@pytest.mark.parametrize(
    ("language", "counts", "counter", "button"),
    [
        ("en", {"sashimi": "3", "squid_on_wasabi": "1"}, "Cards entered: 8 of 8", "Save"),
        ("fa", {"sashimi": "۳", "squid_on_wasabi": "۱"}, "کارت‌ها: ۸ از ۸", "ذخیره"),
        ("sl", {"sashimi": "3", "squid_on_wasabi": "1"}, "Vnesene karte: 8~od~8", "Shrani"),
    ],
)
def test_cards_that_were_entered_stand_in_their_fields_in_the_readers_digits(
    client, played, language, counts, counter, button
):
    page = read(client.get(address(played, 1, 1, language)))
    shown = typed(page)
    assert {name: shown[name] for name in counts} == counts
    assert [name for name, text in shown.items() if text] == [
        "sashimi",
        "dumpling",
        "maki_1",
        "squid_on_wasabi",
        "chopsticks",
    ]
    assert page.one("output", id="entered").text == says(counter)
    assert page.one("div", class_="bar").one("button").text == button


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Puddings from earlier rounds: 2"),
        ("fa", "پودینگ‌های دورهای قبل: ۲"),
        ("sl", "Pudingi iz prejšnjih krogov: 2"),
    ],
)
def test_puddings_kept_from_earlier_rounds_are_named_and_not_entered_again(client, game, language, sentence):
    lay(game, ROUNDS[:2])
    assert sentence in paragraphs(read(client.get(address(game, 3, 3, language))))
    without = paragraphs(read(client.get(address(game, 1, 3, language))))
    assert [text for text in without if text.startswith(sentence[:12])] == []


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        (
            "en",
            "Tempura, Sashimi, Dumpling, Maki with 1 roll, Maki with 2 rolls, Maki with 3 rolls, Egg nigiri, "
            "Salmon nigiri, Squid nigiri, Egg nigiri on wasabi, Salmon nigiri on wasabi, Squid nigiri on wasabi, "
            "Empty wasabi, Pudding, Chopsticks",
        ),
        (
            "fa",
            "تمپورا, ساشیمی, دامپلینگ, ماکی ۱, ماکی ۲, ماکی ۳, نیگیری تخم‌مرغ, نیگیری سالمون, نیگیری ماهی مرکب, "
            "نیگیری تخم‌مرغ روی واسابی, نیگیری سالمون روی واسابی, نیگیری ماهی مرکب روی واسابی, واسابی خالی, "
            "پودینگ, چاپستیک",
        ),
        (
            "sl",
            "Tempura, Sašimi, Cmok, Maki 1, Maki 2, Maki 3, Jajčni nigiri, Lososov nigiri, Lignjev nigiri, "
            "Jajčni nigiri na wasabiju, Lososov nigiri na wasabiju, Lignjev nigiri na wasabiju, Prazen wasabi, "
            "Puding, Palčke",
        ),
    ],
)
def test_every_kind_of_card_has_a_labelled_field_in_the_order_of_the_document(client, game, language, labels):
    page = read(client.get(address(game, 1, 0, language)))
    counts = page.one("ul", class_="counts")
    assert [label.text for label in counts.all("label")] == labels.split(", ")
    assert [label["for"] for label in counts.all("label")] == [f"id_{name}" for name in typed(page)]
    assert {field["inputmode"] for field in counts.all("input")} == {"numeric"}
