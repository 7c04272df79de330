"""A whole server for tests, by real sockets and a real file, in a loop that does not wait."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from ninefold.server.app import App
from ninefold.server.hosting.opening import ANYBODY, OpeningRule
from ninefold.server.http_api.own_pictures import NO_PICTURES, OwnPictures
from ninefold.server.live.shell import TableShell
from ninefold.server.net.addresses import Addresses
from ninefold.server.net.http_server import Request, Response, serve
from ninefold.server.net.proxies import Network
from ninefold.server.store.port import Row, StoreFailed
from ninefold.server.store.sqlite.store import SqliteStore
from ninefold.server.table.restore import restore
from ninefold.server.table.state import Playing, Table
from testkit.echo_server import UPGRADE, RawConnection, head
from testkit.jumping_loop import JumpingLoop
from testkit.protocol_client import Player


class Store(SqliteStore):
    """A store during whose writes time does not jump, and which fails when told to."""

    fail = 0

    def append(self, table: str, rows: Sequence[Row]) -> "asyncio.Future[None]":
        loop = asyncio.get_running_loop()
        assert isinstance(loop, JumpingLoop)
        if self.fail:
            self.fail -= 1
            failed: asyncio.Future[None] = loop.create_future()
            failed.set_exception(StoreFailed("The disk is full, says the test."))
            return failed
        return loop.wait_for(super().append(table, rows))


class InProcessServer:
    def __init__(
        self, path: Path, own: OwnPictures, trusted: tuple[Network, ...] = (), opening: OpeningRule = ANYBODY
    ) -> None:
        self.path, self.own, self._trusted, self._opening = path, own, trusted, opening
        self.players: list[Player] = []
        self.lines: list[RawConnection] = []

    async def begin(self) -> None:
        self.store = Store(self.path)
        self.addresses = Addresses("http", "127.0.0.1", 0)
        self.app = App(
            self.store, _page, self.addresses, self.own, self._trusted, opening=self._opening, sets=True
        )
        self.server = await serve(
            "127.0.0.1",
            0,
            web=self.app.web,
            accept=self.app.accept,
            slicer=self.app.slicer,
            client=self.app.proxies.client,
            takes=self.app.takes,
        )
        self.addresses.port = self.server.addresses[0][1]
        self.url = f"ws://127.0.0.1:{self.addresses.port}/ws"
        for player in self.players:
            player.url = self.url

    async def end(self) -> None:
        await self.server.close()
        self.app.close()
        await self.store.close()
        for player in self.players:
            await player.gone()

    async def restart(self) -> None:
        await self.end()
        await self.begin()

    def player(self, name: str = "", seed: int = 0) -> Player:
        player = Player(self.url, name, seed or len(self.players) + 1)
        self.players.append(player)
        return player

    async def dial(self) -> RawConnection:
        line = RawConnection(*await asyncio.open_connection("127.0.0.1", self.addresses.port))
        self.lines.append(line)
        return line

    async def knock(self, **headers: str) -> tuple[RawConnection, int]:
        """Ask for a WebSocket in plain bytes; returns the socket and the status of the answer."""
        line = await self.dial()
        line.writer.write(head("GET /ws HTTP/1.1", **UPGRADE, **headers))
        return line, (await line.answer()).status

    async def live(self, code: str) -> TableShell:
        live = await self.app.tables.find(code)
        assert isinstance(live, TableShell)
        return live

    async def table(self, code: str) -> Table:
        return (await self.live(code)).table

    async def state(self, code: str) -> Any:
        phase = (await self.table(code)).phase
        assert isinstance(phase, Playing)
        return phase.state

    async def stored(self, code: str) -> Table:
        """The table as its log alone tells it."""
        return restore(await self.store.load(code), self.own.sets).table

    async def seated(self, *names: str, bots: int = 0, **options: Any) -> list[Player]:
        """A table with these people in the lobby; the first is the host."""
        host = await self.player(names[0]).open()
        await host.sit()
        others = [await (await self.player(name).enter(host.code)).sit() for name in names[1:]]
        for _ in range(bots):
            await host.must("AddBot", level="adult")
        if options:
            await self.choose(host, **options)
        return [host, *others]

    async def choose(self, host: Player, patience: int = 20, **options: Any) -> None:
        now = host.table
        chosen = {**now["options"], **options}
        kept = {field: now[field] for field in ("game", "room", "talk")}
        await host.must("Choose", options=chosen, patience=patience, **kept)

    async def playing(self, *names: str, bots: int = 0, **options: Any) -> list[Player]:
        """A table at which a game has just begun."""
        players = await self.seated(*names, bots=bots, **options)
        await players[0].must("Begin")
        for player in players:
            await player.until(lambda player=player: player.phase == "PlayingView")  # type: ignore[misc]
        return players


def _page(request: Request) -> Response:
    return Response(200, b"<!doctype html>", {"Content-Type": "text/html"})


@asynccontextmanager
async def hall(
    path: Path,
    own: OwnPictures = NO_PICTURES,
    trusted: tuple[Network, ...] = (),
    opening: OpeningRule = ANYBODY,
) -> AsyncIterator[InProcessServer]:
    here = InProcessServer(path / "tables.db", own, trusted, opening)
    await here.begin()
    try:
        yield here
    finally:
        for player in here.players:
            await player.go()
        for line in here.lines:
            line.writer.transport.abort()
        await here.end()
