"""Where each table's log ends, as this node knows it: what a group of appends asks of the database.

Known ends spare a look at the database for every append. They may be wrong, as another node may have
written since: then the database moves nothing, and the append is a Conflict.
"""

from asyncio import Future
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ninefold.server.store.chain import START, link
from ninefold.server.store.port import Row

MOST = 20_000  # tables whose ends are remembered: more than are in play at one node


class Append(NamedTuple):
    table: str
    rows: Sequence[Row]
    written: int
    done: Future[None]


class End(NamedTuple):
    events: int
    chain: bytes


NOTHING = End(0, START)


class Move(NamedTuple):
    """What a group adds to one table."""

    table: str
    before: End
    after: End
    appends: list[Append]
    rows: list[tuple[Any, ...]]


class Plan(NamedTuple):
    moves: list[Move]
    astray: list[tuple[Append, int]]  # what does not go on after so many events


class Ends:
    def __init__(self) -> None:
        self._known: dict[str, End] = {}  # the one that was written last at the end

    def to_ask(self, group: Iterable[Append]) -> set[str]:
        """The tables whose ends are not known: also where another has written since we did, as whoever
        restored the table from the log knows better than we."""
        first = {append.table: append.rows[0].number for append in reversed([*group]) if append.rows}
        return {table for table, number in first.items() if self._events(table) != number - 1}

    def _events(self, table: str) -> int | None:
        end = self._known.get(table)
        return None if end is None else end.events

    def plan(self, group: Iterable[Append], found: Mapping[str, End]) -> Plan:
        """`found`: what the database says of those that were to be asked for."""
        plan, moves = Plan([], []), dict[str, Move]()
        for append in group:
            table, rows, written, _ = append
            before = found.get(table) or self._known.get(table) or NOTHING
            move = moves.get(table) or Move(table, before, before, [], [])
            events, chain = move.after
            if [row.number for row in rows] != list(range(events + 1, events + 1 + len(rows))):
                plan.astray.append((append, events))
                continue
            for row in rows:
                chain = link(chain, table, row, written)
                move.rows.append((table, *row, written, chain))
            move.appends.append(append)
            moves[table] = move._replace(after=End(events + len(rows), chain))
        plan.moves.extend(moves[table] for table in sorted(moves))  # in one order at all nodes: no rings
        return plan

    def settle(self, moves: Iterable[Move], mine: set[str]) -> None:
        """`mine`: the tables whose ends were moved."""
        for move in moves:
            self.forget(move.table)
            if move.table in mine:
                self._known[move.table] = move.after
        while len(self._known) > MOST:
            del self._known[next(iter(self._known))]

    def forget(self, table: str) -> None:
        self._known.pop(table, None)

    def forget_all(self) -> None:
        self._known.clear()
