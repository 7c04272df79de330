"""Checks what clients are told: changes add up to the whole view, and tell no secrets."""

import json
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninefold.engine import Fast, Noted, Seat, act, plain, replace
from ninefold.games import SHELF
from ninefold.server.live.broadcaster import Answer, Broadcaster
from ninefold.server.live.clock import Clock, ServerTime
from ninefold.server.live.connection import Connection
from ninefold.server.live.draft import Draft
from ninefold.server.live.outbox import Outbox
from ninefold.server.live.presence import Presence
from ninefold.server.table.events import Paused, Resumed, TableEvent
from ninefold.server.table.restore import restore
from ninefold.server.table.state import Playing
from testkit.client_view import ClientView
from testkit.leak_proof import heard, shown
from testkit.plays import Table, deeds, play, refusal, some, tables
from testkit.socketless_server import FakeSocket, log_of

LOOKS = 16  # states of a play in which two tables are compared
DEEDS = 6


class Room:
    """A table at which the game has come to a state, with a broadcaster, and nothing else of a server."""

    def __init__(self, table: Table, state: Any) -> None:
        begun = restore(log_of(table, ())).table
        assert isinstance(begun.phase, Playing)
        self.table = replace(begun, phase=replace(begun.phase, state=state))
        self.connections: list[Connection] = []
        self._away: set[Seat] = set()
        presence = SimpleNamespace(
            connections=self.connections,
            present=lambda seat: seat not in self._away,
            waiting=False,
            watchers=(),
        )
        self._out = Outbox()
        self._broadcaster = Broadcaster(self, Clock(0, ServerTime(0.0)), cast(Presence, presence), self._out)

    def enter(self, seat: Seat | None) -> Connection:
        connection = Connection(cast(Any, FakeSocket()), f"{seat}", "here")
        connection.seat = connection.place = seat
        connection.out = self._out
        self.connections.append(connection)
        self._broadcaster.tell_fresh(connection)
        return connection

    def play(self, steps: Any, asker: Connection | None = None) -> None:
        draft = Draft(self.table, self.table.at)
        draft.play((None, steps))
        self._tell(draft, asker)

    def happen(self, event: TableEvent) -> None:
        draft = Draft(self.table, self.table.at)
        draft.add(event)
        self._tell(draft, None)

    def come_or_go(self, seat: Seat) -> None:
        self._away ^= {seat}
        self._broadcaster.tell_who_is_here()

    def _tell(self, draft: Draft, asker: Connection | None) -> None:
        self.table = draft.table
        self._broadcaster.tell_all(draft, {} if asker is None else {asker: Answer("asked", None)})


def told(connection: Connection) -> list[bytes]:
    sent, out = connection.out.send, connection.out
    out.send = [(line, messages) for line, messages in sent if line is not connection.line]
    return [message for line, messages in sent if line is connection.line for message in messages]


def tables_of(name: str) -> list[Table]:
    return some([table for table in tables([0]) if table.name == name], 4, 1)


@pytest.mark.parametrize("name", SHELF)
@settings(max_examples=12)
@given(data=st.data())
def test_changes_from_any_starting_point_add_up_to_the_whole(name: str, data: st.DataObject) -> None:
    table = data.draw(st.sampled_from(tables_of(name)))
    played = play(table)
    moments = st.integers(0, len(played) - 1)
    begins, until = sorted([data.draw(moments), data.draw(moments)])
    pauses = data.draw(st.sets(st.integers(begins, until), max_size=2))
    comings = data.draw(
        st.dictionaries(st.integers(begins, until), st.integers(0, table.seats - 1), max_size=3)
    )
    room = Room(table, played[begins].state)
    looks = [(room.enter(seat), ClientView()) for seat in (None, *range(table.seats))]
    for index in range(begins + 1, until + 1):
        asker = data.draw(st.sampled_from([None, *room.connections])) if index % 16 == 0 else None
        room.play(played[index].steps, asker)
        if index in pauses:
            room.happen(Paused())
            room.happen(Resumed())
        if index in comings:
            room.come_or_go(comings[index])
    for connection, look in looks:
        for message in told(connection):
            look.hear(json.loads(message))
        (whole,) = told(room.enter(connection.seat))
        fresh = ClientView()
        fresh.hear(json.loads(whole))
        assert vars(look) == vars(fresh)
        assert look.game and look.game["public"] == plain(table.game.public(played[until].state))


def alike(table: Table) -> Iterator[tuple[Seat | None, Any, Any, Any, Any]]:
    """Two tables that look alike to somebody, at which things happened that looked and sounded alike."""
    game, redraw = table.game, Fast(table.seed)
    for rest in some(play(table), LOOKS, table.seed):
        for seat in (None, *range(table.seats)):
            other = game.conceal(rest.state, seat, redraw)
            for actor, action in some(list(deeds(game, rest)), DEEDS, rest.at):
                if refusal(game, other, actor, action, rest.at) is None:
                    _, steps = act(game, rest.state, actor, action, rest.at, Noted(Fast(1)))
                    _, twins = act(game, other, actor, action, rest.at, Noted(Fast(1)))
                    pairs = list(zip(steps, twins, strict=False))
                    if len(steps) == len(twins) and all(
                        shown(game, one.state, seat) == shown(game, two.state, seat)
                        and heard(game, one.state, one.event, seat) == heard(game, two.state, two.event, seat)
                        for one, two in pairs
                    ):
                        yield seat, rest.state, steps, other, twins


@pytest.mark.parametrize("name", SHELF)
def test_redrawn_secrets_do_not_change_what_a_client_is_told(name: str) -> None:
    """The number of messages and their lengths count as told."""
    compared = 0
    for table in tables_of(name):
        for seat, *one_and_two in alike(table):
            messages = []
            for state, steps in (one_and_two[:2], one_and_two[2:]):
                room = Room(table, state)
                connection = room.enter(seat)
                room.play(steps)
                messages.append(told(connection))
            assert messages[0] == messages[1]
            compared += 1
    assert compared
