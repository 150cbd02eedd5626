"""The phone's own rules about what to keep, in Node."""

import subprocess
from pathlib import Path

import playwright

NODE = Path(playwright.__file__).parent / "driver" / "node"
SCRIPTS = Path(__file__).parents[1] / "js"


def run(script):
    """What a script says, without complaint."""
    done = subprocess.run([NODE, SCRIPTS / script], capture_output=True, text=True)
    assert done.stderr == ""
    return done.stdout


def test_two_phones_and_a_bad_network_never_lose_what_somebody_has_entered():
    assert run("phones.mjs") == "4000 games\n"


def test_what_is_too_long_for_a_number_or_a_name_is_told_so_by_its_length():
    assert run("typed.mjs") == "typed\n"
