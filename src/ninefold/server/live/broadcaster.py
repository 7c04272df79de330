"""Tells the connections of one table what they see now, each as far as its seat may know.

A connection first gets a whole view (a Sight), and then the same changes as everybody. One that reads too
slowly gets no changes until it has caught up, and then a whole view again. The number and length of the
messages depend only on what their reader may know before and after: nothing secret can be read from them.
"""

from collections.abc import Mapping
from typing import NamedTuple

from ninefold.engine import replace
from ninefold.server.live.clock import Clock
from ninefold.server.live.connection import Connection
from ninefold.server.live.draft import Draft
from ninefold.server.live.outbox import Outbox
from ninefold.server.live.presence import Presence
from ninefold.server.ops.metrics import BROADCASTS
from ninefold.server.table import views
from ninefold.server.table.race_rules import Ruling
from ninefold.server.table.state import TableHolder
from ninefold.server.table.views import OwnViews, SharedView, StepNews, state_to_see
from ninefold.server.wire import from_server
from ninefold.server.wire.from_server import NOTHING

NO_ANSWER = (None, None)


class Answer(NamedTuple):
    """The message of a client that a commit answers."""

    id: str
    ruled: Ruling | None  # in a race


class Broadcaster:
    def __init__(self, holder: TableHolder, clock: Clock, presence: Presence, out: Outbox) -> None:
        self._holder, self._clock, self._presence, self._out = holder, clock, presence, out
        self._shown = self._look(self._table_view())

    @BROADCASTS.of
    def tell_all(self, draft: Draft, answers: Mapping[Connection, Answer]) -> None:
        """Tell everybody what was committed. The connections that asked for it get their answers, too."""
        table, before, now = self._holder.table, self._shown, self._clock.now()
        news, shared = StepNews(table, draft.happened, draft.heard, draft.bodies), None
        if table.told != before.number:  # otherwise nobody may notice that something happened
            self._shown = self._look(self._table_view() if draft.rearranged else before.table)
            shared = views.change(before, self._shown, now, news.for_all, draft.said)
        own_views, send = OwnViews(table), self._out.send
        for connection in self._presence.connections:
            answer, known, seat = answers.get(connection), connection.own_view, connection.seat
            if connection.line.slow:
                connection.behind = True
                if answer is not None:
                    connection.tell(from_server.Answered(answer.id, table.told))
                continue
            if connection.behind:
                self.tell_fresh(connection, None if answer is None else answer.id)
                continue
            heard = NOTHING if news.open else news.for_seat(seat)
            if shared is None and heard is NOTHING and answer is None:
                continue
            # a move in the game changes no host, so it is not asked for
            host = table.hosted_by(connection.token) if draft.rearranged else known.host
            own_view = own_views.of(seat, host, connection.place)
            connection.number = table.told
            if shared is not None and heard is NOTHING and answer is None and own_view == known:
                send.append((connection.line, (shared,)))
                continue
            connection.own_view = own_view
            own = views.own(known, own_view, table.told, now, heard, *(answer or NO_ANSWER))
            send.append((connection.line, (own,) if shared is None else (own, shared)))

    def tell_who_is_here(self) -> None:
        """Somebody came or went. That is no event, but changes the view; newcomers get a whole one.

        Watchers are told, too: the next change goes on from this view and does not repeat it.
        """
        before, self._shown = self._shown, replace(self._shown, table=self._table_view())
        changed = self._shown.table != before.table
        shared = views.change(before, self._shown, self._clock.now(), NOTHING, ()) if changed else None
        for connection in self._presence.connections:
            if connection.behind or connection.line.slow:
                self.tell_fresh(connection)
            elif shared is not None:
                connection.send(shared)

    def tell_fresh(self, connection: Connection, answer: str | None = None) -> None:
        """Send a whole view: the connection is new, is behind, or asked for it."""
        if answer is not None:
            connection.unanswered.append(answer)
        if connection.reads_too_slowly():
            return
        table = self._holder.table
        connection.own_view = OwnViews(table).of(
            connection.seat, table.hosted_by(connection.token), connection.place
        )
        connection.behind, connection.number = False, self._shown.number
        asked, connection.unanswered = connection.unanswered, []
        answered = asked.pop() if asked else None
        connection.send(views.sight(self._shown, connection.own_view, self._clock.now(), answered))
        for other in asked:
            connection.tell(from_server.Answered(other, table.told))

    def _look(self, view: from_server.TableView) -> SharedView:
        table = self._holder.table
        state = state_to_see(table)
        return SharedView(table.told, view, None if state is None else table.rules.public(state))

    def _table_view(self) -> from_server.TableView:
        presence = self._presence
        watchers = presence.watchers
        speakers = sum(one.sounds for one in watchers)
        return views.table_view(
            self._holder.table, presence.present, presence.waiting, len(watchers), speakers
        )
