from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser
from django.template.loader import render_to_string
from django.utils.translation import get_language_info

from sushigo_site.samples import sentences


class Command(BaseCommand):
    help = "Prints all sentences of the site side by side in every language, as a page for those who read one of them"
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("ids", nargs="*", help="only sentences whose ids begin like this, as maki. or pud.")

    def handle(self, *args: Any, ids: list[str], **options: Any) -> None:
        languages = dict(settings.LANGUAGES)
        wanted = [each for each in sentences(languages) if not ids or each.id.startswith(tuple(ids))]
        columns = [get_language_info(code) for code in languages]
        rows = [(each, [(column, each.languages[column["code"]]) for column in columns]) for each in wanted]
        self.stdout.write(render_to_string("sentences.html", {"columns": columns, "rows": rows}))
