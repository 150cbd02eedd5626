import datetime

import pytest
from django.utils.translation import override

from sushigo_site import numbers

LRM = "\u200e"


@pytest.mark.parametrize(
    ("language", "n", "text"),
    [
        ("en", 0, "0"),
        ("en", -6, "−6"),
        ("en", 1234, "1,234"),
        ("sl", -6, "−6"),
        ("sl", 9999, "9999"),
        ("sl", 12345, "12.345"),
        ("fa", 5, "۵"),
        ("fa", -6, LRM + "−۶"),
        ("fa", 1234, "۱٬۲۳۴"),
        ("fa", 1234567890, "۱٬۲۳۴٬۵۶۷٬۸۹۰"),
    ],
)
def test_number_has_the_readers_digits_sign_and_groups(language, n, text):
    with override(language):
        assert numbers.number(n) == text


@pytest.mark.parametrize(
    ("language", "n", "text"),
    [
        ("en", 6, "+6"),
        ("en", 0, "0"),
        ("en", -1, "−1"),
        ("sl", 6, "+6"),
        ("sl", -1, "−1"),
        ("fa", 6, LRM + "+۶"),
        ("fa", 0, "۰"),
        ("fa", -1, LRM + "−۱"),
    ],
)
def test_signed_number_shows_plus_but_not_on_zero(language, n, text):
    with override(language):
        assert numbers.signed(n) == text


def test_digits_change_only_in_persian():
    with override("fa"):
        assert numbers.digits("6 ÷ 4 = 1") == "۶ ÷ ۴ = ۱"
    with override("sl"):
        assert numbers.digits("6 : 4 = 1") == "6 : 4 = 1"


@pytest.mark.parametrize(
    ("typed", "ascii_text"),
    [("۳", "3"), ("٣", "3"), (" 12 ", "12"), (LRM + "−۶", "-6"), ("\u200f۱۰\u061c", "10"), ("1 2", "1 2"), ("²", "²")],
)
def test_typed_number_becomes_ascii_and_other_text_stays(typed, ascii_text):
    assert numbers.to_ascii(typed) == ascii_text


@pytest.mark.parametrize("language", ["fa", "sl", "en"])
def test_what_we_print_can_be_typed_again(language):
    with override(language):
        assert int(numbers.to_ascii(numbers.signed(-57))) == -57


@pytest.mark.parametrize(
    ("names", "text"),
    [
        ([], ""),
        (["Ana"], "Ana"),
        (["Ana", "Bor"], "Ana and Bor"),
        (["Ana", "Bor", "Cene"], "Ana, Bor and Cene"),
        (["Ana", "{0}", "Cene", "Dana"], "Ana, {0}, Cene and Dana"),
    ],
)
def test_english_list_has_no_comma_before_and(names, text):
    assert numbers.join(names) == text


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Ana, Bor and Cene"), ("sl", "Ana, Bor in Cene"), ("fa", "Ana، Bor و Cene")]
)
def test_list_in_each_language(language, text):
    with override(language):
        assert numbers.join(["Ana", "Bor", "Cene"]) == text


def test_persian_ordinals_are_words():
    with override("fa"):
        assert [numbers.ordinal(n) for n in range(1, 6)] == ["اول", "دوم", "سوم", "چهارم", "پنجم"]


def test_isolated_name_stands_between_first_strong_isolate_and_its_end():
    assert numbers.isolate("Ana (3)") == "\u2068Ana (3)\u2069"


@pytest.mark.parametrize(
    ("language", "text"), [("en", "November 29, 2026"), ("sl", "29. november 2026"), ("fa", "۸ آذر ۱۴۰۵")]
)
def test_date_in_each_language(language, text):
    with override(language):
        assert numbers.date(datetime.date(2026, 11, 29)) == text


def test_a_day_has_no_leading_zero_in_persian():
    with override("fa"):
        assert numbers.date(datetime.date(2025, 3, 21)) == "۱ فروردین ۱۴۰۴"


@pytest.mark.browser
@pytest.mark.parametrize("language", ["fa", "sl", "en"])
def test_numbers_are_those_of_the_browser(browser, language):
    values = [
        sign * n for n in (*range(2500), 9999, 10000, 123456, 1234567, 987654321) for sign in (1, -1) if n or sign > 0
    ]
    page = browser.new_page()
    plain, signed = page.evaluate(
        """([language, values]) => ["auto", "exceptZero"].map(signDisplay => {
            const format = new Intl.NumberFormat(language, {signDisplay})
            return values.map(n => format.format(n))
        })""",
        [language, values],
    )
    page.close()
    with override(language):  # CLDR has a hyphen for the English minus
        assert [numbers.number(n) for n in values] == [text.replace("-", "−") for text in plain]
        assert [numbers.signed(n) for n in values] == [text.replace("-", "−") for text in signed]


@pytest.mark.browser
def test_persian_dates_are_those_of_the_browser(browser):
    days = [datetime.date(2024, 1, 1) + datetime.timedelta(days=n) for n in range(1500)]
    page = browser.new_page()
    expected = page.evaluate(
        """days => {
            const format = new Intl.DateTimeFormat("fa-IR", {dateStyle: "long", timeZone: "UTC"})
            return days.map(day => format.format(new Date(day)))
        }""",
        [day.isoformat() for day in days],
    )
    page.close()
    with override("fa"):
        assert [numbers.date(day) for day in days] == expected
