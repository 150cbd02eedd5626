"""How the site writes its log: one line for each thing that happened, with its time, and no secret in it."""

import logging
import re
from copy import copy

LONGEST = 200
"""Characters of a message; what anybody sends may be in it."""

TOKEN = re.compile(r"(?<=game/)[\w-]+")
"""Who knows the token of a game may change it."""


class Formatter(logging.Formatter):
    """Time, level, origin, message; below it where an error of ours arose, but not where a request was refused."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        if record.name.startswith("django.security"):
            record = copy(record)
            record.exc_info = record.exc_text = None
        return TOKEN.sub("…", super().format(record))

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 (the name of logging)
        line = " ".join(record.message.split())
        record.message = line if len(line) <= LONGEST else line[:LONGEST] + "…"
        return super().formatMessage(record)
