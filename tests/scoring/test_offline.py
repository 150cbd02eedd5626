"""What phones get so that they need no network: the manifest, the worker, and the page they fill themselves."""

import json
import re

import pytest
from django.template import Template

from scoring import offline, phone_templates
from tests.browser.words import Words


@pytest.fixture
def compiled():
    """The nodes of a template's text."""
    return lambda text: phone_templates.nodes(Template(text).nodelist)


def status(client, address):
    response = client.get(address)
    response.close()  # a file stays open until then
    return response.status_code


def sites(client):
    script = client.get("/sw.js").content.decode()
    return json.loads(re.search(r"const SITE = (.*);", script)[1])


@pytest.mark.django_db
@pytest.mark.parametrize("language", ["fa", "sl", "en"])
def test_the_manifest_is_in_the_language_of_the_page(client, language):
    words = Words(language)
    response = client.get(f"/{language}/manifest.webmanifest")
    icons = response.json().pop("icons")
    assert (response["Content-Type"], response["Cache-Control"]) == ("application/manifest+json", "max-age=86400")
    assert {key: value for key, value in response.json().items() if key != "icons"} == {
        "id": f"/{language}/",
        "start_url": f"/{language}/",
        "scope": "/",
        "name": words("home.title"),
        "short_name": words("site.name"),
        "lang": language,
        "dir": words.direction,
        "display": "standalone",
        "background_color": "#fbf6ec",
        "theme_color": "#fbf6ec",
    }
    kinds = [(icon["sizes"], icon["type"], icon["purpose"]) for icon in icons]
    sizes = [("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")]
    assert kinds == [(size, "image/png", purpose) for size, purpose in sizes]
    assert {status(client, icon["src"]) for icon in icons} == {200}


def test_the_worker_is_asked_for_again_and_again_and_may_serve_every_page(client):
    response = client.get("/sw.js")
    assert (response["Content-Type"], response["Cache-Control"]) == ("text/javascript", "no-cache")
    assert response.cookies == {}


@pytest.mark.django_db(transaction=True)  # a file that is closed ends the connection to the database
def test_everything_the_worker_keeps_is_there(client):
    site = sites(client)
    assert list(site["languages"]) == ["fa", "sl", "en"]
    addresses = site["files"] + [
        address
        for language in site["languages"].values()
        for address in [language["shell"], language["offline"], *language["pages"], *language["files"]]
    ]
    assert len(addresses) == len(set(addresses)) > 30
    assert [address for address in addresses if status(client, address) != 200] == []


def test_pages_and_words_are_those_of_the_language_and_only_persian_needs_the_font(client):
    languages = sites(client)["languages"]
    for code, kept in languages.items():
        assert (kept["shell"], kept["offline"]) == (f"/{code}/game/", f"/{code}/offline/")
        settle = [f"settle/{page}" for page in ("", "claims/", "search.json", "maki/", "pudding/", "winner/")]
        assert kept["pages"] == [f"/{code}/{page}" for page in ("", "score/", "rules/", "rules/card/", *settle)]
        assert kept["files"][0].startswith(f"/{code}/words.json?v=")
    assert {code: len(kept["files"]) for code, kept in languages.items()} == {"fa": 2, "sl": 1, "en": 1}
    assert languages["fa"]["files"][1].endswith(".woff2")


def test_files_change_their_names_with_their_content(client):
    assert all(re.search(r"\.[0-9a-f]{12}\.(js|css|svg)$", address) for address in sites(client)["files"])


def test_the_version_changes_with_the_page_that_phones_fill(client, monkeypatch):
    version = sites(client)["version"]
    assert re.fullmatch("[0-9a-f]{12}", version)
    monkeypatch.setattr(offline, "_own_pages", lambda code: ["another page"])
    assert offline.site.__wrapped__()["version"] != version


@pytest.mark.parametrize("language", ["fa", "sl", "en"])
def test_the_page_that_phones_fill_is_the_same_for_everybody(client, language):
    first, second = client.get(f"/{language}/game/"), client.get(f"/{language}/game/")
    assert first.content == second.content
    assert (first.cookies, first["Cache-Control"]) == ({}, "no-cache")
    text = first.content.decode()
    assert Words(language)("net.needed") in text
    assert "csrfmiddlewaretoken" not in text


@pytest.mark.parametrize("path", ["/sw.js", "/en/game/", "/en/manifest.webmanifest"])
def test_nothing_is_sent_there(client, path):
    assert client.post(path).status_code == 405


CASES = {
    "text": ("a{# note #}b{% comment %}c{% endcomment %}d", ["abd"]),
    "sentence": ('{% load i18n %}{% translate "Rules" context "r.rules" %}!', ["Rules!"]),
    "value": ("{{ a.b.0 }}", [["value", {"of": ["a", "b", "0"]}]]),
    "filter": ("{% load numbers %}{{ n|signed }}", [["value", {"of": ["n"], "by": ["signed"]}]]),
    "literal": ('{% if a == "x" %}y{% endif %}', [["if", [[["==", {"of": ["a"]}, {"is": "x"}], ["y"]]]]]),
    "choice": (
        "{% if not a and b %}1{% elif c is None %}2{% else %}3{% endif %}",
        [
            [
                "if",
                [
                    [["and", ["not", {"of": ["a"]}], {"of": ["b"]}], ["1"]],
                    [["is", {"of": ["c"]}, {"of": ["None"]}], ["2"]],
                    [None, ["3"]],
                ],
            ]
        ],
    ),
    "list": ("{% for x in y.z %}{{ x }}{% endfor %}", [["for", "x", {"of": ["y", "z"]}, [["value", {"of": ["x"]}]]]]),
    "with": ("{% with a=b %}{{ a }}{% endwith %}", [["with", {"a": {"of": ["b"]}}, [["value", {"of": ["a"]}]]]]),
    "variable": (
        '{% load i18n %}<{% translate "Rules" context "r.rules" as r %}{{ r }}',
        ["<", ["with", {"r": {"is": "Rules"}}, [["value", {"of": ["r"]}]]]],
    ),
    "address": (
        '{% url "tableau" game.token 2 seat %}',
        [
            "/en/game/",
            ["value", {"of": ["game", "token"]}],
            "/round/",
            ["value", {"is": 2}],
            "/",
            ["value", {"of": ["seat"]}],
            "/",
        ],
    ),
}


@pytest.mark.parametrize(("text", "nodes"), CASES.values(), ids=CASES)
def test_a_template_becomes_data(compiled, text, nodes):
    assert compiled(text) == nodes


REFUSED = {
    "tag": "{% now 'Y' %}",
    "filter": "{{ a|upper }}",
    "argument": "{{ a|add:1 }}",
    "operator": "{% if a in b %}{% endif %}",
    "two names": "{% for a, b in c %}{% endfor %}",
    "backwards": "{% for a in b reversed %}{% endfor %}",
    "empty": "{% for a in b %}{% empty %}nothing{% endfor %}",
    "kept address": '{% url "home" as a %}',
}


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
def test_what_a_phone_could_not_run_is_refused(compiled, text):
    with pytest.raises(TypeError, match="a template for phones"):
        compiled(text)
