"""What the nodes need of a bus: it may lose messages, but keeps one sender's at one subject in order."""

import re
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

BusHandler = Callable[[bytes], Awaitable[bytes | None]]  # a message to its answer, if one is wanted
Unsubscribe = Callable[[], Coroutine[Any, Any, None]]


@dataclass(frozen=True, slots=True)
class BusAddress:
    url: str  # of a cluster's servers, with commas between them
    credentials: Path | None = None  # a NATS user's .creds
    authority: Path | None = None  # the certificate that vouches for the bus, if no public one does


def servers_of(url: str) -> list[str]:
    return re.split(r",\s*(?=\w+://)", url)


class BusFailed(Exception):
    """The message is one plain sentence for whoever runs the server."""


class NoResponder(Exception):
    """No node listens at this subject."""


class NoReply(Exception):
    """Some node listens there, the way to it is open, and it does not answer."""


class BusInterrupted(Exception):
    """The bus was away meanwhile: nobody knows, ask again."""


class Bus(Protocol):
    name: str  # of this node, from its start to its end
    reconnected: Callable[[], None]  # called when it is back

    @property
    def connected_for(self) -> float:
        """Seconds; 0: it is away."""

    @property
    def was_away(self) -> bool:
        """Since the start."""

    async def publish(self, subject: str, data: bytes) -> None:
        """As far as it goes: a message may be lost."""

    async def ask(self, subject: str, data: bytes, patience: float) -> bytes:
        """Fails with NobodyThere, Silent or Interrupted."""

    async def subscribe(self, subject: str, handler: BusHandler) -> Unsubscribe: ...

    async def flush(self) -> None:
        """Until the bus has all that was said."""
