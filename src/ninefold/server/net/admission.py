"""Who may come in: connections are counted as they are accepted, all of them and those from one address."""

import asyncio
import resource
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from ninefold.server.net.rate_limits import subscriber

FROM_ONE = 500  # connections of one address: a school behind one router, each phone with a page and a socket
SPARE = 200  # file descriptors for all that is no connection: the log, the page, pictures that are drawn
MOST = 50_000


class Connection(Protocol):
    def go_away(self) -> None: ...
    def abort(self) -> None: ...


class Visit:
    """One connection, from being accepted until it has gone."""

    __slots__ = ("_gate", "address", "connection")

    def __init__(self, gate: "Gate", address: str) -> None:
        self._gate, self.address = gate, address
        self.connection: Connection | None = None  # none yet: a secure one is still being agreed on

    def stay(self) -> None:
        """It has found its table, and makes room for nobody."""
        self._gate.aimless.pop(self, None)

    def leave(self) -> None:
        self._gate.leave(self)


class Gate:
    """`exempt`: whether an address is a proxy of ours, through which many come."""

    def __init__(
        self,
        most: int | None = None,
        from_one: int = FROM_ONE,
        exempt: Callable[[str], bool] = lambda peer: False,
    ) -> None:
        self._most, self._from_one, self._exempt = most or descriptors() - SPARE, from_one, exempt
        self._addresses: Counter[str] = Counter()
        self.visits: dict[Visit, None] = {}
        self.aimless: dict[Visit, None] = {}  # at no table, the longest here first
        self.empty = asyncio.Event()
        self.empty.set()

    def admit(self, peer: str) -> Visit | None:
        """Where there is no room left, whoever has been here longest without finding a table must go."""
        address = subscriber(peer)
        if self._addresses[address] >= self._from_one and not self._exempt(peer):
            return None
        if len(self.visits) >= self._most:
            first = next((visit for visit in self.aimless if visit.connection is not None), None)
            if first is None or first.connection is None:
                return None
            first.stay()  # it is on its way out already
            first.connection.abort()
        visit = Visit(self, address)
        self._addresses[address] += 1
        self.visits[visit] = self.aimless[visit] = None
        self.empty.clear()
        return visit

    def leave(self, visit: Visit) -> None:
        if visit not in self.visits:
            return
        del self.visits[visit]
        self.aimless.pop(visit, None)
        self._addresses[visit.address] -= 1
        if not self._addresses[visit.address]:
            del self._addresses[visit.address]
        if not self.visits:
            self.empty.set()


def descriptors() -> int:
    """As many files as this process may have open, after asking for all that it may ask for."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return most
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most
