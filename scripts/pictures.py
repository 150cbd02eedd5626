"""Draws what a link to the site shows in a chat, from a running site: scripts/pictures.py http://127.0.0.1:8000"""

import base64
import os
import shutil
import struct
import sys
import zlib
from collections import Counter
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "sushigo_site/static/site/pictures"
LANGUAGES = ("fa", "sl", "en")
SIZE = {"width": 1200, "height": 630}

STYLE = """
.skip, .header nav, .header :is(.languages, .languages-button), .footer, main > :not(.hero), .lead { display: none; }
body { min-block-size: 0; block-size: 630px; border: 28px solid var(--nori); }
.header .page { justify-content: center; padding-block: 16px 0; }
main.page { display: grid; align-content: center; padding-block: 0 16px; }
.page { max-inline-size: none; }
.header .brand { font-size: 44px; }
.brand .art { inline-size: 84px; }
.hero { padding: 0; }
.hand { margin-block: 0 36px; }
.hand .tile { inline-size: 168px; min-block-size: 212px; border-radius: 24px; outline-width: 7px; box-shadow: none; }
.hand .art { inline-size: 132px; }
h1 { font-size: 56px; }
"""

PIXELS = """async (png) => {
    const picture = await createImageBitmap(await (await fetch(png)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    const bytes = canvas.getImageData(0, 0, picture.width, picture.height).data;
    let text = "";
    for (let n = 0; n < bytes.length; n += 30_000) text += String.fromCharCode(...bytes.subarray(n, n + 30_000));
    return btoa(text);
}"""
"""Red, green, blue and opacity of every pixel. Only the browser can read PNG here."""


def with_palette(rgba: bytes, width: int, height: int) -> bytes:
    """The picture as a PNG with the 256 colours it has most of, less than half as large as the browser's."""
    pixels = [rgba[n : n + 3] for n in range(0, len(rgba), 4)]
    counts = Counter(pixels)
    palette = [colour for colour, _ in counts.most_common(256)]
    nearest = {colour: min(range(len(palette)), key=lambda n: apart(palette[n], colour)) for colour in counts}
    rows = [b"\0" + bytes(nearest[one] for one in pixels[n : n + width]) for n in range(0, len(pixels), width)]
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = {b"IHDR": header, b"PLTE": b"".join(palette), b"IDAT": zlib.compress(b"".join(rows), 9), b"IEND": b""}
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(name, data) for name, data in parts.items())


def apart(one: bytes, other: bytes) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def main(site: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=path, chromium_sandbox=False)
        for language in LANGUAGES:
            page = browser.new_page(base_url=site, viewport=SIZE, bypass_csp=True)
            page.goto(f"/{language}/", wait_until="networkidle")
            page.add_style_tag(content=STYLE)
            shot = base64.b64encode(page.screenshot()).decode()
            pixels = base64.b64decode(page.evaluate(PIXELS, f"data:image/png;base64,{shot}"))
            (FOLDER / f"{language}.png").write_bytes(with_palette(pixels, SIZE["width"], SIZE["height"]))


if __name__ == "__main__":
    main(sys.argv[1])
