#!/usr/bin/env bash
# Debian's Python comes without pip; root gets it here, everybody else is told how.
set -euo pipefail

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq
    exec apt-get install -y -qq --no-install-recommends python3-pip
fi
echo "Python has no pip here: install it (Debian and Ubuntu: apt-get install python3-pip) and try again." >&2
exit 1
