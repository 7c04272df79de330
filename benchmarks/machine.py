"""python -m benchmarks.machine: what an act takes in the machine of a table alone.

Four seats in this process, without sockets, store and event loop. Acts are timed one by one, and told are the
fifth part of them that is the fastest, and the half: so the figures hold within some percent on a busy
machine, too, and show what a change of code does there.
"""

import argparse
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Raw

from benchmarks.grid import Grid
from ninefold.engine import any_choice, encode, seal
from ninefold.games import SHELF
from ninefold.server.live.connection import Connection
from ninefold.server.live.live_table import LiveTable
from ninefold.server.table.restore import restore
from ninefold.server.table.state import Playing
from ninefold.server.wire import from_client
from testkit.plays import play, tables
from testkit.socketless_server import log_of, secret

SEATS = 4
STEP_S = 0.1  # of table time
STEPS = 3  # from one try to the next


class _Line:
    """Throws away what is sent."""

    slow, backlog = False, 0

    def send(self, *messages: bytes) -> None: ...

    def close(self, code: int = 1000, reason: str = "", /) -> None: ...


class _Bench:
    def __init__(self, game: str, seed: int) -> None:
        table = next(one for one in tables([0]) if one.name == game and one.seats == SEATS)
        self._rng, self._now = Random(seed), 1_000.0
        restored = restore(log_of(table, play(table)[:1]))
        self.machine = LiveTable(restored, self._now, lambda *_: "", entropy=self._rng.randbytes)
        self._here = [
            Connection(_Line(), seal(secret(seat).encode()), f"192.0.2.{seat}") for seat in range(SEATS)
        ]
        for connection in self._here:
            self.machine.connected(connection, None, connection.token, self._now)
            self._store()

    def try_one(self, number: int) -> float | None:
        """Seconds that an act took with all that followed from it; None: nothing was done."""
        before, act = self.machine.table.number, self._any_act(number)
        began = perf_counter()
        if act is not None:
            self.machine.received(*act, self._now)
            self._store()
        took = perf_counter() - began
        for _ in range(STEPS):
            self._now += STEP_S
            began = perf_counter()
            if self.machine.due <= self._now:
                self.machine.tick(self._now)
                self._store()
            took += perf_counter() - began
        return took if act is not None and self.machine.table.number > before else None

    def _store(self) -> None:
        out = self.machine.out
        while out.append:
            out.append = ()
            self.machine.stored(self._now)
        out.send.clear()

    def _any_act(self, number: int) -> tuple[Connection, from_client.Act] | None:
        table = self.machine.table
        if not isinstance(table.phase, Playing):
            return None
        rules, state = table.rules, table.phase.state
        offers = [(seat, one) for seat in rules.actors(state) for one in rules.prompts(state, seat)]
        if not offers:
            return None
        seat, prompt = self._rng.choice(offers)
        self._now += max(0, prompt.opens_at - table.at) / 1000
        action: dict[str, Any] = {"type": prompt.verb, **any_choice(prompt, self._rng.randrange)}
        fields = f"m{number}", Raw(encode(action)), table.told, self._now * 1000
        return self._here[seat], from_client.Act(*fields)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.machine")
    parser.add_argument("--rounds", type=int, default=3, help="tables of each game (default 3)")
    parser.add_argument("--short", action="store_true", help="only see that it runs")
    wish = parser.parse_args()
    grid = Grid("µs of an act in the machine alone", "game", "acts", "fastest fifth", "half")
    for game in SHELF:
        times = list[float]()
        for seed in range(1 if wish.short else wish.rounds):
            bench = _Bench(game, seed)
            tries = (bench.try_one(number) for number in range(40 if wish.short else 200))
            times += [took for took in tries if took is not None]
        times.sort()
        fifth, half = times[len(times) // 5] * 1e6, times[len(times) // 2] * 1e6
        grid.add(game, str(len(times)), f"{fifth:.1f}", f"{half:.1f}")
    grid.show()


if __name__ == "__main__":
    main()
