"""Addresses that are the same in every language."""

from django.urls import path

from . import offline

# A worker may only serve pages below its own address.
urlpatterns = [path("sw.js", offline.worker, name="worker")]
