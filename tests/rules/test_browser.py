"""The tabs of the admin and the page itself in a browser. Needs the complete catalogs."""

import pytest

from rules.models import Section

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("reference")]


@pytest.fixture
def editor(page, admin_user, client, live_server):
    """open(language) goes to a section in the admin, signed in."""
    client.force_login(admin_user)
    page.context.add_cookies(
        [{"name": "sessionid", "value": client.cookies["sessionid"].value, "url": live_server.url}]
    )

    def open_section(language):
        page.goto(f"/{language}/admin/rules/section/{Section.objects.get(slug='tempura').pk}/change/")
        return page

    return open_section


def visible(page):
    return page.evaluate(
        "[...document.querySelectorAll('fieldset[class*=language-]')]"
        ".filter((one) => one.checkVisibility()).map((one) => one.className.split(' ').at(-1))"
    )


@pytest.mark.parametrize("language", ["fa", "sl", "en"])
def test_the_tab_of_the_editors_language_is_open(editor, language):
    assert visible(editor(language)) == [f"language-{language}"] * 3


def test_a_tab_shows_its_language_only(editor):
    page = editor("en")
    page.get_by_role("tab", name="Slovenščina").click()
    assert visible(page) == ["language-sl"] * 3
    assert [tab.get_attribute("aria-selected") for tab in page.get_by_role("tab").all()] == ["false", "true", "false"]


@pytest.mark.parametrize(
    ("language", "keys", "chosen"),
    [
        ("en", ["Home"], "فارسی"),
        ("en", ["ArrowLeft"], "Slovenščina"),
        ("en", ["ArrowRight"], "فارسی"),
        ("fa", ["ArrowLeft"], "Slovenščina"),
        ("fa", ["ArrowRight"], "English"),
        ("sl", ["End"], "English"),
        ("sl", ["x"], "Slovenščina"),
    ],
)
def test_tabs_obey_the_keyboard(editor, language, keys, chosen):
    page = editor(language)
    page.locator("[role=tab][aria-selected=true]").focus()
    for key in keys:
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.textContent") == chosen
    assert page.locator("[role=tab][aria-selected=true]").text_content() == chosen


def test_the_tab_with_a_fault_opens_and_is_marked(editor):
    page = editor("en")
    page.get_by_role("tab", name="Slovenščina").click()
    page.locator("[name=passages-0-text_sl]").fill("{pointz}")
    page.locator("[name=_save]").click()
    assert visible(page) == ["language-sl"] * 3
    assert page.locator(".language-tabs .faulty").text_content() == "Slovenščina"


@pytest.mark.parametrize("language", ["fa", "sl", "en"])
def test_the_page_has_no_accessibility_fault_and_fits_a_phone(page, axe, language):
    page.goto(f"/{language}/rules/")
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_a_link_to_a_rule_leads_to_it(page):
    page.goto("/en/rules/#ca-maki_tie_first")
    assert page.locator(":target").text_content().startswith("If players tie for the most rolls")
    assert 0 <= page.locator(":target").bounding_box()["y"] < 740
