"""Remembers where each table's log ends, to save a query for every append.

This may be outdated, because another node has written since. Then the database changes nothing, and the
append is a Conflict.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from ninefold.server.store.chain import START, LogEnd, link
from ninefold.server.store.writes import Append

MOST_KNOWN = 20_000  # tables: more than one node has in play


EMPTY = LogEnd(0, START)


class LogExtension(NamedTuple):
    """What a group of appends adds to one table."""

    table: str
    before: LogEnd
    after: LogEnd
    appends: list[Append]
    rows: list[tuple[Any, ...]]


class AppendPlan(NamedTuple):
    moves: list[LogExtension]
    astray: list[tuple[Append, int]]  # appends that do not follow the end, and how many events the log has


class KnownEnds:
    def __init__(self) -> None:
        self._known: dict[str, LogEnd] = {}  # the most recently written one last

    def to_ask(self, group: Iterable[Append]) -> set[str]:
        """The tables whose ends must be queried: unknown, or other than the append expects. The append comes
        from a table restored from the log, and so may know of another node's rows."""
        first = {append.table: append.rows[0].number for append in reversed([*group]) if append.rows}
        return {table for table, number in first.items() if self._events(table) != number - 1}

    def _events(self, table: str) -> int | None:
        end = self._known.get(table)
        return None if end is None else end.events

    def plan(self, group: Iterable[Append], found: Mapping[str, LogEnd]) -> AppendPlan:
        """`found`: the ends that were queried."""
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
        plan.moves.extend(
            moves[table] for table in sorted(moves)
        )  # the same order at all nodes, to avoid deadlocks
        return plan

    def settle(self, moves: Iterable[LogExtension], mine: set[str]) -> None:
        """`mine`: the tables to which rows were added."""
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
