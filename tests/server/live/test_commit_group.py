"""Acts of one turn of the loop, or of the time that a write takes, are committed and told together."""

import asyncio
import json
from collections.abc import Sequence
from functools import cache
from secrets import token_bytes
from typing import Any, cast

import pytest
from msgspec import Raw

from ninefold.engine import Action, Fast, Noted, Seat, act, encode, seal
from ninefold.server.live.commit_group import CommitGroup
from ninefold.server.live.connection import Connection
from ninefold.server.live.draft import Draft
from ninefold.server.live.jobs import Job
from ninefold.server.live.live_table import LiveTable
from ninefold.server.store.port import Row, StoreFailed
from ninefold.server.table.records import read_notes
from ninefold.server.table.restore import restore
from ninefold.server.wire import from_client
from ninefold.sim import Played
from testkit.jumping_loop import run
from testkit.plays import Table, deeds, play, refusal, tables
from testkit.socketless_server import CODE, FakeSocket, SocketlessServer, log_of, rest, secret

NOW = 0.001  # seconds of server time: nothing else is due yet
Deeds = Sequence[tuple[Seat, Action]]


@cache
def three_acts() -> tuple[Table, int, Deeds]:
    """A table, a moment of its play, and acts of three seats there that can follow each other."""
    table = next(table for table in tables([0]) if table.name == "oni" and table.seats == 4)
    for index, step in enumerate(play(table)):
        found = list({seat: action for seat, action in deeds(table.game, step)}.items())[:3]
        if len(found) == 3 and table.game.race(step.state) is None and all_legal(table, step, found):
            return table, index, found
    raise AssertionError("in this play nobody can act at the same time")


def all_legal(table: Table, step: Played, found: Deeds) -> bool:
    state = step.state
    for seat, action in found:
        if refusal(table.game, state, seat, action, step.at) is not None:
            return False
        state, _ = act(table.game, state, seat, action, step.at, Noted(Fast(1)))
    return table.game.race(state) == table.game.race(step.state)


class Desk:
    """A table in play with four people. The test is the store: it answers when the test says so."""

    def __init__(self, table: Table, index: int, acts: Deeds) -> None:
        self.acts = acts
        self.rows = log_of(table, play(table)[: index + 1])
        self.machine = LiveTable(restore(self.rows), 0.0, lambda code, ticket: "", entropy=token_bytes)
        self.people: list[Connection] = []
        self._taken: list[Row] = []
        for seat in range(4):
            self.people.append(Connection(cast(Any, FakeSocket()), seal(secret(seat).encode()), "here"))
            self.machine.connected(self.people[seat], None, "hello", 0.0)
            self.store_all()
        self.heard()

    def act(self, number: int, id: str) -> None:
        seat, action = self.acts[number]
        person = self.people[seat]
        self.machine.received(person, from_client.Act(id, Raw(encode(action)), person.number), NOW)

    def asked_to_store(self) -> Sequence[Row]:
        return self.machine.out.append

    def end_turn(self) -> None:
        """The store takes what this turn of the loop has brought."""
        self._taken, self.machine.out.append = [*self._taken, *self.machine.out.append], ()

    def store(self, error: Exception | None = None) -> None:
        self.end_turn()
        rows, self._taken = self._taken, []
        if error is None:
            self.rows += rows
        self.machine.stored(NOW, error)

    def store_all(self) -> None:
        while self.machine.out.append:
            self.store()

    def heard(self) -> dict[int, list[dict[str, Any]]]:
        """By seat, the messages since this was last asked."""
        told: dict[int, list[dict[str, Any]]] = {seat: [] for seat in range(4)}
        for line, messages in self.machine.out.send:
            seat = next(seat for seat, one in enumerate(self.people) if one.line is line)
            told[seat] += [json.loads(message) for message in messages]
        self.machine.out.send = []
        return told


def answers(told: dict[int, list[dict[str, Any]]]) -> list[str]:
    return sorted(
        message["answer"] for messages in told.values() for message in messages if "answer" in message
    )


def test_acts_that_come_during_a_commit_share_the_next_one() -> None:
    desk = Desk(*three_acts())
    desk.act(0, "a")
    desk.end_turn()
    desk.act(1, "b")
    desk.act(2, "c")
    assert desk.heard() == {0: [], 1: [], 2: [], 3: []}
    desk.store()
    assert answers(desk.heard()) == ["a"]
    causes = {read_notes(row).by.rpartition(":")[2] for row in desk.asked_to_store()}
    assert causes == {"b", "c"}
    desk.store()
    told = desk.heard()
    assert answers(told) == ["b", "c"]
    for messages in told.values():
        assert [message["type"] for message in messages].count("Change") == 1
    assert not desk.asked_to_store()
    assert restore(desk.rows).table == desk.machine.table


def test_acts_of_one_turn_of_the_loop_are_one_commit() -> None:
    desk = Desk(*three_acts())
    for number, id in enumerate("abc"):
        desk.act(number, id)
    assert {read_notes(row).by.rpartition(":")[2] for row in desk.asked_to_store()} == {"a", "b", "c"}
    desk.store()
    told = desk.heard()
    assert answers(told) == ["a", "b", "c"]
    for messages in told.values():
        assert [message["type"] for message in messages].count("Change") == 1
    assert not desk.asked_to_store()
    assert restore(desk.rows).table == desk.machine.table


def test_the_shell_stores_at_the_end_of_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        table, index, acts = three_acts()
        server = SocketlessServer()
        server.store.logs[CODE] = log_of(table, play(table)[: index + 1])
        guests = [await server.enter(secret(seat)) for seat in range(4)]
        before, told = len(server.store.logs[CODE]), server.live().table.told
        appended: list[int] = []
        append = server.store.append

        def count(table: str, rows: Sequence[Row]) -> "asyncio.Future[None]":
            appended.append(len(rows))
            return append(table, rows)

        monkeypatch.setattr(server.store, "append", count)
        for seat, action in acts:
            guests[seat].say("Act", action=json.loads(encode(action)), seen=told)
        assert not appended, "further messages may come in this turn"
        await rest()
        assert appended[0] >= len(acts) and sum(appended) == len(server.store.logs[CODE]) - before

    run(story())


def test_a_refusal_waits_for_the_acts_that_it_follows() -> None:
    """It says what has changed, and that is not committed yet."""
    desk = Desk(*three_acts())
    desk.act(0, "a")
    desk.end_turn()
    desk.act(1, "b")
    seat, _ = desk.acts[2]
    nonsense = from_client.Act("c", Raw(encode(desk.acts[0][1])), 0)  # not this seat's, or on a view too old
    desk.machine.received(desk.people[seat], nonsense, NOW)
    desk.store()
    assert answers(desk.heard()) == ["a"] and desk.asked_to_store()
    desk.store()
    refused = [message for message in desk.heard()[seat] if message["type"] == "Refused"]
    assert [message["id"] for message in refused] == ["c"]
    assert refused[0]["number"] == desk.machine.table.told


def test_if_the_store_fails_every_act_of_the_group_is_refused() -> None:
    desk = Desk(*three_acts())
    desk.act(0, "a")
    desk.end_turn()
    desk.act(1, "b")
    desk.act(2, "c")
    desk.store()
    desk.heard()
    before = desk.machine.table
    desk.store(StoreFailed("The disk is full."))
    told = [message for messages in desk.heard().values() for message in messages]
    assert sorted((message["id"], message["clause"]) for message in told) == [
        ("b", "not-saved"),
        ("c", "not-saved"),
    ]
    assert desk.machine.table is before


def test_a_client_has_one_act_in_a_group_so_that_a_repeat_is_not_done_twice() -> None:
    desk = Desk(*three_acts())
    desk.act(1, "b")
    desk.act(1, "b")
    number = len(desk.rows) + len(desk.asked_to_store())
    desk.store()
    assert not desk.asked_to_store() and len(desk.rows) == number
    seat, _ = desk.acts[1]
    told = desk.heard()[seat]
    assert [message["id"] for message in told if message["type"] == "Answered"] == ["b"]


def a_race() -> tuple[Table, int, int]:
    """A play of FIX, the step that begins its first race, and the step that ends it."""
    table = next(table for table in tables([0]) if table.name == "fix" and table.seats == 4)
    racing = [table.game.race(step.state) is not None for step in play(table)]
    begun = racing.index(True)
    return table, begun, racing.index(False, begun)


def four_acts_in_a_race() -> tuple[Table, int, Deeds]:
    """A moment in FIX at which everybody may act. The acts are listed by seat."""
    table = a_race()[0]
    for index, step in enumerate(play(table)):
        acts = sorted(dict(deeds(table.game, step)).items())
        if len(acts) == 4 and table.game.race(step.state) is not None and all_legal(table, step, acts):
            return table, index, acts
    raise AssertionError("in this play nobody races")


@pytest.mark.parametrize("step", ["begins", "ends"])
def test_nothing_joins_an_act_with_which_a_race_begins_or_ends(step: str) -> None:
    """The ruling of the next act depends on it."""
    table, begins, ends = a_race()
    last = begins if step == "begins" else ends
    now = restore(log_of(table, play(table)[:last])).table
    draft = Draft(now, now.at)
    draft.play((None, play(table)[last].steps))
    first, second = (
        Job(lambda draft, job: None, Connection(cast(Any, FakeSocket()), token, "here"), action=Action())
        for token in ("Ann", "Ben")
    )
    group = CommitGroup(now, table.game.race(play(table)[last - 1].state))
    group.add(draft, first, None)
    assert not group.takes(second)


def test_acts_of_a_race_that_are_due_at_once_are_one_commit_in_the_order_of_the_hands() -> None:
    table, index, acts = four_acts_in_a_race()
    desk = Desk(table, index, acts)
    order = sorted(range(4), key=desk.machine._referee._rank)
    for seat in reversed(order):
        desk.act(seat, f"by {seat}")
    assert not desk.asked_to_store(), "an earlier act may still come in this turn"
    desk.machine.tick(NOW)
    causes = [read_notes(row).by.rpartition(":")[2] for row in desk.asked_to_store()]
    assert [cause for cause in causes if cause] == [f"by {seat}" for seat in order]
    desk.store()
    told = desk.heard()
    for seat in range(4):
        own = [message for message in told[seat] if message.get("answer") == f"by {seat}"]
        assert len(own) == 1 and own[0]["ruled"]["moment"] <= own[0]["at"]
        assert [message["type"] for message in told[seat]].count("Change") == 1
    assert restore(desk.rows).table == desk.machine.table
