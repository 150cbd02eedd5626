"""python -m scoring.engine: one answer a document, whatever the document holds."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.cases import load, parameters, without_lines

ROOT = Path(__file__).parent.parent.parent
GOOD = b'{"players": ["Ana", "Bor"], "rounds": []}'
ANSWER = {
    "finished": False,
    "rounds": [],
    "puddings": [0, 0],
    "pudding": None,
    "totals": [0, 0],
    "ranks": [1, 1],
    "warnings": [],
}


def run(*arguments, lines=b""):
    command = [sys.executable, "-m", "scoring.engine", *map(str, arguments)]
    done = subprocess.run(command, input=lines, capture_output=True, cwd=ROOT, timeout=60)
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr.decode()


def error(path, code):
    return {"errors": [{"path": path, "code": code}]}


def game_with(tableau):
    return b'{"players": ["Ana", "Bor"], "rounds": [[%s, {}]]}' % tableau


def test_a_file_is_one_document_and_may_span_lines(tmp_path):
    case = load("reference_game")
    file = tmp_path / "igra.json"
    file.write_text(json.dumps(case["document"], indent=2, ensure_ascii=False), encoding="utf-8")
    status, (found,), stderr = run(file)
    assert (status, stderr) == (0, "")
    assert without_lines(found) == {**case["expected"], "warnings": []}


def test_a_file_that_cannot_be_scored_tells_all_its_faults(tmp_path):
    file = tmp_path / "game.json"
    file.write_bytes(b'{"players": ["Ana"], "rounds": 3}')
    faults = [{"path": "players", "code": "player_count"}, {"path": "rounds", "code": "not_list"}]
    assert run(file) == (2, [{"errors": faults}], "")


def test_an_empty_file_is_not_json(tmp_path):
    file = tmp_path / "game.json"
    file.touch()
    assert run(file) == (2, [error("", "not_json")], "")


def test_a_file_that_is_not_there_is_named(tmp_path):
    status, answers, stderr = run(tmp_path / "missing.json")
    assert (status, answers) == (2, [])
    assert "missing.json" in stderr
    assert "Traceback" not in stderr


def test_a_folder_is_no_document(tmp_path):
    status, answers, stderr = run(tmp_path)
    assert (status, answers) == (2, [])
    assert "Traceback" not in stderr


@pytest.mark.parametrize("arguments", [[], ["a.json", "b.json"], ["--help"]], ids=["none", "two", "option"])
def test_anything_but_one_file_explains_the_use(arguments):
    status, answers, stderr = run(*arguments)
    assert (status, answers) == (2, [])
    assert stderr.startswith("python -m scoring.engine FILE")


def test_each_line_of_the_input_is_answered_in_order():
    documents = load("golden_games") + load("documents")
    lines = "\n".join(json.dumps(case["document"], ensure_ascii=False) for case in documents)
    status, answers, stderr = run("-", lines=lines.encode())
    assert (status, stderr) == (0, "")
    assert [without_lines(found) for found in answers] == [case["expected"] for case in documents]


def test_a_bad_line_does_not_stop_the_others():
    status, answers, stderr = run("-", lines=b"\n".join([GOOD, b"{", GOOD, b"[]", GOOD]))
    assert (status, stderr) == (2, "")
    assert answers == [ANSWER, error("", "not_json"), ANSWER, error("", "not_object"), ANSWER]


def test_blank_lines_windows_line_ends_and_a_byte_order_mark_do_no_harm():
    lines = b"\xef\xbb\xbf" + GOOD + b"\r\n\r\n  \t\r\n" + GOOD + b"\r\n\n" + GOOD
    assert run("-", lines=lines) == (0, [ANSWER] * 3, "")


def test_no_line_is_no_answer():
    assert run("-") == (0, [], "")


def test_persian_names_pass_in_any_locale(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
    lines = '{"players": ["آرش", "علی‌رضا"], "rounds": []}\n{"players": ["آرش", "سارا"], "rounds": [], "دور": 1}'
    assert run("-", lines=lines.encode()) == (2, [ANSWER, error("دور", "unknown_key")], "")


@pytest.mark.parametrize(
    ("line", "path", "code"),
    [
        pytest.param(b"\xff\xfe{}", "", "not_json", id="bytes that are not UTF-8"),
        pytest.param('{"players": []}'.encode("utf-16"), "", "not_json", id="UTF-16"),
        pytest.param(b"not json", "", "not_json", id="no JSON at all"),
        pytest.param(GOOD + b" {}", "", "not_json", id="two documents on a line"),
        pytest.param(b"[" * 100_000, "", "not_json", id="brackets without end"),
        pytest.param(b'{"a":' * 50_000 + b"1" + b"}" * 50_000, "", "not_json", id="objects too deep to read"),
        pytest.param(b"[" * 500 + b"]" * 500, "", "not_object", id="lists in lists"),
        pytest.param(game_with(b'{"egg": NaN}'), "", "not_json", id="NaN"),
        pytest.param(game_with(b'{"egg": Infinity}'), "", "not_json", id="infinity"),
        pytest.param(game_with(b'{"egg": -Infinity}'), "", "not_json", id="minus infinity"),
        pytest.param(game_with(b'{"egg": 01}'), "", "not_json", id="a leading zero"),
        pytest.param(game_with(b'{"egg": 1, "egg": 1}'), "", "repeated_key", id="a card counted twice"),
        pytest.param(b'{"players": [], "players": []}', "", "repeated_key", id="players twice"),
        pytest.param(game_with(b'{"egg": 1e400}'), "rounds/0/0/egg", "too_large", id="1e400"),
        pytest.param(game_with(b'{"egg": %s}' % (b"9" * 5000)), "rounds/0/0/egg", "too_large", id="5000 digits"),
        pytest.param(game_with(b'{"egg": %s}' % (b"9" * 4000)), "rounds/0/0/egg", "too_large", id="4000 digits"),
        pytest.param(game_with(b'{"egg": -%s}' % (b"9" * 50)), "rounds/0/0/egg", "negative", id="minus 50 digits"),
        pytest.param(game_with(b'{"egg": true}'), "rounds/0/0/egg", "not_whole_number", id="true"),
        pytest.param(game_with(rb'{"\ud800": 1}'), "rounds/0/0/\ud800", "unknown_card", id="half a character"),
    ],
)
def test_a_line_that_cannot_be_scored_says_why(line, path, code):
    assert run("-", lines=line + b"\n" + GOOD) == (2, [error(path, code), ANSWER], "")


@pytest.mark.parametrize("case", parameters("faulty_documents"))
def test_the_faults_of_a_document_are_printed(case, tmp_path):
    file = tmp_path / "game.json"
    file.write_text(json.dumps(case["document"]), encoding="utf-8")
    assert run(file) == (2, [{"errors": case["errors"]}], "")


def test_the_engine_imports_nothing_but_the_standard_library():
    program = (
        "import sys; before = set(sys.modules); import scoring.engine.__main__\n"
        "new = {name.partition('.')[0] for name in set(sys.modules) - before}\n"
        "print(sorted(new - sys.stdlib_module_names))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, env={**os.environ})
    assert (done.stdout.strip(), done.stderr) == ("['scoring']", "")
