"""People in a hall or at a table who have no browser: clients by protocol, in a thread with its own loop."""

import asyncio
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from threading import Thread
from typing import Any

from testkit.protocol_client import LOST, Player


class Crowd:
    """They come in, go to their tables by themselves, and come back whenever a line breaks."""

    def __init__(self, port: int, code: str) -> None:
        self._url, self._code = f"ws://127.0.0.1:{port}/ws", code
        self._people: dict[str, Player] = {}
        self._players: list[Player] = []  # with those at the tables
        self._loop = asyncio.new_event_loop()
        self._tasks: list[asyncio.Task[None]] = []
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def come(self, names: Iterable[str]) -> None:
        for name in names:
            self._do(self._come(name))

    def sit(self, names: Iterable[str]) -> None:
        """At a table."""
        for name in names:
            self._do(self._sit(name))

    def leave(self, name: str) -> None:
        self._do(self._people[name].must("Leave"))

    def close(self) -> None:
        self._do(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _do(self, work: Coroutine[Any, Any, Any]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    async def _come(self, name: str) -> None:
        person = self._people[name] = Player(self._url, name)
        self._players.append(person)
        await person.enter(self._code)
        await person.must("Join", name=name, face="owl")
        self._tasks.append(asyncio.create_task(person.stay()))
        self._tasks.append(asyncio.create_task(self._follow(person)))

    async def _sit(self, name: str) -> None:
        player = Player(self._url, name)
        self._players.append(player)
        await player.enter(self._code)
        await player.sit()
        self._tasks.append(asyncio.create_task(player.stay()))

    async def _follow(self, person: Player) -> None:
        at, seat, staying = None, None, None
        while True:
            await person.until(lambda at=at: person.in_hall.table not in (None, at), 3600)  # type: ignore[misc]
            at = person.in_hall.table
            if seat is not None and staying is not None:
                staying.cancel()
                await seat.go()
            seat = Player(self._url, person.name)
            seat.token = person.token
            self._players.append(seat)
            with suppress(*LOST):
                await seat.enter(at or "")
            staying = asyncio.create_task(seat.stay())
            self._tasks.append(staying)

    async def _end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for player in self._players:
            await player.go()
        await asyncio.sleep(0.1)  # their sockets close
