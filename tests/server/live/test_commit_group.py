"""Acts that queue up while the store writes are committed and told together."""

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
from testkit.plays import Table, deeds, play, refusal, tables
from testkit.socketless_server import FakeSocket, log_of, secret

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
    return table.game.race(state) is None


class Desk:
    """A table in play with four people. The test is the store: it answers when the test says so."""

    def __init__(self) -> None:
        table, index, self.acts = three_acts()
        self.rows = log_of(table, play(table)[: index + 1])
        self.machine = LiveTable(restore(self.rows), 0.0, lambda code, ticket: "", entropy=token_bytes)
        self.people: list[Connection] = []
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

    def store(self, error: Exception | None = None) -> None:
        rows, self.machine.out.append = self.machine.out.append, ()
        if error is None:
            self.rows += rows
        self.machine.stored(NOW, error)

    def store_all(self) -> None:
        while self.machine.out.append:
            self.store()

    def heard(self) -> dict[int, list[dict[str, Any]]]:
        """By seat, what was told since this was last asked."""
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
    desk = Desk()
    desk.act(0, "a")
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


def test_a_refusal_waits_for_the_acts_that_it_follows() -> None:
    """It says what has changed, and that is not committed yet."""
    desk = Desk()
    desk.act(0, "a")
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
    desk = Desk()
    desk.act(0, "a")
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
    desk = Desk()
    desk.act(0, "a")
    desk.act(1, "b")
    desk.act(1, "b")
    desk.store()
    number = len(desk.rows) + len(desk.asked_to_store())
    desk.store()
    assert not desk.asked_to_store() and len(desk.rows) == number
    seat, _ = desk.acts[1]
    told = desk.heard()[seat]
    assert [message["id"] for message in told if message["type"] == "Answered"] == ["b"]


@pytest.mark.parametrize("before", [False, True], ids=["begun by this group", "since before this group"])
def test_in_a_race_each_act_is_committed_alone(before: bool) -> None:
    """How the next act is ruled depends on what was committed."""
    table = next(table for table in tables([0]) if table.name == "fix" and table.seats == 4)
    racing = [table.game.race(step.state) is not None for step in play(table)]
    begun = racing.index(True)
    last = begun if not before else racing.index(False, begun)  # the step that begins the race, or ends it
    rows = log_of(table, play(table)[:last])
    now = restore(rows).table
    draft = Draft(now, now.at)
    draft.play((None, play(table)[last].steps))
    first, second = (
        Job(lambda draft, job: None, Connection(cast(Any, FakeSocket()), token, "here"), action=Action())
        for token in ("Ann", "Ben")
    )
    group = CommitGroup(now, before)
    group.add(draft, first, None)
    assert not group.takes(second)
