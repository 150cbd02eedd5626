import pytest
from babel.messages.catalog import Catalog
from django.core.management import CommandError, call_command

from sushigo_site import catalog_faults, catalogs

CARDS = ("{n} card", "{n} cards")


@pytest.fixture
def locale(tmp_path, settings):
    settings.LOCALE_PATHS = [tmp_path]
    return tmp_path


@pytest.fixture
def asked(monkeypatch):
    """Two sentences that the code of these tests asks for."""
    catalog = Catalog()
    catalog.add("Hello, {name}!", context="hello", locations=[("scoring/b.py", 7)])
    catalog.add(CARDS, context="cards", locations=[("scoring/a.py", 3), ("scoring/a.py", 9)])
    monkeypatch.setattr(catalogs, "fresh", lambda: catalog)
    monkeypatch.setattr(catalog_faults, "fresh", lambda: catalog)


def fill(language, hello, *cards):
    """Writes a catalog as a translator would."""
    catalog = Catalog(locale=language)
    catalog.add("Hello, {name}!", hello, context="hello")
    catalog.add(CARDS, cards, context="cards")
    catalogs.po_file(language).parent.mkdir(parents=True, exist_ok=True)
    catalogs.write(language, catalog)


GOOD = {
    "fa": ("سلام {name}!", "{n} کارت", "{n} کارت"),
    "sl": ("Živijo, {name}!", "{n} karta", "{n} karti", "{n} karte", "{n} kart"),
}


@pytest.mark.parametrize("language", ["fa", "sl", "en"])
def test_the_sites_catalog_has_no_faults(language):
    assert catalog_faults.faults(language) == []


@pytest.mark.parametrize("language", ["fa", "sl"])
def test_a_good_catalog_has_no_faults(locale, asked, language):
    fill(language, *GOOD[language])
    assert catalog_faults.faults(language) == []


def test_a_language_without_catalog_is_a_fault(locale, asked):
    assert catalog_faults.faults("sl") == ["sl: no catalog"]


@pytest.mark.parametrize(
    ("hello", "fault"),
    [
        ("", "not translated"),
        ("سلام!", "placeholders differ in 'سلام!'"),
        ("سلام {nam}!", "placeholders differ in 'سلام {nam}!'"),
        ("سلام {name!", "placeholders differ in 'سلام {name!'"),
        ("سلام علي {name}", "Arabic letter or digit in 'سلام علي {name}'"),
        ("كارت {name}", "Arabic letter or digit in 'كارت {name}'"),
        ("{name} ٥", "Arabic letter or digit in '{name} ٥'"),
        ("{name} 5", "Latin digit, comma or question mark in '{name} 5'"),
        ("{name}?", "Latin digit, comma or question mark in '{name}?'"),
        ("{name} می گیرد", "space after می instead of U+200C in '{name} می گیرد'"),
        ("{name} نمی گیرد", "space after می instead of U+200C in '{name} نمی گیرد'"),
        ("کارت ها {name}", "space before ها instead of U+200C in 'کارت ها {name}'"),
        ("کارت هایتان {name}", "space before ها instead of U+200C in 'کارت هایتان {name}'"),
    ],
)
def test_faults_of_a_persian_text(locale, asked, hello, fault):
    fill("fa", hello, *GOOD["fa"][1:])
    assert catalog_faults.faults("fa") == [f"fa: [hello] 'Hello, {{name}}!': {fault}"]


@pytest.mark.parametrize(
    ("hello", "fault"),
    [
        ('"Živijo", {name}', "straight quotation mark in '\"Živijo\", {name}'"),
        ("Z\u030civijo, {name}", "not in NFC: 'Z\u030civijo, {name}'"),
    ],
)
def test_faults_of_a_slovenian_text(locale, asked, hello, fault):
    fill("sl", hello, *GOOD["sl"][1:])
    assert catalog_faults.faults("sl") == [f"sl: [hello] 'Hello, {{name}}!': {fault}"]


@pytest.mark.parametrize(
    ("cards", "faults"),
    [
        (("{n} karta", "{n} karti", "", "{n} kart"), ["empty plural form"]),
        (("{n} karta", "{n} karti", "karte", "{n} kart"), ["placeholders differ in 'karte'"]),
        (("{n} karta", "{n} karti"), ["empty plural form"]),
    ],
)
def test_faults_of_plural_forms(locale, asked, cards, faults):
    fill("sl", GOOD["sl"][0], *cards)
    assert catalog_faults.faults("sl") == [f"sl: [cards] {CARDS!r}: {fault}" for fault in faults]


def test_a_fuzzy_entry_is_a_fault(locale, asked):
    fill("sl", *GOOD["sl"])
    po = catalogs.po_file("sl")
    po.write_text(po.read_text().replace('msgctxt "cards"', '#, fuzzy\nmsgctxt "cards"'))
    assert catalog_faults.faults("sl") == [f"sl: [cards] {CARDS!r}: fuzzy"]


def test_other_plural_forms_in_the_header_are_a_fault(locale, asked):
    fill("fa", *GOOD["fa"])
    po = catalogs.po_file("fa")
    po.write_text(po.read_text().replace("plural=(n > 1)", "plural=0"))
    assert catalog_faults.faults("fa") == ['fa: header: expected "Plural-Forms: nplurals=2; plural=(n > 1);\\n"']


def test_a_changed_english_sentence_is_missing_and_its_old_form_is_left_over(locale, asked):
    fill("sl", *GOOD["sl"])
    po = catalogs.po_file("sl")
    po.write_text(po.read_text().replace("Hello, {name}!", "Hi, {name}!"))
    assert catalog_faults.faults("sl") == [
        "sl: [hello] 'Hello, {name}!': missing, 'make messages' brings it in",
        "sl: [hello] 'Hi, {name}!': nothing asks for it, 'make messages' takes it out",
    ]


def test_update_keeps_translations_drops_the_rest_and_changes_nothing_the_second_time(locale, asked):
    fill("sl", *GOOD["sl"])
    po = catalogs.po_file("sl")
    po.write_text(po.read_text().replace('"Hello, {name}!"', '"Hi, {name}!"'))
    catalogs.update("sl")
    first = po.read_text()
    catalogs.update("sl")
    assert po.read_text() == first
    assert first.split("\n\n", 1)[1] == (
        '#: scoring/a.py\n#, python-brace-format\nmsgctxt "cards"\nmsgid "{n} card"\nmsgid_plural "{n} cards"\n'
        'msgstr[0] "{n} karta"\nmsgstr[1] "{n} karti"\nmsgstr[2] "{n} karte"\nmsgstr[3] "{n} kart"\n\n'
        '#: scoring/b.py\n#, python-brace-format\nmsgctxt "hello"\nmsgid "Hello, {name}!"\nmsgstr ""\n'
    )


def test_update_gives_english_its_own_words_and_every_plural_form_a_place(locale, asked):
    for language in ("sl", "en"):
        catalogs.update(language)
    assert catalogs.read("en").get("{n} card", "cards").string == CARDS
    assert catalogs.read("sl").get("{n} card", "cards").string == ("", "", "", "")
    assert catalog_faults.faults("en") == []


def test_sentences_are_found_in_code_modules_templates_and_seeds(tmp_path, settings):
    settings.BASE_DIR = tmp_path
    (tmp_path / "rules/templates").mkdir(parents=True)
    (tmp_path / "seeds").mkdir()
    (tmp_path / "rules/a.py").write_text(
        'pgettext("one", "One")\nnpgettext_lazy("two", "{n} card", "{n} "\n    "cards", 2)\ntext("none", "No seed")\n'
    )
    (tmp_path / "rules/templates/a.html").write_text(
        '<p>\n  it\'s {% translate "Three" context "three" %}\n</p>\n {% if a %}{{ _("Four") }}{% endif %}'
    )
    (tmp_path / "rules/static").mkdir()
    (tmp_path / "rules/static/a.js").write_text(
        'fill(npgettext("six", "{n} egg", "{n} eggs", n), { n: `${n}` }); // it\'s\n'
    )
    (tmp_path / "seeds/a.py").write_text('text("five", "A quick " "game")\n')
    assert [catalogs.key(message) for message in catalogs.messages(catalogs.fresh())] == [
        ("", ("Four",)),
        ("five", ("A quick game",)),
        ("one", ("One",)),
        ("six", ("{n} egg", "{n} eggs")),
        ("three", ("Three",)),
        ("two", ("{n} card", "{n} cards")),
    ]


def test_build_refuses_faults_and_builds_without_them(locale, asked, capsys):
    fill("fa", *GOOD["fa"])
    fill("sl", "", *GOOD["sl"][1:])
    catalogs.update("en")
    with pytest.raises(CommandError, match=r"sl: \[hello\] 'Hello, \{name\}!': not translated\n1 faults"):
        call_command("catalogs", "build")
    assert list(locale.rglob("*.mo")) == []
    call_command("catalogs", "build", "--allow-incomplete")
    assert len(list(locale.rglob("*.mo"))) == 3
    fill("sl", *GOOD["sl"])
    call_command("catalogs", "build")
    assert capsys.readouterr().out.endswith("Built the catalogs, 0 faults\n")


def test_update_command_says_what_is_left_to_translate(locale, asked, capsys):
    call_command("catalogs", "update")
    assert capsys.readouterr().out == "fa: 2 faults left\nsl: 2 faults left\nen: 0 faults left\n"
