"""What is asked for without a socket."""

import asyncio
import json
import re
import socket
import threading
import time
from pathlib import Path
from typing import Any

import pytest
import segno

from ninefold import __version__
from ninefold.build import build
from ninefold.cli import main
from ninefold.games import SHELF
from ninefold.server.net import rate_limits
from ninefold.server.net.addresses import Addresses, lan_address
from ninefold.server.net.http import SAFETY, safety
from ninefold.server.net.http_server import Request, Response
from ninefold.server.net.static_files import StaticPage
from testkit.echo_server import UPGRADE, head, is_safe
from testkit.in_process_server import hall
from testkit.jumping_loop import run


def test_healthz_has_version_and_no_counts(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            await here.seated("Ann", "Ben")
            answer = await (await here.dial()).ask("GET /healthz HTTP/1.1")
            assert (answer.status, answer.headers["content-type"]) == (200, "application/json")
            told = json.loads(answer.body)
            assert told == {"status": "ok", "version": __version__, "build": build()}, "and counts nothing"

    run(story())


def test_http_requests_are_limited_with_retry_after(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "REQUESTS", (0.0, 50.0))

    async def story() -> None:
        async with hall(tmp_path) as here:
            line = await here.dial()
            line.writer.write(head("GET /healthz HTTP/1.1", Host="table") * 60)
            assert [(await line.answer()).status for _ in range(50)] == [200] * 50
            refused = await line.answer()
            assert (refused.status, refused.headers["retry-after"]) == (429, "1")
            assert await line.reader.read() == b"", "the others are not even read"
            assert (await here.knock())[1] == 429
            asked = here.app.web(Request("GET", "/healthz", {}, {"host": "table"}, "192.0.2.9"))
            assert isinstance(asked, Response) and asked.status == 200, "elsewhere nobody notices"

    run(story())


def test_the_shelf_has_what_a_lobby_needs(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            shelf = json.loads((await (await here.dial()).ask("GET /api/shelf HTTP/1.1")).body)
            assert [game["name"] for game in shelf] == list(SHELF)
            memo = next(game for game in shelf if game["name"] == "memo_dice")
            assert (memo["fewest"], memo["most"]) == (2, 4)
            assert {choice["name"]: choice["among"] for choice in memo["options"]} == {
                "time": ["x1", "x1.5", "x2", "off"],
                "first": [],
                "naming": ["recall", "recognise", "aloud"],
                "guess_seconds": [0, 15, 30, 60],
            }

    run(story())


EVERY_KIND = [
    ("/", 200),
    ("/healthz", 200),
    ("/metrics", 200),
    ("/api/shelf", 200),
    ("/api/qr.svg", 200),
    ("/api/nothing", 404),
    ("/api/replay/BCDF/x", 404),
    ("/api/nothing.pdf", 404),
    ("/pictures/own/nothing", 404),
    ("/nothing.js", 404),
]


@pytest.mark.parametrize(("path", "status"), EVERY_KIND)
def test_every_answer_has_the_headers_that_keep_a_browser_safe(
    tmp_path: Path, path: str, status: int
) -> None:
    (tmp_path / "index.html").write_text("<html ></html>")
    page = StaticPage(tmp_path)

    async def story() -> None:
        async with hall(tmp_path) as here:
            here.app._page = page
            answer = await (await here.dial()).ask(f"GET {path} HTTP/1.1")
            assert answer.status == status and is_safe(answer.headers)
            assert "script-src" not in answer.headers["content-security-policy"], "default-src is stricter"
            assert "strict-transport-security" not in answer.headers, "this server has no certificate"

    run(story())


def test_a_refused_socket_has_these_headers_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            for path, more, status in [
                ("/elsewhere", {}, 404),
                ("/ws", {"Origin": "https://evil.example"}, 403),
                ("/ws", {"Sec-WebSocket-Version": "8"}, 426),
                ("/ws", {"Sec-WebSocket-Key": "short"}, 400),
            ]:
                line = await here.dial()
                line.writer.write(head(f"GET {path} HTTP/1.1", **{**UPGRADE, **more}))
                answer = await line.answer()
                assert answer.status == status and is_safe(answer.headers)

    run(story())


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("localhost:9009", "http://127.0.0.1:{port}"),
        ("127.0.0.1:9009", "http://127.0.0.1:{port}"),
        ("[::1]:9009", "http://127.0.0.1:{port}"),
        ("games.local", "http://games.local"),
        ("192.168.1.7:9009", "http://192.168.1.7:9009"),
    ],
)
def test_invitations_use_a_reachable_address(tmp_path: Path, host: str, address: str) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            line = await here.dial()
            line.writer.write(f"GET /api/address HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
            told = json.loads((await line.answer()).body)
            assert told == {"address": address.format(port=here.addresses.port)}

    run(story())


@pytest.mark.parametrize("path", ["", "?path=/t/BCDF", "?path=/t/bcdf"])
def test_a_qr_code_is_an_svg(tmp_path: Path, path: str) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            answer = await (await here.dial()).ask(f"GET /api/qr.svg{path} HTTP/1.1")
            assert (answer.status, answer.headers["content-type"]) == (200, "image/svg+xml")
            assert answer.body.startswith(b"<svg") and answer.body.rstrip().endswith(b"</svg>")

    run(story())


def test_the_code_for_a_lost_seat_is_a_link_with_a_ticket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ninefold.server.app.qr_code", lambda url: url)

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.seated("Ann", "Ben")
            link = str((await ann.must("HandBack", seat=1))["gift"])
            found = re.fullmatch(rf"http://127.0.0.1:\d+/t/{ann.code}#ticket=([\w-]+)", link)
            assert found, "behind the #: not sent"
            await ben.go()
            phone = await here.player("Ben").enter(ann.code, ticket=found[1])
            await phone.until(lambda: phone.you == 1)

    run(story())


def test_qr_codes_are_drawn_only_for_this_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ninefold.server.http_api.qr_codes.qr_code", lambda url: url)

    async def story() -> None:
        async with hall(tmp_path) as here:
            line = await here.dial()
            for path in ("/", "/t/BCDF"):
                told = (await line.ask(f"GET /api/qr.svg?path={path} HTTP/1.1")).body.decode()
                assert told == f"http://table{path}"
            for path in ("@evil.example", "//evil", "/t/BCDF?x=1", "/t/ABCD", "/x" * 1000, "/t/BCDF%0A"):
                assert (await line.ask(f"GET /api/qr.svg?path={path} HTTP/1.1")).status == 404

    run(story())


def test_a_qr_code_is_drawn_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    make = segno.make

    def draw(url: str, **how: Any) -> segno.QRCode:
        drawn.append(url)
        return make(url, **how)

    monkeypatch.setattr(segno, "make", draw)

    async def story() -> None:
        async with hall(tmp_path) as here:
            line = await here.dial()
            for _ in range(20):
                assert (await line.ask("GET /api/qr.svg?path=/t/XXXX HTTP/1.1")).status == 200

    run(story())
    assert drawn == ["http://table/t/XXXX"]


def test_qr_codes_for_ever_new_hosts_are_drawn_in_a_thread_and_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "DRAWINGS", (0.0, 5.0))
    threads, drawing, most = set[int](), 0, 0

    def draw(url: str) -> str:
        nonlocal drawing, most
        threads.add(threading.get_ident())
        drawing += 1
        most = max(most, drawing)
        time.sleep(0.01)
        drawing -= 1
        return url

    monkeypatch.setattr("ninefold.server.http_api.qr_codes.qr_code", draw)

    async def story() -> None:
        async with hall(tmp_path) as here:
            line, told = await here.dial(), list[int]()
            for number in range(7):
                line.writer.write(head("GET /api/qr.svg HTTP/1.1", Host=f"table{number}"))
                told.append((await line.answer()).status)
            assert told == [200] * 5 + [429] * 2
            line.writer.write(head("GET /api/qr.svg HTTP/1.1", Host="table0"))
            assert (await line.answer()).status == 200, "what was drawn is there"
            answer = here.app.web(Request("GET", "/api/qr.svg", {}, {"host": "other"}, "192.0.2.9"))
            assert not isinstance(answer, Response) and (await answer).status == 200, "elsewhere"
            monkeypatch.setattr(rate_limits, "DRAWINGS", (0.0, 50.0))
            await here.restart()
            crowd = [
                here.app.web(Request("GET", "/api/qr.svg", {}, {"host": f"pc{number}"}, "192.0.2.9"))
                for number in range(8)
            ]
            await asyncio.gather(*(one for one in crowd if not isinstance(one, Response)))

    run(story())
    assert threads and threading.get_ident() not in threads
    assert most == 1, "one at a time"


@pytest.mark.parametrize("letters", [260, 2_332, 10_000])
def test_a_host_longer_than_any_name_is_not_ours(tmp_path: Path, letters: int) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            line = await here.dial()
            line.writer.write(head("GET /api/qr.svg HTTP/1.1", Host="a" * letters))
            assert (await line.answer()).status == 421

    run(story())


@pytest.mark.parametrize("path", ["/api/", "/api/nothing", "/api/shelf/more"])
def test_unknown_paths_are_not_found(tmp_path: Path, path: str) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            assert (await (await here.dial()).ask(f"GET {path} HTTP/1.1")).status == 404

    run(story())


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        ("localhost.evil.example:9009", 421),
        ("[nonsense", 421),
        ("192.168.1.7:9009", 200),
        ("[fe80::1]:9009", 200),
        ("localhost", 200),
        ("our-pc", 200),
        ("our-pc.local:9009", 200),
        ("our-pc.fritz.box", 200),
    ],
)
def test_a_foreign_host_name_is_refused(tmp_path: Path, host: str, status: int) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            page, line = await here.dial(), await here.dial()
            page.writer.write(head("GET /api/shelf HTTP/1.1", Host=host))
            assert (await page.answer()).status == status
            line.writer.write(head("GET /ws HTTP/1.1", **{**UPGRADE, "Host": host}, Origin=f"http://{host}"))
            assert (await line.answer()).status == (101 if status == 200 else 403)

    run(story())


def test_finding_the_local_address_sends_nothing() -> None:
    found = lan_address()
    assert found is None or (found.count(".") == 3 and not found.startswith("127."))


def test_without_a_network_the_invitation_is_localhost(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unreachable:
        def __init__(self, *_: object) -> None: ...
        def __enter__(self) -> "Unreachable":
            return self

        def __exit__(self, *_: object) -> None: ...
        def connect(self, _: object) -> None:
            raise OSError(101, "Network is unreachable")

    monkeypatch.setattr(socket, "socket", Unreachable)
    assert lan_address() is None
    request = Request("GET", "/", {}, {"host": "localhost:80"}, "127.0.0.1")
    assert Addresses("https", lan_address(), 80).for_guest(request) == "https://localhost:80"


def test_only_pages_that_are_named_may_embed_ours() -> None:
    assert "frame-ancestors 'none'" in safety()["Content-Security-Policy"]
    named = safety(["https://home.example.org:8123", "https://moodle.example.org"])
    assert {name: value for name, value in named.items() if SAFETY[name] != value} == {
        "Content-Security-Policy": SAFETY["Content-Security-Policy"].replace(
            "'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            "'none'; base-uri 'none'; form-action 'none'; "
            "frame-ancestors https://home.example.org:8123 https://moodle.example.org",
        )
    }


@pytest.mark.parametrize("word", ["*", "'self'", "home.example.org", "https://x.org/path", "https://x; y"])
def test_an_invalid_origin_may_not_embed(word: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--frame-ancestors", word])
    assert "is not an origin" in capfd.readouterr().err
