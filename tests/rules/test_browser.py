"""The tabs of the admin and the page itself in a browser. Needs the complete catalogs."""

import pytest

from rules.models import Section

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("reference")]


def section_address(language):
    return f"/{language}/admin/rules/section/{Section.objects.get(slug='tempura').pk}/change/"


def sign_in(page, admin_client, live_server):
    session = admin_client.cookies["sessionid"].value
    page.context.add_cookies([{"name": "sessionid", "value": session, "url": live_server.url}])


@pytest.fixture
def editor(page, admin_client, live_server):
    """editor(language) is a phone with a section in the admin, signed in."""
    sign_in(page, admin_client, live_server)

    def open_section(language):
        page.goto(section_address(language))
        return page

    return open_section


def visible(page):
    return page.evaluate(
        "[...document.querySelectorAll('fieldset[class*=language-]')]"
        ".filter((one) => one.checkVisibility()).map((one) => one.className.split(' ').at(-1))"
    )


def test_the_tab_of_the_editors_language_is_open(editor):
    for language in ("fa", "sl", "en"):
        assert visible(editor(language)) == [f"language-{language}"] * 3


def test_a_tab_shows_its_language_only(editor):
    page = editor("en")
    page.get_by_role("tab", name="Slovenščina").click()
    assert visible(page) == ["language-sl"] * 3
    assert [tab.get_attribute("aria-selected") for tab in page.get_by_role("tab").all()] == ["false", "true", "false"]


@pytest.mark.parametrize(
    ("language", "presses"),
    [
        (
            "en",
            [
                ("Home", "فارسی"),
                ("ArrowRight", "Slovenščina"),
                ("x", "Slovenščina"),
                ("End", "English"),
                ("ArrowRight", "فارسی"),
                ("ArrowLeft", "English"),
            ],
        ),
        ("fa", [("ArrowLeft", "Slovenščina"), ("ArrowRight", "فارسی")]),
    ],
    ids=["left to right", "right to left"],
)
def test_tabs_obey_the_keyboard(editor, language, presses):
    page = editor(language)
    page.locator("[role=tab][aria-selected=true]").focus()
    for key, chosen in presses:
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.textContent") == chosen
        assert page.locator("[role=tab][aria-selected=true]").text_content() == chosen


def test_the_tab_with_a_fault_opens_and_is_marked(editor):
    page = editor("en")
    page.get_by_role("tab", name="Slovenščina").click()
    page.locator("[name=passages-0-text_sl]").fill("{pointz}")
    page.locator("[name=_save]").click()
    assert page.locator(".language-tabs .faulty").text_content() == "Slovenščina"
    assert visible(page) == ["language-sl"] * 3


def test_without_scripts_the_languages_stand_below_each_other(phone, admin_client, live_server):
    page = phone(javascript=False)
    sign_in(page, admin_client, live_server)
    page.goto(section_address("en"))
    assert page.get_by_role("tab").count() == 0
    assert [field.is_visible() for field in page.locator("textarea").all()] == [True] * 6


@pytest.mark.parametrize("language", ["fa", "sl", "en"])
def test_the_page_has_no_accessibility_fault_and_fits_a_phone(page, axe, language):
    page.goto(f"/{language}/rules/")
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_a_link_to_a_rule_leads_to_it(page):
    page.goto("/en/rules/#ca-maki_tie_first")
    assert page.locator(":target").text_content().startswith("If players tie for the most rolls")
    assert 0 <= page.locator(":target").bounding_box()["y"] < 740
