"""The site for browsers under test: it knows when every request has been answered."""

import socket
from threading import Thread

from django.core.servers.basehttp import WSGIServer
from django.db import connections

SECONDS = 20


class Server(WSGIServer):
    """A thread for each connection, and no second request on it: Django says so to the browser for a server like this."""

    request_queue_size = 128

    def __init__(self, *arguments, connections_override, **options):
        super().__init__(*arguments, **options)
        self.answering = []

    def process_request(self, request, client_address):
        thread = Thread(target=self.answer, args=(request, client_address), daemon=True)
        self.answering = [one for one in self.answering if one.is_alive()] + [thread]
        thread.start()

    def answer(self, request, client_address):
        try:
            self.finish_request(request, client_address)
        except Exception:
            self.handle_error(request, client_address)
        finally:
            connections.close_all()
            self.shutdown_request(request)

    def settle(self):
        """Waits until everything that browsers have sent is answered; they are closed, and send nothing new."""
        # Connections are taken in the order they come: when this one has been, so have all before it.
        with socket.create_connection(self.server_address[:2], SECONDS) as last:
            last.shutdown(socket.SHUT_WR)
            last.recv(1)
        for thread in self.answering:
            thread.join(SECONDS)
            assert not thread.is_alive(), f"a connection is still open after {SECONDS} seconds"
