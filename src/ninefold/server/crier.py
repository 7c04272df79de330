"""Tells the guests of one table what they see now, each as far as their seat may hear."""

from typing import Any

from ninefold.engine import Seat, Step
from ninefold.server import protocol as wire
from ninefold.server.attendance import Attendance
from ninefold.server.clock import Clock
from ninefold.server.draft import Draft
from ninefold.server.guest import Guest
from ninefold.server.sights import Onlookers, table_view
from ninefold.server.table import Table


class Crier:
    def __init__(self, table: Table, clock: Clock, attendance: Attendance) -> None:
        self._table, self._clock, self._attendance = table, clock, attendance
        self._version = 0  # of the table's own view
        self._secretly: list[Step[Any, Any]] = []  # the last events, if not everybody heard of them

    def learn(self, draft: Draft) -> Onlookers:
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
        return Onlookers(self._table, draft.happened, self._clock.now(), draft.said)

    def tell(
        self, guest: Guest, onlookers: Onlookers, answer: str | None = None, ruled: wire.Ruled | None = None
    ) -> None:
        if guest.socket.slow:
            guest.behind = True
            if answer is not None:
                guest.tell(wire.Answered(answer, self._table.number))
            return
        view = None if guest.table_seen == self._version else self._view()
        sight = onlookers.sight(guest.seat, guest.number, view, answer, ruled)
        if sight is not None:
            guest.socket.send(sight)
            guest.number, guest.table_seen = self._table.number, self._version

    def tell_fresh(self, guest: Guest, answer: str | None = None) -> None:
        if guest.socket.slow:
            guest.behind = True
            return
        number = self._audible(guest.seat)
        onlookers = Onlookers(self._table, (), self._clock.now())
        guest.socket.send(onlookers.fresh(guest.seat, number, self._view(), answer))
        guest.behind, guest.number, guest.table_seen = False, number, self._version

    def look_again(self) -> None:
        """Somebody came or went: no event, but the table looks different."""
        self._version += 1
        for guest in list(self._attendance.guests):
            self.tell_fresh(guest)

    def _audible(self, seat: Seat | None) -> int:
        """The last number that this seat may have heard of: a secret act must not be told by counting."""
        number, news = self._table.number, self._table.rules.news
        for happened in reversed(self._secretly):
            if news(happened.state, happened.event, seat) is not None:
                break
            number -= 1
        return number

    def _view(self) -> wire.TableView:
        return table_view(self._table, self._attendance.present, self._attendance.waiting)
