"""The phone's own rules about what to keep, in Node."""

import subprocess
from pathlib import Path

import playwright

NODE = Path(playwright.__file__).parent / "driver" / "node"
SCRIPTS = Path(__file__).parents[1] / "js"


def said_by(script):
    run = subprocess.run([NODE, SCRIPTS / script], capture_output=True, text=True)
    return run.stderr, run.stdout


def test_two_phones_and_a_bad_network_never_lose_what_somebody_has_entered():
    assert said_by("phones.mjs") == ("", "4000 games\n")


def test_a_long_name_is_cut_between_letters_in_any_browser():
    assert said_by("names.mjs") == ("", "7 names\n")
