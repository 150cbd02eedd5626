"""Reads the SUSHIGO_* variables; a value that cannot be meant stops the program and says what can."""

import os
import re
import stat
from pathlib import Path

from django.core.exceptions import ImproperlyConfigured

HOST = re.compile(r"\*|\.?[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*|\[[0-9A-Fa-f:]+\]")

SHORTEST_KEY = 32

MAIN_PROCESS = "SUSHIGO_MAIN_PROCESS"
"""Set by `serve` for its workers: the number of the process that they belong to."""
OWNER_ONLY = 0o700


def flag(name: str) -> bool:
    """1 is true, 0 (or nothing) is false."""
    value = os.environ.get(name, "0")
    if value not in ("0", "1"):
        raise ImproperlyConfigured(f"{name} must be 0 or 1, not {value!r}")
    return value == "1"


def hosts(name: str, default: str) -> list[str]:
    """Host names separated by commas, without scheme, port or path."""
    names = [host.strip() for host in os.environ.get(name, default).split(",")]
    for host in names:
        if not HOST.fullmatch(host):
            raise ImproperlyConfigured(
                f"{name} must be host names separated by commas, such as 'example.org,192.0.2.7'; {host!r} is none"
            )
    return names


def file(name: str, default: Path) -> Path:
    """A file in a folder that exists; a relative path starts at the current folder. The default is in a folder of the
    site's own, which nobody else may look into."""
    value = os.environ.get(name)
    if value is None:
        default.parent.mkdir(mode=OWNER_ONLY, exist_ok=True)
        if stat.S_IMODE(default.parent.stat().st_mode) != OWNER_ONLY:
            default.parent.chmod(OWNER_ONLY)
        return default
    path = Path(value).absolute()
    if not value or path.is_dir() or not path.parent.is_dir():
        raise ImproperlyConfigured(f"{name} must be the path of a file in a folder that exists, not {value!r}")
    return path


def secret_key(name: str, debug: bool) -> str:
    """The signing key; only while developing does it have a default."""
    key = os.environ.get(name, "for development only" if debug else "")
    if not key:
        raise ImproperlyConfigured(
            f"{name} is not set: give it 50 random characters, or set SUSHIGO_DEBUG=1 to develop"
        )
    if len(key) < SHORTEST_KEY and not debug:
        raise ImproperlyConfigured(f"{name} is too short to keep a secret: give it 50 random characters")
    return key
