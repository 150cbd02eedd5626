"""The modules answer as Python does: in Node, and in Chromium as the site serves them."""

import subprocess
from pathlib import Path

import playwright
import pytest
from django.contrib.staticfiles.storage import staticfiles_storage

from scoring import words

from .__main__ import FOLDER, texts

LANGUAGES = ["fa", "sl", "en"]
NODE = Path(playwright.__file__).parent / "driver" / "node"
CHECKS = FOLDER.parent / "js"


@pytest.fixture
def folder(tmp_path):
    for language in LANGUAGES:
        (tmp_path / f"{language}.json").write_bytes(words.content(language))
    return tmp_path


def run(folder):
    return subprocess.run([NODE, CHECKS / "run.mjs", folder], capture_output=True, text=True, encoding="utf-8")


def committed(name):
    return (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["games", "search", "sentences"])
def test_the_committed_vectors_are_what_python_says_today(name):
    today = texts()[FOLDER / f"{name}.jsonl"]
    assert committed(name).splitlines() == today.splitlines(), "make vectors writes them anew"


def test_there_are_enough_of_them():
    assert len(committed("games").splitlines()) > 5000


def test_node_answers_as_python_does(folder):
    found = run(folder)
    assert (found.returncode, found.stderr) == (0, ""), found.stdout


def test_a_difference_fails_and_is_shown(folder):
    file = folder / "fa.json"
    text = file.read_text(encoding="utf-8")
    file.write_text(
        text.replace('"tempura_points":5', '"tempura_points":4').replace("تمپورا", "سوشی"), encoding="utf-8"
    )
    found = run(folder)
    assert found.returncode == 1
    assert 'python      {"t":"a2|","l":"e5,2,1 d|d"}\njavascript  {"t":"a2|","l":"e4,2,1 d|d"}\n' in found.stdout
    assert '"fa":"۲ سوشی"' in found.stdout


@pytest.mark.browser
def test_chromium_answers_as_python_does(page, live_server):
    page.route(
        "**/vectors.mjs", lambda route: route.fulfill(path=CHECKS / "vectors.mjs", content_type="text/javascript")
    )
    page.goto("/en/")
    found = page.evaluate(
        """async ([module, words, files]) => {
            const { makeWords } = await import(module);
            const { differences } = await import("/vectors.mjs");
            const made = {};
            for (const [language, address] of words) made[language] = makeWords(await (await fetch(address)).json());
            return files.flatMap((file) => differences(file, made));
        }""",
        [
            staticfiles_storage.url("scoring/words.js"),
            [(language, f"/{language}/words.json") for language in LANGUAGES],
            [committed("games"), committed("sentences")],
        ],
    )
    assert found == []
