"""The door, by real sockets, on both event loops it may run on."""

import asyncio
import base64
import hashlib
import logging
import shutil
import ssl
import struct
import subprocess
from ast import literal_eval
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import uvloop

from ninefold.server import door
from tests.server.callers import (
    BIG,
    BINARY,
    CLOSE,
    CONTINUATION,
    KEY,
    PING,
    PONG,
    TEXT,
    UPGRADE,
    Answer,
    frame,
    head,
    house,
)

Run = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture(params=[asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    def in_time(story: Coroutine[Any, Any, None]) -> None:
        request.param(asyncio.wait_for(story, 20))

    return in_time


def test_pages_and_sockets_share_one_port(run: Run) -> None:
    async def story() -> None:
        async with house() as here:
            line = await here.dial()
            page = await line.ask("GET /a%20b?x=1&y=%C3%A9 HTTP/1.1", **{"X-Two": "1", "x-two": "2"})
            assert literal_eval(page.body.decode()) == (
                "GET",
                "/a b",
                {"x": "1", "y": "é"},
                "1, 2",
                "127.0.0.1",
            )
            assert (page.status, page.headers["content-type"]) == (200, "text/plain")
            assert (await line.ask("GET /again HTTP/1.1")).status == 200, "kept alive"
            line.writer.write(head("GET /ws HTTP/1.1", **UPGRADE))
            accepted = await line.answer()
            proof = hashlib.sha1(KEY + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest()
            assert accepted.headers["sec-websocket-accept"] == base64.b64encode(proof).decode()
            for message in (b"{}", b"x" * 200, "é".encode()):
                line.say(message)
                assert await line.hear() == (TEXT, message)

    run(story())


def test_head_gives_the_headers_alone_and_pipelined_requests_are_answered_in_order(run: Run) -> None:
    async def story() -> None:
        async with house() as here:
            line = await here.dial()
            line.writer.write(head("HEAD /1 HTTP/1.1", Host="t") + head("GET /2 HTTP/1.1", Host="t"))
            assert int((await line.answer(without_body=True)).headers["content-length"]) > 0
            assert (await line.answer()).body.startswith(b"('GET', '/2'")

    run(story())


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_other_methods_are_refused_by_name(run: Run, method: str) -> None:
    async def story() -> None:
        async with house() as here:
            line = await here.dial()
            refused = await line.ask(f"{method} / HTTP/1.1", **{"Content-Length": "0"})
            assert (refused.status, refused.headers["allow"]) == (405, "GET, HEAD")

    run(story())


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"\x16\x03\x01 what a browser says to https\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nno colon\r\n\r\n", 400),
        (b"GET http://elsewhere/ HTTP/1.1\r\nHost: t\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: t\r\nX: " + b"x" * 40_000, 431),
    ],
    ids=["tls", "header", "proxy", "too long"],
)
def test_a_wrong_request_gets_a_calm_answer(run: Run, sent: bytes, status: int) -> None:
    async def story() -> None:
        async with house() as here:
            line = await here.dial()
            line.writer.write(sent)
            assert (await line.answer()).status == status
            assert (await (await here.dial()).ask("GET / HTTP/1.1")).status == 200

    run(story())


def test_a_failing_page_is_logged_and_answered(run: Run, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with house() as here:
            line = await here.dial()
            assert await line.ask("GET /fail HTTP/1.1") == Answer(
                500,
                {"content-type": "text/plain; charset=utf-8", "content-length": "26"},
                b"500 Internal Server Error\n",
            )
            assert (await line.ask("GET / HTTP/1.1")).status == 200

    run(story())
    assert [record.getMessage() for record in caplog.records] == ["GET /fail failed"]


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost:"], ids=["nothing", "half a request"])
def test_who_never_finishes_a_request_is_let_go(run: Run, sent: bytes) -> None:
    async def story() -> None:
        async with house(patience=0.05) as here:
            line = await here.dial()
            line.writer.write(sent)
            assert await line.reader.read() == b""

    run(story())


def test_a_slow_phone_gets_the_whole_page(run: Run) -> None:
    async def story() -> None:
        async with house(patience=0.05) as here:
            line = await here.dial()
            line.writer.write(head("GET /big HTTP/1.1", Host="t"))
            await line.reader.readuntil(b"\r\n\r\n")
            got = 0
            while got < len(BIG):
                got += len(await line.reader.readexactly(min(len(BIG) - got, 3_000_000)))
                await asyncio.sleep(0.02)

    run(story())


def test_who_fetches_nothing_is_let_go(run: Run) -> None:
    async def story() -> None:
        async with house(patience=0.05) as here:
            line = await here.dial()
            line.writer.transport.pause_reading()  # type: ignore[attr-defined]
            line.writer.write(head("GET /big HTTP/1.1", Host="t"))
            while not here.server._house.guests:
                await asyncio.sleep(0.01)
            await here.server._house.empty.wait()

    run(story())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Sec-WebSocket-Version", "12"),
        ("Sec-WebSocket-Key", "short"),
        ("Sec-WebSocket-Key", "!" * 24),
        ("Sec-WebSocket-Key", ""),
    ],
)
def test_a_wrong_handshake_gets_400_and_opens_nothing(run: Run, name: str, value: str) -> None:
    async def story() -> None:
        async with house() as here:
            line = await here.dial()
            line.writer.write(head("GET /ws HTTP/1.1", **{**UPGRADE, name: value}))
            assert (await line.answer()).status == 400
            assert await line.reader.read() == b""
            assert [visitor.log for visitor in here.visitors] == [[]]

    run(story())


def test_the_application_may_refuse_a_socket(run: Run) -> None:
    async def story() -> None:
        async with house() as here:
            line = await here.dial()
            line.writer.write(head("GET /elsewhere HTTP/1.1", **UPGRADE))
            refused = await line.answer()
            assert (refused.status, refused.body) == (403, b"not here")
            assert (await line.ask("GET / HTTP/1.1")).status == 200

    run(story())


def test_firefox_keeps_alive_while_it_upgrades(run: Run) -> None:
    async def story() -> None:
        async with house() as here:
            line = await here.upgrade(Connection="keep-alive, Upgrade", Upgrade="WebSocket")
            line.say(b"1")
            assert await line.hear() == (TEXT, b"1")

    run(story())


def test_what_comes_together_with_the_handshake_is_heard(run: Run) -> None:
    async def story() -> None:
        async with house() as here:
            messages = [b"%d" % number * 1000 for number in range(9)]  # more than the first buffer holds
            line = await here.upgrade(after=b"".join(map(frame, messages)))
            assert [await line.hear() for _ in messages] == [(TEXT, message) for message in messages]

    run(story())


def test_a_visitor_is_opened_once_and_closed_once(run: Run) -> None:
    async def story() -> None:
        async with house() as here:
            polite, rude = await here.upgrade(), await here.upgrade()
            polite.say(struct.pack("!H", 1000) + b"thanks", CLOSE)
            assert await polite.hear() == (CLOSE, struct.pack("!H", 1000))
            assert await polite.reader.read() == b""
            rude.writer.transport.abort()
            for visitor in here.visitors:
                await visitor.gone.wait()
                visitor.socket.send(b"too late, and harmless")
                visitor.socket.close()
        assert [visitor.log for visitor in here.visitors] == [["opened from 127.0.0.1", "closed"]] * 2

    run(story())


def test_a_close_frame_without_a_code_is_answered(run: Run) -> None:
    async def story() -> None:
        async with house() as here:
            line = await here.upgrade()
            line.say(b"", CLOSE)
            assert await line.hear() == (CLOSE, struct.pack("!H", 1000))

    run(story())


def test_the_application_closes_with_its_own_code_and_hears_nothing_after(run: Run) -> None:
    async def story() -> None:
        async with house() as here:
            line = await here.upgrade()
            line.writer.write(frame(b"bye") + frame(b"one more thing"))
            assert await line.closing() == (4001, "as you wish")
            await here.visitors[0].gone.wait()
            assert here.visitors[0].log == ["opened from 127.0.0.1", "bye", "closed"]

    run(story())


def test_a_ping_is_answered_and_parts_make_a_message(run: Run) -> None:
    async def story() -> None:
        async with house() as here:
            line = await here.upgrade()
            line.say(b"one ", fin=False)
            line.say(b"?", PING)
            line.say(b"two ", CONTINUATION, fin=False)
            line.say(b"three", CONTINUATION)
            line.say(b"four")
            assert [await line.hear() for _ in range(3)] == [
                (PONG, b"?"),
                (TEXT, b"one two three"),
                (TEXT, b"four"),
            ]

    run(story())


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([frame(b"x" * 1001)], 1009),
        ([frame(b"x" * 600, fin=False), frame(b"x" * 600, CONTINUATION)], 1009),
        ([frame(b"x", BINARY)], 1003),
        ([frame(b"x", masked=False)], 1002),
        ([frame(b"x", CONTINUATION)], 1002),
        ([frame(b"x", fin=False), frame(b"x")], 1002),
        ([frame(b"x", 3)], 1002),
        ([b"\xc1" + frame(b"x")[1:]], 1002),
    ],
    ids=[
        "too long",
        "too long in parts",
        "binary",
        "unmasked",
        "no start",
        "no end",
        "unknown",
        "compressed",
    ],
)
def test_a_wrong_frame_closes_with_its_code(
    run: Run, caplog: pytest.LogCaptureFixture, frames: list[bytes], code: int
) -> None:
    async def story() -> None:
        async with house(max_message=1000) as here:
            line = await here.upgrade()
            line.say(b"x" * 1000)
            assert await line.hear() == (TEXT, b"x" * 1000)
            line.writer.write(b"".join(frames))
            assert (await line.closing())[0] == code
            await here.visitors[0].gone.wait()
            assert here.visitors[0].log == ["opened from 127.0.0.1", "x" * 1000, "closed"]

    run(story())
    assert caplog.records == [], "what strangers do wrong is no news"


def test_a_failing_visitor_is_logged_and_its_socket_closed(
    run: Run, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with house() as here:
            line, other = await here.upgrade(), await here.upgrade()
            line.say(b"fail")
            assert await line.closing() == (1011, "something went wrong here")
            other.say(b"still here")
            assert await other.hear() == (TEXT, b"still here")

    run(story())
    assert [(record.levelno, record.getMessage()) for record in caplog.records] == [
        (logging.ERROR, "a visitor from 127.0.0.1 failed")
    ]


def test_a_slow_reader_is_seen_and_seen_to_catch_up(run: Run) -> None:
    async def story() -> None:
        async with house() as here:
            line = await here.upgrade()
            (visitor,) = here.visitors
            assert (visitor.socket.backlog, visitor.socket.slow) == (0, False)
            line.writer.transport.pause_reading()  # type: ignore[attr-defined]
            sent = 0
            while not visitor.socket.slow:
                visitor.socket.send(b"%07d" % sent * 1000)
                sent += 1
                await asyncio.sleep(0)
            assert visitor.socket.backlog > door.HIGH_WATER
            assert not visitor.caught_up.is_set()
            line.writer.transport.resume_reading()  # type: ignore[attr-defined]
            for number in range(sent):
                assert await line.hear() == (TEXT, b"%07d" % number * 1000)
            await visitor.caught_up.wait()
            assert (visitor.socket.backlog, visitor.socket.slow) == (0, False)

    run(story())


def test_a_silent_peer_is_pinged_and_then_let_go(run: Run) -> None:
    async def story() -> None:
        async with house(silence=0.05) as here:
            line = await here.upgrade()
            assert await line.hear() == (PING, b"")
            line.say(b"", PONG)
            assert await line.hear() == (PING, b""), "an answer buys more time"
            assert (await line.hear())[0] == CLOSE
            await here.visitors[0].gone.wait()

    run(story())


def test_closing_the_door_says_goodbye(run: Run) -> None:
    async def story() -> None:
        async with house() as here:
            line, page = await here.upgrade(), await here.dial()
            closing = asyncio.create_task(here.server.close())
            assert await line.closing() == (1001, "the server is closing")
            assert await page.reader.read() == b""
            await closing
            assert here.visitors[0].log[-1] == "closed"
            with pytest.raises(OSError):
                await here.dial()

    run(story())


def test_closing_the_door_waits_for_nobody_for_long(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "LAST_WORD", 0.05)

    async def story() -> None:
        async with house() as here:
            await here.upgrade()
            await here.server.close()
            assert here.visitors[0].log[-1] == "closed"

    run(story())


@pytest.mark.skipif(shutil.which("openssl") is None, reason="needs openssl to make a certificate")
def test_the_door_speaks_tls(run: Run, tmp_path: Path) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "cert.pem"
    make = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost"
    subprocess.run(
        [*make.split(), "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", certificate],
        check=True,
        capture_output=True,
    )
    ours = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    ours.load_cert_chain(certificate, key)
    theirs = ssl.create_default_context(cafile=str(certificate))

    async def story() -> None:
        async with house(ssl=ours) as here:
            line = await here.dial(theirs)
            assert (await line.ask("GET / HTTP/1.1")).status == 200
            line.writer.write(head("GET /ws HTTP/1.1", **UPGRADE))
            assert (await line.answer()).status == 101
            line.say(b"secret")
            assert await line.hear() == (TEXT, b"secret")
            line.say(struct.pack("!H", 1000), CLOSE)
            assert (await line.hear())[0] == CLOSE

    run(story())
