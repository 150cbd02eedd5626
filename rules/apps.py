from django.apps import AppConfig
from django.utils.translation import pgettext_lazy


class RulesConfig(AppConfig):
    name = "rules"
    verbose_name = pgettext_lazy("r.rules", "Rules")
