import os
import threading
import time

from django.core.wsgi import get_wsgi_application

from .environment import MAIN_PROCESS
from .limits import with_length

LOOK_EVERY = 1
"""Seconds between two looks at whether the main process is still there."""


def end_with(parent: int) -> None:
    """Ends this process soon after its parent: a worker whose main process was killed would hold the port for ever.
    It may have been killed before this process came so far, so that its number has to be told."""
    while os.getppid() == parent:
        time.sleep(LOOK_EVERY)
    os._exit(1)


os.environ.setdefault("DJANGO_SETTINGS_MODULE", "sushigo_site.settings")
application = with_length(get_wsgi_application())
if MAIN_PROCESS in os.environ:
    threading.Thread(target=end_with, args=[int(os.environ[MAIN_PROCESS])], daemon=True).start()
