"""The server itself, as `make run` starts it: what dies comes back, what is killed is gone, and long heads are cut off."""

import json
import os
import re
import signal
import socket
import stat
import subprocess
import time

import pytest

from bench.site import get, prepare, running

WITHIN = 60
"""Seconds after which a test stops waiting; on an idle machine everything takes less than three."""


@pytest.fixture(scope="module")
def database(tmp_path_factory):
    database = tmp_path_factory.mktemp("server") / "site.sqlite3"
    prepare(database, rules=False)
    return database


@pytest.fixture
def site(database):
    """Address and main process of a site that only this test uses."""
    with running(database) as (url, server):
        yield url, server


@pytest.fixture(scope="module")
def calm(database):
    """The address of a site that stays as it is, and what it says."""
    said = database.with_name("said")
    with said.open("wb") as file, running(database, stderr=file) as (url, _):
        yield url, said


def processes():
    """The parent of each process. ps of Debian and macOS know these options."""
    said = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    return dict(tuple(map(int, line.split())) for line in said.splitlines())


def workers(server):
    return {child for child, parent in processes().items() if parent == server.pid}


def wait_until(condition):
    for _ in range(WITHIN * 10):
        if condition():
            return
        time.sleep(0.1)
    raise AssertionError(f"not within {WITHIN} seconds")


def answers(url):
    try:
        return get(f"{url}/robots.txt").startswith(b"User-agent")
    except OSError:
        return False


def is_free(port):
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # only who listens holds it
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


def port_of(url):
    return int(url.rpartition(":")[2])


def ask(url, head):
    """The status of the answer to a request with this head; None when the server only hangs up."""
    with socket.create_connection(("127.0.0.1", port_of(url)), timeout=WITHIN) as connection:
        connection.sendall(head)
        try:
            found = re.match(rb"HTTP/1.1 ([0-9]+)", connection.recv(200))
        except ConnectionResetError:
            return None
    return int(found[1]) if found else None


def test_workers_that_are_killed_come_back(site):
    url, server = site
    killed = workers(server)
    assert len(killed) == min(2, os.cpu_count())
    for worker in killed:
        os.kill(worker, signal.SIGKILL)
    wait_until(lambda: len(workers(server) - killed) == len(killed))
    wait_until(lambda: answers(url))


def test_when_the_main_process_is_killed_its_workers_end_and_the_port_is_free(site):
    url, server = site
    ending = workers(server)
    server.kill()
    server.wait()
    wait_until(lambda: is_free(port_of(url)))
    wait_until(lambda: not ending & processes().keys())


def test_the_server_stops_though_a_body_never_ends(site):
    url, server = site
    head = b"POST /en/score/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\nplayers"
    with socket.create_connection(("127.0.0.1", port_of(url)), timeout=WITHIN) as connection:
        connection.sendall(head)
        time.sleep(0.5)  # so that a worker waits for the rest; if not yet, it is refused, which proves nothing more
        server.terminate()
        assert server.wait(WITHIN) == 0


@pytest.mark.parametrize(("kilobytes", "statuses"), [(15, {200}), (120, {400, 431, None})])
def test_long_heads_are_refused_before_anybody_takes_them_apart(calm, kilobytes, statuses):
    url, _ = calm
    values = "".join(f"X-{n}: {'a' * 1000}\r\n" for n in range(kilobytes)).encode()
    assert (
        ask(url, b"GET /en/score/ HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n" + values + b"\r\n") in statuses
    )


def test_a_long_cookie_is_refused(calm):
    url, _ = calm
    cookie = b"a" * 120 * 1024
    head = b"GET /en/score/ HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nCookie: a="
    assert ask(url, head + cookie + b"\r\n\r\n") in {400, 431, None}


def test_only_http_1_is_spoken(calm):
    url, _ = calm
    assert ask(url, b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\x04\0\0\0\0\0") in {400, 505, None}


def test_the_server_says_nothing_when_it_starts(calm):
    _, said = calm
    assert said.read_text() == ""


def test_files_that_the_server_makes_are_its_owners_only(calm, database):
    message = json.dumps({"players": ["Ana", "Bor"], "tableaus": []}).encode()
    get(f"{calm[0]}/en/game/aB3-_fghijklmnop/sync/", {"Content-Type": "application/json"}, message)
    assert stat.S_IMODE(database.with_name("site.sqlite3.lock").stat().st_mode) == 0o600
