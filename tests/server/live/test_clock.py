"""Table time never goes back in the log."""

from secrets import token_bytes
from typing import Any, cast

from ninefold.engine import seal
from ninefold.server.live.connection import Connection
from ninefold.server.live.live_table import LiveTable
from ninefold.server.store.port import Row
from ninefold.server.table.restore import restore
from ninefold.server.wire import from_client
from testkit.plays import play, tables
from testkit.socketless_server import FakeSocket, log_of, secret


class SlowStore:
    """A game of FIX with something due soon. The test is the store: it answers when the test says so."""

    def __init__(self) -> None:
        table = next(table for table in tables([0]) if table.name == "fix")
        played = play(table)
        dues = [(index, table.game.due(step.state)) for index, step in enumerate(played)]
        index, due = next((index, due) for index, due in dues if due and due > played[index].at + 10)
        self.rows = log_of(table, played[: index + 1])
        self.machine = LiveTable(restore(self.rows), 0.0, lambda code, ticket: "", entropy=token_bytes)
        self.seconds = (due - self.machine.table.at) / 1000  # until it is due
        people = [
            Connection(cast(Any, FakeSocket()), seal(secret(seat).encode()), "here")
            for seat in range(table.seats)
        ]
        for person in people:
            self.machine.connected(person, None, "hello", 0.0)
            self.store(0.0)
        self.ann = people[0]

    def store(self, now: float) -> None:
        while self.machine.out.append:
            rows, self.machine.out.append = self.machine.out.append, cast(list[Row], [])
            self.rows += rows
            self.machine.stored(now)


def test_a_timer_due_while_a_pause_is_stored_fires_after_the_pause() -> None:
    here = SlowStore()
    here.machine.received(here.ann, from_client.Pause("a"), here.seconds / 2)
    here.store(later := here.seconds + 1)
    here.machine.received(here.ann, from_client.Resume("b"), later + 1)
    here.store(later + 1)
    before = len(here.rows)
    here.machine.tick(later + 10)
    here.store(later + 10)
    moments = [row.at for row in here.rows]
    assert len(moments) > before and moments == sorted(moments)
