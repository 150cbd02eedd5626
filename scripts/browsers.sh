#!/usr/bin/env bash
# Makes sure that there are the browsers of `make test-browsers`: Debian's Firefox, and WebKit with its driver.
set -euo pipefail

PACKAGES="firefox-esr webkit2gtk-driver xvfb xauth"

complete() {
    command -v firefox-esr && command -v WebKitWebDriver && command -v xvfb-run && command -v xauth
}

complete >/dev/null && exit
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing $PACKAGES ..."
    # shellcheck disable=SC2086
    apt-get update -qq && apt-get install -y -qq --no-install-recommends $PACKAGES >/dev/null
fi
complete >/dev/null && exit
echo "Browsers are missing: install the packages $PACKAGES (names of Debian) and try again." >&2
exit 1
