"""
Settings of the whole site. Everything that differs between machines comes from these variables:

SUSHIGO_SECRET_KEY     signing key; needed unless SUSHIGO_DEBUG is 1
SUSHIGO_ALLOWED_HOSTS  host names separated by commas (default: this machine only)
SUSHIGO_DATABASE       path of the SQLite file (default: var/sushigo.sqlite3)
SUSHIGO_PLAIN_HTTP     1 where there is no HTTPS, as on a home network (default: 0)
SUSHIGO_BEHIND_PROXY   1 where every request comes through a proxy of ours, which says whose it is (default: 0)
SUSHIGO_ADMIN          1 to edit the texts of the rules at /en/admin/ (default: 0, there is no such page)
SUSHIGO_DEBUG          1 while developing (default: 0)
"""

from pathlib import Path

from csp.constants import NONE, SELF

from . import environment

BASE_DIR = Path(__file__).resolve().parent.parent
VAR_DIR = BASE_DIR / "var"

DEBUG = environment.flag("SUSHIGO_DEBUG")
SECRET_KEY = environment.secret_key("SUSHIGO_SECRET_KEY", DEBUG)
ALLOWED_HOSTS = environment.hosts("SUSHIGO_ALLOWED_HOSTS", "localhost,127.0.0.1,[::1]")
HTTPS = not (DEBUG or environment.flag("SUSHIGO_PLAIN_HTTP"))

ADMIN = environment.flag("SUSHIGO_ADMIN")
BEHIND_PROXY = environment.flag("SUSHIGO_BEHIND_PROXY")

INSTALLED_APPS = [
    "modeltranslation",  # must stand before the admin
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.sitemaps",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "csp",
    "sushigo_site",
    "scoring",
    "rules",
]

# Sessions, CSRF, users and messages do nothing and set no cookie until a page asks for them; rules pages never do.
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "csp.middleware.CSPMiddleware",
    "sushigo_site.headers.permissions_policy",
    "sushigo_site.limits.LimitsMiddleware",  # before anything takes a request apart
    "sushigo_site.headers.accepted_encodings",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "sushigo_site.later.LaterMiddleware",
]

ROOT_URLCONF = "sushigo_site.urls"
WSGI_APPLICATION = "sushigo_site.wsgi.application"
CSRF_FAILURE_VIEW = "sushigo_site.views.csrf_failure"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "sushigo_site.context.site",
            ],
        },
    },
]

# Data

WRITE_WAIT = 4
"""Seconds that a writer waits in our queue, and then for other programs; phones wait ten for an answer."""

DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": environment.file("SUSHIGO_DATABASE", VAR_DIR / "sushigo.sqlite3"),
        # A connection for each request is as fast with SQLite. Kept ones stay with threads that end, files open.
        "CONN_MAX_AGE": 0,
        "OPTIONS": {
            # A transaction takes its lock at the start: "database is locked" does not come in the middle of one.
            "transaction_mode": "IMMEDIATE",
            "timeout": WRITE_WAIT,
            # FULL: what was acknowledged is on the disk, even when the power fails the moment after.
            "init_command": "PRAGMA journal_mode=WAL;PRAGMA synchronous=FULL;",
        },
    }
}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
MESSAGE_STORAGE = "django.contrib.messages.storage.cookie.CookieStorage"

# Languages and time

LANGUAGES = [("fa", "فارسی"), ("sl", "Slovenščina"), ("en", "English")]
LANGUAGE_CODE = "en"
LANGUAGE_COOKIE_AGE = 365 * 24 * 60 * 60
LOCALE_PATHS = [BASE_DIR / "locale"]
MODELTRANSLATION_DEFAULT_LANGUAGE = "en"
MODELTRANSLATION_FALLBACK_LANGUAGES = ("en",)
TIME_ZONE = "UTC"
USE_TZ = True

# Static files

STATIC_URL = "/static/"
STATIC_ROOT = VAR_DIR / "static"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "sushigo_site.storage.StaticStorage"},
}

# Security

FILE_UPLOAD_HANDLERS = ["sushigo_site.limits.NoFiles"]
DATA_UPLOAD_MAX_NUMBER_FIELDS = 100  # the largest form of the admin has about 50
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF],
        "font-src": [SELF],
        "connect-src": [SELF],
        "manifest-src": [SELF],
        "worker-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    }
}
X_FRAME_OPTIONS = "DENY"
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
SECURE_SSL_REDIRECT = SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = HTTPS
SECURE_HSTS_SECONDS = 365 * 24 * 60 * 60 if HTTPS else 0
SECURE_REDIRECT_EXEMPT = [r"^healthz$"]
if HTTPS:
    # The server behind the HTTPS proxy speaks plain HTTP; the proxy must set this header itself.
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"()": "sushigo_site.logs.Formatter"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {"django": {"handlers": [], "level": "INFO" if DEBUG else "ERROR"}},
}
