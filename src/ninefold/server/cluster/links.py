"""Messages between nodes. Everything from one iteration of the loop goes as one numbered batch.

A link breaks when a number is missing, when nothing was heard for too long, or when too much waits for the
bus: then it is unknown what the other node has received.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from time import monotonic  # the loop's time is cached while a callback runs

from ninefold.server.cluster.bus import Bus
from ninefold.server.cluster.messages import (
    BadMessage,
    Batch,
    BatchEntry,
    ClientSaid,
    NodeAwake,
    TellClient,
    pack,
    unpack,
)

log = logging.getLogger(__name__)

HEARTBEAT_S = 0.3  # between two heartbeats
SILENCE_S = 1.5  # without a heartbeat until a node counts as gone
CUT_OFF_AFTER_S = 2.0  # without the bus until this node takes no new clients
MOST_BATCH_BYTES = 256 * 1024  # about; NATS takes a million at most
MOST_WAITING_BYTES = 8 * 1024 * 1024  # for one node
ALL_NODES = "ninefold.nodes"


def subject_of(node: str) -> str:
    return f"ninefold.node.{node}"


class Links:
    """`peers`: the nodes to watch; `heard` gets their messages; `broken` is called when a link breaks."""

    def __init__(
        self,
        bus: Bus,
        name: str,
        peers: Callable[[], Iterable[str]],
        heard: Callable[[str, BatchEntry], None],
        broken: Callable[[str], None],
    ) -> None:
        self._bus, self._name, self._peers, self._heard, self._broken = bus, name, peers, heard, broken
        self._outbox: dict[str, list[BatchEntry]] = {}
        self._waiting: Counter[str] = Counter()  # bytes in the outbox, by node
        self._news, self._idle = asyncio.Event(), asyncio.Event()
        self._sent: Counter[str] = Counter()  # batches, by node
        self._received: Counter[str] = Counter()
        self._heard_at: dict[str, float] = {}
        self._beaten = self._on_bus = monotonic()  # the last heartbeat; the last one with the bus connected
        self._slept = False

    async def start(self) -> None:
        await self._bus.subscribe(subject_of(self._name), self._receive)
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._beat())]

    async def close(self) -> None:
        """Send what waits, if the bus is there, then stop."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SILENCE_S):
                await self._idle.wait()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def awake(self) -> bool:
        """Whether this process has not been suspended, or has caught up since."""
        return not self._slept and monotonic() - self._beaten < SILENCE_S

    @property
    def cut_off(self) -> bool:
        """Whether the bus has been away for so long that new clients should go to another node."""
        return not self._bus.connected_for and monotonic() - self._on_bus > CUT_OFF_AFTER_S

    def woke_up(self) -> None:
        """Our NodeAwake came back, so everything sent before it has been heard."""
        self._slept = False

    def post(self, node: str, entry: BatchEntry) -> None:
        """Queue a message. Never blocks. It is lost if the link breaks."""
        self._outbox.setdefault(node, []).append(entry)
        self._waiting[node] += _length(entry)
        if self._waiting[node] > MOST_WAITING_BYTES:
            self._lose(node)
        self._idle.clear()
        self._news.set()

    def _lose(self, node: str) -> None:
        log.warning("node %s: its backlog is too large, the link is broken", node, extra={"peer": node})
        self._sent[node] += 1  # skip a number, so that the other end notices
        self._outbox[node] = []
        del self._waiting[node]
        asyncio.get_running_loop().call_soon(self._break, node)

    async def _send(self) -> None:
        while True:
            if not self._outbox:
                self._idle.set()
                self._news.clear()
                await self._news.wait()
            while not self._bus.connected_for:
                await asyncio.sleep(0.05)
            outbox, self._outbox = self._outbox, {}
            self._waiting.clear()
            for node, entries in outbox.items():
                for batch in _in_batches(entries):
                    self._sent[node] += 1
                    number = self._sent[node]
                    await self._bus.publish(subject_of(node), pack(Batch(self._name, number, batch)))

    async def _receive(self, data: bytes) -> None:
        try:
            batch = unpack(data)
        except BadMessage as error:
            return log.error("%s", error)
        if not isinstance(batch, Batch):
            return log.error("a node sent %s instead of a batch", type(batch).__name__)
        node = batch.node
        expected, self._received[node] = self._received[node] + 1, batch.number
        self._heard_at[node] = monotonic()
        if batch.number != expected:
            lost = expected, batch.number - 1
            log.warning("node %s: batches %d to %d are lost", node, *lost, extra={"peer": node})
            self._break(node)
        for entry in batch.entries:
            self._heard(node, entry)

    async def _beat(self) -> None:
        while True:
            now = monotonic()
            asleep, self._beaten = now - self._beaten > SILENCE_S, now
            if self._bus.connected_for:
                self._on_bus = now
            self._slept = self._slept or asleep
            if self._slept:
                await self._bus.publish(ALL_NODES, pack(NodeAwake(self._name)))
            self._look_for_peers(now, asleep or self._bus.connected_for < SILENCE_S)
            await asyncio.sleep(HEARTBEAT_S)

    def _look_for_peers(self, now: float, deaf: bool) -> None:
        """`deaf`: this node could not hear, so silence means nothing."""
        peers = dict.fromkeys(self._peers())
        self._heard_at = {peer: now if deaf else self._heard_at.get(peer, now) for peer in peers}
        for peer, heard in self._heard_at.items():
            if now - heard > SILENCE_S:
                log.warning("node %s: no heartbeat, it counts as gone", peer, extra={"peer": peer})
                self._break(peer)
            else:
                self._outbox.setdefault(peer, [])
                self._news.set()

    def _break(self, node: str) -> None:
        try:
            self._broken(node)
        except Exception:  # the heartbeat must go on
            log.exception("node %s: giving it up failed", node, extra={"peer": node})


def _in_batches(entries: list[BatchEntry]) -> Iterator[list[BatchEntry]]:
    """At least one batch, which may be empty: it is the heartbeat."""
    batch: list[BatchEntry] = []
    size = 0
    for entry in entries:
        if batch and size + _length(entry) > MOST_BATCH_BYTES:
            yield batch
            batch, size = [], 0
        batch.append(entry)
        size += _length(entry)
    yield batch


def _length(entry: BatchEntry) -> int:
    return len(entry.data) if isinstance(entry, TellClient | ClientSaid) else 0
