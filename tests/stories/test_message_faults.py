"""Lines break, disks fill, readers stop, sockets come twice: in no game is anything lost, or done twice."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from ninefold.games import SHELF
from testkit.client_view import JsonObject
from testkit.hall_check import check_hall
from testkit.hall_guests import CHOICE
from testkit.in_process_server import InProcessServer, hall
from testkit.jumping_loop import run
from testkit.log_check import check
from testkit.protocol_client import Player
from tests.faults import Noted


class Unlucky(Player):
    """Its next message may be lost with its line, or arrive twice."""

    lost = twice = False

    async def say(self, message: JsonObject) -> None:
        await super().say(message) if not self.lost else self.drop()
        if self.twice and not self.lost:
            await super().say(message)
        self.lost = self.twice = False

    def drop(self) -> None:
        if self._socket is not None:
            self._socket.transport.abort()

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for data in socket:
                await self._hear(json.loads(data))
        if socket is self._socket:  # not of one that was given up already
            self.on_line = False
            self._news.set()


async def _lose_the_line(here: InProcessServer, player: Unlucky, rng: Random) -> None:
    player.drop()


async def _lose_a_message(here: InProcessServer, player: Unlucky, rng: Random) -> None:
    player.lost = True


async def _say_it_twice(here: InProcessServer, player: Unlucky, rng: Random) -> None:
    player.twice = True


async def _come_by_a_second_socket(here: InProcessServer, player: Unlucky, rng: Random) -> None:
    """Both are open for a moment: the old one hears goodbye, and comes back."""
    second = Player(here.url)
    second.token = player.token
    await second.enter(player.code)
    await second.go()


async def _fill_the_disk(here: InProcessServer, player: Unlucky, rng: Random) -> None:
    here.store.fail = rng.randrange(1, 6)


async def _stop_reading(here: InProcessServer, player: Unlucky, rng: Random) -> None:
    live = await here.live(player.code)
    mine = [one for one in live.machine._presence.connections if one.seat == player.you]
    for connection in mine:
        connection.line.slow = True
    await asyncio.sleep(rng.choice([0.1, 2.0]))
    for connection in mine:
        connection.line.slow = False
        live.caught_up(connection)


async def _restart(here: InProcessServer, player: Unlucky, rng: Random) -> None:
    await here.restart()


TROUBLES: list[Callable[[InProcessServer, Unlucky, Random], Awaitable[None]]] = [
    _lose_the_line,
    _lose_a_message,
    _say_it_twice,
    _come_by_a_second_socket,
    _fill_the_disk,
    _stop_reading,
    _restart,
]


async def _story(path: Path, game: str, troubles: int, seed: int, noted: Noted) -> None:
    rng = Random(seed)
    async with hall(path) as here, asyncio.TaskGroup() as group:
        players = [Unlucky(here.url, f"P{seat}", seat + seed) for seat in range(SHELF[game].seats[0])]
        here.players += players
        host = await players[0].open(game)
        for player in players:
            await (player if player is host else await player.enter(host.code)).sit()
        await host.must("Begin")
        tasks = {group.create_task(work) for player in players for work in (player.stay(), player.play())}
        for turn in range(troubles):
            player = rng.choice(players)
            await TROUBLES[turn % len(TROUBLES)](here, player, rng)
            await asyncio.sleep(rng.choice([0.01, 0.3, 1.0, 3.0]))
        here.store.fail = 0
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        await _end(here, players)
        assert await here.stored(host.code) == await here.table(host.code)
        noted(game, troubles, check(list(players), await here.store.load(host.code)))


async def _end(here: InProcessServer, players: list[Unlucky]) -> None:
    for player in players:
        player.lost = player.twice = False
        player.sent.clear()
        await player.enter()
    while not any(player.phase == "EndedView" for player in players):
        for player in players:  # whoever is host by now
            await player.ask("Stop")


async def _hall_story(path: Path, troubles: int, seed: int, noted: Noted) -> None:
    """Two tables play, while things go wrong at them and in the hall."""
    rng = Random(seed)
    async with hall(path) as here, asyncio.TaskGroup() as group:
        people = [Unlucky(here.url, f"P{number}", number + seed) for number in range(5)]
        host = await people[0].open_hall()
        for person in people:
            await (person if person is host else await person.enter(host.code)).must(
                "Join", name=person.name, face="fox"
            )
        await host.must("ChooseHall", **CHOICE)
        await host.must("SeatAll")
        phones: list[Unlucky] = []
        for person in people:
            await person.until(lambda person=person: person.in_hall.table)  # type: ignore[misc]
            phone = Unlucky(here.url, person.name, 100 + len(phones))
            phone.token = person.token
            phones.append(phone)
            await phone.enter(person.in_hall.table or "")
        everybody = [*people, *phones]
        here.players += everybody
        await host.must("BeginTables")
        tasks = {group.create_task(player.stay()) for player in everybody}
        tasks |= {group.create_task(phone.play()) for phone in phones}  # type: ignore[arg-type]
        for turn in range(troubles):
            trouble = TROUBLES[turn % len(TROUBLES)]
            player = rng.choice(phones if trouble is _stop_reading else everybody)
            await trouble(here, player, rng)
            await asyncio.sleep(rng.choice([0.01, 0.3, 1.0, 3.0]))
        here.store.fail = 0
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        for player in everybody:
            player.lost = player.twice = False
            player.sent.clear()
            await player.go()  # what is on its way by the old line is not of the new one
            await player.enter()
        while not any(person.hall["phase"] in ("standing", "over") for person in people):
            for person in people:  # whoever is host by now
                await person.ask("EndTables")
        for phone in phones:
            await phone.until(lambda phone=phone: phone.phase == "EndedView")  # type: ignore[misc]
        await host.until(lambda: all(one["present"] for one in host.hall["people"]))
        told = check_hall(people, await here.store.load(host.code))
        for table in told.tables:
            there = [phone for phone in phones if phone.code == table.code]
            noted("a hall", troubles // 2, check(there, await here.store.load(table.code)))


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 8))])
def test_faults_lose_nothing_of_a_hall(tmp_path: Path, seed: int, noted: Noted) -> None:
    run(_hall_story(tmp_path, 28, seed, noted))


@pytest.mark.parametrize("game", SHELF)
def test_any_single_fault_loses_nothing(tmp_path: Path, game: str, noted: Noted) -> None:
    run(_story(tmp_path, game, 28, 1, noted))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 8))
@pytest.mark.parametrize("game", SHELF)
def test_many_faults_lose_nothing(tmp_path: Path, game: str, seed: int, noted: Noted) -> None:
    run(_story(tmp_path, game, 140, seed, noted))
