"""Who may come in: connections are counted as they are accepted, all of them and those from one address."""

import asyncio
import resource
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from ninefold.server.net.rate_limits import subscriber

MOST_PER_ADDRESS = (
    500  # connections of one address: a school behind one router, each phone with a page and a socket
)
SPARE_DESCRIPTORS = (
    200  # file descriptors for all that is no connection: the log, the page, pictures that are drawn
)
MOST_DESCRIPTORS = 50_000


class Endpoint(Protocol):
    def go_away(self) -> None: ...
    def abort(self) -> None: ...


class Slot:
    """One connection, from being accepted until it has gone."""

    __slots__ = ("_admission", "address", "endpoint")

    def __init__(self, admission: "Admission", address: str) -> None:
        self._admission, self.address = admission, address
        self.endpoint: Endpoint | None = None  # none yet: a secure one is still being agreed on

    def stay(self) -> None:
        """It has found its table, and makes room for nobody."""
        self._admission.without_table.pop(self, None)

    def leave(self) -> None:
        self._admission.leave(self)


class Admission:
    """`exempt`: whether an address is a proxy of ours, through which many come."""

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
        self.without_table: dict[Slot, None] = {}  # at no table, the longest here first
        self.empty = asyncio.Event()
        self.empty.set()

    def admit(self, peer: str) -> Slot | None:
        """Where there is no room left, whoever has been here longest without finding a table must go."""
        address = subscriber(peer)
        if self._addresses[address] >= self._most_per_address and not self._exempt(peer):
            return None
        if len(self.slots) >= self._most:
            first = next((slot for slot in self.without_table if slot.endpoint is not None), None)
            if first is None or first.endpoint is None:
                return None
            first.stay()  # it is on its way out already
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
    """As many files as this process may have open, after asking for all that it may ask for."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return most
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most
