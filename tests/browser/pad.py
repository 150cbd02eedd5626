"""What people do on the pad, and what they see there."""


def tile(page, words, code):
    return page.get_by_role("button", name=words(f"add.{code}"))


def tap(page, words, *codes):
    for code in codes:
        tile(page, words, code).click()


def remove(page, words, code):
    """Takes the card of a kind away that was laid last."""
    page.locator(".belt").get_by_role("button", name=words(f"remove.{code}")).last.click()


def in_order(cards):
    """Cards of a tableau in an order in which they can have been laid: wasabi and its nigiri first."""
    pairs = [code for code in cards if code.endswith("_on_wasabi")]
    alone = [code for code in cards if code not in (*pairs, "wasabi")]
    laid = [card for code in pairs for _ in range(cards[code]) for card in ("wasabi", code.removesuffix("_on_wasabi"))]
    return laid + [code for code in (*alone, "wasabi") for _ in range(cards.get(code, 0))]


def enter(page, words, cards):
    tap(page, words, *in_order(cards))


def belt(page):
    """The items on the belt, in the order laid."""
    return page.locator(".belt li").evaluate_all("items => items.map(item => item.dataset.item)")


def on_belt(page, at):
    return page.locator(".belt button").nth(at)


def counts(page):
    """What the tiles show, empty ones left out."""
    return page.locator(".pad-tiles > li").evaluate_all(
        """tiles => Object.fromEntries(tiles.map(tile => [tile.dataset.card, tile.querySelector(".count").textContent])
            .filter(([, count]) => count))"""
    )


def total(page):
    """Points and cards, as they stand beside the undo button."""
    return page.locator(".sum-up").inner_text().split("\n")


def says(page):
    return page.locator(".says").inner_text()


def go_on(page):
    page.locator(".pad-bar .next").click()


def undo(page, words):
    page.get_by_role("button", name=words("pad.undo_last")).click()


def whose(page):
    """The name on the tab of the player whose cards are shown."""
    return page.locator(".seats [aria-current=page] bdi").inner_text()
