"""The jobs of a table in play, which run one at a time, and the messages that are done already."""

from collections.abc import Callable
from typing import NamedTuple

from ninefold.engine import Action, Data, Moment
from ninefold.server.live.connection import Connection
from ninefold.server.live.draft import Draft
from ninefold.server.table.race_rules import Ruling
from ninefold.server.table.records import Cause
from ninefold.server.wire.from_hall import TableCommand

REMEMBERED = 256  # at least this many of the last messages are recognised when they come again


class Job(NamedTuple):
    run: "Callable[[Draft, Job], None]"
    connection: Connection | None = None  # who asked for it
    message: TableCommand | None = None
    by: str = ""  # client and message id, to recognise a repeat
    action: Action | None = None  # of an act
    seen: int | None = None  # of an act: the number of the view that the player acted on
    moment: Moment | None = None  # when it counts; None: when it runs
    ruled: Ruling | None = None  # in a race
    due: bool = False  # what the table does by itself, not a message

    def tell(self, answer: Data) -> None:
        """Answer the client, if one asked for it."""
        if self.connection is not None:
            self.connection.tell(answer)

    @property
    def id(self) -> str:
        return "" if self.message is None else self.message.id

    @property
    def cause(self) -> Cause | None:
        if self.message is None:
            return None
        return Cause(self.by, None if self.moment is None else self.ruled, self.seen)


class DoneMessages(dict[str, int]):
    """The last messages that changed something, each with the number of its last event."""

    def __init__(self, done: dict[str, int]) -> None:
        super().__init__(_newest(done))

    def remember(self, by: str, number: int) -> None:
        self[by] = number
        if len(self) >= 2 * REMEMBERED:
            newest = _newest(self)
            self.clear()
            self.update(newest)


def _newest(done: dict[str, int]) -> dict[str, int]:
    return dict(list(done.items())[-REMEMBERED:])
