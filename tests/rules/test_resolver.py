"""The pages of the tie resolver on the server."""

import json
from pathlib import Path

import pytest

from tests.browser.words import Words

pytestmark = pytest.mark.usefixtures("reference")

LANGUAGES = ["fa", "sl", "en"]
CASES = json.loads((Path(__file__).parents[1] / "cases" / "hard_cases.json").read_text(encoding="utf-8"))


def address(kind, language="en", **numbers):
    listed = [f"{name}={','.join(map(str, values))}" for name, values in numbers.items()]
    return f"/{language}/settle/{kind}/{'?' if listed else ''}{'&'.join(listed)}"


def ask(client, kind, language="en", **numbers):
    return client.get(address(kind, language, **numbers)).context["answer"]


def plain(text):
    return text.replace("\u2068", "").replace("\u2069", "").replace("\u00a0", " ")


def said(answer):
    return [plain(sentence) for sentence in answer["sentences"]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "column"), [("maki", "rolls"), ("pudding", "puddings")])
def test_every_case_of_a_prize_gets_its_points(client, language, kind, column):
    words, found, expected = Words(language), {}, {}
    for case in [case for case in CASES if case["kind"] == kind]:
        answer = ask(client, kind, language, **{column: case["input"]})
        found[case["rule"]] = [row["result"] for row in answer["rows"]]
        expected[case["rule"]] = [words.signed(points) for points in case["expected"]]
        assert answer["sentences"]
        assert answer["passages"]
    assert found == expected
    assert len(found) >= 20


def test_every_case_of_a_winner_gets_its_places(client):
    for case in [case for case in CASES if case["kind"] == "winner"]:
        rows = ask(client, "winner", **case["input"])["rows"]
        expected = {f"Player {seat}": str(place) for seat, place in enumerate(case["expected"], 1)}
        assert {row["name"]: row["result"] for row in rows} == expected
        assert [row["result"] for row in rows] == sorted(expected.values())


NAMES = {"fa": ["آنا", "بابک", "سارا"], "sl": ["Ana", "Bor", "Cene"], "en": ["Ana", "Bor", "Cene"]}
SENTENCES = {
    "fa": (
        "آنا و بابک با نفری ۵ رول بیشترین ماکی را دارند؛ در این حالت جایگاه دوم امتیازی ندارد. "
        "۶ امتیاز میانشان تقسیم می‌شود و به هر کدام ۳ امتیاز می‌رسد.",
        "۶ ÷ ۲ = ۳",
    ),
    "sl": (
        "Ana in Bor imata največ zvitkov (po 5) in si razdelita 6 točk: po 3 točke. Za drugo mesto ni točk.",
        "6 : 2 = 3",
    ),
    "en": (
        "Ana and Bor tie for the most maki (5 each): they split 6 points, 3 points each. Second place is not scored.",
        "6 ÷ 2 = 3",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_for_most_is_said_in_one_sentence_with_its_sum_its_rule_and_its_ruling(client, language):
    answer = ask(client, "maki", language, rolls=[5, 5, 3], names=NAMES[language])
    sentence, total = SENTENCES[language]
    assert (said(answer), answer["sums"]) == ([sentence], [total])
    assert [passage["url"] for passage in answer["passages"]] == [f"/{language}/rules/#ca-maki_tie_first"]
    assert [ruling["url"] for ruling in answer["rulings"]] == [f"/{language}/settle/maki-tie-first/"]
    page = client.get(f"/{language}/rules/").text
    assert 'id="ca-maki_tie_first"' in page
    assert client.get(answer["rulings"][0]["url"]).status_code == 200


def test_a_loss_that_does_not_divide_shows_what_is_dropped(client):
    answer = ask(client, "pudding", puddings=[5, 0, 0, 0, 0])
    assert said(answer) == [
        "Player 1 has the most puddings (5) and gets 6 points.",
        "Player 2, Player 3, Player 4 and Player 5 have no puddings: they split the loss of 6 points, 1 point each.",
        "2 points of the loss are dropped.",
    ]
    assert answer["sums"] == ["6 ÷ 4 = 1, remainder 2"]


def test_the_order_of_places_is_that_of_the_engine(client):
    answer = ask(client, "winner", totals=[40, 44, 40], puddings=[3, 0, 2], names=["Ana", "Bor", "Cene"])
    assert [(row["name"], row["counts"], row["result"]) for row in answer["rows"]] == [
        ("Bor", ["44", "0"], "1"),
        ("Ana", ["40", "3"], "2"),
        ("Cene", ["40", "2"], "3"),
    ]
    assert said(answer) == [
        "Bor wins: 44 points.",
        "Ana and Cene tie on points (40). Whoever has more puddings ranks higher.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_page_asks_for_three_players(client, language):
    for kind in ("maki", "pudding", "winner"):
        response = client.get(address(kind, language))
        assert (response.status_code, response.context["answer"]) == (200, None)
        assert [choice["checked"] for choice in response.context["players"]] == [False, True, False, False]
        assert len(response.context["rows"]) == 5
        assert 'class="error"' not in response.text


def test_a_link_without_a_language_opens_in_the_readers_own(client):
    query = "?rolls=5,5,3&names=Ana,Bor,Cene"
    response = client.get(f"/settle/maki/{query}", headers={"accept-language": "sl"})
    assert (response.status_code, response.url) == (302, f"/sl/settle/maki/{query}")
    page = client.get(response.url)
    assert page.context["answer"]["link"] == f"http://testserver/settle/maki/{query}"


def test_what_a_form_sends_is_answered_with_the_short_link(client):
    form = {"players": "3", "rolls": ["۵", "5", "٣", "", ""], "names": ["Ana", " ", "آرش", "", ""]}
    response = client.get("/fa/settle/maki/", form)
    assert (response.status_code, response.url) == (302, "/fa/settle/maki/?rolls=5,5,3&names=Ana,,%D8%A2%D8%B1%D8%B4")
    page = client.get(response.url)
    answer = page.context["answer"]
    assert [row["name"] for row in answer["rows"]] == ["Ana", "بازیکن ۲", "آرش"]
    assert [row["numbers"][0]["value"] for row in page.context["rows"]] == ["۵", "۵", "۳", "", ""]
    assert answer["address"] == "http://testserver/settle/maki/?rolls=5,5,3&names=Ana,,آرش"


FAULTY = [
    ("rolls=5,x", "rolls_2", "err.not_number"),
    ("rolls=-5,5", "rolls_1", "err.negative"),
    ("rolls=5,55", "rolls_2", "err.too_big"),
    ("rolls=5,5&names=" + "a" * 41, "names_1", "err.name_long"),
    ("rolls=5", "players", "settle.player_count"),
    ("rolls=1,2,3,4,5,6", "players", "settle.player_count"),
    ("rolls=%00,%FF", "rolls_1", "err.not_number"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_link_says_so_at_the_field_and_fills_the_form(client, language):
    words = Words(language)
    for query, field, sentence in FAULTY:
        text = words.texts[sentence]
        text = text if isinstance(text, str) else text[-1]
        highest = words.number(54 if sentence == "err.too_big" else 5)
        text = text.format(n=words.number(40), min=words.number(2), max=highest)
        response = client.get(f"/{language}/settle/maki/?{query}")
        assert response.status_code == 200
        assert f'id="{field}_error">{text}</p>' in response.text
        assert f'aria-describedby="{field}_error"' in response.text
        first = query.removeprefix("rolls=").partition("&")[0].split(",")[0]
        assert response.context["rows"][0]["numbers"][0]["value"] == first.replace("%00", "\0")


def test_limits_of_totals_are_said(client):
    page = client.get("/en/settle/winner/?totals=-1000,1000&puddings=0,0").text
    assert "The smallest possible number is −999." in page
    assert "The largest possible number is 999." in page


def test_names_stay_text(client):
    page = client.get("/en/settle/maki/?rolls=5,5&names=%3Cb%3E%22,%3C/script%3E").text
    assert '<b>"' not in page
    assert "&lt;b&gt;&quot;" in page


def test_pages_ask_the_database_twice_set_no_cookie_and_only_read(client, django_assert_num_queries):
    questions = {"maki": {"rolls": [5, 5]}, "pudding": {"puddings": [5, 5]}}
    questions["winner"] = {"totals": [5, 5], "puddings": [1, 1]}
    for kind, numbers in questions.items():
        with django_assert_num_queries(2):
            response = client.get(address(kind, **numbers))
        assert response.cookies == {}
        assert client.post(address(kind)).status_code == 405
