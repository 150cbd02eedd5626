from django.contrib.sitemaps import Sitemap
from django.urls import reverse


class Pages(Sitemap):
    """The public pages, each in every language with links to the others."""

    i18n = True
    alternates = True
    x_default = True

    def items(self) -> list[str]:
        return ["home", "rules", "score"]

    def location(self, item: str) -> str:
        return reverse(item)
