"""Anything from anybody in a hall and at its tables; a part of `python -m tests.fuzz`."""

import asyncio
from collections.abc import Iterable
from typing import Any

from msgspec import inspect

from ninefold.engine import seal
from ninefold.games import SHELF
from ninefold.server.hall.records import restore_hall
from ninefold.server.hall.state import Hall
from ninefold.server.live.live_hall import LiveHall
from ninefold.server.table.restore import restore
from ninefold.server.wire.from_client import Command, HallCommand
from ninefold.server.wire.message import VERSION
from testkit.socketless_server import Guest, leap, rest
from tests.fuzz_guests import FuzzedGuests
from tests.fuzz_values import Found, any_value

PEOPLE = 8
KINDS: dict[str, Any] = {kind.__name__: inspect.type_info(kind) for kind in HallCommand.__args__}
AT_TABLES: dict[str, Any] = {
    k.__name__: inspect.type_info(k) for k in Command.__args__ if k.__name__ != "Act"
}
RARE = {"SendOut", "CloseHall", "NameHallHost", "EndTables", "Leave"}
OFTEN = ["Join", "SeatAll", "BeginTables", "Resync", "ChooseHall", "MovePerson"]


class HallGathering(FuzzedGuests):
    """One hall, those who come to it, and their phones at its tables."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.tokens = [f"hall {seed} guest {k:012}" for k in range(PEOPLE)]
        self.guests: dict[str, Guest] = {}
        self.phones: dict[str, Guest] = {}

    def everybody(self) -> Iterable[Guest]:
        return (*self.guests.values(), *self.phones.values())

    async def begin(self) -> None:
        host = self.guests[self.tokens[0]] = self.server.guest(self.tokens[0])
        host.say("OpenHall", version=VERSION, token=self.tokens[0])
        await self.server.quiet()
        (self.code,) = self.server.store.logs
        for token in self.tokens[1:]:
            self.guests[token] = await self.server.enter(token, self.code)
        for number, token in enumerate(self.tokens):
            self.guests[token].say("Join", name=f"P{number}", face="fox")
        await rest()

    @property
    def machine(self) -> LiveHall:
        shell = self.server.app.tables.in_play(self.code)
        assert shell is not None and isinstance(shell.machine, LiveHall)
        return shell.machine

    @property
    def hall(self) -> Hall:
        return self.machine.hall

    async def say_something(self) -> None:
        token = self.rng.choice(self.tokens)
        leap(self.rng.choice([0.0, 0.01, 0.05, 0.2, 1.0, 5.0]) if self.rng.random() > 0.002 else 90.0)
        await self._follow(token)
        if not self.guests[token].on_line or self.rng.random() < 0.004:
            self.guests[token].go()
            self.guests[token] = await self.server.enter(token, self.code)
            return
        at_table = token in self.phones and self.rng.random() < 0.3
        guest = self.phones[token] if at_table else self.guests[token]
        await self.send(guest, self._command(AT_TABLES if at_table else KINDS))

    async def _follow(self, token: str) -> None:
        """To their table, now and then."""
        person = self.hall.person_of(seal(token.encode()))
        at = None if person is None else self.hall.seat_of(person)
        code = "" if at is None else self.hall.tables[at[0]].code
        if code and self.rng.random() < 0.1:
            if token in self.phones:
                self.phones.pop(token).go()
            self.phones[token] = await self.server.enter(token, code)

    def _command(self, kinds: dict[str, Any]) -> dict[str, Any]:
        kind = self.rng.choice([*kinds])
        if kinds is KINDS and (kind not in OFTEN) and self.rng.random() < (0.95 if kind in RARE else 0.5):
            kind = self.rng.choice(OFTEN)
        fields = {f.encode_name: any_value(f.type, self.rng) for f in kinds[kind].fields if f.name != "id"}
        if kind == "ChooseHall" and self.rng.random() < 0.8:
            games = [self.rng.choice([*SHELF]) for _ in range(self.rng.randrange(1, 4))]
            fields |= {"games": games, "options": {}, "size": self.rng.randrange(2, 7)}
        if kind == "Join" and self.rng.random() < 0.8:
            fields |= {"name": f"P{self.rng.randrange(99)}", "face": "fox"}
        return {"type": kind, **fields}

    async def look(self) -> None:
        await self.hear_all()
        while self.machine.busy or self.machine._jobs:
            await asyncio.sleep(0)
        if restore_hall(self.server.store.logs[self.code]).hall != self.hall:
            raise Found("the hall is not what its log says")

    def where(self) -> str:
        return f"a hall, {self.hall.phase}"

    def hidden(self) -> Iterable[bytes]:
        for token in self.tokens:
            yield from (token.encode(), seal(token.encode()).encode())
        yield self.hall.secret.encode()
        for _, table in self.hall.open_tables():
            phase = restore(self.server.store.logs[table.code]).table.phase if table.code else None
            if phase and hasattr(phase, "seed"):
                yield phase.seed.hex().encode()
