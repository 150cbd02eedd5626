"""Firefox over WebDriver BiDi, which it speaks by itself: JSON in a web socket, no other program between."""

import json
import re
import subprocess
import tempfile
import time
from pathlib import Path

import websocket

SECONDS = 20
LEFT = "error loading dynamically imported module"
"""What Firefox says when a page is left before its last module has come; without a module that is needed no round is played."""
ADDRESS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox:
    def __init__(self):
        self.profile = tempfile.TemporaryDirectory()
        options = ["--headless", "--no-remote", "--profile", self.profile.name, "--remote-debugging-port", "0"]
        self.said = Path(self.profile.name) / "said.txt"
        with self.said.open("w") as said:
            self.process = subprocess.Popen(["firefox-esr", *options], stderr=said, stdout=said)
        address = self.address()
        self.socket = websocket.create_connection(f"{address}/session", timeout=SECONDS, suppress_origin=True)
        self.sent, self.errors = 0, []
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])
        self.context = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def address(self):
        """Where Firefox listens, once it says so."""
        for _ in range(SECONDS * 10):
            if found := ADDRESS.search(self.said.read_text()):
                return found[1]
            time.sleep(0.1)
        raise TimeoutError(self.said.read_text())

    def send(self, method, **params):
        """The result of a command; what the browser reports in between is noted."""
        self.sent += 1
        self.socket.send(json.dumps({"id": self.sent, "method": method, "params": params}))
        while (said := json.loads(self.socket.recv())).get("id") != self.sent:
            if said.get("method") == "log.entryAdded" and said["params"]["level"] == "error":
                self.errors.append(said["params"]["text"])
        if said["type"] == "error":
            raise RuntimeError(f"{method}: {said['message']}")
        return said["result"]

    def open(self, address):
        self.send("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def run(self, function, *arguments):
        """What a JavaScript function says, given strings."""
        given = [{"type": "string", "value": argument} for argument in arguments]
        answer = self.evaluate(f"(...given) => JSON.stringify(({function})(...given) ?? null)", given)
        return json.loads(answer["value"])

    def evaluate(self, function, given):
        answer = self.send(
            "script.callFunction",
            functionDeclaration=function,
            arguments=given,
            awaitPromise=True,
            target={"context": self.context},
        )
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return answer["result"]

    def click(self, find, *arguments):
        """Click in the middle of the element that a JavaScript function finds; False when there is none."""
        given = [{"type": "string", "value": argument} for argument in arguments]
        found = self.evaluate(find, given)
        if "sharedId" not in found:
            return False
        self.evaluate("element => element.scrollIntoView({ block: 'center' })", [{"sharedId": found["sharedId"]}])
        middle = {"type": "element", "element": {"sharedId": found["sharedId"]}}
        move = {"type": "pointerMove", "x": 0, "y": 0, "origin": middle}
        press = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.act({"type": "pointer", "id": "finger", "actions": [move, *press]})
        return True

    def type(self, text):
        """Where the last click has put the cursor."""
        strokes = [{"type": stroke, "value": sign} for sign in text for stroke in ("keyDown", "keyUp")]
        self.act({"type": "key", "id": "keys", "actions": strokes})

    def act(self, *sources):
        self.send("input.performActions", context=self.context, actions=list(sources))

    def problems(self):
        """Everything that any page has complained about."""
        return [error for error in self.errors if LEFT not in error]

    def close(self):
        self.send("browser.close")
        self.socket.close()
        self.process.wait(SECONDS)
        self.profile.cleanup()
