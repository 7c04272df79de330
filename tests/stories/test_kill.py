"""SIGKILL at four points of every event of every game, and of a hall: all that anybody was told is so."""

import asyncio
import itertools
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import pytest

from ninefold.games import SHELF
from ninefold.server.store.port import Row
from ninefold.server.store.sqlite.store import SqliteStore
from ninefold.server.table.restore import restore
from testkit import killable_server
from testkit.hall_check import check_hall
from testkit.hall_guests import CHOICE
from testkit.killable_server import POINTS, Point
from testkit.log_check import check
from testkit.protocol_client import LOST, Player
from tests.faults import Noted

SPEED = 40.0
DEATHS = 5  # in the sample


class Fate:
    """Starts servers on one port and one file, and sees them die."""

    def __init__(self, process: asyncio.subprocess.Process, path: Path) -> None:
        self._process, self._path = process, path
        self._port, self._child = 0, 0
        self.deaths = 0

    async def start(self, point: Point, number: int) -> None:
        assert self._process.stdin
        self._process.stdin.write(f"{self._port} {self._path} {SPEED} {number} {point}\n".encode())
        said = dict([await self._hear(), await self._hear()])
        self._port, self._child = said["port"], said["child"]

    async def died(self) -> None:
        assert await self._hear() == ("gone", 0)
        self.deaths += 1

    async def reign(self, point: Point, number: int, step: int, deaths: int) -> None:
        """A server after the other, each until its end comes; after so many deaths one that lives."""
        while self.deaths < deaths:
            restoring = point == "during restore"
            await self.start("before telling" if restoring else point, number)
            await self.died()
            if restoring:
                await self.start(point, 0)
                await self.died()
            number += step
        await self.start("never", 0)

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self._port}/ws"

    async def kill(self) -> None:
        os.kill(self._child, signal.SIGKILL)
        await self.died()

    async def _hear(self) -> tuple[str, int]:
        assert self._process.stdout
        word, _, number = (await self._process.stdout.readline()).decode().partition(" ")
        return word, int(number)


@asynccontextmanager
async def fate(path: Path) -> AsyncIterator[Fate]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        killable_server.__name__,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    try:
        yield Fate(process, path)
    finally:
        os.killpg(process.pid, signal.SIGKILL)  # with the server that may be running
        await process.wait()


async def _play(path: Path, game: str, point: Point, step: int, deaths: int) -> tuple[list[Player], int]:
    """To the end of the game; or to so many deaths, and then it is stopped."""
    async with fate(path) as ours, asyncio.TaskGroup() as group:
        await ours.start("never", 0)
        players = [Player(ours.url, f"P{seat}", seat, SPEED) for seat in range(SHELF[game].seats[0])]
        host = await players[0].open(game)
        for player in players:
            await (player if player is host else await player.enter(host.code)).sit()
        chosen = {**host.table["options"], **({"naming": "recognise"} if game == "memo_dice" else {})}
        await host.must("Choose", game=game, options=chosen, room="same", patience=0, talk="phrases")
        await ours.kill()
        ours.deaths = 0
        tasks = [group.create_task(player.stay()) for player in players]
        tasks.append(group.create_task(ours.reign(point, host.number + 1, step, deaths)))
        await _until(players, "Begin", "SealingView", "PlayingView", "EndedView")
        plays = {group.create_task(player.play()) for player in players}
        while ours.deaths < deaths and not all(play.done() for play in plays):
            await asyncio.sleep(0.01)
        await _cancelled(plays)
        await _until(players, "Stop", "EndedView")
        for task in tasks:
            task.cancel()
        for player in players:
            await player.go()
    return players, ours.deaths


async def _evening(path: Path, point: Point, step: int, deaths: int) -> list[Player]:
    """Two games of an evening with one too many: half of the deaths in each, then it is stopped."""
    async with fate(path) as ours, asyncio.TaskGroup() as group:
        await ours.start("never", 0)
        players = [Player(ours.url, f"P{seat}", seat, SPEED) for seat in range(5)]
        host = await players[0].open("memo_dice")
        options = {**host.table["options"], "naming": "recognise"}
        await host.must("Choose", game="memo_dice", options=options, room="same", patience=0, talk="phrases")
        await host.must("Plan", games=["memo_dice", "memo_dice"])
        for player in players:
            await (player if player is host else await player.enter(host.code)).sit()
        await ours.kill()
        ours.deaths = 0
        tasks = [group.create_task(player.stay()) for player in players]
        tasks.append(group.create_task(ours.reign(point, host.number + 1, step, deaths)))
        for died in (deaths // 2, deaths):
            await _until(players, "Begin", "SealingView", "PlayingView")
            plays = {group.create_task(player.play()) for player in players}
            while ours.deaths < died and not all(play.done() for play in plays):
                await asyncio.sleep(0.01)
            await _cancelled(plays)
            await _until(players, "Stop", "EndedView")
            if died < deaths:
                await _until(players, "Again", "StandingView")
        for task in tasks:
            task.cancel()
        for player in players:
            await player.go()
    assert ours.deaths == deaths
    return players


class Night(NamedTuple):
    people: list[Player]  # in the hall
    phones: list[Player]  # at the tables of both rounds


async def _night(path: Path, point: Point, deaths: int) -> Night:
    """Two rounds at two tables each: half of the deaths in play, half while the hall leads people on."""
    async with fate(path) as ours, asyncio.TaskGroup() as group:
        await ours.start("never", 0)
        people = [Player(ours.url, f"P{number}", number, SPEED) for number in range(5)]
        host = await people[0].open_hall()
        for person in people:
            await (person if person is host else await person.enter(host.code)).must(
                "Join", name=person.name, face="fox"
            )
        await host.must("ChooseHall", **{**CHOICE, "games": ["fix", "fix"]})
        await host.must("SeatAll")
        phones = await _at_their_tables(ours, people, 1)
        await host.must("BeginTables")
        await host.until(lambda: host.hall["phase"] == "playing")
        await ours.kill()
        ours.deaths = 0
        tasks = [group.create_task(player.stay()) for player in (*people, *phones)]
        reigns = group.create_task(
            ours.reign(point, max(phone.number for phone in phones) + 1, 5, deaths // 2)
        )
        plays = {group.create_task(phone.play()) for phone in phones}
        await reigns
        await _cancelled(plays)
        await ours.kill()
        tasks.append(group.create_task(ours.reign(point, 1, 0, deaths + 1)))
        await _led(people, "EndTables", "standing")
        await _led(people, "SeatAll", "seated")
        later = await _at_their_tables(ours, people, 2)
        tasks += [group.create_task(phone.stay()) for phone in later]
        await _led(people, "BeginTables", "playing")
        await _led(people, "EndTables", "over")
        for phone in later:
            await phone.until(lambda phone=phone: phone.phase == "EndedView")  # type: ignore[misc]
        await host.until(lambda: host.hall and all(one["present"] for one in host.hall["people"]))
        for task in tasks:
            task.cancel()
        for player in (*people, *phones, *later):
            await player.go()
    assert ours.deaths == deaths + 1, "with the one between"
    return Night(people, [*phones, *later])


async def _at_their_tables(ours: Fate, people: list[Player], round: int) -> list[Player]:
    """Each enters by another connection, with the same token."""
    phones = []
    for person in people:
        await person.until(lambda person=person: _seated(person, round))  # type: ignore[misc]
        phone = Player(ours.url, person.name, person.rng.randrange(1000), SPEED)
        phone.token = person.token
        while phone.you is None:
            with suppress(*LOST):
                await phone.enter(person.in_hall.table or "")
            await asyncio.sleep(0.01)
        phones.append(phone)
    return phones


def _seated(person: Player, round: int) -> bool:
    return person.hall.get("round") == round and person.in_hall.table is not None


async def _led(people: list[Player], command: str, phase: str) -> None:
    """Whoever is host by now sends the command, until the hall is in this phase."""
    while not any(person.hall.get("phase") == phase for person in people):
        for person in people:
            await person.ask(command)


async def _cancelled(plays: "set[asyncio.Task[Player]]") -> None:
    for play in plays:
        play.cancel()
    await asyncio.wait(plays)


async def _until(players: list[Player], command: str, *phases: str) -> None:
    """Whoever is host by now sends the command, until somebody is told of one of these phases."""
    while not any(player.phase in phases for player in players):
        for player in players:
            await player.ask(command)


async def _log(path: Path, code: str) -> list[Row]:
    store = SqliteStore(path)
    try:
        return await store.load(code)
    finally:
        await store.close()


def _story(path: Path, game: str, point: Point, step: int, deaths: int, fewest: int, noted: Noted) -> None:
    async def story() -> None:
        players, died = await asyncio.wait_for(_play(path, game, point, step, deaths), 500)
        assert died >= fewest
        noted(game, died, check(players, await _log(path, players[0].code)))

    asyncio.run(story())


@pytest.mark.parametrize(("game", "point"), list(zip(SHELF, itertools.cycle(POINTS), strict=False)))
def test_a_server_that_is_killed_at_some_events(
    tmp_path: Path, game: str, point: Point, noted: Noted
) -> None:
    """A sample, each point at one game; the rest takes minutes."""
    _story(tmp_path / "tables.db", game, point, 7, DEATHS, DEATHS, noted)


@pytest.mark.parametrize("point", POINTS)
def test_an_evening_whose_server_is_killed_at_some_events(tmp_path: Path, point: Point, noted: Noted) -> None:
    async def story() -> None:
        path = tmp_path / "tables.db"
        players = await asyncio.wait_for(_evening(path, point, 5, 8), 500)
        rows = await _log(path, players[0].code)
        noted("memo_dice", 8, check(players, rows))
        table = restore(rows).table
        assert table.evening is not None and table.evening.played == ("memo_dice", "memo_dice")
        assert [one.sat_out for one in table.evening.tallies] == [0, 0, 0, 1, 1], "each time another one"
        assert len({chair.token for chair in table.places}) == 5

    asyncio.run(story())


@pytest.mark.parametrize("point", POINTS)
def test_a_hall_whose_server_is_killed(tmp_path: Path, point: Point, noted: Noted) -> None:
    """Nothing that anybody was told in the hall or at its tables is lost, and everybody comes back."""

    async def story() -> None:
        path = tmp_path / "tables.db"
        night = await asyncio.wait_for(_night(path, point, 8), 500)
        hall = check_hall(night.people, await _log(path, night.people[0].code))
        assert not any(one.gone for one in hall.people) and len(hall.people) == 5
        tables = [table for one in hall.rounds for table in one.tables]
        assert len(tables) == 4 and {phone.code for phone in night.phones} == {one.code for one in tables}
        for table in tables:
            here = [phone for phone in night.phones if phone.code == table.code]
            noted("a hall", 2, check(here, await _log(path, table.code)))

    asyncio.run(story())


@pytest.mark.long
@pytest.mark.parametrize("point", POINTS)
@pytest.mark.parametrize("game", SHELF)
def test_a_server_that_is_killed_at_every_event(
    tmp_path: Path, game: str, point: Point, noted: Noted
) -> None:
    _story(tmp_path / "tables.db", game, point, 1, 150, 20, noted)
