"""Tells the connections of a hall what they see now. A hall has no secrets: all see the same, and each is
told which of the people they are."""

from collections.abc import Callable, Mapping

from ninefold.server.hall.state import Hall
from ninefold.server.hall.views import OwnHallView, hall_change, hall_own, hall_sight, hall_view
from ninefold.server.live.connection import Connection
from ninefold.server.live.hall_presence import HallPresence
from ninefold.server.live.hall_tables import HallHolder, HallTables
from ninefold.server.ops.metrics import BROADCASTS
from ninefold.server.wire import from_server


class HallBroadcaster:
    """`wall`: the time of day, in ms since 1970."""

    def __init__(
        self, holder: HallHolder, presence: HallPresence, tables: HallTables, wall: Callable[[], int]
    ) -> None:
        self._holder, self._presence, self._tables, self._wall = holder, presence, tables, wall
        self._own: dict[Connection, OwnHallView] = {}  # what each was told of itself
        self._shown, self._number = self._view(), self._hall.number

    @BROADCASTS.of
    def tell_all(self, answers: Mapping[Connection, str]) -> None:
        """What is new. The connections that asked for it get their answers, too."""
        hall, before, since = self._hall, self._shown, self._number
        self._shown, self._number = self._view(), hall.number
        shared = None
        if self._shown != before or since != hall.number:
            shared = hall_change(hall.number, since, self._wall(), before, self._shown)
        codes = self._codes()
        for connection in self._presence.connections:
            answer = answers.get(connection)
            if connection.line.slow:
                connection.behind = True
                if answer is not None:
                    connection.tell(from_server.Answered(answer, hall.number))
            elif connection.behind:
                self.tell_fresh(connection, answer)
            else:
                own, known = self._own_view(connection, codes), self._own.get(connection)
                connection.number = hall.number
                parts = []
                if own != known or answer is not None:
                    self._own[connection] = own
                    parts.append(hall_own(hall.number, own, answer))
                if shared is not None:
                    parts.append(shared)
                if parts:
                    connection.send(*parts)

    def tell_fresh(self, connection: Connection, answer: str | None = None) -> None:
        """Send a whole view: the connection is new, is behind, or asked for it."""
        if answer is not None:
            connection.unanswered.append(answer)
        if connection.reads_too_slowly():
            return
        own = self._own[connection] = self._own_view(connection, self._codes())
        connection.behind, connection.number = False, self._number
        asked, connection.unanswered = connection.unanswered, []
        last = asked.pop() if asked else None
        connection.send(hall_sight(self._number, self._wall(), self._shown, own, last))
        for other in asked:
            connection.tell(from_server.Answered(other, self._number))

    def forget(self, connection: Connection) -> None:
        self._own.pop(connection, None)

    @property
    def _hall(self) -> Hall:
        return self._holder.hall

    def _codes(self) -> dict[str, tuple[int, str | None]]:
        """By token, who they are and the code of their table."""
        hall = self._hall
        codes = {
            person: table.code
            for number, table in enumerate(hall.tables)
            for person in table.people
            if table.code and self._tables.knows_of(number, person)
        }
        return {hall.people[person].token: (person, codes.get(person)) for person in hall.here}

    def _own_view(self, connection: Connection, codes: dict[str, tuple[int, str | None]]) -> OwnHallView:
        person, code = codes.get(connection.token, (None, None))
        return OwnHallView(person, self._hall.hosted_by(connection.token), code)

    def _view(self) -> from_server.HallView:
        hall, presence = self._hall, self._presence
        tokens, at_tables = {one.token for one in presence.connections}, self._tables.present

        def present(person: int) -> bool:
            one = hall.people[person]
            return not one.gone and (one.token in tokens or person in at_tables)

        return hall_view(hall, self._tables.glances, self._tables.going, present, len(presence.watchers))
