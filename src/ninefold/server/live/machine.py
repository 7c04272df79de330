"""What a table and a hall in play share: who is here, and what becomes of a job that fails."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar, Protocol

from ninefold.engine import Data
from ninefold.server.live.broadcaster import Broadcaster
from ninefold.server.live.clock import ServerTime
from ninefold.server.live.connection import Connection
from ninefold.server.live.hall_broadcaster import HallBroadcaster
from ninefold.server.live.hall_presence import HallPresence
from ninefold.server.live.outbox import Outbox
from ninefold.server.live.presence import Presence
from ninefold.server.ops.log_setup import one_line
from ninefold.server.store.port import Conflict
from ninefold.server.wire.from_server import Refused

log = logging.getLogger(__name__)

RETRY_S = 1.0  # until what failed is tried again
NOT_SAVED = "This could not be saved, so nothing has changed: try again."
FAULT = "The server failed, so nothing has changed: try again."


class Answerable(Protocol):
    """A job, and whoever asked for it."""

    @property
    def id(self) -> str: ...

    def tell(self, answer: Data, /) -> None: ...


class Machine(ABC):
    KIND: ClassVar[str]
    PARTS: ClassVar[tuple[str, ...]]  # they refer to the machine, which refers to them
    _presence: Presence | HallPresence
    _broadcaster: Broadcaster | HallBroadcaster
    _storing: object = None

    def __init__(self, now: float) -> None:
        self.out = Outbox()
        self.changed_from = ""  # the address of the last change by a client
        self._time = ServerTime(now)
        self._closed = False
        self._not_before = 0.0  # what failed is not tried again sooner

    @property
    @abstractmethod
    def code(self) -> str: ...

    @property
    @abstractmethod
    def told(self) -> int: ...

    @property
    @abstractmethod
    def number(self) -> int:
        """Of the last event that is stored."""

    @property
    def busy(self) -> bool:
        """Whether something is being stored."""
        return self._storing is not None

    @property
    def empty(self) -> bool:
        return not self.busy and (self._closed or not self._presence.connections)

    def outdated(self, events: int) -> bool:
        """Whether another node has written the log, which has so many events now. As long as rows of ours are
        being stored this is unknown; then the store itself will tell."""
        return not self.busy and events > self.number

    def caught_up(self, connection: Connection, now: float) -> None:
        """A slow reader has caught up: its backlog is empty."""
        self._time.now = now
        if connection.behind:
            self._broadcaster.tell_fresh(connection)

    def _not_stored(self, error: Exception, jobs: Iterable[Answerable]) -> bool:
        """Whether it is tried again. After a conflict nobody is answered: clients reconnect and ask again."""
        if isinstance(error, Conflict):
            log.warning("%s %s: %s", self.KIND, self.code, error, extra={"table": self.code})
            self.out.lost = True
            return False
        log.error("%s %s: %s", self.KIND, self.code, error, extra={"table": self.code})
        self._not_before = self._time.now + RETRY_S
        for job in jobs:
            job.tell(Refused(job.id, self.told, "not-saved", NOT_SAVED))
        return True

    def _fail(self, job: Answerable, error: Exception) -> None:
        """An error in one job is logged; all else goes on."""
        self._note(error)
        job.tell(Refused(job.id, self.told, "fault", FAULT))
        self._not_before = self._time.now + RETRY_S

    def _note(self, error: Exception) -> None:
        log.error("%s %s: %s", self.KIND, self.code, one_line(error), extra={"table": self.code})

    def _let_go(self) -> None:
        """Break the reference cycles: what is closed is freed at once, without the garbage collector."""
        if self._closed and not self.busy:
            for part in self.PARTS:
                vars(self).pop(part, None)
