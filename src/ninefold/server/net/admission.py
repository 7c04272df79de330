"""Limits on open connections: in total, and for each address."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from ninefold.server.net.rate_limits import subscriber
from ninefold.server.system import open_files

MOST_PER_ADDRESS = 1000  # a school behind one router: each phone has a page and, in a hall, two sockets
SPARE_DESCRIPTORS = 200  # kept free for the log, files and child processes
MOST_DESCRIPTORS = 50_000


class Endpoint(Protocol):
    """What admission needs of a connection: to close it."""

    def go_away(self) -> None: ...
    def abort(self) -> None: ...


class Slot:
    """One accepted connection, until it has ended."""

    __slots__ = ("_admission", "address", "endpoint")

    def __init__(self, admission: "Admission", address: str) -> None:
        self._admission, self.address = admission, address
        self.endpoint: Endpoint | None = None  # None: the TLS handshake or the upgrade is not done yet

    def stay(self) -> None:
        """The client is at a table: it is not evicted any more."""
        self._admission.without_table.pop(self, None)

    def leave(self) -> None:
        self._admission.leave(self)


class Admission:
    """`exempt`: whether an address is a trusted proxy, which may have any number of connections."""

    def __init__(
        self,
        most: int | None = None,
        most_per_address: int = MOST_PER_ADDRESS,
        exempt: Callable[[str], bool] = lambda peer: False,
    ) -> None:
        self._most, self._most_per_address, self._exempt = (
            most or descriptors() - SPARE_DESCRIPTORS,
            most_per_address,
            exempt,
        )
        self._addresses: Counter[str] = Counter()
        self.slots: dict[Slot, None] = {}
        self.without_table: dict[
            Slot, None
        ] = {}  # the oldest first; they are evicted when the server is full
        self.empty = asyncio.Event()
        self.empty.set()

    def admit(self, peer: str) -> Slot | None:
        """None: refused. When the server is full, the oldest connection without a table is evicted."""
        address = subscriber(peer)
        if self._addresses[address] >= self._most_per_address and not self._exempt(peer):
            return None
        if len(self.slots) >= self._most:
            first = next((slot for slot in self.without_table if slot.endpoint is not None), None)
            if first is None or first.endpoint is None:
                return None
            first.stay()  # do not evict it twice
            first.endpoint.abort()
        slot = Slot(self, address)
        self._addresses[address] += 1
        self.slots[slot] = self.without_table[slot] = None
        self.empty.clear()
        return slot

    def leave(self, slot: Slot) -> None:
        if slot not in self.slots:
            return
        del self.slots[slot]
        self.without_table.pop(slot, None)
        self._addresses[slot.address] -= 1
        if not self._addresses[slot.address]:
            del self._addresses[slot.address]
        if not self.slots:
            self.empty.set()


def descriptors() -> int:
    """How many files this process may open, after raising its soft limit as far as possible."""
    return open_files(MOST_DESCRIPTORS)
