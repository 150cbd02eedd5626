"""Screens that people hold, and how large they have set the text and the page."""

SCREENS = {
    "280": (280, 653, 100),
    "320": (320, 568, 100),
    "360": (360, 640, 100),
    "412": (412, 915, 100),
    "740 on its side": (740, 360, 100),
    "568 on its side": (568, 320, 100),
    "360 at 125 % zoom": (288, 512, 100),
    "412 at 150 % zoom": (275, 610, 100),
    "740 on its side at 125 % zoom": (592, 288, 100),
    "360 with text of 150 %": (360, 740, 150),
    "360 with text of 200 %": (360, 740, 200),
    "412 with text of 150 %": (412, 915, 150),
    "412 with text of 200 %": (412, 915, 200),
    "740 on its side with text of 200 %": (740, 360, 200),
    "568 on its side with text of 150 %": (568, 320, 150),
}
"""Width and height in CSS pixels, size of the text in percent."""


def hold(page, screen):
    """Shows the page on such a screen; at a zoom of 125 % it is as wide as 80 % of its pixels."""
    width, height, percent = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    sizes = {"standard": 16 * percent // 100, "fixed": 13 * percent // 100}
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})
