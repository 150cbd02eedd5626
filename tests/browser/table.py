"""What people at the table do on the pages, and what they read there."""


def sit_down(page, words, names):
    """From the home page to the first player's cards."""
    page.get_by_role("link", name=words("home.keep_score")).click()
    page.get_by_role("radio", name=words.number(len(names)), exact=True).check()
    for seat, name in enumerate(names, 1):
        page.get_by_label(words("new.name_n", n=words.number(seat))).fill(name)
    press(page, words("a.start_game"))


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()
    page.wait_for_load_state()


def field(page, words, code):
    return page.get_by_role("textbox", name=words.card(code), exact=True)


def type_cards(page, words, cards):
    for code, count in cards.items():
        field(page, words, code).fill(words.number(count))


def tap_cards(page, words, cards):
    """With the buttons at the fields; the first kind once too often, and back."""
    for code, count in cards.items():
        for _ in range(count):
            press(page, words("pad.add", card=words.card(code)))
    first = words.card(next(iter(cards)))
    press(page, words("pad.add", card=first))
    press(page, words("pad.remove", card=first))


def typed(page):
    """What stands in the fields, empty ones left out."""
    return page.locator("form").evaluate_all(
        """forms => Object.fromEntries(forms.flatMap(form => [...form.querySelectorAll("input[type=text]")])
            .filter(field => field.value).map(field => [field.name, field.value]))"""
    )


def heading(page):
    return page.get_by_role("heading", level=1).inner_text()


def rows(page):
    """The cells of the only table, row by row, without its head."""
    return page.get_by_role("table").evaluate(
        "table => [...table.tBodies[0].rows].map(row => [...row.cells].map(cell => cell.innerText.trim()))"
    )


def podium(page):
    """Place, name and points of each player, best first."""
    return [text.split("\n") for text in page.locator("main ol > li").all_inner_texts()]
