"""Signing in to the admin: who has failed too often waits, for a password is found by trying."""

from datetime import timedelta
from typing import Any

from django.contrib import admin
from django.contrib.auth.signals import user_login_failed
from django.dispatch import receiver
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.crypto import salted_hmac

from .errors import error
from .limits import client_address
from .models import FailedLogin

WAIT = timedelta(minutes=15)
FAILURES = {"account": 10, "visitor": 50}
"""Failures within that time: of one visitor with one name, and of one visitor with any."""


def login(request: HttpRequest) -> HttpResponse:
    """The admin's own page, or 429 for who has to wait; no password is looked at then."""
    if request.method == "POST" and has_to_wait(request, request.POST.get("username", "")):
        response = error(request, "429", 429)
        response["Retry-After"] = str(int(WAIT.total_seconds()))
        return response
    return admin.site.login(request)


def has_to_wait(request: HttpRequest, username: str) -> bool:
    recent = FailedLogin.objects.filter(at__gt=timezone.now() - WAIT)
    digests = digests_of(request, username)
    return any(recent.filter(**{kind: digests[kind]}).count() >= most for kind, most in FAILURES.items())


@receiver(user_login_failed)
def remember(credentials: dict[str, Any], request: HttpRequest | None = None, **more: Any) -> None:
    if request is None:  # not over the network
        return
    FailedLogin.objects.filter(at__lte=timezone.now() - WAIT).delete()
    FailedLogin.objects.create(**digests_of(request, str(credentials.get("username"))))


def digests_of(request: HttpRequest, username: str) -> dict[str, str]:
    visitor = client_address(request)
    return {"visitor": digest(visitor), "account": digest(f"{visitor} {username}")}


def digest(text: str) -> str:
    return salted_hmac("sushigo_site.logins", text).hexdigest()[: FailedLogin.DIGEST]
