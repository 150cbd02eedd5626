"""What anybody may ask of the site: where a request comes from."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from django.conf import settings
from django.http import HttpRequest

LONGEST_ADDRESS = 64
"""Characters of an address that are looked at; an IPv6 address with its zone has fewer."""


def client_address(request: HttpRequest) -> str:
    """Who asks, as a text that counts as one visitor: an IPv4 address, or the network of an IPv6 address, for a
    household has a whole /64. "" when it cannot be known.

    Behind our proxy it is what the proxy itself has seen, the last entry of X-Forwarded-For: the ones before it are
    what the client has sent, true or not.
    """
    text = request.META.get("REMOTE_ADDR", "")
    if settings.BEHIND_PROXY:
        text = request.META.get("HTTP_X_FORWARDED_FOR", "")[-LONGEST_ADDRESS:].rpartition(",")[2].strip()
    try:
        address: IPv4Address | IPv6Address = ip_address(text[:LONGEST_ADDRESS])
    except ValueError:
        return ""
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Network((int(address), 64), strict=False))
    return str(address)
