"""What is too much is refused before it is read, in the language of the reader."""

import json
from io import BytesIO

import pytest
from django.core.handlers.wsgi import WSGIRequest
from django.test import Client

from scoring.models import Game
from sushigo_site.limits import NoFiles, with_length
from tests.scoring.play import start

TOO_MUCH = {
    "en": "This is more than the server takes at once.",
    "fa": "آنچه فرستاده‌اید بیش از آن است که سرور بتواند یک‌جا بپذیرد.",
    "sl": "To je več, kot strežnik sprejme naenkrat.",
}
ADDRESS_TOO_LONG = {
    "en": "This address is too long.",
    "fa": "این نشانی بیش از حد طولانی است.",
    "sl": "Ta naslov je predolg.",
}
HEADER_TOO_LONG = {
    "en": "The browser sends too much along with this address. Delete this site’s cookies and try again.",
    "fa": "مرورگر همراه این نشانی دادهٔ بیش از حد می‌فرستد. کوکی‌های این سایت را پاک کنید و دوباره تلاش کنید.",
    "sl": "Brskalnik skupaj s tem naslovom pošilja preveč podatkov. Izbrišite piškotke tega spletnega mesta in poskusite znova.",
}
KB = 1024


class Unread:
    """A body of any length that must not be read."""

    def __init__(self, length):
        self.length = length

    def __len__(self):
        return self.length

    def read(self, size=-1):
        raise AssertionError("the body was read")

    readline = read


def post(path, length, content_type="application/x-www-form-urlencoded"):
    sent = {"CONTENT_LENGTH": str(length), "CONTENT_TYPE": content_type, "wsgi.input": Unread(length)}
    return Client().generic("POST", path, **sent)


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
@pytest.mark.parametrize(
    ("path", "length"),
    [
        ("score/", 16 * KB + 1),
        ("score/", 10**15),
        ("rules/", 16 * KB + 1),
        ("nothing/", 16 * KB + 1),
        ("admin/", 64 * KB + 1),
    ],
)
def test_a_body_that_is_too_long_is_refused_unread(language, path, length):
    answer = post(f"/{language}/{path}", length)
    assert answer.status_code == 413
    assert TOO_MUCH[language] in answer.content.decode()
    assert f'<html lang="{language}"' in answer.content.decode()
    assert "default-src 'none'" in answer["Content-Security-Policy"]


@pytest.mark.parametrize("content_type", ["application/json", "application/json; charset=utf-8"])
def test_a_phone_is_refused_in_its_own_words(content_type):
    answer = post(f"/sl/game/{'A' * 16}/sync/", 16 * KB + 1, content_type)
    assert (answer.status_code, answer.json()) == (413, {"errors": [{"path": "", "code": "too_large"}]})


@pytest.mark.django_db
def test_a_body_of_16_kb_is_taken(client):
    fields = b"players=2&name_1=Ana&x="
    body = fields + b"x" * (16 * KB - len(fields))
    assert client.generic("POST", "/en/score/", body, "application/x-www-form-urlencoded").status_code == 302
    assert Game.objects.get().seats[0].name == "Ana"


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
@pytest.mark.parametrize("path", ["rules/?x=" + "x" * 8 * KB, "x" * 9 * KB, "rules/?" + "&" * 100])
def test_an_address_that_is_too_long_is_refused(client, language, path):
    answer = client.get(f"/{language}/{path}")
    assert answer.status_code == 414
    assert ADDRESS_TOO_LONG[language] in answer.content.decode()


@pytest.mark.parametrize("language", ["en", "fa", "sl"])
@pytest.mark.parametrize(
    ("name", "length"), [("cookie", 4 * KB + 1), ("accept-language", 8 * KB + 1), ("host", 9 * KB), ("x-own", 9 * KB)]
)
def test_a_header_that_is_too_long_is_refused_without_being_taken_apart(client, language, name, length, monkeypatch):
    def taken_apart(cookie):
        assert len(cookie) < 4 * KB
        return {}

    monkeypatch.setattr("django.core.handlers.wsgi.parse_cookie", taken_apart)
    answer = client.get(f"/{language}/", headers={name: "a" * length})
    assert answer.status_code == 431
    assert HEADER_TOO_LONG[language] in answer.content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize("content_type", ["text/plain", "application/json", "application/x-www-form-urlencoded"])
@pytest.mark.parametrize("path", ["/en/score/", "/en/", "/en/settle/", "/healthz", "/", "/en/nothing/"])
def test_too_many_fields_in_an_address_are_no_fault_of_the_server(path, content_type):
    client = Client(raise_request_exception=False)
    query = "&".join(f"x{n}=1" for n in range(1_001))
    assert client.generic("POST", f"{path}?{query}", b"x", content_type).status_code == 414


@pytest.mark.django_db
@pytest.mark.parametrize(("language", "sentence"), [("en", "could not read"), ("fa", "سرور"), ("sl", "Strežnik")])
@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
def test_more_than_100_fields_are_refused_in_the_language_of_the_reader(language, sentence, kind):
    client = Client(raise_request_exception=False)
    field = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
    body = field * 101 + "--x--\r\n" if "multipart" in kind else "&".join(["a=1"] * 101)
    answer = client.generic("POST", f"/{language}/score/", body.encode(), kind)
    assert answer.status_code == 400
    assert sentence in answer.content.decode()


@pytest.mark.django_db
def test_a_file_is_thrown_away_and_the_fields_beside_it_are_read(client, monkeypatch):
    monkeypatch.setattr(NoFiles, "receive_data_chunk", lambda *_: pytest.fail("a file was read"))
    file = BytesIO(b"x" * 10_000)
    file.name = "x.txt"
    assert client.post("/en/score/", {"players": "2", "file": file, "name_1": "Ana"}).status_code == 302
    assert Game.objects.get().seats[0].name == "Ana"


class Chunks(BytesIO):
    """A body that comes in pieces, without an end."""

    taken = 0

    def read(self, size=-1):
        assert size > 0
        self.taken += size
        return b"x" * size


def measured(path, body, **more):
    """What Django gets of a request whose body has no length: its length, and the body."""
    environ = {
        "REQUEST_METHOD": "POST",
        "PATH_INFO": path,
        "HTTP_TRANSFER_ENCODING": "chunked",
        "wsgi.input": body,
        "wsgi.input_terminated": True,
        **more,
    }
    got = with_length(lambda environ, start_response: WSGIRequest(environ))(environ, None)
    return got.META["CONTENT_LENGTH"], got.read()


def test_a_body_without_a_length_is_read_up_to_the_limit():
    message = json.dumps({"players": ["Ana", "Bor"]}).encode()
    assert measured("/en/game/x/sync/", BytesIO(message)) == (str(len(message)), message)
    endless = Chunks()
    length, _ = measured("/en/game/x/sync/", endless)
    assert (length, endless.taken) == (str(16 * KB + 1), 16 * KB + 1)
    length, _ = measured("/sl/admin/rules/", Chunks())
    assert length == str(64 * KB + 1)


def test_a_server_that_does_not_end_bodies_by_itself_is_not_waited_for():
    environ = {"REQUEST_METHOD": "POST", "HTTP_TRANSFER_ENCODING": "chunked", "PATH_INFO": "/", "wsgi.input": Unread(9)}
    assert with_length(lambda environ, _: environ)(dict(environ), None) == environ


@pytest.mark.django_db
def test_an_ordinary_visit_is_far_from_every_limit(client):
    names = ["🍣" * 40] * 5
    game = start(client, *names)
    assert [player.name for player in game.seats] == names
    link = client.get(
        "/fa/settle/winner/", {"names": names, "totals": ["39"] * 5, "puddings": ["4"] * 5, "players": "5"}
    )
    assert link.status_code == 302
    switch = client.get("/fa/settle/winner/" + link.url[link.url.index("?") :]).context["languages"][1]["switch_url"]
    assert client.get(switch).status_code == 302
