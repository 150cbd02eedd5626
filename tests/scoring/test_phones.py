"""The phone's own rules about what to keep, in Node."""

import subprocess
from pathlib import Path

import playwright

NODE = Path(playwright.__file__).parent / "driver" / "node"
SCRIPT = Path(__file__).parents[1] / "js" / "phones.mjs"


def test_two_phones_and_a_bad_network_never_lose_what_somebody_has_entered():
    run = subprocess.run([NODE, SCRIPT], capture_output=True, text=True)
    assert (run.stderr, run.stdout) == ("", "4000 games\n")
