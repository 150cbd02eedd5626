"""The one way in which games are written: one writer after the other, and never without an answer."""

import fcntl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import IO

from django.conf import settings
from django.db import OperationalError, connection, transaction

from sushigo_site.later import BUSY, UNWRITABLE, TryLaterError, reason

NEXT_TRY = 0.001
"""Seconds until a process looks again whether a neighbour still writes; a game is written in a few milliseconds."""

_threads = Lock()


@contextmanager
def writing() -> Iterator[None]:
    """A transaction that waits for its turn, at most `settings.WRITE_WAIT` seconds.

    SQLite takes one writer at a time and lets the others try again by chance, so that some wait for seconds; here the
    threads of a process queue, and the processes take turns by a lock on a file beside the database. Other databases
    look after their writers themselves. Raises TryLaterError when the turn does not come, or when the database cannot
    be written at all; nothing is changed then.
    """
    try:
        with _turn(), transaction.atomic():
            yield
    except OperationalError as error:
        if later := reason(error):
            raise TryLaterError(later) from error
        raise


@contextmanager
def _turn() -> Iterator[None]:
    if connection.vendor != "sqlite":
        yield
        return
    give_up = time.monotonic() + settings.WRITE_WAIT
    if not _threads.acquire(timeout=settings.WRITE_WAIT):
        raise TryLaterError(BUSY)
    try:
        with _lock_file() as file:  # closing it gives the lock back, and so does the end of the process
            while not _locked(file.fileno()):
                if time.monotonic() > give_up:
                    raise TryLaterError(BUSY)
                time.sleep(NEXT_TRY)
            yield
    finally:
        _threads.release()


def _lock_file() -> IO[bytes]:
    try:
        return open(f"{connection.settings_dict['NAME']}.lock", "ab")
    except OSError as error:
        raise TryLaterError(UNWRITABLE) from error


def _locked(file: int) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
