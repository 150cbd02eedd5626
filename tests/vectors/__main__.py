"""python -m tests.vectors writes Python's answers, against which the JavaScript modules are checked."""

import os
from pathlib import Path

import django

from .encode import compact

FOLDER = Path(__file__).parent


def texts():
    """The files and what belongs in them today."""
    from . import games, search, sentences

    made = {"games": games.vectors(), "sentences": sentences.vectors(), "search": search.vectors()}
    return {FOLDER / f"{name}.jsonl": "".join(f"{compact(v)}\n" for v in vectors) for name, vectors in made.items()}


if __name__ == "__main__":
    os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"
    django.setup()
    for file, text in texts().items():
        file.write_text(text, encoding="utf-8")
        print(f"{file.name}: {len(text.splitlines())} vectors, {len(text.encode()) // 1000} kB")
