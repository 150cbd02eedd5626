"""Waiting for what Playwright's `expect` does not know."""

from time import monotonic

import pytest

SECONDS = 10
PAUSE_MS = 20


def until(page, look, expected=True):
    """Looks again and again until it sees what is expected; fails with what was there last after ten seconds.

    `look` is a function, or JavaScript for the page. The site's content security policy lets Playwright's own
    wait_for_function look once only, since it repeats an expression with `eval`.
    """
    end = monotonic() + SECONDS
    while (found := look() if callable(look) else page.evaluate(look)) != expected:
        if monotonic() > end:
            pytest.fail(f"After {SECONDS} seconds {found!r}, not {expected!r}: {look}")
        page.wait_for_timeout(PAUSE_MS)  # unlike time.sleep it lets in what the browser reports
