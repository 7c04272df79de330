"""What the model of the hand-over is made of: nodes, bus and log as values; what the real code decides."""

from functools import cache
from typing import NamedTuple

from ninefold.server.cluster.claims import TableClaims
from ninefold.server.cluster.messages import Claim
from ninefold.server.cluster.outbox import NodeOutbox, Publish
from ninefold.server.store.chain import LogEnd, link
from ninefold.server.store.port import Row
from ninefold.server.store.postgres.ends import EMPTY, KnownEnds
from ninefold.server.store.writes import Append

TABLE = "OAKS"
Records = tuple[str, ...]  # each is a wish, the node that wrote it and the number that it was to have: 1@b2


class Writing(NamedTuple):
    record: str
    base: Records  # the table that it was decided on
    move: tuple[LogEnd, LogEnd]  # what the database is asked for
    answer: bool | None = None  # on its way back
    unsure: bool = False  # an earlier answer was lost
    orphan: bool = False  # its table was dropped meanwhile


class Node(NamedTuple):
    life: str = "up"  # or asleep, leaving, dead
    on_bus: bool = True
    since: int | None = None  # of its claim
    listens: bool = False
    read: Records | None = None  # the log, on its way to be folded
    table: Records | None = None  # in play
    writing: Writing | None = None
    known: LogEnd | None = None  # where its store knows the log to end
    to_hear: tuple[int, ...] = ()  # how much, from each node, before it may trust itself


class Late(NamedTuple):
    """A statement whose connection is broken, and which may still arrive."""

    before: LogEnd
    after: LogEnd
    record: str


class State(NamedTuple):
    nodes: tuple[Node, ...]
    mail: tuple[tuple[tuple[int, ...], ...], ...]  # claims, from each to each
    log: Records = ()
    late: frozenset[Late] = frozenset()
    told: frozenset[str] = frozenset()  # wishes that were answered
    refused: frozenset[str] = frozenset()  # records that were said not to be stored
    faults: int = 0


# What the real code decides


@cache
def end_of(records: Records) -> LogEnd:
    if not records:
        return EMPTY
    *before, last = records
    (row,) = _append(tuple(before), last).rows
    return LogEnd(row.number, link(end_of(tuple(before)).chain, TABLE, row, 0))


@cache
def plan(known: LogEnd | None, log: Records, base: Records, record: str) -> tuple[LogEnd, LogEnd] | None:
    """None: it is refused without being tried."""
    ends, append = KnownEnds(), _append(base, record)
    if known is not None:
        ends._known[TABLE] = known
    found = {TABLE: end_of(log)} if ends.to_ask([append]) else {}
    moves, _ = ends.plan([append], found)
    return (moves[0].before, moves[0].after) if moves else None


def _append(base: Records, record: str) -> Append:
    return Append(TABLE, [Row(len(base) + 1, 0, "", record.encode(), b"")], 0, None)  # type: ignore[arg-type]


@cache
def hears(name: str, since: int, other: str, claimed: int) -> tuple[bool, bool]:
    """Whether who has the table yields to another's claim, and whether it says its own again."""
    out = NodeOutbox(lambda: None)
    claims = TableClaims(name, lambda: since, out)
    claims.take(TABLE, "nobody")
    out.bus.clear()
    yields = claims.hear(Claim(TABLE, other, claimed))
    return yields, any(isinstance(step, Publish) for step in out.bus)


def name_of(node: int) -> str:
    return "abc"[node]


def wish_of(record: str) -> str:
    return record.partition("@")[0]


def number_of(record: str) -> int:
    return int(record.partition("@")[2].strip("abc'"))


# One state to another


def new_record(state: State, index: int, wish: str) -> str:
    """The same wish once more is another record: it is written at another time."""
    record = f"{wish}@{name_of(index)}{len(state.nodes[index].table or ()) + 1}"
    while record in state.log or any(late.record == record for late in state.late):
        record += "'"
    return record


def answered(state: State) -> frozenset[str]:
    return state.told | {wish_of(record) for record in state.refused}


def put(state: State, index: int, node: Node) -> State:
    return state._replace(nodes=(*state.nodes[:index], node, *state.nodes[index + 1 :]))


def store(state: State, record: str) -> State:
    return state._replace(log=(*state.log, record))


def lately(state: State, writing: Writing | None) -> State:
    """What was asked, and not answered, may still arrive."""
    if writing is None or writing.answer is not None:
        return state
    return state._replace(late=state.late | {Late(*writing.move, writing.record)})


def without_table(node: Node) -> Node:
    writing = None if node.writing is None else node.writing._replace(orphan=True)
    return node._replace(since=None, listens=False, read=None, table=None, writing=writing)


def die(state: State, index: int) -> State:
    writing = state.nodes[index].writing
    dead = Node("dead", on_bus=False, to_hear=(0,) * len(state.nodes))
    return lately(unread(put(state, index, dead), index), writing)


def with_letters(state: State, sender: int, receiver: int, letters: tuple[int, ...]) -> State:
    row = state.mail[sender]
    row = (*row[:receiver], letters, *row[receiver + 1 :])
    return state._replace(mail=(*state.mail[:sender], row, *state.mail[sender + 1 :]))


def unread(state: State, index: int) -> State:
    for sender in range(len(state.nodes)):
        state = with_letters(state, sender, index, ())
    return state


def ranked(state: State) -> State:
    """Moments of claims matter by their order alone: so there are finitely many states."""
    moments = {since for row in state.mail for letters in row for since in letters}
    moments |= {node.since for node in state.nodes if node.since is not None}
    rank = {since: place for place, since in enumerate(sorted(moments), 1)}
    if all(since == place for since, place in rank.items()):
        return state
    nodes = tuple(
        node if node.since is None else node._replace(since=rank[node.since]) for node in state.nodes
    )
    mail = tuple(tuple(tuple(rank[since] for since in letters) for letters in row) for row in state.mail)
    return state._replace(nodes=nodes, mail=mail)
