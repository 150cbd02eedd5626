"""From the start of the site to an answer that is sent on."""

import pytest
from django.templatetags.static import static

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("reference")]


def test_from_home_over_the_questions_to_an_answer_and_its_rule(phone, words, javascript):
    page = phone(words.language, javascript)
    page.goto(f"/{words.language}/")
    page.get_by_role("navigation").get_by_role("link", name=words("settle.title")).click()
    page.locator("main").get_by_role("link", name=words("ask.maki-tie-first"), exact=True).click()
    assert page.locator("h1").inner_text() == words("ask.maki-tie-first")
    assert page.locator(".answer").inner_text() == words("answer.maki-tie-first", most=words.number(6))
    page.get_by_role("link", name=words("settle.in_rules")).click()
    assert page.url.endswith(f"/{words.language}/rules/#ca-maki_tie_first")


def test_a_rule_leads_to_its_questions(page, words):
    page.goto(f"/{words.language}/rules/")
    page.locator("#dumpling").get_by_role("link").click()
    page.wait_for_url(f"**/{words.language}/settle/#dumpling")
    assert page.locator("#dumpling").is_visible()


def test_the_link_to_an_answer_is_copied(page, words):
    page.context.grant_permissions(["clipboard-write"])
    page.goto(f"/{words.language}/settle/last-card/")
    page.get_by_role("button", name=words("settle.copy_link")).click()
    page.get_by_role("status").get_by_text(words("settle.link_copied")).wait_for()
    page.goto(f"/{words.language}/settle/")
    page.locator("#q").press("Control+V")
    copied = page.locator("#q").input_value()
    assert copied.endswith("/settle/last-card/")
    page.goto(copied)
    assert page.url.endswith(f"/{words.language}/settle/last-card/")


def test_without_scripts_there_is_only_the_address(phone, words):
    page = phone(words.language, javascript=False)
    page.goto(f"/{words.language}/settle/last-card/")
    assert page.get_by_role("button", name=words("settle.copy_link")).count() == 0
    assert page.locator(".address").get_attribute("href").endswith("/settle/last-card/")


def test_home_offers_no_game_to_go_on_with_where_there_is_none(page, words):
    page.goto(f"/{words.language}/")
    page.evaluate("module => import(module).then(() => {})", static("scoring/games.js"))
    assert not page.get_by_role("link", name=words("home.resume")).is_visible()
