"""The phone's own rules about what to keep, in Node."""

import subprocess
from pathlib import Path

import playwright

NODE = Path(playwright.__file__).parent / "driver" / "node"
SCRIPTS = Path(__file__).parents[1] / "js"


def run(script):
    """What a script prints; it prints nothing more after a fault."""
    done = subprocess.run([NODE, SCRIPTS / script], capture_output=True, text=True)
    assert done.stderr == ""
    return done.stdout.splitlines()


def test_two_phones_and_a_bad_network_never_lose_what_somebody_has_entered():
    assert run("phones.mjs") == ["4000 games"]


def test_two_pages_of_one_phone_lose_no_card_however_late_they_hear_of_each_other():
    assert run("tabs.mjs") == ["4000 games"]


def test_what_the_phone_keeps_and_what_it_makes_of_what_it_finds():
    assert run("store.mjs")[-1] == "where nothing can be kept, that is known as long as nobody else has it"


def test_what_is_too_long_for_a_number_or_a_name_is_told_so_by_its_length():
    assert run("typed.mjs") == ["typed"]


def test_a_long_name_is_cut_between_letters_in_any_browser():
    assert run("names.mjs") == ["7 names"]
