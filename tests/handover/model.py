"""A model of one table among several nodes: every step that a node, the bus and the database can take.

tests/handover.py tries all orders of them. What decides is the real code, asked once for each question: who
of two yields (Claims), and what an append asks of the database (Ends, link). What is not:

- The database takes a whole statement or nothing, and only if the table's log ends where the statement says:
  test_postgres.py holds the real one to that. Its answer may be lost, and a statement whose connection is
  broken may still arrive. A node writes one append at a time.
- The bus keeps one sender's messages in order, loses some, and delivers each at any later moment or never.
- Clients are wishes: each is asked of any table that is in play, stale or not, until it is answered. That is
  how acts, timers and bots are alike. Who is connected where changes nothing here.
- Seconds: a node that is asleep is asked in vain, and whoever asks may take its table. Nothing else has a
  time, so no timeout, and no order of claims by the nodes' clocks, is what keeps the log whole.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ninefold.server.store.chain import LogEnd
from tests.handover.parts import (
    Node,
    State,
    Writing,
    answered,
    die,
    end_of,
    hears,
    lately,
    name_of,
    new_record,
    number_of,
    plan,
    put,
    ranked,
    store,
    unread,
    wish_of,
    with_letters,
    without_table,
)


class Design(NamedTuple):
    """What can be left out, to see that it is missed."""

    fence: bool = True  # the database looks where the log ends
    commits_first: bool = True  # then it tells
    yields: bool = True  # a table with a conflict is dropped
    remembers: bool = True  # which wishes stand in the log
    doubts: bool = True  # a commit without an answer is neither stored nor refused


WHOLE = Design()


class Bounds(NamedTuple):
    nodes: int = 2
    wishes: int = 2
    faults: int = 2
    words: int = 1  # of one node on their way to another: of more the oldest are lost
    skewed: bool = False  # clocks may be slow: a later claim may name an earlier moment


class Step(NamedTuple):
    kind: str  # go, fault or recovery
    name: str
    state: State


class Model:
    def __init__(self, bounds: Bounds, design: Design = WHOLE) -> None:
        self.bounds, self.design = bounds, design
        self.wishes = [str(number) for number in range(1, bounds.wishes + 1)]

    @property
    def start(self) -> State:
        many = self.bounds.nodes
        return State((Node(to_hear=(0,) * many),) * many, (((),) * many,) * many)

    def goal(self, state: State) -> bool:
        return len(answered(state)) == len(self.wishes)

    def wrong(self, state: State) -> str | None:
        """What must never be."""
        if [number_of(record) for record in state.log] != list(range(1, len(state.log) + 1)):
            return "two owners' records are in one log"
        wishes = [wish_of(record) for record in state.log]
        if len(set(wishes)) < len(wishes):
            return "a wish is done twice"
        if not state.told <= {*wishes}:
            return "what was told is not in the log"
        if state.refused & {*state.log}:
            return "what was refused is in the log"
        for node in state.nodes:
            for table in (node.table, node.read):
                if table is not None and state.log[: len(table)] != table:
                    return "a table is not as its log"
        return None

    def served(self, state: State) -> bool:
        """Whether some node is there that could go on."""
        return any(node.life == "up" and node.on_bus for node in state.nodes)

    def steps(self, state: State) -> Iterator[Step]:
        for index, node in enumerate(state.nodes):
            for step in self._steps_of(state, index, node):
                yield step._replace(name=f"{name_of(index)} {step.name}", state=ranked(step.state))
        for late in state.late:
            gone = state._replace(late=state.late - {late})
            arrived = store(gone, late.record) if self._fits(state, late.before) else gone
            yield Step("go", f"a late statement arrives: {late.record}", arrived)

    def _steps_of(self, state: State, index: int, node: Node) -> Iterator[Step]:
        def become(kind: str, name: str, base: State = state, **changes: Any) -> Step:
            return Step(kind, name, put(base, index, base.nodes[index]._replace(**changes)))

        if state.faults < self.bounds.faults:
            worse = state._replace(faults=state.faults + 1)
            for step in self._faults(worse, index, node, become):
                yield step._replace(kind="fault")
        if node.life == "dead":
            yield become("recovery", "starts", state, **Node(to_hear=node.to_hear)._asdict())
            return
        if node.life == "asleep":
            unheard = tuple(len(state.mail[other][index]) for other in range(self.bounds.nodes))
            yield become("recovery", "wakes up", life="up", to_hear=unheard)
            yield become("recovery", "has hardly slept", life="up")
            return
        if not node.on_bus:
            back = put(state, index, node._replace(on_bus=True))
            yield Step("recovery", "is back on the bus", self._say(back, index))
        for other, letters in enumerate(row[index] for row in state.mail):
            if letters and node.life == "up":
                yield Step("go", f"hears {name_of(other)}", self._hear(state, index, other))
        yield from self._write(state, index, node, become)
        if node.life == "leaving":
            if node.writing is None:
                yield Step("go", "has left", die(state, index))
        else:
            yield from self._lead(state, index, node, become)

    def _lead(self, state: State, index: int, node: Node, become: Callable[..., Step]) -> Iterator[Step]:
        """A client asks for the table, here: Node.enter."""
        others = [other for place, other in enumerate(state.nodes) if place != index]
        listening = [other for other in others if other.listens and other.on_bus and other.life != "dead"]
        if node.since is None and node.on_bus:
            silent = all(other.life == "asleep" for other in listening)
            if silent and (not listening or not any(node.to_hear)):
                moments = [since for one in state.nodes if (since := one.since) is not None]
                moments += [since for row in state.mail for letters in row for since in letters]
                yield become("go", "takes it", since=max(moments, default=0) + 1)
                if self.bounds.skewed and moments:
                    yield become("go", "takes it by a slow clock", since=min(moments) - 1)
                    yield become("go", "takes it at the same moment", since=max(moments))
        elif node.since is not None:
            if not node.listens:
                yield Step("go", "says so", self._say(put(state, index, node._replace(listens=True)), index))
            if node.table is None and node.read is None:
                yield become("go", "reads the log", read=state.log)
            elif node.table is None:
                done = {wish_of(record) for record in node.read or ()}  # those who come are told so at once
                told = state.told | done if self.design.remembers else state.told
                yield become("go", "has restored it", state._replace(told=told), read=None, table=node.read)

    def _write(self, state: State, index: int, node: Node, become: Callable[..., Step]) -> Iterator[Step]:
        if node.table is not None:
            done = {wish_of(record) for record in node.table}
            if node.writing is None:
                known = done if self.design.remembers else set()
                for wish in set(self.wishes) - answered(state) - known:
                    yield self._begin(state, index, node, wish)
        if (writing := node.writing) is None:
            return
        if writing.answer is None:
            before, after = writing.move
            mine = self._fits(state, before)
            stored = store(state, writing.record) if mine else state
            mine = mine or (writing.unsure and end_of(state.log[: after.events]) == after)
            yield become("go", "is heard by the database", stored, writing=writing._replace(answer=mine))
        elif writing.answer:
            table = node.table if writing.orphan else (*writing.base, writing.record)
            told = state._replace(told=state.told | {wish_of(writing.record)})
            yield become("go", "tells", told, writing=None, known=writing.move[1], table=table)
        else:
            yield Step("go", "is told of a conflict", self._conflict(state, index))

    def _begin(self, state: State, index: int, node: Node, wish: str) -> Step:
        if any(node.to_hear):  # it has slept: WatchedStore
            return Step("go", "does not trust itself", self._conflict(state, index))
        assert node.table is not None
        if not self.design.commits_first:
            state = state._replace(told=state.told | {wish})
        record = new_record(state, index, wish)
        move = plan(node.known, state.log, node.table, record)
        if move is None:
            return Step("go", f"decides {wish} and finds another's record", self._conflict(state, index))
        writing = Writing(record, node.table, move)
        return Step("go", f"decides {record}", put(state, index, node._replace(writing=writing)))

    def _conflict(self, state: State, index: int) -> State:
        node = state.nodes[index]
        if (writing := node.writing) is not None:
            node = node._replace(writing=None, known=None)
            if writing.orphan:
                return put(state, index, node)
        return put(state, index, without_table(node) if self.design.yields else node)

    def _fits(self, state: State, before: LogEnd) -> bool:
        return not self.design.fence or end_of(state.log) == before

    def _hear(self, state: State, index: int, other: int) -> State:
        node, (claimed, *rest) = state.nodes[index], state.mail[other][index]
        heard = with_letters(state, other, index, tuple(rest))
        to_hear = tuple(max(0, one - (place == other)) for place, one in enumerate(node.to_hear))
        heard = put(heard, index, node._replace(to_hear=to_hear))
        if node.since is None:
            return heard
        yields, repeats = hears(name_of(index), node.since, name_of(other), claimed)
        if yields:
            return put(heard, index, without_table(heard.nodes[index]))
        return self._say(heard, index) if repeats and node.listens else heard

    def _say(self, state: State, index: int) -> State:
        """To all who are on the bus; what was said last need not be said again."""
        since = state.nodes[index].since
        if since is None or not state.nodes[index].on_bus:
            return state
        for other, node in enumerate(state.nodes):
            letters = state.mail[index][other]
            if other != index and node.on_bus and letters[-1:] != (since,):
                state = with_letters(state, index, other, (*letters, since)[-self.bounds.words :])
        return state

    def _faults(self, state: State, index: int, node: Node, become: Callable[..., Step]) -> Iterator[Step]:
        if node.life == "dead":
            return
        yield Step("", "dies", die(state, index))
        if node.life == "up":
            yield become("", "falls asleep", state, life="asleep")
            yield Step("", "is drained", put(state, index, without_table(node)._replace(life="leaving")))
            if node.table is not None and node.writing is None:
                yield Step("", "puts the table away", put(state, index, without_table(node)))
        if node.on_bus:
            deaf = node._replace(on_bus=False, to_hear=(0,) * self.bounds.nodes)
            yield Step("", "is cut off the bus", unread(put(state, index, deaf), index))
        for other, letters in enumerate(row[index] for row in state.mail):
            if letters:
                yield Step(
                    "", f"loses a word of {name_of(other)}", with_letters(state, other, index, letters[1:])
                )
        if (writing := node.writing) is not None:
            yield from self._breaks(state, index, node, writing)
        elif node.table is not None and not any(node.to_hear):
            done = {wish_of(record) for record in node.table}
            for wish in set(self.wishes) - answered(state) - done:  # the database was not even asked
                record = new_record(state, index, wish)
                refused = state._replace(refused=state.refused | {record})
                yield become("", f"cannot ask, and refuses {record}", refused, known=None)

    def _breaks(self, state: State, index: int, node: Node, writing: Writing) -> Iterator[Step]:
        """The connection to the database does; and it may stay away for longer than a node is patient."""
        record, late = writing.record, lately(state, writing)
        again = node._replace(writing=writing._replace(answer=None, unsure=True))
        yield Step("", "loses its connection", put(late, index, again))
        if self.design.doubts:
            yield Step("", "loses its patience", self._conflict(late, index))
        else:
            refused = late._replace(refused=late.refused | {record})
            yield Step("", f"refuses {record}", put(refused, index, node._replace(writing=None, known=None)))
