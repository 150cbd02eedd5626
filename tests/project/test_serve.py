import os
import socket
import sys

import pytest
from django.core.management import CommandError, call_command

from sushigo_site.management.commands import serve


@pytest.fixture
def port():
    """A port that nothing holds now, as text."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return str(probe.getsockname()[1])


@pytest.fixture
def started(monkeypatch):
    """What would have been started instead of this process: (program, arguments, environment)."""
    calls = []
    monkeypatch.setattr(os, "execve", lambda *call: calls.append(call))
    monkeypatch.setattr(os, "umask", lambda mask: None)
    return calls


def test_serve_says_where_and_becomes_granian(started, capsys, port):
    call_command("serve", "--port", port)
    assert capsys.readouterr().out == f"Serving on http://127.0.0.1:{port}/  (stop with Ctrl+C)\n"
    ((program, arguments, _),) = started
    assert program == sys.executable
    assert arguments[-5:] == ["--host", "127.0.0.1", "--port", port, "sushigo_site.wsgi:application"]


def test_serve_for_phones_allows_its_network_address_and_shows_it_as_qr_code(
    started, capsys, monkeypatch, settings, port
):
    settings.ALLOWED_HOSTS = ["localhost"]
    monkeypatch.setattr(serve, "network_address", lambda: "192.0.2.7")
    call_command("serve", "--host", "0.0.0.0", "--port", port)
    first, code = capsys.readouterr().out.split("\n", 1)
    assert first == f"Serving on http://192.0.2.7:{port}/  (stop with Ctrl+C)"
    assert code.count("\n") > 10
    ((_, _, environment),) = started
    assert environment["SUSHIGO_ALLOWED_HOSTS"] == "localhost,192.0.2.7"


def test_serve_refuses_a_port_that_is_taken(started):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(CommandError, match=f"Port {port} on 127.0.0.1 cannot be used"):
            call_command("serve", "--port", str(port))
    assert started == []


def test_network_address_is_one_of_ipv4():
    assert socket.inet_aton(serve.network_address())


def test_network_address_without_a_network_is_this_machine(monkeypatch):

    monkeypatch.setattr(serve.socket, "socket", lambda *_: NoRoute())
    assert serve.network_address() == "127.0.0.1"


class NoRoute:
    def __enter__(self):
        return self

    def __exit__(self, *_):
        return None

    def connect(self, address):
        raise OSError("network is unreachable")
