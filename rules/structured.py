"""What search engines read: schema.org data as blocks of JSON that no browser runs."""

import json
from collections.abc import Iterable
from typing import Any

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language, pgettext

from .page import ShownSection, anchor

UNSAFE = {ord("<"): "\\u003C", ord(">"): "\\u003E", ord("&"): "\\u0026"}
"""What could end the block, as JSON writes it."""

STEPS = ("su.shuffle", "su.deal", "tu.pick", "tu.reveal", "tu.pass", "ro.score", "ro.deal", "fin.when", "fin.winner")
"""Codes of the passages that say, one after the other, how the game is played."""


def faq(answers: Iterable[tuple[str, str]]) -> SafeString:
    """Questions and their answers, as they can be read on the page."""
    return block(
        "FAQPage",
        mainEntity=[
            {"@type": "Question", "name": question, "acceptedAnswer": {"@type": "Answer", "text": answer}}
            for question, answer in answers
        ],
    )


def how_to(sections: Iterable[ShownSection], address: str) -> SafeString:
    """The course of a game from the sections of the rules page, which is at this address."""
    texts = {passage.anchor: passage.text for section in sections for passage in section.passages}
    steps = [(name, texts[name]) for name in map(anchor, STEPS) if name in texts]
    return block(
        "HowTo",
        name=pgettext("rules.title", "Rules of Sushi Go!"),
        step=[{"@type": "HowToStep", "text": text, "url": f"{address}#{name}"} for name, text in steps],
    )


def block(kind: str, **content: Any) -> SafeString:
    data = {"@context": "https://schema.org", "@type": kind, "inLanguage": get_language(), **content}
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).translate(UNSAFE)
    return mark_safe(f'<script type="application/ld+json">{text}</script>')  # noqa: S308 - nothing in it can end it
