import os

from django.core.wsgi import get_wsgi_application

from .limits import with_length

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "sushigo_site.settings")
application = with_length(get_wsgi_application())
