import os
import threading
import time

from django.core.wsgi import get_wsgi_application

from .limits import with_length

LOOK_EVERY = 1
"""Seconds between two looks at whether the parent is still there."""


def end_with(parent: int) -> None:
    """Ends this process soon after its parent: a worker whose main process was killed would hold the port for ever."""
    while os.getppid() == parent:
        time.sleep(LOOK_EVERY)
    os._exit(1)


os.environ.setdefault("DJANGO_SETTINGS_MODULE", "sushigo_site.settings")
application = with_length(get_wsgi_application())
threading.Thread(target=end_with, args=[os.getppid()], daemon=True).start()
