#!/usr/bin/env bash
# Makes sure that there is an nginx for the test of docs/nginx.conf and prints its path.
set -euo pipefail
PATH="$PATH:/usr/sbin:/usr/local/sbin" # where Debian keeps it; not everybody looks there

command -v nginx && exit
if [ "$(id -u)" = 0 ] && command -v apt-get >&2; then
    echo "Installing nginx for the test of the reverse proxy ..." >&2
    # Debian starts it at once unless told otherwise: the tests run their own, on free ports.
    (apt-get update -qq && RUNLEVEL=1 apt-get install -y -qq --no-install-recommends nginx-light) >&2 || true
    command -v nginx && exit
fi
echo "No nginx: install the package nginx, or leave its test out with ARGS=\"--ignore tests/project/test_proxy.py\"." >&2
exit 1
