"""Anything from anybody, at every game: python -m tests.fuzz [--messages 1000000] [--seed 1] [--game fix]

In lobbies and games, with bots, pauses, lost connections and time that jumps. After every round each command
must have been answered, the table must be what its log says, nothing may be logged as a fault, and nobody
may have been told a token, a seed, or what the rules keep from them.
"""

import argparse
import asyncio
import logging
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import inspect

from ninefold.engine import AnyGame, Fast, Prompt, any_choice, plain, seal
from ninefold.games import SHELF
from ninefold.server.hosting import registry, session
from ninefold.server.live import table_limits
from ninefold.server.table.codes import code_of
from ninefold.server.table.restore import restore
from ninefold.server.table.state import Playing, Sealing, Table
from ninefold.server.wire.from_client import Command
from ninefold.server.wire.message import VERSION
from testkit.jumping_loop import run
from testkit.leak_proof import shown
from testkit.socketless_server import Guest, leap, rest
from tests.fuzz_guests import FuzzedGuests
from tests.fuzz_hall import HallGathering
from tests.fuzz_values import Found, any_value

HALL = "hall"  # stands beside the games
ROUND = 500  # messages between two looks at everything
TABLE = 10_000  # messages at one table
PLENTY = (1e9, 1e9)  # what is limited elsewhere is not what is looked for here
RARE = {"Stop", "Leave", "Remove", "Lock", "SendAway", "Pause", "Choose", "Again", "HandBack", "Move"} | {
    "LinkCall",
    "ShowOn",
}
OFTEN = ["Begin", "Resume", "Say", "Resync", "Ready", "Reveal", "AddBot", "Again"]
KINDS = {kind.__name__: inspect.type_info(kind) for kind in Command.__args__ if kind.__name__ != "Act"}


class Faults(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(self.format(record))


class Gathering(FuzzedGuests):
    """One table, those who come to it, and what they may not be told."""

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(seed)
        self.game = game
        self.tokens = [f"{game} {seed} guest {k:012}" for k in range(SHELF[game].seats[0] + 3)]
        self.code = code_of(seal(self.tokens[0].encode()), 0)
        self.guests: dict[str, Guest] = {}

    def everybody(self) -> Iterable[Guest]:
        return self.guests.values()

    @property
    def table(self) -> Table:
        return self.server.live(self.code).table

    @property
    def rules(self) -> AnyGame:
        """The host may have chosen another game."""
        return self.table.rules

    async def begin(self) -> None:
        host = self.server.guest(self.tokens[0])
        host.say("Open", version=VERSION, token=self.tokens[0], game=self.game)
        await self.server.quiet()
        self.guests[self.tokens[0]] = host
        for token in self.tokens[1:]:
            self.guests[token] = await self.server.enter(token, self.code)
        for k, token in enumerate(self.tokens[: SHELF[self.game].seats[0]]):
            self.guests[token].say("Sit", name=f"P{k}", face="fox")
            await rest()

    async def say_something(self) -> None:
        token = self.rng.choice(self.tokens)
        guest, chance = self.guests[token], self.rng.random()
        leap(self.rng.choice([0.0, 0.01, 0.05, 0.05, 0.2, 0.2, 1.0]) if chance > 0.002 else 30.0)
        if not guest.on_line or chance < 0.004:
            guest.go()
            self.guests[token] = await self.server.enter(token, self.code)
            return
        await self.send(guest, self._act(token) if self.rng.random() < 0.6 else self._command())

    def _act(self, token: str) -> dict[str, Any]:
        table, rng = self.table, self.rng
        seat = table.seat_of(seal(token.encode()))
        prompts: Sequence[Prompt] = ()
        if isinstance(table.phase, Playing) and seat is not None:
            prompts = self.rules.prompts(table.phase.state, seat)
        if prompts and rng.random() < 0.8:
            prompt = rng.choice(prompts)
            action = {"type": prompt.verb, **plain(any_choice(prompt, rng.randrange))}
        else:
            verb = rng.choice([*self.rules.verbs])
            info = inspect.type_info(self.rules.verbs[verb])
            assert isinstance(info, inspect.StructType)
            action = {"type": verb, **{f.encode_name: any_value(f.type, rng) for f in info.fields}}
        now = asyncio.get_running_loop().time() * 1000
        seen = table.told if rng.random() < 0.9 else rng.randrange(10_000)
        return {"type": "Act", "action": action, "seen": seen, "moment": now - rng.choice([0, 50, 1e9])}

    def _command(self) -> dict[str, Any]:
        kind = self.rng.choice([*KINDS])
        if kind in RARE and self.rng.random() < 0.9:
            kind = self.rng.choice(["Begin", "Resume", "Say", "Resync", "Ready", "Reveal", "AddBot", "Again"])
        info: Any = KINDS[kind]
        fields = {f.encode_name: any_value(f.type, self.rng) for f in info.fields if f.name != "id"}
        return {"type": kind, **fields}

    async def look(self) -> None:
        """The watchdog: everything was answered, and nothing told that should not be."""
        await self.hear_all()
        live = self.server.live(self.code)
        while live.machine.busy or live.machine._jobs:
            await asyncio.sleep(0)
        if restore(self.server.store.logs[self.code]).table != live.table:
            raise Found("the table is not what its log says")
        self._keeps_its_secrets()

    def where(self) -> str:
        table, machine = self.table, self.server.live(self.code).machine
        running, phase = machine._clock.running, type(table.phase).__name__
        return f"{self.game}, {phase}, paused: {table.paused}, time runs: {running}, busy: {machine.busy}"

    def hidden(self) -> Iterable[bytes]:
        phase = self.table.phase
        for token in self.tokens:
            yield from (token.encode(), seal(token.encode()).encode())
        if isinstance(phase, Sealing | Playing):
            yield phase.seed.hex().encode()

    def _keeps_its_secrets(self) -> None:
        if isinstance(phase := self.table.phase, Playing):
            for seat in (None, *range(phase.header.seats)):
                other = self.rules.conceal(phase.state, seat, Fast(self.sent))
                if shown(self.rules, other, seat) != shown(self.rules, phase.state, seat):
                    raise Found(f"seat {seat} sees what it may not, at {self.game}")


async def fuzz(game: str, messages: int, seed: int) -> Counter[str]:
    kinds: Counter[str] = Counter()
    while messages > 0:
        gathering = HallGathering(seed) if game == HALL else Gathering(game, seed)
        await gathering.begin()
        while gathering.sent < min(TABLE, messages):
            for _ in range(min(ROUND, messages)):
                await gathering.say_something()
            await gathering.look()
        kinds += gathering.kinds
        messages -= gathering.sent
        seed += 1
        gathering.server.app.close()
    return kinds


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser("python -m tests.fuzz", description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=[*SHELF, HALL], action="append")
    options = parser.parse_args(words)
    faults = Faults()
    logging.getLogger().addHandler(faults)
    for module, limit in [(table_limits, "CHANGES"), (table_limits, "SAYINGS"), (session, "MESSAGES")]:
        setattr(module, limit, PLENTY)
    registry.TABLES_PER_HOUR = 10**9
    games = options.game or [*SHELF, HALL]
    for game in games:
        began = time.perf_counter()
        kinds = run(fuzz(game, options.messages // len(games), options.seed))
        took = time.perf_counter() - began
        print(f"{game}: {kinds.total()} messages, {kinds['Act']} of them acts, in {took:.0f} s", flush=True)
        if faults.said:
            print(*faults.said[:5], sep="\n")
            return 1
    print("No fault, nothing unanswered, nothing told that is a secret.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
