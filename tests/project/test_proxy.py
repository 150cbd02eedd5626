"""docs/nginx.conf as nginx reads it, in front of the site: only ports, paths and the certificate are others."""

import json
import os
import shutil
import socket
import sqlite3
import subprocess
import time
from contextlib import ExitStack, closing
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from bench.site import free_port, prepare, serving
from scoring.starts import visitor_of

ROOT = Path(__file__).parent.parent.parent
NGINX = os.environ.get("NGINX") or shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
KEY = "the key of a site that only these tests use"
SLOW = 100

pytestmark = pytest.mark.skipif(not NGINX, reason="needs nginx: scripts/nginx.sh")


def adapted(folder, site, plain, tls):
    """The configuration with free ports and without a certificate, run by whoever runs the tests."""
    text = (ROOT / "docs/nginx.conf").read_text(encoding="utf-8")
    for documented, ours in {
        "user www-data;": f"user {'root' if os.geteuid() == 0 else 'www-data'}; daemon off;",
        "/run/nginx.pid": f"{folder}/pid",
        "/var/log/nginx/error.log": f"{folder}/error.log",
        "http {\n    include /etc/nginx/mime.types;": "http {\n" + "".join(temporary(folder)),
        "127.0.0.1:8000": site.removeprefix("http://"),
        "    listen 80 default_server;": f"    listen 127.0.0.1:{plain};",
        "    listen 443 ssl http2 default_server;": f"    listen 127.0.0.1:{tls};",
    }.items():
        assert documented in text
        text = text.replace(documented, ours)
    dropped = ("ssl_", "listen [::]:")
    return "\n".join(line for line in text.splitlines() if not line.strip().startswith(dropped))


def temporary(folder):
    for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"):
        yield f"    {kind}_temp_path {folder}/{kind};\n"


@pytest.fixture
def proxy(site, tmp_path):
    """Addresses of an nginx in front of the site: (the one that leads to HTTPS, the other one)."""
    plain, tls = free_port(), free_port()
    (tmp_path / "nginx.conf").write_text(adapted(tmp_path, site, plain, tls), encoding="utf-8")
    command = [NGINX, "-p", str(tmp_path), "-e", str(tmp_path / "error.log"), "-c", str(tmp_path / "nginx.conf")]
    process = subprocess.Popen(command)
    try:
        for port in (plain, tls):
            wait_for(port, process)
        yield f"http://127.0.0.1:{plain}", f"http://127.0.0.1:{tls}"
    finally:
        process.terminate()
        process.wait(20)


def wait_for(port, process):
    for _ in range(200):
        assert process.poll() is None, "nginx does not start"
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("nginx does not answer")


@pytest.fixture(scope="module")
def database(tmp_path_factory):
    database = tmp_path_factory.mktemp("proxy") / "site.sqlite3"
    prepare(database, rules=False)
    return database


@pytest.fixture(scope="module")
def site(database):
    with serving(database, SUSHIGO_BEHIND_PROXY="1", SUSHIGO_SECRET_KEY=KEY) as url:
        yield url


def ask(url, body=None, **headers):
    """Status and headers of an answer."""
    try:
        with urlopen(Request(url, body, headers), timeout=60) as answer:
            return answer.status, answer.headers
    except HTTPError as answer:
        return answer.code, answer.headers


def test_bodies_that_come_byte_by_byte_stop_no_page(proxy):
    _, url = proxy
    head = b"POST /en/game/x/round/1/0/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n"
    with ExitStack() as stack:
        address = ("127.0.0.1", int(url.rpartition(":")[2]))
        slow = [stack.enter_context(socket.create_connection(address)) for _ in range(SLOW)]
        for connection in slow:
            connection.sendall(head)
        for _ in range(5):
            for connection in slow:
                connection.sendall(b"x")
            assert ask(f"{url}/en/")[0] == 200
        for connection in slow:  # they all still send
            connection.setblocking(False)
            with pytest.raises(BlockingIOError):
                connection.recv(1)


def test_a_flood_of_new_games_is_stopped_and_the_rest_goes_on(proxy):
    _, url = proxy
    statuses = [ask(f"{url}/en/score/", b"players=2", Origin="https://other.example")[0] for _ in range(40)]
    assert set(statuses) == {403, 429}  # the form of another site is refused, but only by the site itself
    assert statuses[:31] == [403] * 31
    assert ask(f"{url}/sl/score/", b"players=2")[0] == 429
    assert ask(f"{url}/en/score/")[0] == 200


def test_a_flood_of_logins_is_stopped(proxy):
    _, url = proxy
    statuses = [ask(f"{url}/en/admin/login/", b"username=a")[0] for _ in range(10)]
    assert (429 in statuses[:6], statuses[-1]) == (False, 429)


def test_long_bodies_are_refused(proxy):
    _, url = proxy
    assert ask(f"{url}/en/score/", b"x" * (64 * 1024 + 1))[0] == 413


def test_a_phone_sends_through_it_and_the_site_knows_who_asks(proxy, database, settings):
    _, url = proxy
    message = json.dumps({"players": ["Ana", "Bor"], "tableaus": []}).encode()
    sent = f"{url}/en/game/aB3-_fghijklmnop/sync/"
    assert ask(sent, message, **{"Content-Type": "application/json", "X-Forwarded-For": "198.51.100.1"})[0] == 200
    with closing(sqlite3.connect(database)) as connection:
        begun_by = connection.execute("SELECT visitor FROM scoring_start").fetchall()
    settings.SECRET_KEY = KEY
    assert begun_by == [(visitor_of("127.0.0.1"),)]


def test_what_the_site_has_packed_stays_packed(proxy):
    _, url = proxy
    assert ask(f"{url}/en/", **{"Accept-Encoding": "gzip"})[1]["Content-Encoding"] == "gzip"


def test_plain_http_leads_to_https(proxy):
    plain, _ = proxy
    host, port = plain.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as connection:
        connection.sendall(b"GET /sl/?a=1 HTTP/1.1\r\nHost: sushi.example\r\nConnection: close\r\n\r\n")
        answer = b"".join(iter(lambda: connection.recv(4096), b"")).decode()
    assert answer.startswith("HTTP/1.1 301 ")
    assert "Location: https://sushi.example/sl/?a=1\r\n" in answer
