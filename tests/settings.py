"""The settings of the site with what they need from outside; tests speak plain HTTP and see pages as readers do."""

import os

os.environ["SUSHIGO_ADMIN"] = "1"
os.environ["SUSHIGO_DEBUG"] = "0"
os.environ["SUSHIGO_PLAIN_HTTP"] = "1"
os.environ["SUSHIGO_SECRET_KEY"] = "a key for tests only, long enough to be one"

from sushigo_site.settings import *  # noqa: F403
