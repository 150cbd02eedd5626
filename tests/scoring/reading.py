"""Pages as people read them: a small tree of elements, and their texts."""

import re
from html.parser import HTMLParser

BECAUSE = {"class_": "because"}
VOID = {"br", "col", "hr", "img", "input", "link", "meta"}
TYPED = {"⟨": "\u2068", "⟩": "\u2069", "~": "\u00a0"}


class Node:
    def __init__(self, name, attributes):
        self.name, self.attributes, self.children = name, attributes, []

    def __getitem__(self, attribute):
        return self.attributes[attribute]

    def all(self, name=None, /, **attributes):
        """Elements inside this one, in their order; `class_` asks for one of an element's classes."""
        for child in self.children:
            if isinstance(child, Node):
                if child.matches(name, attributes):
                    yield child
                yield from child.all(name, **attributes)

    def one(self, name=None, /, **attributes):
        (found,) = self.all(name, **attributes)
        return found

    def matches(self, name, attributes):
        if name not in (None, self.name):
            return False
        wanted = dict(attributes)
        if (one_class := wanted.pop("class_", None)) and one_class not in self.attributes.get("class", "").split():
            return False
        return all(self.attributes.get(key) == value for key, value in wanted.items())

    def texts(self, spoken):
        if self.name in ("script", "style") or (spoken and self.attributes.get("aria-hidden") == "true"):
            return
        for child in self.children:
            if isinstance(child, Node):
                yield from child.texts(spoken)
            else:
                yield child

    @property
    def text(self):
        """All the text, also what only the eye gets; spaces as a browser shows them."""
        return re.sub("[ \t\n]+", " ", "".join(self.texts(spoken=False))).strip(" ")

    @property
    def spoken(self):
        """The text without what is hidden from those who listen."""
        return re.sub("[ \t\n]+", " ", "".join(self.texts(spoken=True))).strip(" ")


class Reader(HTMLParser):
    """Builds the tree; an element that is closed in the wrong place fails the test."""

    def __init__(self):
        super().__init__()
        self.open = [Node("page", {})]

    def handle_starttag(self, tag, attrs):
        node = Node(tag, {key: "" if value is None else value for key, value in attrs})
        if tag != "template":  # what scripts may show later is not on the page
            self.open[-1].children.append(node)
        if tag not in VOID:
            self.open.append(node)

    def handle_endtag(self, tag):
        assert self.open.pop().name == tag

    def handle_data(self, data):
        self.open[-1].children.append(data)


def read(response):
    reader = Reader()
    reader.feed(response.content.decode())
    reader.close()
    (page,) = reader.open
    return page


def table(page):
    """The cells of the only table, row by row, as they are read out."""
    rows = page.one("table").all("tr")
    return [[cell.spoken for cell in row.children if isinstance(cell, Node)] for row in rows]


def podium(page):
    """Place, name and points of each player, best first."""
    items = page.one("ol", class_="podium").all("li")
    return [tuple(part.text for part in item.children if isinstance(part, Node)) for item in items]


def rows(breakdown, spoken=False):
    """What stands in each row of a list of points, without the reasons under them; parts between spaces."""
    for item in breakdown.all("li"):
        parts = [part for part in item.children if isinstance(part, Node) and not part.matches(None, BECAUSE)]
        yield " ".join(filter(None, [part.spoken if spoken else part.text for part in parts]))


def paragraphs(node):
    return [paragraph.text for paragraph in node.all("p")]


def errors(page):
    """Messages at the fields, by the name of the field they belong to."""
    return {node["id"].removeprefix("id_").removesuffix("_error"): node.text for node in page.all("p", class_="error")}


def typed(page):
    """What stands in the text fields, by name."""
    return {node["name"]: node.attributes.get("value", "") for node in page.all("input", type="text")}


def says(text):
    """A sentence as it is written in these tests: ⟨Ana⟩ is an isolated name, ~ a space that does not break."""
    return text.translate(str.maketrans(TYPED))
