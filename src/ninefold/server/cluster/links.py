"""Messages between nodes. Everything from one iteration of the loop goes as one numbered batch.

A link breaks when a number is missing, when nothing was heard for too long, or when too much waits for the
bus: then it is unknown what the other node has received.
"""

import logging
from collections import Counter
from collections.abc import Iterable, Iterator

from ninefold.server.cluster.health import SILENCE_S
from ninefold.server.cluster.messages import Batch, BatchEntry, ClientSaid, TellClient, pack
from ninefold.server.cluster.outbox import NodeOutbox, Publish

log = logging.getLogger(__name__)

MOST_BATCH_BYTES = 256 * 1024  # roughly; NATS takes at most a million in one message
MOST_WAITING_BYTES = 8 * 1024 * 1024  # for one node; with more its link breaks
ALL_NODES = "ninefold.nodes"


def subject_of(node: str) -> str:
    return f"ninefold.node.{node}"


class Links:
    def __init__(self, name: str, out: NodeOutbox) -> None:
        self._name, self._out = name, out
        self._waiting: dict[str, list[BatchEntry]] = {}  # for the next batch, by node
        self._sizes: Counter[str] = Counter()  # bytes that wait, by node
        self._sent: Counter[str] = Counter()  # batches, by node
        self._received: Counter[str] = Counter()
        self._heard_at: dict[str, float] = {}
        self._broken: list[str] = []  # nodes whose links broke because too much waited for them

    def post(self, node: str, entry: BatchEntry) -> None:
        """Queue a message. Never blocks. It is lost if the link breaks."""
        self._waiting.setdefault(node, []).append(entry)
        self._sizes[node] += _length(entry)
        if self._sizes[node] > MOST_WAITING_BYTES:
            self._lose(node)
        self._out.news()

    def _lose(self, node: str) -> None:
        log.warning("node %s: its backlog is too large, the link is broken", node, extra={"peer": node})
        self._sent[node] += 1  # skip a number, so that the other end notices
        self._waiting[node] = []
        del self._sizes[node]
        self._broken.append(node)

    def take_broken(self) -> list[str]:
        """Nodes whose links broke since the last call."""
        broken, self._broken = self._broken, []
        return broken

    def take_batches(self) -> Iterator[Publish]:
        """All that waits."""
        waiting, self._waiting = self._waiting, {}
        self._sizes.clear()
        for node, entries in waiting.items():
            for batch in _in_batches(entries):
                self._sent[node] += 1
                yield Publish(subject_of(node), pack(Batch(self._name, self._sent[node], batch)))

    def receive(self, batch: Batch, now: float) -> bool:
        """Whether nothing was lost before it."""
        node = batch.node
        expected, self._received[node] = self._received[node] + 1, batch.number
        self._heard_at[node] = now
        if batch.number != expected:
            lost = expected, batch.number - 1
            log.warning("node %s: batches %d to %d are lost", node, *lost, extra={"peer": node})
        return batch.number == expected

    def beat(self, peers: Iterable[str], now: float, heard: bool) -> list[str]:
        """Send a heartbeat to all peers but those that are silent, which are returned. `heard`: whether this
        node could have heard them."""
        self._heard_at = {peer: self._heard_at.get(peer, now) if heard else now for peer in peers}
        silent = []
        for peer, at in self._heard_at.items():
            if now - at > SILENCE_S:
                log.warning("node %s: no heartbeat, it counts as gone", peer, extra={"peer": peer})
                silent.append(peer)
            else:
                self._waiting.setdefault(peer, [])
                self._out.news()
        return silent


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
