"""Tests wait for what they need, never for luck."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent.parent
MODULES = [path for path in sorted(TESTS.rglob("*.py")) if path != Path(__file__)]
POLLING = {"browser/until.py", "browsers/firefox.py", "browsers/table.py", "browsers/webkit.py"}
POLLING |= {"project/test_limits_served.py", "project/test_proxy.py", "project/test_server.py"}
"""What looks again after a moment, until it sees what it waits for or a deadline has passed."""

LASTING = {"browser/test_pad_screens.py", "browser/test_resilience_network.py", "browser/test_resilience_modules.py"}
"""What takes its time as people and networks do: a finger that is held, a slow answer, a page that loads no more."""

FORBIDDEN = {
    "asks by eval, which the content security policy forbids: tests/browser/until.py": r"wait_for_function",
    "waits for luck: tests/browser/until.py": r"wait_for_timeout|time\.sleep|import sleep|networkidle",
    "needs a port that something else may hold": r"--port\W+[1-9]|(?:127\.0\.0\.1|localhost)\", [1-9]",
}


@pytest.mark.parametrize("why", FORBIDDEN)
def test_no_test_depends_on_the_machine(why):
    found = [
        f"{path.relative_to(TESTS)}:{number}: {line.strip()}"
        for path in MODULES
        if str(path.relative_to(TESTS)) not in POLLING | LASTING
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(FORBIDDEN[why], line)
    ]
    assert found == [], why
