"""What the node's machine wants done. The shell does it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ninefold.server.cluster.lookups import Lookup


class Publish(NamedTuple):
    subject: str
    data: bytes


class Listen(NamedTuple):
    """Subscribe to the table's subject; then the machine is told so."""

    table: str
    since: int  # of the claim


class StopListening(NamedTuple):
    table: str


BusStep = Publish | Listen | StopListening


class Ask(NamedTuple):
    """Ask the owner of the lookup's table."""

    lookup: "Lookup"
    subject: str
    data: bytes


class EnterHere(NamedTuple):
    """The table is ours: restore it if needed, and let the client in."""

    lookup: "Lookup"


class LookupDone(NamedTuple):
    lookup: "Lookup"


LookupStep = Ask | EnterHere | LookupDone


class NodeOutbox:
    """`news` is called when something is to be said on the bus: that may be so without any input of the
    shell, because a table writes to its remote clients by itself."""

    __slots__ = ("bus", "compare_logs", "lookups", "news")

    def __init__(self, news: Callable[[], None]) -> None:
        self.news = news
        self.compare_logs = False  # drop tables here that another node has written; then `logs_compared`
        self.bus: list[BusStep] = []  # to be done one after the other
        self.lookups: list[LookupStep] = []

    def put(self, step: BusStep) -> None:
        self.bus.append(step)
        self.news()
