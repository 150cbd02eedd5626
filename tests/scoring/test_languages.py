"""Every page of the scorekeeper is wholly in its language."""

import re

import pytest

from sushigo_site import catalogs
from tests.scoring.play import ROUNDS, address, enter, lay, start
from tests.scoring.reading import Node, read

ATTRIBUTES = ("title", "aria-label", "placeholder", "alt", "content")
FOR_MACHINES = ("og:type", "og:locale", "og:url", "og:image", "og:image:width", "og:image:height")
PERSIAN_NAMES = ["آنا", "بابک", "سارا", "آرش"]
NOT_TRANSLATED = ("English", "Slovenščina", "Sushi Go!", "Phil Walker-Harding", "Gamewright")

MISTAKES = {"tempura": "-۱", "sashimi": "۲٫۵", "egg": "۳۰۰", "pudding": "سه"}


def new_game(client, language):
    yield client.get(f"/{language}/score/")
    yield client.post(f"/{language}/score/", {"name_1": "ش" * 41, "name_2": "آ\0"})


def entry(client, language):
    game = start(client, *PERSIAN_NAMES)
    yield client.get(address(game, 1, 0, language))
    yield enter(client, game, 1, 0, MISTAKES, language)
    yield enter(client, game, 1, 0, {"pudding": "۱۱"}, language)
    yield client.post(address(game, 1, 0, language), {"add": "egg"})
    enter(client, game, 1, 0, ROUNDS[0][0])
    yield enter(client, game, 1, 0, ROUNDS[0][1], language)
    yield enter(client, game, 1, 0, ROUNDS[0][1], language, revision="سه")
    yield client.get(address(game, 1, 0, language))


def sheets(client, language):
    game = start(client, *PERSIAN_NAMES)
    yield client.get(address(game, language=language))
    for played in (1, 2, 3):
        lay(game, ROUNDS[:played])
        yield client.get(address(game, language=language))
        yield client.get(address(game, played, language=language))
    enter(client, game, 1, 0, {"pudding": 11, "wasabi": 2}, language, revision="1", confirm="1")
    yield client.get(address(game, 1, language=language))  # with a message and warnings
    yield client.get(address(game, language=language))
    yield client.get(address(game, 3, 2, language=language))


def endings(client, language):
    for names in (PERSIAN_NAMES[:2], ["", "", ""], ["آنا", "آنا"]):
        game = start(client, *names, language=language)
        lay(game, [[{"egg": 1}] * len(names)] * 3)
        yield client.get(address(game, language=language))
        yield client.get(address(game, 3, language=language))


def nothing(client, language):
    yield client.get(f"/{language}/game/nothing/")
    yield client.get(f"/{language}/game/nothing/round/1/")
    yield client.get(address(start(client, *PERSIAN_NAMES), 4, 0, language))


@pytest.fixture(params=[new_game, entry, sheets, endings, nothing], ids=lambda visit: visit.__name__)
def pages(request, client, db):
    """pages(language): some pages of the scorekeeper, in every state."""
    return lambda language: [read(response) for response in request.param(client, language)]


def shown(page):
    """Everything readers see or hear: texts, attributes that are read out, and buttons' values; nothing typed."""
    yield page.text
    for node in page.all():
        if node.attributes.get("property") in FOR_MACHINES or node.attributes.get("name") == "twitter:card":
            continue
        yield from (node[name] for name in ATTRIBUTES if name in node.attributes and node.name != "input")


def untranslated(language):
    """Parts of two words and more of the English sentences that are not the same in this language."""
    translations = catalogs.read(language)
    for message in catalogs.messages(catalogs.read("en")):
        sentences = catalogs.forms(message.id)
        translated = " ".join(catalogs.forms(translations.get(sentences[0], message.context).string))
        parts = [part.strip() for sentence in sentences for part in re.split(r"\{\w*\}", sentence)]
        yield from (part for part in parts if re.search(r"\w\W+\w", part) and part not in translated)


@pytest.mark.parametrize("language", ["fa", "sl"])
def test_no_page_shows_an_english_sentence(pages, language):
    sentences = set(untranslated(language))
    assert len(sentences) > 100
    found = {(part, text) for page in pages(language) for text in shown(page) for part in sentences if part in text}
    assert found == set()


def test_persian_pages_have_no_latin_letter_and_only_persian_digits(pages):
    for page in pages("fa"):
        for text in shown(page):
            for name in NOT_TRANSLATED:
                text = text.replace(name, "")
            if text.startswith(("width=", "#", "noindex")):  # for the browser
                continue
            placeholders = re.sub(r"\{\w+\}", "", text)
            assert re.findall(r"[A-Za-z0-9٠-٩كيى]", placeholders) == [], text


@pytest.mark.parametrize("language", ["sl", "en"])
def test_slovenian_and_english_pages_have_no_persian_digit(pages, language):
    assert [text for page in pages(language) for text in shown(page) if re.search("[۰-۹٠-٩]", text)] == []


@pytest.mark.parametrize(("language", "direction"), [("fa", "rtl"), ("sl", "ltr"), ("en", "ltr")])
def test_every_page_says_its_language_and_direction_and_has_one_heading(pages, language, direction):
    for page in pages(language):
        assert (page.one("html")["lang"], page.one("html")["dir"]) == (language, direction)
        assert len(list(page.all("h1"))) == 1
        assert page.one("title").text.strip() != ""


@pytest.mark.parametrize("language", ["fa", "sl", "en"])
def test_no_page_shows_a_placeholder_that_was_not_filled(pages, language):
    texts = [text for page in pages(language) for text in shown(page)]
    assert {text for text in texts if re.search(r"[{}]|%\(|None", text)} == set()


def test_names_are_isolated_in_every_sentence(pages):
    """Names stand alone in an element of their own, or between U+2068 and U+2069."""

    def loose(node):
        for child in node.children:
            if isinstance(child, Node):
                if child.name not in ("bdi", "input"):
                    yield from loose(child)
                labels = [child.attributes.get("aria-label", "")]
            else:
                labels = [child]
            for label in labels:
                rest = re.sub("\u2068[^\u2068\u2069]*\u2069", "", label)
                yield from (rest for name in PERSIAN_NAMES if name in rest)

    for page in pages("en"):
        assert list(loose(page)) == []


@pytest.mark.parametrize("path", [(None, None), (2, None), (3, 1)])
@pytest.mark.parametrize("current", ["fa", "sl", "en"])
def test_the_language_links_keep_the_game_and_the_page(client, played, current, path):
    page = read(client.get(address(played, *path, current)))
    links = page.one("ul", class_="languages").all("a")
    assert [client.get(link["href"]).url for link in links] == [
        address(played, *path, language) for language in ("fa", "sl", "en")
    ]


def test_cards_entered_in_one_language_go_on_in_another(client, game):
    url = enter(client, game, 1, 0, ROUNDS[0][0], "fa", "Persian").url
    link = read(client.get(url)).one("a", hreflang="sl")["href"]
    assert client.get(link).url == address(game, 1, 1, "sl")
    enter(client, game, 1, 1, ROUNDS[0][1], "sl")
    assert client.get(address(game, 2, 0, "en")).url == address(game, 1, 2, "en")
