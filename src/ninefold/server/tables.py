"""The tables in play, by their codes. A table is restored from its log when somebody asks for it."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from ninefold.engine import Fact
from ninefold.games import SHELF
from ninefold.server.codes import code_of
from ninefold.server.events import Opened
from ninefold.server.evolve import evolve
from ninefold.server.limits import Allowances
from ninefold.server.live_table import Invite, LiveTable
from ninefold.server.log import Cause, Restored, is_closed, read_notes, restore_in_slices, write
from ninefold.server.metrics import YIELDED
from ninefold.server.own_pictures import NO_PICTURES, OwnPictures
from ninefold.server.place import Caller, PlaceHere
from ninefold.server.ports import Conflict, Damaged, EventStore
from ninefold.server.table import Playing, Table, leave_behind

log = logging.getLogger(__name__)

TABLES_PER_HOUR = 300  # from one address
ATTEMPTS = 100  # codes that are tried for a new table: where all are taken, there are too many
IDLE = 120.0  # seconds without a connection until a table is put away; its log stays


class CannotOpen(Exception):
    """The message is the word for why not."""


class Superseded(Exception):
    """While it was being restored here, the table was taken up elsewhere."""


class Tables:
    def __init__(
        self, store: EventStore, invite: Invite, own: OwnPictures = NO_PICTURES, per_address: int = 1
    ) -> None:
        self._store, self._invite, self._own = store, invite, own
        self.gone: Callable[[str], None] = lambda code: None  # told of every table that is in play no longer
        self._live: dict[str, asyncio.Future[LiveTable | None]] = {}
        most = TABLES_PER_HOUR * per_address
        self._opened = Allowances(asyncio.get_running_loop().time, most / 3600, most)  # by address
        self._opening: dict[str, asyncio.Task[str]] = {}  # by the seal of its token, what a client opens

    def __len__(self) -> int:
        return len(self._live)

    def __contains__(self, code: str) -> bool:
        return code in self._live

    @property
    def live(self) -> list[LiveTable]:
        done = [future.result() for future in self._live.values() if future.done()]
        return [table for table in done if table is not None]

    async def open(self, game: str, token: str, address: str) -> str:
        """The code of this token's table, of a new one if there is none. Who asks again gets the same one,
        while it is being opened or after a crash between the writing and the telling."""
        opening = self._opening.get(token)
        if opening is None:
            opening = asyncio.get_running_loop().create_task(self._open(game, token, address))
            self._opening[token] = opening
            opening.add_done_callback(lambda _: self._opening.pop(token))
        return await asyncio.shield(opening)

    async def _open(self, game: str, token: str, address: str) -> str:
        attempts = iter(range(1, ATTEMPTS))
        code = code_of(token, 0)
        while True:
            with suppress(Conflict):  # it was opened just now: by another, or by this token elsewhere
                if await self._open_at(code, game, token, address):
                    return code
                if (attempt := next(attempts, None)) is None:
                    raise CannotOpen("too-many-tables")
                code = code_of(token, attempt)

    async def _open_at(self, code: str, game: str, token: str, address: str) -> bool:
        """Whether this is the token's table now."""
        try:
            rows = await self._store.load(code)
        except Damaged:
            return False
        if rows:
            return read_notes(rows[0]).by == token and not is_closed(rows)
        self._check(game, address)
        await self._store.append(code, [write(1, "", Fact(0, Opened(code, game, token)), Cause(token))])
        return True

    def _check(self, game: str, address: str) -> None:
        if game not in SHELF:
            raise CannotOpen("no-such-game")
        if self._opened.of(address).used_up():
            raise CannotOpen("too-many-tables")

    def in_play(self, code: str) -> LiveTable | None:
        """Without looking into the log."""
        live = self._live.get(code)
        return live.result() if live is not None and live.done() and live.exception() is None else None

    async def enter(self, code: str, caller: Caller) -> PlaceHere | None:
        table = self.in_play(code) if caller.known_only else await self.find(code)
        if table is None or caller.gone or (caller.known_only and not table.table.knows(caller.token)):
            return None
        return PlaceHere(table, caller)

    async def find(self, code: str) -> LiveTable | None:
        """The table in play, or restored from its log; one restore serves all who ask meanwhile."""
        if (known := self._live.get(code)) is not None:
            return await asyncio.shield(known)
        future: asyncio.Future[LiveTable | None] = asyncio.get_running_loop().create_future()
        self._live[code] = future
        try:
            rows = await self._store.load(code)
            there = rows and not is_closed(rows)
            restored = await self._up_to_date(await restore_in_slices(rows)) if there else None
            if future.done():
                raise Superseded
            table = restored and LiveTable(restored, self._store, self._invite, self._own)
        except BaseException as error:
            self._forget(code, future)
            if future.done():
                raise
            future.set_exception(error)
            future.exception()  # whoever else asked gets it too; nobody having asked is no fault
            raise
        future.set_result(table)
        if table is None:
            self._forget(code, future)
        else:
            table.lost = self._lost
            self._put_away_later(code, table)
            self._say_what_is_missing(table.table)
        return table

    def _say_what_is_missing(self, table: Table) -> None:
        phase = table.phase
        if isinstance(phase, Playing) and (missing := self._own.missing(phase.header.options)):
            words = "table %s is played with pictures that are not here (%d): they are shown blank"
            log.warning(words, table.code, missing, extra={"table": table.code})

    def _forget(self, code: str, future: asyncio.Future[LiveTable | None]) -> None:
        """Unless it is being taken down: then the code leads nowhere for a while."""
        if self._live.get(code) is future:
            self.let_go(code)

    async def _up_to_date(self, restored: Restored) -> Restored:
        """Without the game that it may be in, if that is by rules that this build does not have."""
        table = restored.table
        events = leave_behind(table)
        if not events:
            return restored
        words = "table %s: its game is by other rules of %s than this build's"
        log.warning(words, table.code, table.game, extra={"table": table.code})
        facts = [Fact(table.at, event) for event in events]
        rows = [write(number, "", fact) for number, fact in enumerate(facts, table.number + 1)]
        await self._store.append(table.code, rows)
        for event in events:
            table = evolve(table, event, table.at)
        return restored._replace(table=table, steps=[])

    def _put_away_later(self, code: str, table: LiveTable) -> None:
        asyncio.get_running_loop().call_later(IDLE - table.empty_for, self._put_away, code, table)

    def _put_away(self, code: str, table: LiveTable) -> None:
        if self.in_play(code) is not table:
            return  # it was taken down
        if table.empty_for >= IDLE:
            table.close()
            self.let_go(code)
        else:
            self._put_away_later(code, table)

    async def take_down(self, code: str) -> None:
        """Say goodbye to all who are there. Until it is let go, the code leads nowhere."""
        nowhere: asyncio.Future[LiveTable | None] = asyncio.get_running_loop().create_future()
        nowhere.set_result(None)
        before, self._live[code] = self._live.get(code), nowhere
        table = None
        if before is not None:
            with suppress(Exception):  # at what cannot be restored nobody is
                table = await asyncio.shield(before)
        if table is not None:
            table.close("closed")
            while not table.empty:  # what is being stored was told to be
                await asyncio.sleep(0.01)

    def let_go(self, code: str) -> None:
        self._live.pop(code, None)
        self.gone(code)

    def drop(self, code: str) -> None:
        """Another has the table now: nothing more is written here. Whoever is at it comes back by itself."""
        held = self._live.get(code)
        if held is None:
            return
        self.let_go(code)
        if not held.done():
            held.set_exception(Superseded())
            held.exception()  # nobody having asked is no fault
        elif (table := held.result()) is not None:
            table.close("closing")

    def _lost(self, table: LiveTable) -> None:
        YIELDED.add("conflict")
        if self.in_play(table.table.code) is table:
            self.drop(table.table.code)
        else:
            table.close("closing")

    def say_goodbye(self) -> None:
        """The server is about to close; whoever comes back in a moment goes on."""
        for table in self.live:
            table.close("closing")

    def close(self) -> None:
        for table in self.live:
            table.close()
