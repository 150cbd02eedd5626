"""Every number on a sheet leads to its reason: a sum, a passage of the rules, and rulings on cases like it."""

import pytest

from scoring import reasons
from scoring.engine import rulebook
from scoring.engine.breakdown import Rule
from seeds.rulings import RULINGS
from tests.rules.conftest import seed
from tests.scoring.play import ROUNDS, address, lay, start
from tests.scoring.reading import BECAUSE, read, says

SLUGS = {ruling.slug for ruling in RULINGS}


def because(node):
    """The reason under a row: what it says of sums, and where it leads."""
    reason = node.one(None, **BECAUSE)
    return [sum.text for sum in reason.all(class_="sum")], [link["href"] for link in reason.all("a")]


def row(page, anchor):
    return because(page.one("li", id=anchor))


def rule(anchor, language="en"):
    return f"/{language}/rules/#{anchor}"


def ruling(slug, language="en"):
    return f"/{language}/settle/{slug}/"


def test_a_pair_is_five_points(client, played):
    page = read(client.get(address(played, 1)))
    assert row(page, "why-1-tempura") == (["1 × 5 = 5"], [rule("ca-tempura")])


@pytest.mark.parametrize(
    ("language", "sum"), [("en", "1 × 3 × 3 = 9"), ("fa", "۱ × ۳ × ۳ = ۹"), ("sl", "1 · 3 · 3 = 9")]
)
def test_a_nigiri_on_wasabi_is_three_times_its_value(client, played, language, sum):
    page = read(client.get(address(played, 1, language=language)))
    links = [rule("ca-wasabi_values", language), ruling("wasabi-double-or-triple", language)]
    assert row(page, "why-2-nigiri") == ([sum], links)


@pytest.mark.parametrize(
    ("language", "sums"),
    [
        ("en", ["2 + 2 = 4", "3 ÷ 2 = 1, remainder 1"]),
        ("fa", ["۲ \u200e+ ۲ = ۴", "۳ ÷ ۲ = ۱ (باقی‌مانده ۱)"]),
        ("sl", ["2 + 2 = 4", "3 :~2 =~1, ostanek 1"]),
    ],
)
def test_a_tie_for_second_says_how_it_is_split_and_where_it_is_settled(client, played, language, sums):
    page = read(client.get(address(played, 3, language=language)))
    rulings = [ruling(slug, language) for slug in ("maki-tie-second-two", "split-remainder")]
    assert row(page, "why-2-maki") == ([says(text) for text in sums], [rule("ca-maki_tie_second", language), *rulings])


def test_points_for_nothing_lead_to_what_was_not_laid(client, played):
    page = read(client.get(address(played, 1)))
    assert page.one("li", id="why-4-none").text == "No cards, no points: dumplings"
    cells = [link["href"] for link in page.one("table").all("a")]
    assert cells[18:24] == [f"#why-4-{source}" for source in ("tempura", "sashimi", "none", "nigiri", "maki")] + [
        "#total-4"
    ]


def test_a_total_is_the_sum_of_its_rounds_and_puddings(client, played):
    page = read(client.get(address(played)))
    assert [sum.text for sum in page.one("li", id="total-1").all(class_="sum")] == [
        "12 + 12 + 15 − 3 = 36",
        "1 + 0 + 0 = 1",
    ]
    assert next(sum.text for sum in page.one("li", id="total-3").all(class_="sum")) == "11 + 11 + 8 + 0 = 30"


def test_puddings_and_the_win_say_why(client, played):
    page = read(client.get(address(played)))
    assert row(page, "pudding-1") == (["6 ÷ 2 = 3"], [rule("fin-tie"), ruling("pudding-fewest-tie")])
    assert row(page, "pudding-4") == ([], [rule("fin-most")])
    assert because(page.one("section", class_="winner")) == ([], [rule("ti-puddings"), ruling("tie-break-puddings")])


def test_a_game_that_ends_level_says_how_that_is_settled(client, db):
    game = start(client, "Ana", "Bor", "Cene", "Dana")
    lay(game, [[{"egg": 2}, {"egg": 2}, {"egg": 1}, {"egg": 1}]] * 3)
    winner = read(client.get(address(game))).one("section", class_="winner")
    links = [rule("ti-puddings"), ruling("tie-points-and-puddings"), ruling("tie-lower-places")]
    assert because(winner) == ([], links)


@pytest.mark.parametrize(
    ("rolls", "seat", "slugs"),
    [
        ([4, 4, 3], 0, ["maki-tie-first"]),
        ([4, 4, 3], 2, ["maki-tie-first"]),
        ([4, 4, 4, 4], 0, ["maki-tie-first-three-or-more", "split-remainder"]),
        ([4, 2, 2, 2, 2], 1, ["maki-tie-second-four", "split-remainder"]),
        ([4, 2], 1, ["maki-second-place-two-players"]),
        ([4, 0, 0], 1, ["maki-only-one-player"]),
        ([0, 0, 0], 1, ["maki-nobody"]),
        ([5, 4, 3], 2, []),
    ],
)
def test_every_shape_of_a_maki_tie_has_its_ruling(rolls, seat, slugs):
    lines = rulebook.maki(rolls)
    assert reasons.rulings(lines[seat], lines) == slugs


@pytest.mark.parametrize(
    ("puddings", "seat", "slugs"),
    [
        ([3, 3, 1], 0, ["tie-split-or-full"]),
        ([3, 3, 3, 3, 1], 0, ["tie-split-or-full", "split-remainder"]),
        ([3, 2, 1], 1, ["pudding-second-most"]),
        ([3, 2, 0], 2, ["pudding-none-is-fewest"]),
        ([3, 1, 1, 1, 1], 1, ["pudding-fewest-tie", "pudding-four-split-loss"]),
        ([3, 1], 1, ["pudding-two-players"]),
        ([2, 2], 0, ["pudding-two-players-equal"]),
        ([0, 0, 0], 0, ["pudding-nobody"]),
        ([2, 2, 2], 0, []),
    ],
)
def test_every_shape_of_a_pudding_tie_has_its_ruling(puddings, seat, slugs):
    lines = rulebook.final_puddings(puddings)
    assert reasons.rulings(lines[seat], lines) == slugs


def test_every_ruling_that_a_number_leads_to_is_there():
    final = {reasons.TIE_BREAK, reasons.SHARED_WIN, reasons.LOWER_PLACES, reasons.BELOW_ZERO}
    assert {ruling.slug for ruling in reasons.RULINGS} | final <= SLUGS


def test_every_rule_has_a_passage():
    assert set(reasons.PASSAGES) == set(Rule)


@pytest.mark.django_db
def test_every_passage_that_a_number_leads_to_is_on_the_rules_page(client):
    seed()
    anchors = {node.attributes.get("id") for node in read(client.get("/en/rules/")).all()}
    assert {*reasons.PASSAGES.values(), *reasons.TIES.values(), reasons.WIN, reasons.WIN_BY_PUDDINGS} <= anchors


@pytest.mark.parametrize("number", [None, 1, 2, 3])
def test_every_number_in_a_table_leads_to_a_place_on_its_page_or_on_a_round(client, played, number):
    page = read(client.get(address(played, number)))
    pages = {"": page} | {address(played, n): read(client.get(address(played, n))) for n in (1, 2, 3)}
    cells = [cell for row in page.one("table").all("tr") for cell in row.all("td")]
    assert len(cells) in (4 * 5, 4 * 6)
    for cell in cells:
        path, _, anchor = cell.one("a")["href"].partition("#")
        assert len(list(pages[path].all(id=anchor))) == 1


def test_the_total_of_a_round_leads_to_the_sum_of_the_rounds_so_far(client, game):
    lay(game, ROUNDS[:2])
    page = read(client.get(address(game, 2)))
    podium = page.one("ol", class_="podium")
    assert [link["href"] for link in podium.all("a")] == ["#so-far-1", "#so-far-2", "#so-far-3", "#so-far-4"]
    assert page.one("li", id="so-far-1").one("small", class_="sum").text == "12 + 12 = 24"
