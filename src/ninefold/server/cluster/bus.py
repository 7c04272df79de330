"""What the nodes need of a bus. It may lose messages, but keeps the order of one sender and subject."""

import re
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

BusHandler = Callable[[bytes], Awaitable[bytes | None]]  # from a message to its answer, if one is wanted
Unsubscribe = Callable[[], Coroutine[Any, Any, None]]


@dataclass(frozen=True, slots=True)
class BusAddress:
    url: str  # several servers of a cluster are separated by commas
    credentials: Path | None = None  # a NATS user's .creds
    authority: Path | None = None  # the CA certificate of the bus, if no public one signed it


def servers_of(url: str) -> list[str]:
    return re.split(r",\s*(?=\w+://)", url)


class BusFailed(Exception):
    """The message is one sentence for the operator."""


class NoResponder(Exception):
    """No node subscribes to this subject."""


class NoReply(Exception):
    """A node subscribes to the subject but does not answer, and the bus is not the reason."""


class BusInterrupted(Exception):
    """The bus was away meanwhile, so the outcome is unknown: ask again."""


class Bus(Protocol):
    name: str  # of this node, until it stops
    changed: Callable[[bool], None]  # called with False when it goes away, with True when it is back

    @property
    def connected(self) -> bool: ...

    async def publish(self, subject: str, data: bytes) -> None:
        """Best effort: the message may be lost."""

    async def ask(self, subject: str, data: bytes, patience: float) -> bytes:
        """Raises NoResponder, NoReply or BusInterrupted; the last one at once if the bus is away."""

    async def subscribe(self, subject: str, handler: BusHandler) -> Unsubscribe: ...

    async def flush(self) -> None:
        """Wait until the bus has received everything. Raises BusInterrupted, also if it is away."""
