"""What nodes hold of each other: windows, numbered batches, claims. No servers, a bus of a few lines."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from ninefold.server.cluster import claims, links, messages
from ninefold.server.cluster.bus import BusHandler, NoResponder, Unsubscribe
from ninefold.server.cluster.claims import TableClaims
from ninefold.server.cluster.links import MOST_BATCH_BYTES, MOST_WAITING_BYTES, SILENCE_S, Links
from ninefold.server.cluster.messages import (
    BadMessage,
    Batch,
    BatchEntry,
    Claim,
    ClientGone,
    ClientRead,
    ClientSaid,
    CloseClient,
    TellClient,
)
from ninefold.server.cluster.remote import WINDOW_BYTES, RemoteAttachment, RemoteLine
from ninefold.server.store.port import Conflict
from ninefold.server.store.timed_store import TimedStore
from ninefold.server.wire import from_client


class LocalBus:
    """Loses what it is told to."""

    def __init__(self, subjects: dict[str, list[BusHandler]], name: str) -> None:
        self.name, self._subjects = name, subjects
        self.connected_for, self.was_away = 100.0, False
        self.reconnected: Callable[[], None] = lambda: None
        self.loses = 0
        self.said: list[tuple[str, Any]] = []

    async def publish(self, subject: str, data: bytes) -> None:
        self.said.append((subject, messages.unpack(data)))
        if self.loses:
            self.loses -= 1
            return
        for handler in self._subjects.get(subject, []):
            await handler(data)

    async def ask(self, subject: str, data: bytes, patience: float) -> bytes:
        raise NoResponder

    async def subscribe(self, subject: str, handler: BusHandler) -> Unsubscribe:
        self._subjects.setdefault(subject, []).append(handler)

        async def unsubscribe() -> None:
            self._subjects[subject].remove(handler)

        return unsubscribe

    async def flush(self) -> None: ...


class End:
    """One end of a link."""

    def __init__(self, subjects: dict[str, list[BusHandler]], name: str, peer: str) -> None:
        self.bus = LocalBus(subjects, name)
        self.heard: list[BatchEntry] = []
        self.broken: list[str] = []
        self.links = Links(
            self.bus, name, lambda: {peer}, lambda _, entry: self.heard.append(entry), self.broken.append
        )


def between_two(story: Callable[[End, End], Any]) -> None:
    async def whole() -> None:
        subjects: dict[str, list[BusHandler]] = {}
        one, two = End(subjects, "one", "two"), End(subjects, "two", "one")
        await one.links.start()
        await two.links.start()
        await story(one, two)
        await one.links.close()
        await two.links.close()

    asyncio.run(whole())


def test_messages_of_one_turn_are_one_ordered_batch() -> None:
    async def story(one: End, two: End) -> None:
        await asyncio.sleep(0.05)
        one.bus.said.clear()
        entries: list[BatchEntry] = [TellClient(n, b"x" * 1000) for n in range(300)]
        for entry in entries:
            one.links.post("two", entry)
        await asyncio.sleep(0.05)
        assert two.heard == entries and two.broken == []
        batches = [batch for _, batch in one.bus.said]
        most = MOST_BATCH_BYTES // 1000
        assert [len(batch.entries) for batch in batches] == [most, 300 - most]

    between_two(story)


def test_a_lost_batch_is_noticed_by_the_next_heartbeat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "HEARTBEAT_S", 0.02)

    async def story(one: End, two: End) -> None:
        await asyncio.sleep(0.1)
        assert two.broken == []
        one.bus.loses = 1
        one.links.post("two", ClientGone(1))
        await asyncio.sleep(0.1)
        assert two.broken == ["one"] and two.heard == []

    between_two(story)


def test_a_silent_node_is_given_up_but_not_while_the_bus_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "HEARTBEAT_S", 0.02)
    monkeypatch.setattr(links, "SILENCE_S", 0.15)

    async def story(one: End, two: End) -> None:
        two.bus.connected_for = 0.0  # it says nothing, and hears nothing
        two.bus.loses = 1_000
        one.bus.connected_for = 0.1
        await asyncio.sleep(0.3)
        assert one.broken == []
        one.bus.connected_for = 100.0
        await asyncio.sleep(0.4)
        assert "two" in one.broken and two.broken == []

    between_two(story)


def test_a_short_outage_of_the_bus_does_not_cut_a_node_off(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: End, two: End) -> None:
        one.bus.connected_for = 0.0
        assert not one.links.cut_off
        monkeypatch.setattr(links, "CUT_OFF_AFTER_S", 0.0)
        assert one.links.cut_off and not two.links.cut_off
        one.bus.connected_for = 1.0
        assert not one.links.cut_off

    between_two(story)


def test_the_queue_for_an_absent_bus_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "HEARTBEAT_S", 0.02)

    async def story(one: End, two: End) -> None:
        await asyncio.sleep(0.1)
        one.bus.connected_for = 0.0
        for _ in range(1 + MOST_WAITING_BYTES // 16_384):
            one.links.post("two", ClientSaid(1, b"x" * 16_384))
        one.links.post("two", ClientGone(1))
        await asyncio.sleep(0.1)
        assert one.broken == ["two"]
        one.bus.connected_for = 100.0
        await asyncio.sleep(0.2)
        assert two.broken == ["one"] and two.heard == [ClientGone(1)]

    between_two(story)


def test_a_paused_node_writes_nothing_before_it_has_caught_up() -> None:
    async def story(one: End, two: End) -> None:
        store = TimedStore(None, lambda: one.links.awake)  # type: ignore[arg-type]
        assert one.links.awake
        one.links._beaten -= 2 * SILENCE_S
        assert not one.links.awake
        with pytest.raises(Conflict):
            await store.append("OAK", [])
        await asyncio.sleep(2 * links.HEARTBEAT_S)
        assert ("ninefold.nodes", messages.NodeAwake("one")) in one.bus.said
        assert not one.links.awake
        one.links.woke_up()
        assert one.links.awake

    between_two(story)


def test_unknown_messages_are_refused() -> None:
    told = messages.pack(Batch("one", 1, [ClientSaid(1, b"{}")]))
    assert messages.unpack(told) == Batch("one", 1, [ClientSaid(1, b"{}")])
    for harmed in (b"", bytes([messages.VERSION + 1]) + told[1:], told[:-1], told[:1] + b"\x91\xa3Who"):
        with pytest.raises(BadMessage):
            messages.unpack(harmed)


# A client at one node, its table at another


class Phone:
    """A line that stays slow until it is told otherwise."""

    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.slow, self.backlog, self.closed = False, 0, False

    def send(self, *messages: bytes) -> None:
        self.got += messages

    def close(self, code: int = 1000, reason: str = "") -> None:
        self.closed = True


class Pair:
    def __init__(self) -> None:
        self.posted: list[BatchEntry] = []
        self.phone, self.ended = Phone(), 0
        self.line = RemoteLine(lambda _, entry: self.posted.append(entry), "near", 7, self._end)
        self.place = RemoteAttachment(
            lambda _, entry: self.posted.append(entry), "OAKS", 7, self.phone, lambda: None
        )
        self.place.enter((1, "owner"))

    def _end(self) -> None:
        self.ended += 1

    def deliver(self) -> bool:
        """All that was posted, either way; whether the table is told that its reader has caught up."""
        caught_up = False
        while self.posted:
            match self.posted.pop(0):
                case TellClient(_, data):
                    self.place.tell(data)
                case ClientRead(_, size):
                    caught_up |= self.line.was_read(size)
                case CloseClient(_, code, reason):
                    self.place.shut(code, reason)
        return caught_up


def test_of_two_nodes_that_let_a_client_in_only_one_is_heard() -> None:
    """What two owners say does not fit together."""
    phone, posted = Phone(), list[tuple[str, BatchEntry]]()
    place = RemoteAttachment(lambda *what: posted.append(what), "OAKS", 7, phone, lambda: None)
    for node in ("old", "new", "old"):
        place.heard(node, TellClient(7, f"view of {node}".encode()))
    assert not phone.got, "nobody knows yet who owns the table"
    place.hear_claim((2, "new"))
    assert not place.enter((1, "old")), "a later claim was heard"
    assert place.enter((2, "new"))
    assert phone.got == [b"view of new"]
    assert posted == [("old", ClientGone(7))] * 2
    place.hear_claim((1, "old"))
    assert place.owner == "new" and not phone.closed, "an older claim changes nothing"
    place.hear_claim((3, "third"))
    assert phone.closed, "the client comes back, and finds the new owner"


def test_a_reader_that_keeps_up_is_never_slow() -> None:
    pair = Pair()
    for _ in range(100):
        pair.line.send(b"x" * 5_000)
        assert not pair.line.slow
        pair.deliver()
    assert len(pair.phone.got) == 100 and pair.line.backlog < WINDOW_BYTES / 4


def test_a_slow_readers_backlog_is_bounded_and_it_catches_up() -> None:
    pair = Pair()
    pair.phone.slow = True
    sent = 0
    while not pair.line.slow:
        pair.line.send(b"x" * 5_000)
        sent += 1
        assert not pair.deliver()
    assert pair.line.backlog == sent * 5_000 <= WINDOW_BYTES + 5_000
    pair.phone.slow = False
    pair.place.catch_up()  # as its session is told when nothing waits any more
    assert pair.deliver() and not pair.line.slow and pair.line.backlog == 0


def test_an_absent_bus_counts_as_a_slow_reader() -> None:
    pair = Pair()
    for _ in range(20):
        pair.line.send(b"x" * 5_000)
    assert pair.line.slow
    assert pair.deliver() and not pair.line.slow


def test_a_closed_line_sends_nothing() -> None:
    pair = Pair()
    pair.line.close(4000, "taken-over")
    pair.line.close(4000, "taken-over")
    pair.line.send(b"x")
    assert pair.posted == [CloseClient(7, 4000, "taken-over")] and pair.ended == 1
    pair.deliver()
    assert pair.phone.closed


def test_only_one_answer_to_each_ping_is_forwarded() -> None:
    pair, pong = Pair(), from_client.Pong("1", 0.0)
    said = b'{"type": "Pong", "id": "1", "now": 0}'
    assert not pair.place.answers_ping(pong, said)
    pair.place.tell(b'{"type":"Ping","id":"1"}')
    assert pair.place.answers_ping(pong, said)
    assert not pair.place.answers_ping(pong, said)
    assert pair.posted == [ClientSaid(7, said)], "passed on as it came"


# Claims


def test_of_two_claims_the_later_one_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = iter([100, 200])
    monkeypatch.setattr(claims, "wall_clock", lambda: next(moments))

    async def story() -> None:
        subjects: dict[str, list[BusHandler]] = {}
        tasks: list[asyncio.Task[None]] = []

        def run(work: Any) -> None:
            tasks.append(asyncio.get_running_loop().create_task(work))

        def holder(name: str, lost: list[str]) -> tuple[LocalBus, TableClaims]:
            bus = LocalBus(subjects, name)

            async def nothing(data: bytes) -> None: ...

            return bus, TableClaims(bus, name, lambda _: nothing, lost.append, run)

        lost_one: list[str] = []
        lost_two: list[str] = []
        bus_one, one = holder("one", lost_one)
        _, two = holder("two", lost_two)
        await one.take("OAKS", "nobody")
        await two.take("OAKS", "silent")
        assert len(subjects["ninefold.table.OAKS"]) == 2
        two.hear(Claim("OAKS", "one", 100))
        assert "OAKS" in two and lost_two == []
        one.hear(Claim("OAKS", "two", 200))
        assert "OAKS" not in one and lost_one == ["OAKS"]
        await asyncio.gather(*tasks)
        assert len(subjects["ninefold.table.OAKS"]) == 1
        two.give_up("OAKS")
        await asyncio.gather(*tasks)
        assert subjects["ninefold.table.OAKS"] == []
        bus_one.said.clear()
        one.hear(Claim("OAKS", "two", 200))
        assert lost_one == ["OAKS"] and bus_one.said == []

    asyncio.run(story())
