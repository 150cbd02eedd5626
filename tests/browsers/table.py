"""What people do and read in a browser that is driven by words and scripts only."""

import time

SECONDS = 15

# The first visible control of a kind whose name begins with a text; name as a screen reader makes it.
FIND = """(selector, name) => {
    const told = (element) => element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent;
    const plain = (text) => text.replace(/[\\u2068\\u2069]/g, "").replace(/\\s+/g, " ").trim();
    const visible = (element) => element.getClientRects().length > 0;
    const fits = (element) => visible(element) && plain(name) && plain(told(element)).startsWith(plain(name));
    return [...document.querySelectorAll(selector)].find(fits) ?? null;
}"""
BUTTON, LINK, TEXT = "button:not([aria-hidden])", "a[href]", "input"

HEADING = "() => document.readyState === 'complete' ? document.querySelector('h1')?.textContent ?? '' : ''"
TOTALS = "() => [...document.querySelectorAll('main table tbody tr')].map((row) => row.cells[row.cells.length - 1].textContent.trim())"


class Table:
    def __init__(self, driver, url):
        self.driver, self.url = driver, url

    def open(self, path):
        self.driver.open(self.url + path)

    def press(self, name):
        self.find(BUTTON, name)

    def follow(self, name):
        self.find(LINK, name)

    def fill(self, name, text):
        self.find(TEXT, name)
        self.driver.type(text)

    def find(self, selector, name):
        wait(lambda: self.driver.click(FIND, selector, name), name)

    def wait_for_heading(self, text):
        wait(lambda: self.driver.run(HEADING).strip() == text, text)

    def totals(self):
        """The last cell of each row of the table, as it is written."""
        return self.driver.run(TOTALS)


def wait(done, what):
    """Until something is there; a page may be on its way."""
    end = time.monotonic() + SECONDS
    while not attempt(done):
        assert time.monotonic() < end, f"never came: {what}"
        time.sleep(0.05)


def attempt(done):
    try:
        return done()
    except Exception as error:  # the page went away under the script
        return print(error)
