"""Which package may import which. The table stands in CONTRIBUTING.md too."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
OURS = {"sushigo_site", "scoring", "rules", "seeds"}

NUMBERS = "sushigo_site.numbers"
KEPT = "sushigo_site.kept"
SITE = {"sushigo_site.later", "sushigo_site.limits", "sushigo_site.origin"}

# The longest prefix of a module's name decides what it may import; the values are prefixes as well.
MAY_IMPORT = {
    "scoring.engine": {"scoring.engine"},
    "scoring.models": {"django", "scoring.models", "scoring.engine"},
    "scoring.wording": {"django", "scoring.wording", "scoring.engine", NUMBERS},
    "scoring.forms": {"django", "scoring.forms", "scoring.models", "scoring.wording", "scoring.engine", NUMBERS},
    "scoring": {"django", "scoring", NUMBERS, KEPT, *SITE},
    "seeds": {"seeds", "scoring.engine", "django.utils.translation"},
    "rules": {"django", "modeltranslation", "rules", "scoring.engine", "scoring.wording", NUMBERS, KEPT},
    "rules.index": {"django", "rules", NUMBERS, KEPT, "seeds.synonyms"},
    "rules.management.commands.seed_rules": {"django", "babel", "modeltranslation", "rules", "seeds", "scoring.engine"},
    "rules.resolver": {
        "django",
        "rules",
        "scoring.engine",
        "scoring.wording",
        "scoring.phone_templates",
        NUMBERS,
        KEPT,
    },
    "sushigo_site": {"django", "sushigo_site", "babel", "brotli", "csp", "persiantools", "segno", "whitenoise"},
}

FILES = sorted(file for package in OURS for file in (ROOT / package).rglob("*.py") if "migrations" not in file.parts)


def module_name(file):
    name = ".".join(file.relative_to(ROOT).with_suffix("").parts)
    return name.removesuffix(".__init__")


def package_name(file):
    return module_name(file) if file.name == "__init__.py" else module_name(file).rpartition(".")[0]


def imports(file):
    """Full names of what a file imports; `from a import b` counts as a.b, for b may be a module."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = package_name(file).split(".")
            start = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*start, *filter(None, [node.module])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def within(name, prefix):
    return name == prefix or name.startswith(prefix + ".")


def allowed(file):
    owner = max((prefix for prefix in MAY_IMPORT if within(module_name(file), prefix)), key=len)
    return MAY_IMPORT[owner]


def forbidden(file):
    for name in imports(file):
        standard = name.partition(".")[0] in sys.stdlib_module_names
        if not standard and not any(within(name, prefix) for prefix in allowed(file)):
            yield name


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_a_module_imports_only_what_its_package_may(file):
    assert list(forbidden(file)) == []


def test_only_urls_import_views():
    ours = ((file, name) for file in FILES for name in imports(file) if not within(name, "django"))
    importing = {module_name(file) for file, name in ours if ".views" in name}
    assert {name for name in importing if not name.endswith("urls") and ".views" not in name} == set()


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("import os, scoring.forms", ["os", "scoring.forms"]),
        ("from . import forms", ["scoring.forms"]),
        ("from .engine import cards", ["scoring.engine.cards"]),
        ("def f():\n    from django import forms", ["django.forms"]),
    ],
)
def test_every_way_to_import_is_seen(tmp_path, monkeypatch, source, names):
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    file = tmp_path / "scoring" / "views.py"
    file.parent.mkdir()
    file.write_text(source)
    assert list(imports(file)) == names


def test_no_file_is_longer_than_250_lines():
    files = [*FILES, *(ROOT / "tests").rglob("*.py")]
    lengths = {file.relative_to(ROOT).as_posix(): len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    assert {name: length for name, length in lengths.items() if length > 250} == {}
