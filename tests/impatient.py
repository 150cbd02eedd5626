"""The settings of tests for a server of its own whose writers wait only shortly."""

from tests.settings import *  # noqa: F403
from tests.settings import DATABASES

WRITE_WAIT = DATABASES["default"]["OPTIONS"]["timeout"] = 0.3
