"""Headers that browsers send and get, where Django and WhiteNoise do less than they should."""

import re
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

PERMISSIONS_POLICY = ", ".join(
    [
        *(f"{feature}=(self)" for feature in ("clipboard-write", "screen-wake-lock")),
        *(
            f"{feature}=()"
            for feature in (
                "accelerometer",
                "autoplay",
                "camera",
                "clipboard-read",
                "display-capture",
                "encrypted-media",
                "fullscreen",
                "geolocation",
                "gyroscope",
                "hid",
                "idle-detection",
                "magnetometer",
                "microphone",
                "midi",
                "payment",
                "picture-in-picture",
                "publickey-credentials-get",
                "serial",
                "usb",
                "xr-spatial-tracking",
            )
        ),
    ]
)
"""What pages of ours may ask a device for, and what nothing on them may, whoever has put it there. "web-share" is left
out: a page may share by itself, and Chromium complains of the name where the system cannot share."""

REFUSED = re.compile(r"q=0(\.0*)?")

Answer = Callable[[HttpRequest], HttpResponse]


def permissions_policy(get_response: Answer) -> Answer:
    """Middleware that tells browsers what a page may do."""

    def answer(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        response["Permissions-Policy"] = PERMISSIONS_POLICY
        return response

    return answer


def accepted_encodings(get_response: Answer) -> Answer:
    """Middleware that takes encodings a browser refuses ("br;q=0") out of Accept-Encoding: what packs and what is
    packed already only look for a name in it."""

    def answer(request: HttpRequest) -> HttpResponse:
        header = request.META.get("HTTP_ACCEPT_ENCODING", "")
        if ";" in header:
            request.META["HTTP_ACCEPT_ENCODING"] = ", ".join(accepted(header))
        return get_response(request)

    return answer


def accepted(header: str) -> list[str]:
    """The encodings that a header accepts, without how much."""
    encodings = [[part.strip().lower() for part in item.split(";")] for item in header.split(",")]
    return [name for name, *quality in encodings if not any(map(REFUSED.fullmatch, quality))]
