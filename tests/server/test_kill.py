"""SIGKILL at four points of every event of a game: it goes on, and all that anybody was told is so."""

import asyncio
import itertools
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ninefold.engine import encode
from ninefold.games import SHELF
from ninefold.server.adapters.sqlite import SqliteStore
from ninefold.server.log import read_event, read_notes, restore
from ninefold.server.ports import Row
from ninefold.server.table import Ended, Playing
from tests.server import doomed
from tests.server.doomed import POINTS, Point
from tests.server.player import Player, without_guesses

SPEED = 40.0
RULES = SHELF["memo_dice"]


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

    async def reign(self, point: Point, number: int, step: int) -> None:
        """A server after the other, each until its end comes."""
        while True:
            restoring = point == "during restore"
            await self.start("before telling" if restoring else point, number)
            await self.died()
            if restoring:
                await self.start(point, 0)
                await self.died()
            number += step

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
        doomed.__name__,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    try:
        yield Fate(process, path)
    finally:
        os.killpg(process.pid, signal.SIGKILL)  # with the server that may be running
        await process.wait()


async def _play(path: Path, point: Point, step: int) -> tuple[list[Player], int]:
    async with fate(path) as ours, asyncio.TaskGroup() as group:
        await ours.start("never", 0)
        ann, ben = players = [Player(ours.url, name, seed, SPEED) for seed, name in enumerate(["Ann", "Ben"])]
        await (await ann.open()).sit()
        await (await ben.enter(ann.code)).sit()
        options = {"naming": "recognise"}
        await ann.must("Choose", game="memo_dice", options=options, room="same", patience=0, talk="phrases")
        await ours.kill()
        tasks = [group.create_task(player.stay()) for player in players]
        tasks.append(group.create_task(ours.reign(point, ann.number + 1, step)))
        while not any(player.phase in ("SealingView", "PlayingView") for player in players):
            for player in players:  # whoever is host by now
                await player.ask("Begin")
        async with asyncio.TaskGroup() as game:
            for player in players:
                game.create_task(player.play())
        for task in tasks:
            task.cancel()
        for player in players:
            await player.go()
    return players, ours.deaths


async def _log(path: Path, code: str) -> list[Row]:
    store = SqliteStore(path)
    try:
        return await store.load(code)
    finally:
        await store.close()


def _check(players: list[Player], rows: list[Row]) -> None:
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    states = {number: restore(rows[:number]).table for number in range(1, len(rows) + 1)}
    assert isinstance(states[len(rows)].phase, Ended)
    for player in players:
        for sight in player.sights:
            since, number = sight["since"], sight["number"]
            if "news" in sight:
                happened = [[row.at, read_event(row)] for row in rows[since:number] if row.scope]
                assert sight["news"] == json.loads(encode(happened)), "what was told is in the log"
            if "game" in sight:
                phase = states[number].phase
                state = phase.played.state if isinstance(phase, Ended) else _playing(phase).state
                assert sight["game"]["public"] == json.loads(encode(RULES.public(state)))
                said = [
                    {**item, "guess": None} for _, item in sight.get("news", [])
                ]  # anybody may say anything
                text = json.dumps([without_guesses(sight["game"]["public"]), said])
                covered = [place.picture for place in state.row if not place.lifted]
                assert not any(f'"{picture}"' in text for picture in covered), "MD-15"
    caused = [read_notes(row).by for row in rows]
    wishes = [by for by, _ in itertools.groupby(caused) if by]
    assert len(wishes) == len(set(wishes)), "nothing was done twice"


def _playing(phase: Any) -> Playing:
    assert isinstance(phase, Playing)
    return phase


def _story(path: Path, point: Point, step: int, deaths: int) -> None:
    async def story() -> None:
        players, died = await asyncio.wait_for(_play(path, point, step), 500)
        assert died >= deaths
        _check(players, await _log(path, players[0].code))

    asyncio.run(story())


@pytest.mark.parametrize("point", POINTS)
def test_a_server_that_is_killed_at_some_events(tmp_path: Path, point: Point) -> None:
    _story(tmp_path / "tables.db", point, 12, 5)


@pytest.mark.long
@pytest.mark.parametrize("point", POINTS)
def test_a_server_that_is_killed_at_every_event(tmp_path: Path, point: Point) -> None:
    _story(tmp_path / "tables.db", point, 1, 60)
