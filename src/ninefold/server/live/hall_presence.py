"""Who is in the hall. If the host is gone, somebody else becomes host."""

from ninefold.engine import require
from ninefold.server.hall.events import HallEvent, HallHostNamed
from ninefold.server.live.clock import NEVER, ServerTime
from ninefold.server.live.connection import Connection
from ninefold.server.live.hall_tables import HallHolder
from ninefold.server.live.presence import WITHOUT_HOST_S, CloseReason
from ninefold.server.live.tickets import make_room
from ninefold.server.wire.from_server import Goodbye

MOST_HALL_CONNECTIONS = 600  # in one hall


class HallPresence:
    def __init__(self, holder: HallHolder, time: ServerTime) -> None:
        self._holder, self._time = holder, time
        self.connections: list[Connection] = []
        self.left_at = time.now  # when the last connection went, if there is none
        self._succession = NEVER

    @property
    def due(self) -> float:
        return self._succession

    @property
    def watchers(self) -> list[Connection]:
        hall = self._holder.hall
        known = {hall.people[person].token for person in hall.here}
        return [one for one in self.connections if one.token not in known]

    def check(self, connection: Connection) -> None:
        """Refuse a client that may not enter."""
        hall = self._holder.hall
        require(not hall.banned(connection.token), "removed The host has sent you out of this hall.")
        if len(self.connections) >= MOST_HALL_CONNECTIONS and not hall.admits(connection.token):
            first = make_room(self.watchers, connection.address)
            self.leave(first)
            first.dismiss(Goodbye("crowded", hall.number))

    def enter(self, connection: Connection) -> None:
        self.connections.append(connection)
        self.watch_host()

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self.left_at = self._time.now
            self.watch_host()

    def connected(self, token: str) -> bool:
        return any(one.token == token for one in self.connections)

    def dismiss_banned(self) -> None:
        hall = self._holder.hall
        for connection in [one for one in self.connections if hall.banned(one.token)]:
            self.leave(connection)
            connection.dismiss(Goodbye("removed", hall.number))

    def close(self, why: CloseReason | None) -> None:
        if why is not None:
            here, self.connections = self.connections, []
            for connection in here:
                connection.dismiss(Goodbye(why, self._holder.hall.number))

    def watch_host(self) -> None:
        """Like at a table. The keeper is host again as soon as they are back."""
        hall = self._holder.hall
        if hall.host is not None and self.connected(hall.keeper):
            self._succession = self._time.now
        elif any(hall.hosted_by(one.token) for one in self.connections) or not self._heirs():
            self._succession = NEVER
        elif self._succession == NEVER:
            self._succession = self._time.now + WITHOUT_HOST_S

    def tick(self) -> bool:
        """Whether a host is to be found now."""
        due = self._succession <= self._time.now
        if due:
            self._succession = NEVER
        return due

    def new_host(self) -> list[HallEvent]:
        hall = self._holder.hall
        if self.connected(hall.keeper):
            return [] if hall.host is None else [HallHostNamed(None)]
        heirs = self._heirs()
        absent = not any(hall.hosted_by(one.token) for one in self.connections)
        return [HallHostNamed(heirs[0])] if absent and heirs else []

    def _heirs(self) -> list[int]:
        hall = self._holder.hall
        here = [hall.person_of(one.token) for one in self.connections]
        return sorted({person for person in here if person is not None})
