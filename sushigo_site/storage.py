import re
from typing import Any

from django.conf import settings
from django.core.files.base import ContentFile
from whitenoise.storage import CompressedManifestStaticFilesStorage

COMMENT_LINES = re.compile(rb"^[ \t]*(?://[^\n]*|/\*(?:(?!\*/).)*\*/)[ \t]*\n", re.MULTILINE | re.DOTALL)
"""Comments with lines of their own, which is where ours are. A quarter of what a phone would load."""

OURS = ("site/", "scoring/", "rules/")


class StaticStorage(CompressedManifestStaticFilesStorage):
    """Also gives the files that one ES module imports from another their hashed names, and leaves out comments."""

    support_js_module_import_aggregation = True
    max_post_process_passes = 12
    """A name is final only when those of all imported modules are: as many passes as modules import in a row."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._urls: dict[str, str] = {}

    def url(self, name: str | None, force: bool = False) -> str:
        """The address of a file. A page asks for up to a hundred, and they stay what they are while the server runs."""
        if settings.DEBUG or force or name is None:
            return super().url(name, force)
        if name not in self._urls:
            self._urls[name] = super().url(name)
        return self._urls[name]

    def _save(self, name: str, content: Any) -> str:
        if name.startswith(OURS) and name.endswith((".js", ".css")):
            content.seek(0)
            content = ContentFile(COMMENT_LINES.sub(b"", content.read()))
        saved: str = super()._save(name, content)
        return saved
