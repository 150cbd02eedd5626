"""The limits on the server itself: what comes in through a socket, as `make run` serves it."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
TOKEN = "aB3-_fghijklmnop"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """The port of a server with a database of its own."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    variables = {
        "DJANGO_SETTINGS_MODULE": "sushigo_site.settings",
        "SUSHIGO_DATABASE": str(tmp_path_factory.mktemp("served") / "games.sqlite3"),
        "SUSHIGO_PLAIN_HTTP": "1",
        "SUSHIGO_SECRET_KEY": "a key for tests only, long enough to be one",
    }
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SUSHIGO_")} | variables
    manage = [sys.executable, "manage.py"]
    subprocess.run([*manage, "migrate", "--verbosity", "0"], cwd=ROOT, env=environment, check=True)
    serving = subprocess.Popen([*manage, "serve", "--port", str(port)], cwd=ROOT, env=environment)
    try:
        wait_for(port, serving)
        yield port
    finally:
        serving.terminate()
        serving.wait()


def wait_for(port, serving):
    while serving.poll() is None:
        try:
            return socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            os.sched_yield()
    raise AssertionError("the server has stopped")


def ask(port, head, *parts):
    """Status, headers and content of the answer to a request; `parts` are sent one after the other."""
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.settimeout(30)
        connection.sendall(head.replace("\n", "\r\n").encode() + b"\r\n\r\n")
        try:
            for part in parts:
                connection.sendall(part)
        except (BrokenPipeError, ConnectionResetError):
            pass  # refused before all of it was sent
        answer = b"".join(iter(lambda: connection.recv(65_536), b""))
    top, _, content = answer.partition(b"\r\n\r\n")
    first, *headers = top.decode().split("\r\n")
    return int(first.split()[1]), dict(header.lower().split(": ", 1) for header in headers), content


def post(path, kind, more):
    return f"POST {path} HTTP/1.1\nHost: 127.0.0.1\nContent-Type: {kind}\nConnection: close\n{more}"


def chunks(content, size):
    pieces = [content[start : start + size] for start in range(0, len(content), size)]
    return [b"%x\r\n%b\r\n" % (len(piece), piece) for piece in pieces] + [b"0\r\n\r\n"]


def test_a_body_in_chunks_is_read(server):
    message = json.dumps({"players": ["Ana", "Bor"], "tableaus": []}).encode()
    head = post(f"/en/game/{TOKEN}/sync/", "application/json", "Transfer-Encoding: chunked")
    status, _, content = ask(server, head, *chunks(message, 7))
    assert status == 200
    assert b'"players": ["Ana", "Bor"]' in content


def test_a_body_in_chunks_is_not_read_beyond_the_limit(server):
    head = post(f"/en/game/{TOKEN}/sync/", "application/json", "Transfer-Encoding: chunked")
    status, _, content = ask(server, head, *chunks(b" " * 100_000, 1_000)[:-1])  # it never ends
    assert (status, json.loads(content)) == (413, {"errors": [{"path": "", "code": "too_large"}]})


@pytest.mark.parametrize("kind", ["multipart/form-data; boundary=x", "application/x-www-form-urlencoded"])
def test_a_body_that_is_too_long_is_refused_before_it_comes(server, kind):
    status, _, content = ask(server, post("/sl/score/", kind, "Content-Length: 1000000000"))
    assert status == 413
    assert "To je več, kot strežnik sprejme naenkrat." in content.decode()
