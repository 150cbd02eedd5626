from collections.abc import Sequence

from django.apps import apps
from django.contrib.sitemaps import Sitemap
from django.urls import reverse

ALONE = ("home", "rules", "card", "score", "settle", "resolve_maki", "resolve_pudding", "resolve_winner", "claims")
"""Names of the addresses that take nothing."""


class Pages(Sitemap):
    """The public pages, each in every language with links to the others. An item is the name of an address and what
    it takes."""

    i18n = True
    alternates = True
    x_default = True

    def items(self) -> list[Sequence[str]]:
        alone = [
            "home",
            "rules",
            "card",
            "score",
            "settle",
            "resolve_maki",
            "resolve_pudding",
            "resolve_winner",
            "claims",
        ]
        documents = [("agreeing", document) for document in ("000", "001", "002")]
        return [*((name,) for name in alone), *documents, *(("ruling", slug) for slug in self.rulings())]

    def rulings(self) -> list[str]:
        return list(apps.get_model("rules", "Ruling")._default_manager.values_list("slug", flat=True))

    def location(self, item: Sequence[str]) -> str:
        name, *arguments = item
        return reverse(name, args=arguments)
