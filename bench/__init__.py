"""Measurements of the site as it is served; `make bench` prints them beside their budgets. Never part of the tests."""
