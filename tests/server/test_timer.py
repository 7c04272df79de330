"""A table has one timer, in whichever loop it runs."""

from typing import cast

from ninefold.server.live_table import LiveTable
from ninefold.server.log import restore
from ninefold.server.ports import EventStore
from tests.contracts.plays import play, tables
from tests.server.callers import Run
from tests.server.still import Memory, log_of


def test_what_is_due_already_may_be_looked_at_again(run: Run) -> None:
    """The handle that uvloop gives for such a one does not know its moment."""

    async def story() -> None:
        table = next(table for table in tables([0]) if table.name == "fix")
        restored = restore(log_of(table, play(table)[:1]))
        live = LiveTable(restored, cast(EventStore, Memory()), lambda code, ticket: "")
        live._clock.start()
        live._clock._at += 3_600_000
        live._schedule()
        first = live._timer
        live._schedule()
        assert first is not None and live._timer is first
        live.close()

    run(story())
