"""What is found, letter by letter: in rulings and rules as the seeds have them, without their numbers and without a database."""

from functools import cache

from django.utils.translation import override, pgettext

from rules.search import VALUES, Document, Index, fold
from seeds.rules import RULES
from seeds.rulings import RULINGS
from seeds.synonyms import SYNONYMS
from tests.rules.queries import QUERIES

FOLDED = [
    "سوشي گو",
    "دستهٔ كارت ۀ ة ؤ أ إ آ ئ",
    "سوشی‌گو",
    "ﻻ ﷼ ﻲ",
    "۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩",
    "ČŠŽ ĆĐ čšž",
    "c\u030cs\u030c",
    "İıIiß",
    "don’t don't",
    "ﬁ ½ Ⅷ ①",
    "مـــاکی جزء",
    "3‑krat tie–break",
]
TYPED = [
    "",
    " ",
    "?!",
    "a",
    "ma",
    "suši go",
    "Sushi Go!",
    "sushi-go",
    "تخم‌مرغ",
    "تخم مرغ",
    "تخممرغ",
    "zzzzz",
    "مم",
    "1",
    "２",
]
MISTYPED = ["tempura", "chopsticks", "wasabi", "ساشیمی", "چاپستیک", "palčke", "izenačenje", "pudingov"]


@cache
def content(language):
    """What the browser gets for this language."""
    with override(language):
        rulings = [
            Document(*(said(text) for text in (each.question, each.answer, each.keywords)), each.slug)
            for each in RULINGS
        ]
        return {"documents": [*rulings, *rules(RULES)], "synonyms": SYNONYMS[language], "values": VALUES}


def rules(sections):
    for section in sections:
        for text in section.passages:
            yield Document(said(section.title), said(text), "", text.context, section.slug)
        yield from rules(section.sections)


def said(text):
    return pgettext(text.context, text.english)


def vectors():
    yield from ({"fold": text, "is": fold(text)} for text in FOLDED)
    for language in ("fa", "sl", "en"):
        whole = content(language)
        index = Index(whole["documents"], whole["synonyms"])
        places = {document: place for place, document in enumerate(whole["documents"])}
        for query in dict.fromkeys(typed(language, whole["documents"])):
            yield {"in": language, "query": query, "found": [places[document] for document in index.search(query)]}


def typed(language, documents):
    yield from TYPED
    yield from (document.title for document in documents)
    for _, query, _ in (each for each in QUERIES if each[0] == language):
        yield from (query[:end] for end in range(2, len(query) + 1, 2))
        yield query
    for word in MISTYPED:
        yield from (word[:at] + word[at + 1 :] for at in range(len(word)))
        yield from (word[:at] + word[at + 1 : at + 2] + word[at : at + 1] + word[at + 2 :] for at in range(len(word)))
        yield from (word[:at] + "x" + word[at:] for at in range(len(word)))
