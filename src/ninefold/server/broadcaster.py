"""Tells the connections of one table what they see now, each as far as their seat may hear."""

from typing import Any

from ninefold.engine import Seat, Step
from ninefold.server import protocol as wire
from ninefold.server.clock import Clock
from ninefold.server.connection import Connection
from ninefold.server.draft import Draft
from ninefold.server.presence import Presence
from ninefold.server.sights import Sights, table_view
from ninefold.server.table import Table


class Broadcaster:
    def __init__(self, table: Table, clock: Clock, presence: Presence) -> None:
        self._table, self._clock, self._presence = table, clock, presence
        self._version = 0  # of the table's own view
        self._secretly: list[Step[Any, Any]] = []  # the last events, if not everybody heard of them

    def learn(self, draft: Draft) -> Sights:
        """What has been committed, ready to be told."""
        self._table, news = draft.table, draft.table.rules.news
        self._version += draft.rearranged
        # spectators hear only what all do
        if len(draft.happened) < len(draft.rows) or any(
            news(one.state, one.event, None) is not None for one in draft.happened
        ):
            self._secretly.clear()
        else:
            self._secretly += draft.happened
        return Sights(self._table, draft.happened, self._clock.now(), draft.said)

    def tell(
        self,
        connection: Connection,
        sights: Sights,
        answer: str | None = None,
        ruled: wire.Ruled | None = None,
    ) -> None:
        if connection.socket.slow:
            connection.behind = True
            if answer is not None:
                connection.tell(wire.Answered(answer, self._table.number))
            return
        view = None if connection.table_seen == self._version else self._view()
        sight = sights.sight(connection.seat, connection.number, view, answer, ruled)
        if sight is not None:
            connection.socket.send(sight)
            connection.number, connection.table_seen = self._table.number, self._version

    def tell_fresh(self, connection: Connection, answer: str | None = None) -> None:
        if connection.socket.slow:
            connection.behind = True
            return
        number = self._audible(connection.seat)
        sights = Sights(self._table, (), self._clock.now())
        connection.socket.send(sights.fresh(connection.seat, number, self._view(), answer))
        connection.behind, connection.number, connection.table_seen = False, number, self._version

    def look_again(self) -> None:
        """Somebody came or went: no event, but the table looks different."""
        self._version += 1
        for connection in list(self._presence.connections):
            self.tell_fresh(connection)

    def _audible(self, seat: Seat | None) -> int:
        """The last number that this seat may have heard of: a secret act must not be told by counting."""
        number, news = self._table.number, self._table.rules.news
        for happened in reversed(self._secretly):
            if news(happened.state, happened.event, seat) is not None:
                break
            number -= 1
        return number

    def _view(self) -> wire.TableView:
        return table_view(self._table, self._presence.present, self._presence.waiting)
