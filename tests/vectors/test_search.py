"""The search module finds what Python finds, in Node."""

import json
import subprocess

import pytest

from .search import content
from .test_vectors import CHECKS, LANGUAGES, NODE, committed


@pytest.fixture
def folder(tmp_path):
    for language in LANGUAGES:
        put(tmp_path, language, content(language))
    return tmp_path


def put(folder, language, whole):
    (folder / f"{language}.json").write_text(json.dumps(whole), encoding="utf-8")


def run(folder):
    return subprocess.run([NODE, CHECKS / "search.mjs", folder], capture_output=True, text=True, encoding="utf-8")


def test_there_are_enough_of_them():
    assert len(committed("search").splitlines()) > 1400


def test_node_finds_what_python_finds(folder):
    found = run(folder)
    assert (found.returncode, found.stderr) == (0, ""), found.stdout[:5000]


def test_a_difference_fails_and_is_shown(folder):
    put(folder, "en", content("en") | {"synonyms": []})
    found = run(folder)
    assert found.returncode == 1
    assert found.stdout.startswith('python      {"in":"en",')
