"""A table has one timer, in whichever loop it runs."""

from secrets import token_bytes
from typing import cast

from ninefold.server.live.live_table import LiveTable
from ninefold.server.live.shell import TableShell
from ninefold.server.net.time_slices import TimeSlicer
from ninefold.server.store.port import EventStore, Row
from ninefold.server.table.restore import restore
from testkit.echo_server import Run
from testkit.plays import play, tables
from testkit.socketless_server import Memory, log_of


def test_an_overdue_timer_is_not_set_again(run: Run) -> None:
    """The handle that uvloop gives for such a one does not know its moment."""

    async def story() -> None:
        table = next(table for table in tables([0]) if table.name == "fix")
        restored = restore(log_of(table, play(table)[:1]))
        machine = LiveTable(restored, 0.0, lambda code, ticket: "", entropy=token_bytes)
        machine._clock.start()
        machine._clock._at += 3_600_000
        store = cast(EventStore, Memory())
        shell = TableShell(machine, store, lambda shell: None, TimeSlicer(), _load)
        first = shell._timer
        shell._settle()
        assert first is not None and shell._timer is first
        shell.close()

    run(story())


async def _load(code: str, address: str) -> list[Row]:
    return []
