"""WebKit, the engine of Safari, as Debian has it: its MiniBrowser, driven through Selenium on a screen that nobody sees."""

from pathlib import Path

from selenium import webdriver

BROWSERS = Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")

# Selenium has no log of this browser: the page keeps its own.
LISTEN = """
if (!window.problems) {
    window.problems = [];
    addEventListener("error", (event) => window.problems.push(event.message));
    addEventListener("unhandledrejection", (event) => window.problems.push(String(event.reason)));
    addEventListener("securitypolicyviolation", (event) => window.problems.push(event.blockedURI));
}
return window.problems.splice(0);
"""


class WebKit:
    def __init__(self):
        options = webdriver.WebKitGTKOptions()
        options.binary_location = str(next(BROWSERS))
        options.add_argument("--automation")
        service = webdriver.WebKitGTKService("/usr/bin/WebKitWebDriver")
        self.driver = webdriver.WebKitGTK(options=options, service=service)
        self.errors = []

    def open(self, address):
        self.driver.get(address)
        self.listen()

    def listen(self):
        self.errors += self.driver.execute_script(LISTEN)

    def run(self, function, *arguments):
        """What a JavaScript function says, given strings."""
        self.listen()
        return self.driver.execute_script(f"return ({function})(...arguments) ?? null", *arguments)

    def click(self, find, *arguments):
        """Click in the middle of the element that a JavaScript function finds; False when there is none."""
        element = self.run(find, *arguments)
        if element is None:
            return False
        element.click()
        return True

    def type(self, text):
        """Where the last click has put the cursor."""
        self.driver.switch_to.active_element.send_keys(text)

    def problems(self):
        """What pages have complained about since the first look at each."""
        self.listen()
        return self.errors

    def close(self):
        self.driver.quit()
