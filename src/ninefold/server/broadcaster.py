"""Tells the connections of one table what they see now, each as far as its seat may hear."""

from ninefold.engine import encode
from ninefold.server import protocol as wire
from ninefold.server.clock import Clock
from ninefold.server.connection import Connection
from ninefold.server.draft import Draft
from ninefold.server.metrics import BROADCASTS
from ninefold.server.presence import Presence
from ninefold.server.sights import Sights, table_view
from ninefold.server.table import Holder


class Broadcaster:
    def __init__(self, holder: Holder, clock: Clock, presence: Presence) -> None:
        self._holder, self._clock, self._presence = holder, clock, presence
        self._version = 0  # of the table's own view,
        self._view: bytes | None = None  # which is made when somebody needs it

    @BROADCASTS.of
    def tell_all(self, draft: Draft, asker: Connection | None, answer: str, ruled: wire.Ruled | None) -> None:
        """What has been committed; whoever asked for it is told so."""
        if draft.rearranged:
            self._change_view()
        sights = Sights(self._holder.table, self._clock.now(), draft.happened, draft.bodies, draft.said)
        number, version = self._holder.table.told, self._version
        for connection in self._presence.connections:
            asked = connection is asker
            if connection.socket.slow:
                connection.behind = True
                if asked:
                    connection.tell(wire.Answered(answer, number))
                continue
            view = None if connection.view_version == version else self._table_view(connection)
            own = (answer, ruled) if asked else (None, None)
            sight = sights.sight(connection.seat, connection.number, view, *own)
            if sight is not None:
                connection.socket.send(sight)
                connection.number, connection.view_version = number, version

    def tell_fresh(self, connection: Connection, answer: str | None = None) -> None:
        """All that it may know, and no news: for one who comes, comes back or has fallen behind."""
        if connection.socket.slow:
            connection.behind = True
            return
        number = self._holder.table.told
        sights = Sights(self._holder.table, self._clock.now())
        answer, connection.hello = answer or connection.hello, None
        connection.socket.send(sights.fresh(connection.seat, number, self._table_view(connection), answer))
        connection.behind, connection.number, connection.view_version = False, number, self._version

    def tell_all_fresh(self) -> None:
        """Somebody came or went: no event, but the table looks different."""
        self._change_view()
        for connection in list(self._presence.connections):
            self.tell_fresh(connection)

    def _change_view(self) -> None:
        self._version, self._view = self._version + 1, None

    def _table_view(self, connection: Connection) -> bytes:
        if self._view is None:
            presence = self._presence
            watchers = len(presence.strangers)
            self._view = encode(table_view(self._holder.table, presence.present, presence.waiting, watchers))
        hosts = self._holder.table.hosted_by(connection.token)
        return self._view + b',"host":true' if hosts else self._view
