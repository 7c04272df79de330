"""The tables in play, by their codes. A table is restored from its log when somebody asks for it."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from secrets import token_bytes

from ninefold.engine import Fact, Supply
from ninefold.games import SHELF
from ninefold.server.hosting.ports import Caller, LocalAttachment
from ninefold.server.hosting.restoring import restore_in_slices
from ninefold.server.live.job_handlers import MakeInvitation
from ninefold.server.live.live_table import LiveTable
from ninefold.server.live.shell import TableShell
from ninefold.server.net.rate_limits import KeyedRateLimits
from ninefold.server.ops.metrics import YIELDED
from ninefold.server.store.port import Conflict, Damaged, EventStore
from ninefold.server.table.codes import code_of
from ninefold.server.table.events import Opened
from ninefold.server.table.evolve import evolve
from ninefold.server.table.records import Cause, is_closed, read_notes, write
from ninefold.server.table.restore import Restored
from ninefold.server.table.state import Playing, Table, leave_behind

log = logging.getLogger(__name__)

TABLES_PER_HOUR = 300  # from one address
ATTEMPTS = 100  # codes that are tried for a new table: where all are taken, there are too many
IDLE_S = 120.0  # seconds without a connection until a table is put away; its log stays


class CannotOpen(Exception):
    """The message is the word for why not."""


class Superseded(Exception):
    """While it was being restored here, the table was taken up elsewhere."""


class TableRegistry:
    def __init__(
        self, store: EventStore, invite: MakeInvitation, own: Sequence[Supply] = (), per_address: int = 1
    ) -> None:
        self._store, self._invite, self._own = store, invite, own
        self.gone: Callable[[str], None] = lambda code: None  # told of every table that is in play no longer
        self._live: dict[str, asyncio.Future[TableShell | None]] = {}
        most = TABLES_PER_HOUR * per_address
        self._opened = KeyedRateLimits(asyncio.get_running_loop().time, most / 3600, most)  # by address
        self._opening: dict[str, asyncio.Task[str]] = {}  # by the seal of its token, what a client opens

    def __len__(self) -> int:
        return len(self._live)

    def __contains__(self, code: str) -> bool:
        return code in self._live

    @property
    def live(self) -> list[TableShell]:
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
        if not self._opened.of(address).try_acquire():
            raise CannotOpen("too-many-tables")

    def in_play(self, code: str) -> TableShell | None:
        """Without looking into the log."""
        live = self._live.get(code)
        return live.result() if live is not None and live.done() and live.exception() is None else None

    async def enter(self, code: str, caller: Caller) -> LocalAttachment | None:
        table = self.in_play(code) if caller.known_only else await self.find(code)
        if table is None or caller.gone or (caller.known_only and not table.table.knows(caller.token)):
            return None
        return LocalAttachment(table, caller)

    async def find(self, code: str) -> TableShell | None:
        """The table in play, or restored from its log; one restore serves all who ask meanwhile."""
        if (known := self._live.get(code)) is not None:
            return await asyncio.shield(known)
        future: asyncio.Future[TableShell | None] = asyncio.get_running_loop().create_future()
        self._live[code] = future
        try:
            rows = await self._store.load(code)
            there = rows and not is_closed(rows)
            restored = await self._up_to_date(await restore_in_slices(rows)) if there else None
            if future.done():
                raise Superseded
            table = None if restored is None else self._put_in_play(restored)
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
            self._put_away_later(code, table)
            self._say_what_is_missing(table.table)
        return table

    def _put_in_play(self, restored: Restored) -> TableShell:
        machine = LiveTable(
            restored, asyncio.get_running_loop().time(), self._invite, self._own, entropy=token_bytes
        )
        return TableShell(machine, self._store, self._lost)

    def _say_what_is_missing(self, table: Table) -> None:
        phase = table.phase
        if isinstance(phase, Playing) and (supplies := table.rules.supplies) is not None:
            missing = set(supplies.used(phase.header.options)) - {supply.hash for supply in self._own}
            if missing:
                words = "table %s is played with pictures that are not here (%d): they are shown blank"
                log.warning(words, table.code, len(missing))

    def _forget(self, code: str, future: asyncio.Future[TableShell | None]) -> None:
        """Unless it is being taken down: then the code leads nowhere for a while."""
        if self._live.get(code) is future:
            self.let_go(code)

    async def _up_to_date(self, restored: Restored) -> Restored:
        """Without the game that it may be in, if that is by rules that this build does not have."""
        table = restored.table
        events = leave_behind(table)
        if not events:
            return restored
        log.warning("table %s: its game is by other rules of %s than this build's", table.code, table.game)
        facts = [Fact(table.at, event) for event in events]
        rows = [write(number, "", fact) for number, fact in enumerate(facts, table.number + 1)]
        await self._store.append(table.code, rows)
        for event in events:
            table = evolve(table, event, table.at)
        return restored._replace(table=table, steps=[])

    def _put_away_later(self, code: str, table: TableShell) -> None:
        asyncio.get_running_loop().call_later(IDLE_S - table.empty_for, self._put_away, code, table)

    def _put_away(self, code: str, table: TableShell) -> None:
        if self.in_play(code) is not table:
            return  # it was taken down
        if table.empty_for >= IDLE_S:
            table.close()
            self.let_go(code)
        else:
            self._put_away_later(code, table)

    async def take_down(self, code: str) -> None:
        """Say goodbye to all who are there. Until it is let go, the code leads nowhere."""
        nowhere: asyncio.Future[TableShell | None] = asyncio.get_running_loop().create_future()
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

    def _lost(self, table: TableShell) -> None:
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
