"""The door as HTTP: pages, refusals, and the way to a WebSocket. By real sockets, on both event loops."""

import asyncio
import base64
import hashlib
import ssl
import struct
from ast import literal_eval
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest

from ninefold.server.net import http_server, time_slices
from testkit.certificate import made
from testkit.echo_server import BIG, CLOSE, KEY, TEXT, UPGRADE, Run, echo_server, frame, head


def test_pages_and_sockets_share_one_port(run: Run) -> None:
    async def story() -> None:
        async with echo_server() as here:
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


def test_head_has_no_body_and_pipelined_requests_are_answered_in_order(run: Run) -> None:
    async def story() -> None:
        async with echo_server() as here:
            line = await here.dial()
            line.writer.write(head("HEAD /1 HTTP/1.1", Host="t") + head("GET /2 HTTP/1.1", Host="t"))
            assert int((await line.answer(without_body=True)).headers["content-length"]) > 0
            assert (await line.answer()).body.startswith(b"('GET', '/2'")

    run(story())


def test_a_slow_reader_gets_one_answer_at_a_time(run: Run) -> None:
    async def story() -> None:
        async with echo_server() as here:
            line = await here.dial()
            line.writer.write(head("GET /big HTTP/1.1", Host="t") * 3)
            for _ in range(3):
                await line.reader.readuntil(b"\r\n\r\n")
                caller = next(iter(here.server._admission.slots)).endpoint
                assert isinstance(caller, http_server._HttpConnection)
                assert caller._transport.get_write_buffer_size() <= len(BIG)
                assert await line.reader.readexactly(len(BIG)) == BIG

    run(story())


def test_one_address_leaves_only_so_much_unread(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_server, "LARGE_BYTES", len(BIG) // 2)
    monkeypatch.setattr(http_server, "MOST_UNREAD_BYTES", len(BIG) * 3)

    async def story() -> None:
        async with echo_server() as here:
            lines = [await here.dial() for _ in range(4)]
            for line in lines[:3]:
                line.writer.write(head("GET /big HTTP/1.1", Host="t"))
                await line.reader.readuntil(b"\r\n\r\n")
            assert (await lines[3].ask("GET /big HTTP/1.1")).status == 503
            assert (await lines[3].ask("GET /small HTTP/1.1")).status == 200
            for line in lines[:2]:
                assert await line.reader.readexactly(len(BIG)) == BIG
            lines[2].writer.transport.abort()
            while len(here.server._admission.slots) > 3:
                await asyncio.sleep(0)
            for _ in range(5):
                assert (await lines[3].ask("GET /big HTTP/1.1")).status == 200, "what was read does not count"

    run(story())


def test_connections_take_turns_when_many_requests_arrive(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_slices, "SLICE_S", 0.0)
    monkeypatch.setattr(time_slices, "perf_counter", count().__next__)

    async def story() -> None:
        async with echo_server() as here:
            crowd, other = await here.dial(), await here.dial()
            crowd.writer.write(head("GET /1 HTTP/1.1", Host="t") * 2_000)
            await crowd.answer()
            assert (await other.ask("GET /2 HTTP/1.1")).status == 200
            assert len(crowd.reader._buffer) < 200 * 150, "the other one had to wait for them all"  # type: ignore[attr-defined]
            for _ in range(1_999):
                assert (await crowd.answer()).status == 200

    run(story())


@pytest.mark.parametrize("behind_proxy", [False, True], ids=["direct", "behind a proxy"])
def test_many_connections_of_one_address_do_not_keep_another_waiting(
    run: Run, monkeypatch: pytest.MonkeyPatch, behind_proxy: bool
) -> None:
    now, answered, waited_for = 0, list[str](), list[int]()

    def clock() -> int:
        nonlocal now
        now += 1
        return now

    monkeypatch.setattr(time_slices, "SLICE_S", 0.0)
    monkeypatch.setattr(time_slices, "perf_counter", clock)

    def client(request: http_server.Request) -> str:
        address = request.headers.get("x-forwarded-for", request.peer) if behind_proxy else request.peer
        return address

    def web(request: http_server.Request) -> http_server.Response:
        nonlocal now
        now += 100  # an answer takes longer than a head
        answered.append(client(request))
        return http_server.Response(200, b"here")

    async def story() -> None:
        server = await http_server.serve(
            "127.0.0.1", 0, web=web, accept=lambda request: http_server.Response(403), client=client
        )
        port, crowd = server.addresses[0][1], "127.0.0.1"
        friend = crowd if behind_proxy else "127.0.0.2"
        dialled = [await asyncio.open_connection(crowd, port, local_addr=(crowd, 0)) for _ in range(60)]
        dialled.append(await asyncio.open_connection(crowd, port, local_addr=(friend, 0)))
        many = head("GET / HTTP/1.1", **{"Host": "t", "X-Forwarded-For": "192.0.2.1"}) * 20
        for _, writer in dialled[:-1]:
            writer.write(many)
        while len(answered) < 20:
            await asyncio.sleep(0)
        before = len(answered)
        reader, writer = dialled[-1]
        writer.write(head("GET / HTTP/1.1", **{"Host": "t", "X-Forwarded-For": "192.0.2.2"}))
        await reader.readuntil(b"here")
        # Behind a proxy all heads are read in one line, but nobody waits for others' answers.
        waited_for.append(len(answered) - before)
        for _, writer in dialled:
            writer.transport.abort()
        await server.close()

    run(story())
    assert waited_for[0] < 20, "the friend had to wait for them all"


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_other_methods_are_refused_by_name(run: Run, method: str) -> None:
    async def story() -> None:
        async with echo_server() as here:
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
        (b"GET / HTTP/1.1\r\nHost: t\r\nX: " + b"x" * 20_000 + b"\r\n\r\n", 431),
        (b"GET / HTTP/1.1\r\nHost: t\r\n" + b"a:b\r\n" * 100 + b"\r\n", 431),
        (b"GET /" + b"x" * 5_000 + b" HTTP/1.1\r\nHost: t\r\n\r\n", 414),
        (b"GET /" + b"x" * 5_000, 414),
        (b"GET / HTTP/1.1\r\nHost: t\r\nContent-Length: 3\r\n\r\nabc", 400),
        (b"POST / HTTP/1.1\r\nHost: t\r\nContent-Length: 3\r\n\r\nabc", 405),
        (
            b"POST / HTTP/1.1\r\nHost: t\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n"
            b"0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: t\r\n\r\n",
            400,
        ),
    ],
    ids=[
        "tls",
        "header",
        "proxy",
        "too long",
        "too long at once",
        "many headers",
        "a long line",
        "a line without end",
        "a body",
        "a body of another method",
        "two lengths",
    ],
)
def test_an_invalid_request_gets_an_error_status(run: Run, sent: bytes, status: int) -> None:
    async def story() -> None:
        async with echo_server() as here:
            line = await here.dial()
            line.writer.write(sent)
            assert (await line.answer()).status == status
            if b"elsewhere" not in sent:
                with suppress(ConnectionResetError):
                    assert await line.reader.read() == b"", "and no more than that"
            assert (await (await here.dial()).ask("GET / HTTP/1.1")).status == 200

    run(story())


def test_a_failing_page_is_logged_and_answered(run: Run, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with echo_server() as here:
            line = await here.dial()
            failed = await line.ask("GET /fail HTTP/1.1")
            assert (failed.status, failed.body) == (500, b"500 Internal Server Error\n")
            assert failed.headers["content-type"] == "text/plain; charset=utf-8"
            assert (await line.ask("GET / HTTP/1.1")).status == 200

    run(story())
    assert [record.getMessage() for record in caplog.records] == ["GET /fail failed"]


def test_a_slow_handler_keeps_its_order_and_delays_no_other_connection(run: Run) -> None:
    async def story() -> None:
        async with echo_server() as here:
            line = await here.dial()
            for path in ("/later/1", "/now", "/later/2"):
                line.writer.write(head(f"GET {path} HTTP/1.1", Host="t"))
            assert (await (await here.dial()).ask("GET / HTTP/1.1")).status == 200
            while here.asked != ["/later/1"]:
                await asyncio.sleep(0)
            here.found.set()
            assert (await line.answer()).body == b"/later/1"
            assert b"'/now'" in (await line.answer()).body
            assert (await line.answer()).body == b"/later/2"
            assert (await line.ask("GET / HTTP/1.1")).status == 200

    run(story())


def test_a_slow_handler_that_fails_is_logged_and_answered(run: Run, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with echo_server() as here:
            here.found.set()
            line = await here.dial()
            assert (await line.ask("GET /later/fail HTTP/1.1")).status == 500
            assert (await line.ask("GET / HTTP/1.1")).status == 200

    run(story())
    assert [record.getMessage() for record in caplog.records] == ["GET /later/fail failed"]


def test_closing_the_server_cancels_slow_handlers(run: Run) -> None:
    async def story() -> None:
        async with echo_server() as here:
            line = await here.dial()
            line.writer.write(head("GET /later HTTP/1.1", Host="t"))
            while not here.asked:
                await asyncio.sleep(0)
            caller = next(iter(here.server._admission.slots)).endpoint
            assert isinstance(caller, http_server._HttpConnection) and caller._awaited is not None
            search = caller._awaited
            await here.server.close()
            await asyncio.wait([search])
            assert search.cancelled()

    run(story())


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost:"], ids=["nothing", "half a request"])
def test_an_unfinished_request_times_out(run: Run, sent: bytes) -> None:
    async def story() -> None:
        async with echo_server(request_timeout=0.05) as here:
            line = await here.dial()
            line.writer.write(sent)
            assert await line.reader.read() == b""

    run(story())


def test_a_slow_download_is_not_closed_until_it_is_done(run: Run) -> None:
    async def story() -> None:
        async with echo_server() as here:
            line = await here.dial()
            line.writer.write(head("GET /big HTTP/1.1", Host="t"))
            await line.reader.readuntil(b"\r\n\r\n")
            caller = next(iter(here.server._admission.slots)).endpoint
            assert isinstance(caller, http_server._HttpConnection)
            for _ in range(3):
                waiting = caller._transport.get_write_buffer_size()
                while caller._transport.get_write_buffer_size() == waiting:
                    await line.reader.read(100_000)
                caller._time_out()  # as its timer does
                assert not caller._transport.is_closing()
            line.writer.transport.pause_reading()  # type: ignore[attr-defined]
            waiting = -1
            while waiting != caller._transport.get_write_buffer_size():
                waiting = caller._transport.get_write_buffer_size()
                caller._time_out()
                await asyncio.sleep(0.01)
            await here.server._admission.empty.wait()

    run(story())


@pytest.mark.parametrize(
    ("name", "value"),
    [("Sec-WebSocket-Key", "short"), ("Sec-WebSocket-Key", "!" * 24), ("Sec-WebSocket-Key", "")],
)
def test_a_wrong_handshake_gets_400_and_opens_nothing(run: Run, name: str, value: str) -> None:
    async def story() -> None:
        async with echo_server() as here:
            line = await here.dial()
            line.writer.write(head("GET /ws HTTP/1.1", **{**UPGRADE, name: value}))
            assert (await line.answer()).status == 400
            assert here.sockets == []

    run(story())


@pytest.mark.parametrize("version", ["12", "", "13, 8"])
def test_another_websocket_version_gets_426_with_the_supported_one(run: Run, version: str) -> None:
    async def story() -> None:
        async with echo_server() as here:
            line = await here.dial()
            line.writer.write(head("GET /ws HTTP/1.1", **{**UPGRADE, "Sec-WebSocket-Version": version}))
            refused = await line.answer()
            assert (refused.status, refused.headers["sec-websocket-version"]) == (426, "13")
            assert here.sockets == []

    run(story())


def test_the_application_may_refuse_a_socket(run: Run) -> None:
    async def story() -> None:
        async with echo_server() as here:
            line = await here.dial()
            line.writer.write(head("GET /elsewhere HTTP/1.1", **UPGRADE))
            refused = await line.answer()
            assert (refused.status, refused.body) == (403, b"not here")
            assert (await line.ask("GET / HTTP/1.1")).status == 200

    run(story())


def test_firefox_can_upgrade_with_keep_alive(run: Run) -> None:
    async def story() -> None:
        async with echo_server() as here:
            line = await here.upgrade(Connection="keep-alive, Upgrade", Upgrade="WebSocket")
            line.say(b"1")
            assert await line.hear() == (TEXT, b"1")

    run(story())


def test_a_message_in_the_packet_of_the_handshake_is_received(run: Run) -> None:
    async def story() -> None:
        async with echo_server() as here:
            messages = [b"%d" % number * 1000 for number in range(9)]  # more than the first buffer holds
            line = await here.upgrade(after=b"".join(map(frame, messages)))
            assert [await line.hear() for _ in messages] == [(TEXT, message) for message in messages]

    run(story())


def test_the_server_speaks_tls(run: Run, tmp_path: Path) -> None:
    certificate, key = made(tmp_path)
    ours = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    ours.load_cert_chain(certificate, key)
    theirs = ssl.create_default_context(cafile=str(certificate))

    async def story() -> None:
        async with echo_server(ssl=ours) as here:
            line = await here.dial(theirs)
            page = await line.ask("GET / HTTP/1.1")
            assert (page.status, page.headers["strict-transport-security"]) == (200, "max-age=2592000")
            assert page.headers["cross-origin-opener-policy"] == "same-origin"
            line.writer.write(head("GET /ws HTTP/1.1", **UPGRADE))
            assert (await line.answer()).status == 101
            line.say(b"secret")
            assert await line.hear() == (TEXT, b"secret")
            line.say(struct.pack("!H", 1000), CLOSE)
            assert (await line.hear())[0] == CLOSE

    run(story())
