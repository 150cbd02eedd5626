#!/usr/bin/env bash
# Makes sure that there is a Chromium for the browser tests and prints its path. Where Debian has the one without windows,
# tests/conftest.py takes that for most of them: opening a page costs it a quarter.
set -euo pipefail

find_chromium() {
    command -v chromium || command -v chromium-browser || command -v google-chrome || playwright_chromium
}

playwright_chromium() {
    .venv/bin/python - <<'PYTHON'
import os, sys
from playwright.sync_api import sync_playwright

with sync_playwright() as playwright:
    path = playwright.chromium.executable_path
if not os.path.exists(path):
    sys.exit(1)
print(path)
PYTHON
}

install_chromium() {
    if [ "$(id -u)" = 0 ] && command -v apt-get; then
        apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium && return
    fi
    .venv/bin/python -m playwright install chromium
}

install_without_windows() {
    command -v chromium-headless-shell && return
    [ "$(id -u)" = 0 ] && apt-cache show chromium-headless-shell && apt-get install -y -qq --no-install-recommends chromium-headless-shell
}

finish() {
    install_without_windows >/dev/null 2>&1 || true
    exit
}

find_chromium && finish
echo "Installing Chromium for the browser tests ..." >&2
install_chromium >&2 || true
find_chromium && finish
echo "No Chromium: install the package chromium or google-chrome, or run only 'make test-fast'." >&2
exit 1
