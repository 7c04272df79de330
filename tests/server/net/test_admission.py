"""Nobody can fill the server: connections are counted, and those without a table are evicted."""

import asyncio
import errno
import logging
import socket
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from ninefold.server.hosting import session
from ninefold.server.net import accept
from ninefold.server.net.admission import Admission
from testkit.echo_server import EchoServer, Run, echo_server
from testkit.in_process_server import hall
from testkit.jumping_loop import run as run_hastily


class Caller:
    def __init__(self) -> None:
        self.aborted = False

    def go_away(self) -> None: ...

    def abort(self) -> None:
        self.aborted = True


async def _shown_out(here: EchoServer) -> bool:
    try:
        return await (await here.dial()).reader.read() == b""
    except ConnectionResetError:
        return True


def test_connections_are_limited_per_address() -> None:
    async def story() -> None:
        admission = Admission(most=100, most_per_address=3)
        first, *_ = [admission.admit("192.0.2.1") for _ in range(3)]
        assert first is not None and admission.admit("192.0.2.1") is None
        assert admission.admit("::ffff:192.0.2.1") is None, "the same by another name"
        assert admission.admit("192.0.2.2") is not None
        first.leave()
        first.leave()
        assert admission.admit("192.0.2.1") is not None
        assert admission.admit("192.0.2.1") is None, "it left once"

    asyncio.run(story())


def test_an_ipv6_network_counts_as_one_address_and_a_proxy_does_not() -> None:
    async def story() -> None:
        admission = Admission(most=100, most_per_address=1, exempt=lambda peer: peer == "10.0.0.1")
        assert admission.admit("2001:db8::1") is not None and admission.admit("2001:db8::2:1") is None
        assert admission.admit("2001:db8:0:1::1") is not None
        assert all(admission.admit("10.0.0.1") for _ in range(5))

    asyncio.run(story())


def test_a_full_server_closes_connections_without_a_table() -> None:
    async def story() -> None:
        admission, callers = Admission(most=3), [Caller() for _ in range(4)]
        seated, idle, late = (admission.admit(f"192.0.2.{k}") for k in range(3))
        assert seated is not None and idle is not None and late is not None
        seated.endpoint, idle.endpoint = callers[0], callers[1]
        seated.stay()
        assert admission.admit("192.0.2.9") is not None and callers[1].aborted
        idle.leave()
        assert not callers[0].aborted, "whoever is at a table stays"
        assert admission.admit("192.0.2.10") is None, "the others cannot be shown out yet"

    asyncio.run(story())


def test_a_full_server_accepts_no_more_connections(run: Run) -> None:
    async def story() -> None:
        async with echo_server(admission=Admission(most=50, most_per_address=2)) as here:
            lines = [await here.dial() for _ in range(2)]
            assert (await lines[1].ask("GET / HTTP/1.1")).status == 200
            assert await _shown_out(here)
            lines[0].writer.close()
            while len(here.server._admission.slots) > 1:
                await asyncio.sleep(0.01)
            assert (await (await here.dial()).ask("GET / HTTP/1.1")).status == 200

    run(story())


def test_without_file_descriptors_accepting_pauses_and_logs_once(
    run: Run, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(accept, "PAUSE_S", 0.02)
    tries: list[float] = []

    class Exhausted(socket.socket):
        def accept(self) -> Any:
            tries.append(perf_counter())
            if len(tries) < 5:
                raise OSError(errno.EMFILE, "Too many open files")
            return super().accept()

    async def story() -> None:
        listening = Exhausted()
        listening.bind(("127.0.0.1", 0))
        async with echo_server(sock=listening) as here:
            line = await here.dial()
            assert (await line.ask("GET / HTTP/1.1")).status == 200
            assert all(later - before > 0.015 for before, later in pairwise(tries[:5]))

    run(story())
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


def test_a_socket_without_a_table_is_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            (ann,) = await here.seated("Ann")
            idle, status = await here.knock()
            assert status == 101
            await asyncio.sleep(session.HELLO_TIMEOUT_S + 1)
            assert b'"why":"idle"' in (await idle.hear())[1]
            assert await idle.closing() == (4000, "idle")
            assert ann.on_line

    run_hastily(story())
