"""Whom a limit for each address counts as one visitor."""

import pytest

from sushigo_site.limits import client_address


@pytest.mark.parametrize(
    ("address", "visitor"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unix:/run/site", ""),
        ("1" * 100_000, ""),
    ],
)
def test_who_asks_is_where_the_connection_comes_from(rf, address, visitor):
    request = rf.get("/", REMOTE_ADDR=address, headers={"X-Forwarded-For": "198.51.100.1"})
    assert client_address(request) == visitor


@pytest.mark.parametrize(
    ("forwarded", "visitor"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("198.51.100.1, 192.0.2.7", "192.0.2.7"),
        ("nonsense,2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("192.0.2.7, nonsense", ""),
        ("x" * 100_000 + ", 192.0.2.7", "192.0.2.7"),
        ("", ""),
    ],
)
def test_behind_the_proxy_it_is_what_the_proxy_has_seen(rf, settings, forwarded, visitor):
    settings.BEHIND_PROXY = True
    request = rf.get("/", REMOTE_ADDR="127.0.0.1", headers={"X-Forwarded-For": forwarded})
    assert client_address(request) == visitor
