"""Where each table's log ends, as this node knows it: what a group of appends asks of the database.

Known ends spare a look at the database for every append. They may be wrong, as another node may have
written since: then the database moves nothing, and the append is a Conflict.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from ninefold.server.store.chain import START, LogEnd, link
from ninefold.server.store.writes import Append

MOST_KNOWN = 20_000  # tables whose ends are remembered: more than are in play at one node


EMPTY = LogEnd(0, START)


class LogExtension(NamedTuple):
    """What a group adds to one table."""

    table: str
    before: LogEnd
    after: LogEnd
    appends: list[Append]
    rows: list[tuple[Any, ...]]


class AppendPlan(NamedTuple):
    moves: list[LogExtension]
    astray: list[tuple[Append, int]]  # what does not go on after so many events


class KnownEnds:
    def __init__(self) -> None:
        self._known: dict[str, LogEnd] = {}  # the one that was written last at the end

    def to_ask(self, group: Iterable[Append]) -> set[str]:
        """The tables whose ends are not known: also where another has written since we did, as whoever
        restored the table from the log knows better than we."""
        first = {append.table: append.rows[0].number for append in reversed([*group]) if append.rows}
        return {table for table, number in first.items() if self._events(table) != number - 1}

    def _events(self, table: str) -> int | None:
        end = self._known.get(table)
        return None if end is None else end.events

    def plan(self, group: Iterable[Append], found: Mapping[str, LogEnd]) -> AppendPlan:
        """`found`: what the database says of those that were to be asked for."""
        plan, moves = AppendPlan([], []), dict[str, LogExtension]()
        for append in group:
            table, rows, written, _ = append
            before = found.get(table) or self._known.get(table) or EMPTY
            move = moves.get(table) or LogExtension(table, before, before, [], [])
            events, chain, _ = move.after
            if [row.number for row in rows] != list(range(events + 1, events + 1 + len(rows))):
                plan.astray.append((append, events))
                continue
            for row in rows:
                chain = link(chain, table, row, written)
                move.rows.append((table, *row, written, chain))
            move.appends.append(append)
            moves[table] = move._replace(after=LogEnd(events + len(rows), chain))
        plan.moves.extend(moves[table] for table in sorted(moves))  # in one order at all nodes: no rings
        return plan

    def settle(self, moves: Iterable[LogExtension], mine: set[str]) -> None:
        """`mine`: the tables whose ends were moved."""
        for move in moves:
            self.forget(move.table)
            if move.table in mine:
                self._known[move.table] = move.after
        while len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]

    def forget(self, table: str) -> None:
        self._known.pop(table, None)

    def forget_all(self) -> None:
        self._known.clear()
