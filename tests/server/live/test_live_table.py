"""A request to enter may be on its way for long. It never replaces a connection that was made later."""

from secrets import token_bytes

import pytest

from ninefold.server.live.connection import Connection
from ninefold.server.live.live_table import LiveTable
from ninefold.server.live.presence import LateEntry
from ninefold.server.table.restore import restore
from testkit.plays import play, tables
from testkit.socketless_server import log_of


class Line:
    slow, backlog = False, 0

    def send(self, *messages: bytes) -> None: ...
    def close(self, code: int = 1000, reason: str = "") -> None: ...


def machine_and_token() -> tuple[LiveTable, str]:
    table = next(table for table in tables([0]) if table.name == "fix")
    machine = LiveTable(
        restore(log_of(table, play(table)[:1])), 0.0, lambda code, ticket: "", entropy=token_bytes
    )
    return machine, next(chair.token for chair in machine.table.chairs if chair.token)


def enter(machine: LiveTable, token: str, order: tuple[int, int], now: float) -> Connection:
    connection = Connection(Line(), token, "here", order)
    machine.connected(connection, None, "1", now)
    return connection


def here(machine: LiveTable) -> list[Connection]:
    return machine._presence.connections


def test_a_late_request_leaves_the_later_connection_alone() -> None:
    machine, token = machine_and_token()
    later = enter(machine, token, (2_000, 7), 1.0)
    for order in ((1_999, 0), (2_000, 6)):
        with pytest.raises(LateEntry):
            enter(machine, token, order, 1.1)
    assert here(machine) == [later]


def test_a_later_request_replaces_the_earlier_connection() -> None:
    machine, token = machine_and_token()
    enter(machine, token, (2_000, 7), 1.0)
    newest = enter(machine, token, (2_000, 8), 1.1)
    assert here(machine) == [newest]


def test_a_connection_that_answers_no_ping_keeps_nobody_out() -> None:
    """The clocks of two nodes may differ: then a client with a dead connection must still come in."""
    machine, token = machine_and_token()
    enter(machine, token, (2_000, 7), 1.0)
    now = 1.0
    while now < 20.0:
        machine.tick(now)
        now = max(now + 0.01, machine.due or 20.0)
    newest = enter(machine, token, (1_000, 0), now)
    assert here(machine) == [newest]
