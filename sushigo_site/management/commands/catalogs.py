from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from sushigo_site import catalogs
from sushigo_site.catalog_faults import faults

LANGUAGES = [code for code, _ in settings.LANGUAGES]


class Command(BaseCommand):
    help = "Updates the catalogs from code and templates, or builds from them what Django reads"
    requires_system_checks = ()  # a fault elsewhere does not stop it

    def add_arguments(self, parser: CommandParser) -> None:
        actions = parser.add_subparsers(required=True)
        actions.add_parser("update").set_defaults(action=self.update)
        build = actions.add_parser("build")
        build.set_defaults(action=self.build)
        build.add_argument("--allow-incomplete", action="store_true", help="build catalogs with faults too")

    def handle(self, *args: Any, **options: Any) -> None:
        options["action"](**options)

    def update(self, **options: Any) -> None:
        for language in LANGUAGES:
            catalogs.update(language)
            self.stdout.write(f"{language}: {len(faults(language))} faults left")

    def build(self, allow_incomplete: bool, **options: Any) -> None:
        found = [fault for language in LANGUAGES for fault in faults(language)]
        if found and not allow_incomplete:
            raise CommandError("\n".join([*found, f"{len(found)} faults in the catalogs"]))
        for language in filter(lambda language: catalogs.po_file(language).exists(), LANGUAGES):
            catalogs.compile(language)
        self.stdout.write(f"Built the catalogs, {len(found)} faults")
