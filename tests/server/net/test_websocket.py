"""The door once a WebSocket is open. By real sockets, on both event loops."""

import asyncio
import logging
import struct
from contextlib import suppress
from itertools import count
from typing import Any

import pytest

from ninefold.server.net import accept, time_slices, websocket
from testkit.echo_server import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, Echo, Run, echo_server, frame


def test_a_handler_is_opened_once_and_closed_once(run: Run) -> None:
    async def story() -> None:
        async with echo_server() as here:
            polite, rude = await here.upgrade(), await here.upgrade()
            polite.say(struct.pack("!H", 1000) + b"thanks", CLOSE)
            assert await polite.hear() == (CLOSE, struct.pack("!H", 1000))
            assert await polite.reader.read() == b""
            rude.writer.transport.abort()
            for visitor in here.sockets:
                await visitor.gone.wait()
                visitor.socket.send(b"too late, and harmless")
                visitor.socket.close()
        assert [visitor.log for visitor in here.sockets] == [["opened from 127.0.0.1", "closed"]] * 2

    run(story())


def test_a_close_frame_without_a_code_is_answered(run: Run) -> None:
    async def story() -> None:
        async with echo_server() as here:
            line = await here.upgrade()
            line.say(b"", CLOSE)
            assert await line.hear() == (CLOSE, struct.pack("!H", 1000))

    run(story())


def test_after_the_application_closes_it_gets_no_more_messages(run: Run) -> None:
    async def story() -> None:
        async with echo_server() as here:
            line = await here.upgrade()
            line.writer.write(frame(b"bye") + frame(b"one more thing"))
            assert await line.closing() == (4001, "as you wish")
            await here.sockets[0].gone.wait()
            assert here.sockets[0].log == ["opened from 127.0.0.1", "bye", "closed"]

    run(story())


def test_a_long_close_reason_is_cut_between_characters(run: Run) -> None:
    async def story() -> None:
        async with echo_server() as here:
            line = await here.upgrade()
            here.sockets[0].socket.close(4000, "é" * 100)
            assert await line.closing() == (4000, "é" * 61)

    run(story())


def test_pings_are_answered_and_fragments_are_joined(run: Run) -> None:
    async def story() -> None:
        async with echo_server() as here:
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
        ([frame(b"x" * 4001)], 1009),
        ([frame(b"x" * 600, fin=False), frame(b"x" * 600, CONTINUATION)], 1009),
        ([frame(b"x", BINARY)], 1003),
        ([frame(b"\xff")], 1007),
        ([frame(b"\xc3", fin=False), frame(b"x", CONTINUATION)], 1007),
        ([frame(b"x", masked=False)], 1002),
        ([frame(b"x", CONTINUATION)], 1002),
        ([frame(b"x", fin=False), frame(b"x")], 1002),
        ([frame(b"x", 3)], 1002),
        ([b"\xc1" + frame(b"x")[1:]], 1002),
    ],
    ids=[
        "too long",
        "much too long",
        "too long in parts",
        "binary",
        "no text",
        "no text in parts",
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
        async with echo_server(max_message=1000) as here:
            line = await here.upgrade()
            line.say(b"x" * 1000)
            assert await line.hear() == (TEXT, b"x" * 1000)
            line.writer.write(b"".join(frames))
            assert (await line.closing())[0] == code
            await here.sockets[0].gone.wait()
            assert here.sockets[0].log == ["opened from 127.0.0.1", "x" * 1000, "closed"]

    run(story())
    assert caplog.records == [], "what strangers do wrong is no news"


def frames_counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of all frames that are taken apart from now on."""
    sizes: list[int] = []
    look = websocket._SocketConnection.on_ws_frame

    def counted(self: websocket._SocketConnection, transport: Any, frame: Any) -> None:
        sizes.append(frame.payload_size)
        look(self, transport, frame)

    monkeypatch.setattr(websocket._SocketConnection, "on_ws_frame", counted)
    return sizes


@pytest.mark.parametrize(
    "flood",
    [frame(b"", PING), frame(b"x" * 125, PING), frame(b"", PONG), frame(b"", CONTINUATION, fin=False)],
    ids=["pings", "long pings", "answers to no ping", "empty parts"],
)
def test_empty_frames_are_limited_and_then_not_read(
    run: Run, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, flood: bytes
) -> None:
    taken_apart = frames_counted(monkeypatch)
    monkeypatch.setattr(websocket, "CLOSE_TIMEOUT_S", 0.2)

    async def story() -> None:
        async with echo_server() as here:
            line = await here.upgrade()
            line.say(b"a", fin=False)
            with suppress(ConnectionError, RuntimeError):  # as each loop puts it
                for _ in range(40):
                    line.writer.write(flood * 1_000)
                    await line.writer.drain()
            await here.sockets[0].gone.wait()
            assert here.sockets[0].log == ["opened from 127.0.0.1", "closed"]

    run(story())
    most = Echo.bears + (websocket.MOST_AFTER_CLOSE_BYTES + 2 * websocket.READ_BYTES) // len(flood) + 2
    assert Echo.bears < len(taken_apart) <= most
    assert caplog.records == []


def test_nothing_is_read_after_the_server_closed(
    run: Run, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken_apart = frames_counted(monkeypatch)
    monkeypatch.setattr(websocket, "CLOSE_TIMEOUT_S", 0.2)

    async def story() -> None:
        async with echo_server() as here:
            line = await here.upgrade()
            here.sockets[0].socket.close(4000, "enough")
            sent = 0
            with suppress(ConnectionError, RuntimeError):  # as each loop puts it
                for _ in range(400):
                    line.writer.write(frame(b"x" * 4_000) * 8)
                    await asyncio.wait_for(line.writer.drain(), 5)
                    sent += 1
            assert sent < 400, "what is not read fills the way, until the line is cut"
            await here.sockets[0].gone.wait()

    run(story())
    assert 0 < len(taken_apart) <= (websocket.MOST_AFTER_CLOSE_BYTES + 2 * websocket.READ_BYTES) // 4_000 + 1
    assert caplog.records == []


def test_connections_take_turns_when_many_messages_arrive(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_slices, "SLICE_S", 0.0)
    monkeypatch.setattr(time_slices, "perf_counter", count().__next__)

    async def story() -> None:
        async with echo_server() as here:
            line, other = await here.upgrade(), await here.upgrade()
            line.writer.write(b"".join(frame(b"%d" % number) for number in range(500)))
            line.say(struct.pack("!H", 1000), CLOSE)
            assert await line.hear() == (TEXT, b"0")
            other.say(b"me, too")
            await other.hear()
            assert len(here.sockets[0].log) < 300, "the other one had to wait for them all"
            await here.sockets[0].gone.wait()
            assert here.sockets[0].log[1:] == [*map(str, range(500)), "closed"]

    run(story())


def test_nothing_is_sent_to_a_lost_connection(run: Run, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with echo_server() as here:
            await here.upgrade()
            visitor = here.sockets[0]
            visitor.socket._transport.disconnect(False)
            for _ in range(100):
                visitor.socket.send(b"one")
                visitor.socket.send(b"one", b"two")
                visitor.socket.close(4000, "closed")
            await visitor.gone.wait()

    logging.getLogger("aiofastnet").setLevel(logging.WARNING)
    run(story())
    assert caplog.records == []


def test_a_failing_handler_is_logged_and_its_socket_closed(
    run: Run, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with echo_server() as here:
            line, other = await here.upgrade(), await here.upgrade()
            line.say(b"fail")
            assert await line.closing() == (1011, "the server failed")
            other.say(b"still here")
            assert await other.hear() == (TEXT, b"still here")

    run(story())
    assert [(record.levelno, record.getMessage()) for record in caplog.records] == [
        (logging.ERROR, "the handler of a socket from 127.0.0.1 failed")
    ]


def test_a_slow_reader_is_noticed_until_it_has_caught_up(run: Run) -> None:
    async def story() -> None:
        async with echo_server() as here:
            line = await here.upgrade()
            (visitor,) = here.sockets
            assert (visitor.socket.backlog, visitor.socket.slow) == (0, False)
            line.writer.transport.pause_reading()  # type: ignore[attr-defined]
            sent = 0
            while not visitor.socket.slow:
                visitor.socket.send(b"%07d" % sent * 1000)
                sent += 1
                await asyncio.sleep(0)
            assert visitor.socket.backlog > websocket.HIGH_WATER_BYTES
            assert not visitor.read_on.is_set()
            line.writer.write(frame(b"?", PING) + frame(b"done"))
            while visitor.log[-1] != "done":
                await asyncio.sleep(0)
            line.writer.transport.resume_reading()  # type: ignore[attr-defined]
            for number in range(sent):
                assert await line.hear() == (TEXT, b"%07d" % number * 1000)
            assert await line.hear() == (TEXT, b"done"), "the ping fed nothing to the queue"
            await visitor.read_on.wait()
            assert (visitor.socket.backlog, visitor.socket.slow) == (0, False)

    run(story())


def test_a_silent_peer_is_pinged_and_then_closed(run: Run) -> None:
    async def story() -> None:
        async with echo_server(idle=0.05) as here:
            line = await here.upgrade()
            assert await line.hear() == (PING, b"")
            assert (await line.hear())[0] == CLOSE
            await here.sockets[0].gone.wait()

    run(story())


def test_a_peer_that_never_reads_is_closed(run: Run) -> None:
    async def story() -> None:
        async with echo_server(idle=0.2) as here:
            line = await here.upgrade()
            (visitor,) = here.sockets
            line.writer.transport.pause_reading()  # type: ignore[attr-defined]
            while not visitor.socket.slow:
                visitor.socket.send(b"x" * 100_000)
                await asyncio.sleep(0)
            async with asyncio.timeout(10):
                while not visitor.gone.is_set():
                    line.say(b"still here", PONG)
                    await asyncio.sleep(0.05)

    run(story())


def test_an_answered_ping_extends_the_timeout(run: Run) -> None:
    async def story() -> None:
        async with echo_server(idle=1.0) as here:
            line = await here.upgrade()
            for _ in range(2):
                assert await line.hear() == (PING, b"")
                line.say(b"", PONG)

    run(story())


def test_closing_the_server_sends_goodbye(run: Run) -> None:
    async def story() -> None:
        async with echo_server() as here:
            line, page = await here.upgrade(), await here.dial()
            closing = asyncio.create_task(here.server.close())
            assert await line.closing() == (1001, "the server is closing")
            assert await page.reader.read() == b""
            await closing
            assert here.sockets[0].log[-1] == "closed"
            with pytest.raises(OSError):
                await here.dial()

    run(story())


def test_closing_the_server_does_not_wait_for_a_silent_peer(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (accept, websocket):
        monkeypatch.setattr(module, "CLOSE_TIMEOUT_S", 0.05)

    async def story() -> None:
        async with echo_server() as here:
            await here.upgrade()
            await here.server.close()
            assert here.sockets[0].log[-1] == "closed"

    run(story())
