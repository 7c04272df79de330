"""python -m benchmarks.chaos: three nodes, PostgreSQL and NATS, and what can happen to them during play.

Nodes are killed and paused, NATS and PostgreSQL restarted, lines to the bus cut and slowed down. The clients
come back by themselves and keep all that they were told. In the end every log is read: is all of it there?
"""

import argparse
import asyncio
import logging
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from ninefold.engine import Prompt, seal
from ninefold.games import SHELF
from ninefold.server.store.port import Row
from ninefold.server.store.postgres.store import PostgresStore
from ninefold.server.table.records import read_notes
from testkit.client_view import JsonObject
from testkit.delayed_link import Link, LinkDelays
from testkit.log_check import check
from testkit.node_processes import Node
from testkit.protocol_client import LOST, Player
from testkit.servers import Nats, Postgres

NODES = 3
SILENCE_S = 6.0  # after which a client tries another connection, as the page does
ENTER_TIMEOUT_S = 3.0  # for a node to let a client in
END_TIMEOUT_S = 60.0  # for the games to end, once nothing is broken any more


class Extent(NamedTuple):
    tables: int = 60
    seconds: float = 600.0
    between: float = 5.0  # seconds between two faults
    pace: float = 0.5  # seconds between two acts of a player


USUAL, SHORT = Extent(), Extent(tables=5, seconds=16.0, between=3.0, pace=0.1)


class Client(Player):
    """A client that reconnects by itself, to any node, as behind a load balancer."""

    def __init__(self, urls: Sequence[str], name: str, seed: int, pace: float) -> None:
        super().__init__(urls[seed % len(urls)], name, seed)
        self._urls, self._pace = urls, pace
        self._heard_at = time.monotonic()
        self._left = 0.0
        self.staying: asyncio.Task[None]
        self.absences: list[tuple[float, float]] = []  # from when to when
        self.done: set[str] = set()  # ids of acts that were answered, and not refused

    async def opened(self, prompt: Prompt) -> None:
        await asyncio.sleep(self._pace * (0.5 + self.rng.random()))

    async def _hear(self, message: JsonObject) -> None:
        self._heard_at = time.monotonic()
        if self._left and message["type"] == "Sight":
            self.absences.append((self._left, self._heard_at))
            self._left = 0.0
        await super()._hear(message)

    def answered(self, id: str, message: JsonObject) -> None:
        if message["type"] != "Refused" and self.sent.get(id, {}).get("type") == "Act":
            self.done.add(id)
        super().answered(id, message)

    async def come(self, game: str, code: str = "") -> None:
        """Enter a table, or a new one, and stay there."""
        while not self.table:
            with suppress(*LOST, TimeoutError):
                hello = {"type": "Enter", "code": code} if code else {"type": "Open", "game": game}
                await self.connect(**hello)
                await self.until(lambda: self.table or not self.on_line, ENTER_TIMEOUT_S)
            if not self.table:
                await self.go()
                self.url = self.rng.choice(self._urls)
        self.code = self.table["code"]
        self.staying = asyncio.create_task(self.stay())

    async def stay(self) -> None:
        while True:
            while self.on_line:
                await asyncio.sleep(0.05)
                if time.monotonic() - self._heard_at > SILENCE_S:
                    await self.go()
            await self.gone()
            self._left = self._left or time.monotonic()
            self.url = self.rng.choice(self._urls)
            with suppress(*LOST, TimeoutError):
                await asyncio.wait_for(self.enter(), ENTER_TIMEOUT_S)
            if not self.table:
                await self.go()
            await asyncio.sleep(0.05 + 0.1 * self.rng.random())


class Table(NamedTuple):
    game: str
    clients: list[Client]


class Misfortunes:
    """Faults one after the other, each undone before the next."""

    def __init__(self, nodes: Sequence[Node], links: Sequence[Link], nats: Nats, postgres: Postgres) -> None:
        self._nodes, self._links, self._nats, self._postgres = nodes, links, nats, postgres
        self._rng = Random(9)
        self.deaths: list[float] = []
        self.counts: Counter[str] = Counter()

    async def happen(self, extent: Extent) -> None:
        kinds: list[Callable[[int], Any]] = [
            self._killed, self._paused, self._drained, self._nats_restarted,
            self._postgres_restarted, self._cut, self._slowed,
        ]  # fmt: skip
        until, turn = time.monotonic() + extent.seconds, 0
        while time.monotonic() < until:
            await asyncio.sleep(extent.between)
            kind = kinds[turn % len(kinds)]
            self.counts[kind.__name__.strip("_").replace("_", " ")] += 1
            await kind(self._rng.randrange(NODES))
            turn += 1

    async def _killed(self, which: int) -> None:
        self.deaths.append(time.monotonic())
        await asyncio.to_thread(self._nodes[which].kill)
        await asyncio.sleep(4.0)  # nothing else happens while its clients come back: that is measured
        await asyncio.to_thread(self._nodes[which].start)

    async def _paused(self, which: int) -> None:
        self._nodes[which].pause()
        await asyncio.sleep(4.0)
        self._nodes[which].go_on()

    async def _drained(self, which: int) -> None:
        await asyncio.to_thread(self._nodes[which].drain)
        await asyncio.to_thread(self._nodes[which].start)

    async def _nats_restarted(self, which: int) -> None:
        await asyncio.to_thread(self._nats.restart, 0.5)

    async def _postgres_restarted(self, which: int) -> None:
        await asyncio.to_thread(self._postgres.restart)

    async def _cut(self, which: int) -> None:
        self._links[which].open = False
        self._links[which].cut()
        await asyncio.sleep(2.0)
        self._links[which].open = True

    async def _slowed(self, which: int) -> None:
        self._links[which].delays = LinkDelays(60, 20)
        await asyncio.sleep(3.0)
        self._links[which].delays = LinkDelays(0)


async def seat(urls: Sequence[str], game: str, number: int, pace: float) -> Table:
    seats = max(SHELF[game].seats[0], 3)
    clients = [Client(urls, f"P{n}", number * 10 + n, pace) for n in range(seats)]
    host = clients[0]
    for client in clients:
        await client.come(game, host.code)
        await client.sit()
    chosen = {**host.table["options"], **({"naming": "recognise"} if game == "memo_dice" else {})}
    await host.must("Choose", game=game, options=chosen, room="same", patience=0, talk="phrases")
    await host.must("Begin")
    return Table(game, clients)


async def play_on(table: Table, ended: Counter[str]) -> None:
    """One game after the other."""
    while True:
        async with asyncio.TaskGroup() as group:
            for client in table.clients:
                group.create_task(client.play())
        ended["by themselves"] += 1
        while not all(client.phase == "LobbyView" for client in table.clients):
            await table.clients[0].ask("Again")
            await asyncio.sleep(0.1)
        while all(client.phase == "LobbyView" for client in table.clients):
            for client in table.clients:
                await client.ask("Begin")


async def bring_to_end(table: Table) -> bool:
    """Stop the game that is in play; whether that came to an end for everybody."""

    async def stop() -> None:
        while not all(client.phase == "EndedView" for client in table.clients):
            for client in table.clients:
                if client.phase == "LobbyView":
                    await client.ask("Begin")
                elif client.phase != "EndedView":
                    await client.ask("Stop")
            await asyncio.sleep(0.1)

    with suppress(TimeoutError):
        await asyncio.wait_for(stop(), END_TIMEOUT_S)
        return True
    return False


class Verdict(NamedTuple):
    acts: int  # that were answered
    lost: int  # of them, not in the log
    twice: int  # numbers, and wishes that were done twice
    untrue: int  # tables about which a client was told something that is not in the log
    events: int


def judge(table: Table, rows: Sequence[Row]) -> Verdict:
    numbers = [row.number for row in rows]
    caused = {read_notes(row).by for row in rows}
    acts = [f"{seal(one.token.encode())[:16]}:{id}" for one in table.clients for id in one.done]
    untrue = 0
    try:
        check([*table.clients], [*rows])
    except AssertionError as error:
        print(f"table {table.clients[0].code} ({table.game}): {error}", file=sys.stderr)
        untrue = 1
    lost = [act for act in acts if act not in caused]
    return Verdict(len(acts), len(lost), len(numbers) - len(set(numbers)), untrue, len(rows))


async def run(extent: Extent) -> bool:
    postgres, nats = Postgres(), Nats()
    links = [Link(LinkDelays(0), nats.port, n) for n in range(NODES)]
    buses = [(await link.begin()).replace("ws://", "nats://").removesuffix("/ws") for link in links]
    store = postgres.schema("chaos")
    nodes = [await asyncio.to_thread(Node, store, bus) for bus in buses]
    try:
        return await _run(extent, nodes, links, nats, postgres, store)
    finally:
        for node in nodes:
            if node.runs:
                node.go_on()
                node.kill()
        for link in links:
            await link.end()
        nats.stop()
        await _end(asyncio.all_tasks() - {asyncio.current_task()})


async def _end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel them until they end: a wait that is just over ignores a cancellation."""
    pending = {*tasks}
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=0.2)


async def _run(
    extent: Extent, nodes: list[Node], links: list[Link], nats: Nats, postgres: Postgres, store: str
) -> bool:
    urls, games, ended = [node.url for node in nodes], list(SHELF), Counter[str]()
    tables = [await seat(urls, games[n % len(games)], n, extent.pace) for n in range(extent.tables)]
    clients = [client for table in tables for client in table.clients]
    print(f"{NODES} nodes, {len(tables)} tables of {len(games)} games, {len(clients)} clients", flush=True)
    playing = [asyncio.create_task(play_on(table, ended)) for table in tables]
    misfortunes = Misfortunes(nodes, links, nats, postgres)
    await misfortunes.happen(extent)
    await _end(playing)
    failures = [play.exception() for play in playing if not play.cancelled() and play.exception()]
    over = await asyncio.gather(*(bring_to_end(table) for table in tables))
    await _end(client.staying for client in clients)
    for client in clients:
        await client.go()
    log = PostgresStore(store)
    verdicts = [judge(table, await log.load(table.clients[0].code)) for table in tables]
    await log.close()
    for failure in failures:
        print(f"a client failed: {failure!r}", file=sys.stderr)
    return _report(misfortunes, clients, verdicts, ended, over.count(False)) and not failures


def _report(
    misfortunes: Misfortunes,
    clients: Sequence[Client],
    verdicts: Sequence[Verdict],
    ended: Counter[str],
    never: int,
) -> bool:
    acts, lost, twice, untrue, events = (sum(column) for column in zip(*verdicts, strict=True))
    by_themselves, stopped = ended["by themselves"], len(verdicts) - never
    print(", ".join(f"{kind} {count}" for kind, count in misfortunes.counts.items()))
    print(f"events in the logs: {events}; acts that were answered: {acts}")
    print(f"acknowledged events lost: {lost}; numbers used twice: {twice}; tables with an untruth: {untrue}")
    print(f"games that ended by themselves: {by_themselves}; stopped: {stopped}; never ended: {never}")
    waits = [
        back - death
        for death in misfortunes.deaths
        for client in clients
        for left, back in client.absences
        if death <= left < death + 4.0
    ]
    if waits:
        median, worst = statistics.median(waits), max(waits)
        print(f"from a node's death to the next answer: median {median:.2f} s, worst {worst:.2f} s", end="")
        print(f" ({len(waits)} clients)")
    return not (lost or twice or untrue or never)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.chaos")
    parser.add_argument("--seconds", type=float, default=USUAL.seconds, help="of misfortunes (default 600)")
    parser.add_argument("--tables", type=int, default=USUAL.tables, help="in play (default 60)")
    parser.add_argument(
        "--pace", type=float, default=USUAL.pace, help="seconds between two acts of a hand (0.5)"
    )
    parser.add_argument("--short", action="store_true", help="only see that it runs")
    asked = parser.parse_args()
    logging.basicConfig(level=logging.CRITICAL)  # these faults are intended
    extent = (
        SHORT if asked.short else USUAL._replace(seconds=asked.seconds, tables=asked.tables, pace=asked.pace)
    )
    sys.exit(0 if asyncio.run(run(extent)) else 1)


if __name__ == "__main__":
    main()
