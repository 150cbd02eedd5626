import os
import socket
import sys
from typing import Any

import segno
from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from sushigo_site.environment import MAIN_PROCESS

EVERY_ADDRESS = "0.0.0.0"  # noqa: S104 (only when asked for)
OWNER_ONLY = 0o077
"""What the site writes, games above all, is nobody else's to read."""

CORES = os.cpu_count() or 1

# The names of granian's options say what they do; `granian --help` has them all.
GRANIAN = {
    "interface": "wsgi",
    "http": "1",
    "workers": min(2, CORES),
    "blocking-threads": 8,  # most of a request is waiting for the database, so more than granian thinks a core needs
    "http1-buffer-size": 16 * 1024,  # a head: Python takes 22 s to read a cookie of 120 kB
    "http1-header-read-timeout": 10_000,  # ms, also of a connection on which nothing is asked
    "respawn-interval": 1,  # s
    "workers-kill-timeout": 5,  # s
    "workers-max-rss": 400,  # MiB; a worker has 80 to 120
    "log-level": "error",  # its warnings at the start are about threads and a setting of the kernel
}
SWITCHES = ["--no-ws", "--respawn-failed-workers"]


class Command(BaseCommand):
    help = "Serves the site; with --host 0.0.0.0 for every device in this network, with a QR code for phones"

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--host", default="127.0.0.1")
        parser.add_argument("--port", type=int, default=8000)

    def handle(self, *args: Any, host: str, port: int, **options: Any) -> None:
        refuse_taken(host, port)
        address = network_address() if host == EVERY_ADDRESS else host
        url = f"http://{address}:{port}/"
        self.stdout.write(f"Serving on {url}  (stop with Ctrl+C)")
        if host == EVERY_ADDRESS:
            segno.make(url).terminal(sys.stdout, compact=True)
        self.stdout.flush()
        hosts = ",".join(dict.fromkeys([*settings.ALLOWED_HOSTS, address]))
        variables = os.environ | {"SUSHIGO_ALLOWED_HOSTS": hosts, MAIN_PROCESS: str(os.getpid())}
        flags = [text for name, value in GRANIAN.items() for text in (f"--{name}", str(value))]
        command = [sys.executable, "-m", "granian", *flags, *SWITCHES, "--host", host, "--port", str(port)]
        os.umask(OWNER_ONLY)
        os.execve(sys.executable, [*command, "sushigo_site.wsgi:application"], variables)  # noqa: S606


def refuse_taken(host: str, port: int) -> None:
    """Granian would share a port with a server that is already there, and each would get half of the requests."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise CommandError(
                f"Port {port} on {host} cannot be used ({error.strerror}); try another with PORT=…"
            ) from error


def network_address() -> str:
    """This machine's address in its network, or 127.0.0.1 without one. Nothing is sent: UDP only picks a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
