import pytest
from django.core.cache import cache
from django.core.management import call_command
from django.db import OperationalError, connection
from django.test.utils import CaptureQueriesContext
from django.utils import translation

from sushigo_site import errors, views
from sushigo_site.context import in_language


@pytest.mark.parametrize(
    ("cookie", "accept", "home"),
    [
        ("sl", "fa", "/sl/"),
        (None, "fa-IR,fa;q=0.9,en;q=0.5", "/fa/"),
        (None, "de,sl;q=0.7,en;q=0.5", "/sl/"),
        ("xx", "sl", "/sl/"),
        (None, "de", "/en/"),
        (None, "", "/en/"),
    ],
)
def test_the_root_goes_by_choice_then_browser_then_english(client, cookie, accept, home):
    if cookie:
        client.cookies["django_language"] = cookie
    response = client.get("/", headers={"accept-language": accept})
    assert (response.status_code, response.url) == (302, home)
    assert {"Accept-Language", "Cookie"} <= set(response["Vary"].split(", "))


def test_switching_the_language_keeps_page_and_query_and_remembers_the_choice(client):
    response = client.get("/language/fa/", {"next": "/sl/rules/?q=maki"})
    assert (response.status_code, response.url) == (302, "/fa/rules/?q=maki")
    cookie = response.cookies["django_language"]
    assert (cookie.value, cookie["max-age"], cookie["samesite"], cookie["path"]) == ("fa", 31536000, "Lax", "/")


@pytest.mark.parametrize(
    "target",
    [
        "https://evil.example/sl/",
        "//evil.example/sl/",
        "/\\evil.example/",
        "javascript:alert(1)",
        "/de/rules/",
        "/",
        "",
    ],
)
def test_switching_the_language_never_leaves_the_site(client, target):
    assert client.get("/language/sl/", {"next": target}).url == "/sl/"


def test_an_unknown_language_is_not_found(client):
    assert client.get("/language/de/").status_code == 404


@pytest.mark.parametrize(
    ("path", "other"),
    [
        ("/fa/", "/sl/"),
        ("/en/game/abc/?a=1", "/sl/game/abc/?a=1"),
        ("/fa", "/sl/"),
        ("/enx/", "/sl/"),
        ("/x/en/", "/sl/"),
    ],
)
def test_the_same_page_in_another_language(path, other):
    assert in_language(path, "sl") == other


@pytest.mark.parametrize(("language", "direction"), [("fa", "rtl"), ("sl", "ltr"), ("en", "ltr")])
def test_home_page_knows_its_language_and_the_others(client, language, direction):
    context = client.get(f"/{language}/?a=1").context
    assert (context["language"], context["direction"]) == (language, direction)
    assert context["canonical"] == f"http://testserver/{language}/"
    assert [entry["name"] for entry in context["languages"]] == ["فارسی", "Slovenščina", "English"]
    assert [entry["url"] for entry in context["languages"]] == ["/fa/", "/sl/", "/en/"]
    assert context["languages"][1]["switch_url"] == f"/language/sl/?next=/{language}/%3Fa%3D1"
    assert [entry["code"] for entry in context["languages"] if entry["current"]] == [language]


def test_home_page_sets_no_cookie_and_is_the_same_for_all(client):
    response = client.get("/sl/")
    assert response.cookies == {}
    assert "Cookie" not in response.get("Vary", "")


def test_home_page_carries_the_security_headers(client):
    response = client.get("/en/")
    assert sorted(response["Content-Security-Policy"].split("; ")) == [
        "base-uri 'none'",
        "connect-src 'self'",
        "default-src 'none'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self'",
        "manifest-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "worker-src 'self'",
    ]
    assert response["X-Content-Type-Options"] == "nosniff"
    assert response["Referrer-Policy"] == "same-origin"
    assert response["Cross-Origin-Opener-Policy"] == "same-origin"
    assert response["X-Frame-Options"] == "DENY"
    policy = response["Permissions-Policy"].split(", ")
    assert [feature for feature in policy if not feature.endswith("=()")] == [
        "clipboard-write=(self)",
        "screen-wake-lock=(self)",
    ]
    assert {"camera=()", "geolocation=()", "microphone=()", "payment=()", "usb=()"} < set(policy)


@pytest.fixture
def asked():
    """How often the database was asked for something by /healthz, which has nothing in its memory yet."""
    cache.clear()
    yield CaptureQueriesContext(connection)
    cache.clear()


@pytest.mark.django_db
def test_healthz_writes_and_remembers_for_a_while_that_it_could(client, asked):
    with asked:
        for _ in range(100):
            response = client.get("/healthz")
            assert (response.status_code, response.content) == (200, b"ok")
    assert [query["sql"] for query in asked.captured_queries] == ["PRAGMA user_version = 1"]


@pytest.mark.django_db
def test_healthz_fails_when_the_database_can_only_be_read(client, asked):
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA query_only = 1")
        try:
            answers = [client.get("/healthz") for _ in range(2)]
        finally:
            cursor.execute("PRAGMA query_only = 0")
    assert [answer.status_code for answer in answers] == [503, 503]
    assert client.get("/healthz").status_code == 200


def test_healthz_fails_when_the_database_is_down(client, asked, monkeypatch):
    def broken():
        raise OperationalError("disk I/O error")

    monkeypatch.setattr(views.connection, "cursor", broken)
    response = client.get("/healthz", headers={"accept-language": "fa"})
    assert (response.status_code, response.content) == (503, b"the database cannot be written")


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("/EN/", "/en/"),
        ("/Sl/rules/", "/sl/rules/"),
        ("/FA/settle/maki/?rolls=5,3&names=%D8%B3", "/fa/settle/maki/?rolls=5,3&names=%D8%B3"),
        ("/eN/nothing/", "/en/nothing/"),
        ("/EN//evil.example/", "/en//evil.example/"),
    ],
)
def test_a_language_in_capitals_leads_to_the_page(client, typed, address):
    response = client.get(typed)
    assert (response.status_code, response.url) == (301, address)


@pytest.mark.django_db
@pytest.mark.parametrize("typed", ["/EN", "/Sl/rules"])
def test_a_language_in_capitals_may_lack_the_last_stroke(client, typed):
    last = client.get(typed, follow=True)
    assert (last.status_code, last.redirect_chain[-1][0]) == (200, f"{typed.lower()}/")


def test_a_language_in_capitals_takes_no_forms(client):
    assert client.post("/EN/score/", {"players": "2"}).status_code == 405


@pytest.mark.django_db
@pytest.mark.parametrize("page", ["/en/nothing/", "/DE/", "/ENG/", "/en/EN/"])
def test_other_addresses_are_not_taken_for_languages_in_capitals(client, page):
    assert client.get(page).status_code == 404


@pytest.mark.parametrize("language", ["fa", "sl", "en"])
def test_a_page_that_is_not_there_says_so_in_the_language_of_its_address(client, language):
    response = client.get(f"/{language}/nothing/", headers={"accept-language": "en"})
    assert response.status_code == 404
    assert f'<html lang="{language}"' in response.content.decode()
    assert f'href="/{language}/' in response.content.decode()


def test_a_foreign_host_is_refused(client):
    response = client.get("/sl/", headers={"host": "evil.example"})
    assert response.status_code == 400
    assert '<html lang="sl"' in response.content.decode()


@pytest.mark.parametrize(("name", "status"), [("forbidden", 403), ("csrf_failure", 403)])
def test_error_pages_are_in_the_readers_language_and_leave_no_trace(rf, name, status):
    translation.activate("en")
    response = getattr(errors, name)(rf.get("/fa/"), Exception())
    assert response.status_code == status
    assert '<html lang="fa" dir="rtl"' in response.content.decode()
    assert translation.get_language() == "en"


def test_robots_stay_away_from_games(client):
    lines = client.get("/robots.txt").content.decode().splitlines()
    assert "Disallow: /*/game/" in lines
    assert [line for line in lines if "admin" in line] == []  # who has one tells nobody where
    assert "Sitemap: http://testserver/sitemap.xml" in lines


@pytest.mark.django_db
def test_no_migration_is_missing():
    call_command("makemigrations", check=True, dry_run=True, verbosity=0)


@pytest.mark.django_db
def test_an_address_without_language_finds_the_page(client):
    assert client.get("/score/", headers={"accept-language": "sl"}).url == "/sl/score/"
