"""The tables in play, by code. A table is restored from its log when somebody enters."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from secrets import token_bytes
from typing import Any

from ninefold.engine import NO_SETS, Fact, SupplySets
from ninefold.games import SHELF
from ninefold.server.hall.events import HallOpened
from ninefold.server.hall.records import is_hall
from ninefold.server.hosting.hall_doors import HallDoors
from ninefold.server.hosting.ports import Caller, LocalAttachment, TableDirectory
from ninefold.server.hosting.restoring import restore_hall_in_slices, restore_in_slices
from ninefold.server.hosting.sets import sets_of
from ninefold.server.live.hall_shell import HallShell
from ninefold.server.live.job_handlers import MakeInvitation
from ninefold.server.live.live_hall import LiveHall
from ninefold.server.live.live_table import LiveTable
from ninefold.server.live.shell import AnyShell, Shell, ShowTable, TableShell
from ninefold.server.net.fair_queue import Turns
from ninefold.server.net.rate_limits import KeyedRateLimits
from ninefold.server.net.time_slices import OPERATOR, TimeSlicer
from ninefold.server.ops.metrics import YIELDED
from ninefold.server.store.port import Conflict, Damaged, EventStore, Row
from ninefold.server.store.wall_clock import wall_clock
from ninefold.server.table.codes import code_of
from ninefold.server.table.events import Opened
from ninefold.server.table.evolve import evolve
from ninefold.server.table.records import Cause, is_closed, read_notes, write
from ninefold.server.table.restore import Restored
from ninefold.server.table.state import Playing, leave_behind

log = logging.getLogger(__name__)

TABLES_PER_HOUR = 600  # from one address: a hall of 200 opens 50 in each round
ATTEMPTS = 100  # codes that are tried for a new table before giving up
LOOK_AGAIN_S = 1.0  # at least: parts of a second are cut off
IDLE_S = 120.0  # a table without a connection for this long leaves memory; its log stays
COMPARED_AT_ONCE = 1_000  # tables with the lengths of their logs, so that a full node goes on
LOGS_AT_ONCE = 2  # more are not read at once: the threads that check them take time from the event loop


class CannotOpen(Exception):
    """The message is the word of the refusal."""


class Superseded(Exception):
    """Another node claimed the table while it was being restored here."""


class TableRegistry:
    def __init__(
        self,
        store: EventStore,
        invite: MakeInvitation,
        own: SupplySets = NO_SETS,
        per_address: int = 1,
        slicer: TimeSlicer | None = None,
        expire: bool = False,
        show: ShowTable = lambda letters, code: None,
    ) -> None:
        """`expire`: new tables are deleted when nobody has touched them for long; `show` leads a television
        to a table."""
        self._expire, self._show = expire, show
        self._store, self._invite, self._own = store, invite, own
        self.slicer, self._reading = slicer or TimeSlicer(), Turns(LOGS_AT_ONCE)
        self.gone: Callable[[str], None] = lambda code: None  # called for every table that leaves memory
        self.directory: TableDirectory = self  # by which halls here get to their tables
        self._live: dict[str, asyncio.Future[AnyShell | None]] = {}
        most = TABLES_PER_HOUR * per_address
        self._opened = KeyedRateLimits(asyncio.get_running_loop().time, most / 3600, most)  # by address
        self._opening: dict[str, asyncio.Task[str]] = {}  # by token
        self._to_compare: list[str] = []  # tables whose logs may have gone on

    def __len__(self) -> int:
        return len(self._live)

    def __contains__(self, code: str) -> bool:
        return code in self._live

    @property
    def live(self) -> list[AnyShell]:
        done = [future.result() for future in self._live.values() if future.done()]
        return [table for table in done if table is not None]

    async def open(self, game: str, token: str, address: str) -> str:
        """The code of this token's table; a new table if it has none. A repeat gets the same table, even
        after a crash between the commit and the answer."""
        return await self._open_once(game, token, address)

    async def open_hall(self, token: str, address: str) -> str:
        return await self._open_once(None, token, address)

    async def _open_once(self, game: str | None, token: str, address: str) -> str:
        key = token if game is not None else f"hall/{token}"
        opening = self._opening.get(key)
        if opening is None:
            opening = asyncio.get_running_loop().create_task(self._open(game, token, key, address))
            self._opening[key] = opening
            opening.add_done_callback(lambda _: self._opening.pop(key))
        return await asyncio.shield(opening)

    async def _open(self, game: str | None, token: str, key: str, address: str) -> str:
        attempts = iter(range(1, ATTEMPTS))
        code = code_of(key, 0)
        while True:
            with suppress(Conflict):  # another client, or this one at another node, has just opened it
                if await self._open_at(code, game, token, address):
                    return code
                if (attempt := next(attempts, None)) is None:
                    raise CannotOpen("too-many-tables")
                code = code_of(key, attempt)

    async def _open_at(self, code: str, game: str | None, token: str, address: str) -> bool:
        """Whether the table, or the hall, with this code is now the token's."""
        try:
            rows = await self._load(code, address)
        except Damaged:
            return False
        if rows:
            ours = read_notes(rows[0]).by == token and is_hall(rows) == (game is None)
            return ours and not is_closed(rows)
        self._check(game, address)
        opened: Opened | HallOpened
        if game is None:
            opened = HallOpened(code, token, token_bytes(16).hex(), self._expire)
        else:
            opened = Opened(code, game, token, self._expire)
        await self._store.append(code, [write(1, "", Fact(0, opened), Cause(token))])
        return True

    def _check(self, game: str | None, address: str) -> None:
        if game is not None and game not in SHELF:
            raise CannotOpen("no-such-game")
        if not self._opened.of(address).try_acquire():
            raise CannotOpen("too-many-tables")

    def in_play(self, code: str) -> AnyShell | None:
        """The table if it is in memory."""
        live = self._live.get(code)
        return live.result() if live is not None and live.done() and live.exception() is None else None

    async def enter(self, code: str, caller: Caller) -> LocalAttachment | None:
        table = self.in_play(code) if caller.known_only else await self.find(code, caller.address)
        if table is None or (caller.known_only and not table.admits(caller.token)):
            return None
        return await self.slicer.finish(caller.address, _attached(table, caller))

    async def find(self, code: str, address: str = OPERATOR) -> AnyShell | None:
        """The table in play, restored from its log if needed. All who ask meanwhile share one restore.
        `address`: whose share of the time it takes."""
        if (known := self._live.get(code)) is not None:
            return await asyncio.shield(known)
        future: asyncio.Future[AnyShell | None] = asyncio.get_running_loop().create_future()
        self._live[code] = future
        try:
            rows = await self._load(code, address)
            begin = None
            if rows and not is_closed(rows):
                restore = self._hall_from if is_hall(rows) else self._table_from
                begin = await restore(code, rows, address)
            if future.done():
                raise Superseded
            table = None if begin is None else begin()
        except BaseException as error:
            self._forget(code, future)
            if future.done():
                raise
            future.set_exception(error)
            future.exception()  # mark it as retrieved: perhaps nobody else waits for it
            raise
        future.set_result(table)
        if table is None:
            self._forget(code, future)
        else:
            self._put_away_later(code, table)
            self._say_what_is_missing(table)
        return table

    async def _load(self, code: str, address: str) -> list[Row]:
        async with self._reading.turn(address):
            return await self._store.load(code)

    async def _table_from(self, code: str, rows: list[Row], address: str) -> Callable[[], AnyShell]:
        brought = await sets_of(self._store, code, rows)
        folded = await restore_in_slices(rows, self.slicer, address, self._own, brought)
        restored = await self._up_to_date(folded)

        def begin() -> AnyShell:
            now = asyncio.get_running_loop().time()
            machine = LiveTable(restored, now, self._invite, entropy=token_bytes)
            return TableShell(machine, self._store, self._lost, self.slicer, self._load, address, self._show)

        return begin

    async def _hall_from(self, code: str, rows: list[Row], address: str) -> Callable[[], AnyShell]:
        brought = await sets_of(self._store, code, rows)
        restored = await restore_hall_in_slices(rows, self.slicer, address, brought)

        def begin() -> AnyShell:
            now = asyncio.get_running_loop().time()
            machine = LiveHall(restored, now, wall_clock(), entropy=token_bytes)
            doors = HallDoors(self.directory)
            return HallShell(doors, machine, self._store, self._lost, self.slicer, self._load, address)

        return begin

    def _say_what_is_missing(self, shell: AnyShell) -> None:
        if not isinstance(shell, TableShell):
            return
        table, phase = shell.table, shell.table.phase
        supplies = table.rules.supplies
        if not isinstance(phase, Playing) or supplies is None:
            return
        if missing := supplies.lacking(phase.header.options, table.known_sets):
            words = "table %s: %d of its own pictures are missing here and are shown blank"
            log.warning(words, table.code, missing, extra={"table": table.code})

    def _forget(self, code: str, future: asyncio.Future[AnyShell | None]) -> None:
        """Keep the code blocked if the table is being taken down."""
        if self._live.get(code) is future:
            self.let_go(code)

    async def _up_to_date(self, restored: Restored) -> Restored:
        """Leave the table's game if this build does not have the version of its rules."""
        table = restored.table
        events = leave_behind(table)
        if not events:
            return restored
        words = "table %s: its game of %s is abandoned: this build has other rules"
        log.warning(words, table.code, table.game, extra={"table": table.code})
        facts = [Fact(table.at, event) for event in events]
        rows = [write(number, "", fact) for number, fact in enumerate(facts, table.number + 1)]
        await self._store.append(table.code, rows)
        for event in events:
            table = evolve(table, event, table.at)
        return restored._replace(table=table, steps=[])

    def _put_away_later(self, code: str, table: AnyShell) -> None:
        wait = max(LOOK_AGAIN_S, IDLE_S - table.empty_for)
        asyncio.get_running_loop().call_later(wait, self._put_away, code, table)

    def _put_away(self, code: str, table: AnyShell) -> None:
        if self.in_play(code) is not table:
            return  # it was closed meanwhile
        if table.empty_for >= IDLE_S:
            table.close()
            self.let_go(code)
        else:
            self._put_away_later(code, table)

    async def take_down(self, code: str) -> None:
        """Close a table and its connections. Until `let_go`, nobody can enter it."""
        nowhere: asyncio.Future[AnyShell | None] = asyncio.get_running_loop().create_future()
        nowhere.set_result(None)
        before, self._live[code] = self._live.get(code), nowhere
        table = None
        if before is not None:
            with suppress(Exception):  # a table that cannot be restored has no connections
                table = await asyncio.shield(before)
        if table is not None:
            table.close("closed")
            while not table.empty:  # wait for the commit under way
                await asyncio.sleep(0.01)

    def let_go(self, code: str) -> None:
        self._live.pop(code, None)
        self.gone(code)

    def drop(self, code: str) -> None:
        """Another node has the table now: write nothing more here. Its clients reconnect by themselves."""
        held = self._live.get(code)
        if held is None:
            return
        self.let_go(code)
        if not held.done():
            held.set_exception(Superseded())
            held.exception()  # mark it as retrieved: perhaps nobody waits for it
        elif (table := held.result()) is not None:
            table.close("closing")

    async def drop_outdated(self) -> None:
        """Drop tables that another node has written: our own next write would be a Conflict, but perhaps
        nobody here writes, and all look at an old table."""
        self._to_compare = self._to_compare or [table.code for table in self.live]
        codes, self._to_compare = self._to_compare[:COMPARED_AT_ONCE], self._to_compare[COMPARED_AT_ONCE:]
        for code, events in (await self._store.lengths(codes)).items() if codes else ():
            if (table := self.in_play(code)) is not None and table.machine.outdated(events):
                log.warning("table %s: another node has written it", code, extra={"table": code})
                self._lost(table)

    def _lost(self, table: Shell[Any]) -> None:
        YIELDED.add("conflict")
        if self.in_play(table.code) is table:
            self.drop(table.code)
        else:
            table.close("closing")

    def say_goodbye(self) -> None:
        """The server is stopping: tell all clients to reconnect in a moment."""
        for table in self.live:
            table.close("closing")

    def close(self) -> None:
        for table in self.live:
            table.close()


def _attached(table: AnyShell, caller: Caller) -> Iterator[LocalAttachment]:
    if not caller.gone:
        yield LocalAttachment(table, caller)
