"""How nodes talk: windows and numbered batches. No servers, no bus, no event loop."""

import pytest

from ninefold.server.cluster import messages
from ninefold.server.cluster.links import MOST_BATCH_BYTES, MOST_WAITING_BYTES, Links, subject_of
from ninefold.server.cluster.messages import (
    BadMessage,
    Batch,
    BatchEntry,
    ClientGone,
    ClientRead,
    ClientSaid,
    CloseClient,
    TellClient,
)
from ninefold.server.cluster.outbox import NodeOutbox, Publish
from ninefold.server.cluster.remote import WINDOW_BYTES, GuestKey, RemoteAttachments, RemoteLine
from ninefold.server.wire import from_client


def links(name: str) -> Links:
    return Links(name, NodeOutbox(lambda: None))


def batch_of(published: Publish) -> Batch:
    batch = messages.unpack(published.data)
    assert isinstance(batch, Batch)
    return batch


def posted(links: Links) -> list[tuple[str, BatchEntry]]:
    """The messages that wait, with the node they are for."""
    batches = [(each.subject.rpartition(".")[2], batch_of(each)) for each in links.take_batches()]
    return [(node, entry) for node, batch in batches for entry in batch.entries]


def test_messages_of_one_turn_are_one_ordered_batch() -> None:
    one, two = links("one"), links("two")
    entries: list[BatchEntry] = [TellClient(n, b"x" * 1000) for n in range(300)]
    for entry in entries:
        one.post("two", entry)
    published = [*one.take_batches()]
    assert {to for to, _ in published} == {subject_of("two")}
    batches = [batch_of(each) for each in published]
    most = MOST_BATCH_BYTES // 1000
    assert [len(batch.entries) for batch in batches] == [most, 300 - most]
    assert all(two.receive(batch, 0.0) for batch in batches)
    assert [entry for batch in batches for entry in batch.entries] == entries
    assert not [*one.take_batches()]


def test_a_lost_batch_is_noticed_by_the_next_heartbeat() -> None:
    news = list[None]()
    one, two = Links("one", NodeOutbox(lambda: news.append(None))), links("two")
    one.post("two", ClientGone(1))
    assert [two.receive(batch_of(batch), 0.0) for batch in one.take_batches()] == [True]
    one.post("two", ClientGone(2))
    assert len([*one.take_batches()]) == 1, "this one is lost"
    news.clear()
    assert one.beat(["two"], 0.3, heard=True) == [] and news, "the heartbeat is to be said now"
    (heartbeat,) = map(batch_of, one.take_batches())
    assert heartbeat.entries == [] and not two.receive(heartbeat, 0.3)


def test_the_queue_for_an_absent_bus_is_bounded() -> None:
    one, two = links("one"), links("two")
    for _ in range(1 + MOST_WAITING_BYTES // 16_384):
        one.post("two", ClientSaid(1, b"x" * 16_384))
    one.post("two", ClientGone(1))
    assert one.take_broken() == ["two"] and one.take_broken() == []
    (batch,) = map(batch_of, one.take_batches())
    assert batch.entries == [ClientGone(1)], "what waited is dropped"
    assert not two.receive(batch, 0.0), "the other end notices"


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
    """Both ends of a client's way, with one queue between them."""

    def __init__(self) -> None:
        self._links = links("near")
        self.phone, self.ended = Phone(), list[GuestKey]()
        self.line = RemoteLine(self._links, ("near", 1), self.ended)
        self.place = RemoteAttachments(self._links).add("OAKS", self.phone)
        self.place.enter((1, "owner"))

    def posted(self) -> list[BatchEntry]:
        return [entry for _, entry in posted(self._links)]

    def deliver(self) -> bool:
        """All that was posted, either way; whether the table is told that its reader has caught up."""
        caught_up = False
        while entries := self.posted():
            caught_up |= any([self._deliver(entry) for entry in entries])
        return caught_up

    def _deliver(self, entry: BatchEntry) -> bool:
        match entry:
            case TellClient(_, data):
                self.place.tell(data)
            case ClientRead(_, size):
                return self.line.was_read(size)
            case CloseClient(_, code, reason):
                self.place.shut(code, reason)
        return False


def test_a_client_hears_only_one_of_two_nodes_that_let_it_in() -> None:
    """The messages of two owners do not fit together."""
    phone, near = Phone(), links("near")
    place = RemoteAttachments(near).add("OAKS", phone)
    for node in ("old", "new", "old"):
        place.heard(node, TellClient(1, f"view of {node}".encode()))
    assert not phone.got, "nobody knows yet who owns the table"
    place.hear_claim((2, "new"))
    assert not place.enter((1, "old")), "a later claim was heard"
    assert place.enter((2, "new"))
    assert phone.got == [b"view of new"]
    assert posted(near) == [("old", ClientGone(1))] * 2
    place.hear_claim((1, "old"))
    assert place.owner == "new" and not phone.closed, "an older claim changes nothing"
    place.hear_claim((3, "third"))
    assert phone.closed, "the client comes back, and finds the new owner"


def test_a_node_that_let_a_client_in_is_told_that_it_will_not_come() -> None:
    near = links("near")
    place = RemoteAttachments(near).add("OAKS", Phone())
    place.heard("owner", TellClient(1, b"a view"))
    place.withdraw()
    assert posted(near) == [("owner", ClientGone(1))]


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
    pair.place.caught_up()  # as its session is told when nothing waits any more
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
    assert pair.posted() == [CloseClient(1, 4000, "taken-over")] and pair.ended == [("near", 1)]


def test_only_one_answer_to_each_ping_is_forwarded() -> None:
    pair, pong = Pair(), from_client.Pong("1", 0.0)
    said = b'{"type": "Pong", "id": "1", "now": 0}'
    assert not pair.place.answers_ping(pong, said)
    pair.place.tell(b'{"type":"Ping","id":"1"}')
    assert pair.place.answers_ping(pong, said)
    assert not pair.place.answers_ping(pong, said)
    assert pair.posted() == [ClientSaid(1, said)], "passed on as it came"
