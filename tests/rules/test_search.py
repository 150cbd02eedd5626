"""How a query finds documents: folding, forms, synonyms, typos and order, on a handful of them."""

import pytest

from rules.search import Document, Index, fold, is_typo, likeness, spellings

EQUAL, FORM, BEGUN, NONE = 12, 10, 8, 0

MAKI = Document("Who gets the maki points?", "Whoever has the most rolls.", "majority", "/maki/")
TIE = Document("Two of us tie for maki. What now?", "They share the points.", "draw equal", "/tie/")
PUDDING = Document("Do puddings cost points?", "Only at the very end.", "dessert", "/pudding/")
RULE = Document("Pudding", "Most puddings: six points.", "", "/rules/#most", "pudding")
OTHER_RULE = Document("Pudding", "Fewest puddings: six points less.", "", "/rules/#fewest", "pudding")


@pytest.fixture
def find():
    """find(query) gives the addresses of what is found."""
    index = Index([MAKI, TIE, PUDDING, RULE, OTHER_RULE], [["rolls", "icons"], ["tie", "dead heat"], ["end", "finish"]])
    return lambda query: [document.address for document in index.search(query)]


@pytest.mark.parametrize(
    ("typed", "folded"),
    [
        ("سوشي گو", "سوشی گو"),
        ("كارت", "کارت"),
        ("دستهٔ", "دسته"),
        ("دستۀ", "دسته"),
        ("بُر زدن", "بر زدن"),
        ("آخر", "اخر"),
        ("ماـکی", "ماکی"),
        ("۵ ٥ 5", "5 5 5"),
        ("TOČKE Šašimi žreb", "tocke sasimi zreb"),
        ("c\u030c", "c"),
        ("don’t", "dont"),
    ],
)
def test_letters_that_are_typed_for_each_other_become_one(typed, folded):
    assert fold(typed) == folded


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("تخم‌مرغ", {"تخم", "مرغ", "تخممرغ"}),
        ("Tie-break: puddings!", {"tie", "break", "tiebreak", "puddings"}),
        ("(3-krat)", {"3", "krat", "3krat"}),
        ("?! …", set()),
    ],
)
def test_a_word_with_parts_is_found_in_one_and_in_two(text, words):
    assert spellings(text) == words


@pytest.mark.parametrize(
    ("typed", "word", "found"),
    [
        ("maki", "maki", EQUAL),
        ("cmokov", "cmoki", FORM),
        ("tocke", "tock", FORM),
        ("pudding", "puddings", FORM),
        ("کارتها", "کارت", FORM),
        ("cho", "chopsticks", BEGUN),
        ("ties", "tie", BEGUN),
        ("کارت", "کارتهایتان", BEGUN),
        ("ch", "chopsticks", NONE),
        ("tiedown", "tie", NONE),
        ("make", "maki", NONE),
        ("three", "throw", NONE),
        ("puddings", "pudding", FORM),
        ("wasabi", "maki", NONE),
    ],
)
def test_other_forms_and_beginnings_are_worth_less_than_the_word_itself(typed, word, found):
    assert likeness(typed, word) == found


@pytest.mark.parametrize(
    ("typed", "word", "typo"),
    [
        ("puding", "pudding", True),
        ("pudddings", "puddings", True),
        ("wasapi", "wasabi", True),
        ("wasbai", "wasabi", True),
        ("ساشمی", "ساشیمی", True),
        ("wsabii", "wasabi", False),
        ("maka", "maki", False),
        ("puddi", "pudding", False),
        ("pubbing", "pudding", False),
        ("wabasi", "wasabi", False),
    ],
)
def test_one_wrong_letter_in_a_long_word_is_a_typo(typed, word, typo):
    assert is_typo(typed, word) == typo


def test_all_words_are_better_than_some_and_titles_better_than_texts(find):
    assert find("tie maki") == ["/tie/"]
    assert find("maki points") == ["/maki/", "/tie/"]
    assert find("puddings") == ["/pudding/", "/rules/#most"]


def test_of_the_rules_of_one_section_the_best_is_shown(find):
    assert find("fewest pudding")[0] == "/rules/#fewest"
    assert "/rules/#most" not in find("fewest pudding")


def test_keywords_and_synonyms_find_what_has_another_word(find):
    assert find("dessert") == ["/pudding/"]
    assert find("icons") == ["/maki/"]
    assert find("finish") == ["/pudding/"]


def test_a_phrase_counts_as_one(find):
    assert find("dead heat") == find("tie") == ["/tie/"]
    assert find("heat dead") == []


def test_a_typo_finds_only_where_nothing_else_is_like_it(find):
    assert find("majorty") == ["/maki/"]
    assert find("piddings") == ["/pudding/", "/rules/#most"]


@pytest.mark.parametrize("query", ["", "  ", "?!", "ma", "xylophone", "و"])
def test_nothing_is_found_for_nothing(find, query):
    assert find(query) == []


def test_an_index_of_nothing_finds_nothing():
    assert Index([], []).search("maki") == []


def test_there_are_eight_results_at_most():
    index = Index([Document(f"Maki {n}", "", "", f"/{n}/") for n in range(20)], [])
    assert [document.address for document in index.search("maki")] == [f"/{n}/" for n in range(8)]


def test_what_fits_much_worse_than_the_best_is_left_out():
    best = Document("Maki tie break", "", "", "/best/")
    index = Index([best, Document("A very long title in which there is some maki", "", "", "/worse/")], [])
    assert [document.address for document in index.search("maki tie break")] == ["/best/"]
