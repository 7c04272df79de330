"""The event log in PostgreSQL, for any number of nodes. Each group of appends is one statement.

The statement moves a table's end from where this node expects it, and inserts the rows only if that worked
(optimistic locking). A node that comes second changes nothing, and gets a Conflict.
"""

import asyncio
from asyncio import Future
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any

import asyncpg

from ninefold.server.store.chain import LogEnd, checked
from ninefold.server.store.port import Conflict, Row, Stored, StoreFailed, TableSummary
from ninefold.server.store.postgres.ends import EMPTY, KnownEnds, LogExtension
from ninefold.server.store.postgres.migrations import LOCK, migrate
from ninefold.server.store.wall_clock import WallClock, wall_clock
from ninefold.server.store.writes import Append, Delete, resolve

MOST_AT_ONCE = 1000  # bounds how long the first append of a group waits
TIMEOUT_S = 10.0  # for a database that is away or does not answer
RETRY_EVERY_S = 0.05  # while it is away
CLOSE_TIMEOUT_S = 2.0  # for the database

APPEND = """
    WITH ends AS (
        SELECT * FROM unnest(
            $1::text[], $2::bigint[], $3::bytea[], $4::bigint[], $5::bytea[], $6::bigint[])
            AS e (code, before, link, events, chain, written) ORDER BY code
    ), begun AS (
        INSERT INTO tables SELECT code, events, chain, written, written FROM ends WHERE before = 0
        ON CONFLICT DO NOTHING RETURNING code
    ), moved AS (
        UPDATE tables SET events = ends.events, chain = ends.chain, written = ends.written
        FROM ends WHERE tables.code = ends.code AND tables.events = ends.before AND tables.chain = ends.link
            AND ends.before > 0
        RETURNING tables.code
    ), mine AS (
        SELECT code FROM begun UNION ALL SELECT code FROM moved
    ), kept AS (
        INSERT INTO events SELECT rows.* FROM
            unnest($7::text[], $8::bigint[], $9::bigint[], $10::text[], $11::bytea[], $12::bytea[],
                $13::bigint[], $14::bytea[])
            AS rows ("table", number, at, scope, body, draws, written, chain) JOIN mine ON "table" = code
    )
    SELECT code FROM mine
"""
SAME = """
    SELECT "table" FROM events JOIN unnest($1::text[], $2::bigint[], $3::bytea[]) AS k (code, number, chain)
    ON "table" = k.code AND events.number = k.number AND events.chain = k.chain
"""
ENDS = "SELECT code, events, chain FROM tables WHERE code = ANY($1)"
HISTORY = """
    SELECT number, at, scope, body, draws, written, chain FROM events WHERE "table" = $1 ORDER BY number
"""
END = "SELECT events, chain FROM tables WHERE code = $1"
TABLES = "SELECT code, events, opened, written FROM tables ORDER BY written, code"
OWN = """
    SELECT "table", number, at, scope, body, draws FROM events
    WHERE "table" = ANY($1) AND scope = '' ORDER BY "table", number
"""
FILE = 'SELECT body FROM files WHERE "table" = $1 AND name = $2'
FILE_SIZES = 'SELECT name, size FROM files WHERE "table" = $1'
# A table that is being deleted is waited for, and then gone.
PUT_FILE = """
    INSERT INTO files SELECT code, $2, $3, $4 FROM tables WHERE code = $1 FOR KEY SHARE
    ON CONFLICT DO NOTHING
"""
# One after the other: the first waits for a commit under way, so that the others see its rows, too.
DELETE = (
    "DELETE FROM tables WHERE code = $1",
    'DELETE FROM events WHERE "table" = $1',
    'DELETE FROM files WHERE "table" = $1',
)
TOGETHER = f"SELECT pg_try_advisory_lock_shared({LOCK}, hashtext(current_schema()))"
ALONE = f"SELECT pg_try_advisory_lock({LOCK}, hashtext(current_schema()))"
HOUSEKEEPING = f"SELECT pg_try_advisory_lock({LOCK + 1}, hashtext(current_schema()))"
TAKEN = "Another Ninefold uses this database: stop it first, or start both with --bus."
TAKEN_ALONE = "A Ninefold without --bus uses this database: stop it first, or start it with --bus, too."
GONE = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
GONE_FOR_NOW = (
    *GONE,
    asyncpg.OperatorInterventionError,  # the database is stopping or starting
    asyncpg.TransactionRollbackError,  # a deadlock or a serialization failure between two nodes
)


class PostgresStore:
    """Create it inside the running loop. It connects when needed, and reconnects."""

    def __init__(self, dsn: str, *, clock: WallClock = wall_clock, patience: float = TIMEOUT_S) -> None:
        """`synchronous_commit` is always on, so that what clients were told survives a power cut."""
        self._dsn, self._clock, self._patience = dsn, clock, patience
        self._queue: deque[Append | Delete] = deque()
        self._news = asyncio.Event()
        self._ends = KnownEnds()
        self._closed = False
        self._db: Any = None
        self._pool: Any = None
        self._opening = asyncio.Lock()
        self._lock: str | None = None  # the query for the lock on this database
        self._locked = False  # whether this connection has the lock
        self._writer = asyncio.get_running_loop().create_task(self._write())

    def append(self, table: str, rows: Sequence[Row]) -> Future[None]:
        done: Future[None] = asyncio.get_running_loop().create_future()
        if self._closed:
            done.set_exception(StoreFailed("The log cannot be used: the store is closed."))
        else:
            self._queue.append(Append(table, rows, self._clock(), done))
            self._news.set()
        return done

    async def delete(self, table: str) -> bool:
        if self._closed:
            raise StoreFailed("The log cannot be used: the store is closed.")
        done: Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append(Delete(table, done))
        self._news.set()
        return await done

    async def close(self) -> None:
        self._closed = True
        self._news.set()
        await asyncio.wait([self._writer])
        for connection in (self._db, self._pool):
            if connection is not None:
                try:
                    async with asyncio.timeout(CLOSE_TIMEOUT_S):
                        await connection.close()
                except GONE:  # do not wait for a database that does not answer
                    connection.terminate()

    async def claim(self, alone: bool) -> None:
        """Lock the database against servers without a bus, or (`alone`) against all others. This only
        prevents mistakes: the log is safe without it."""
        self._lock = ALONE if alone else TOGETHER
        try:
            async with self._connected():
                if not self._locked:
                    raise StoreFailed(TAKEN if alone else TAKEN_ALONE)
        except (*GONE, asyncpg.PostgresError) as error:
            raise _failed(error) from error

    @asynccontextmanager
    async def housekeeping(self) -> AsyncIterator[bool]:
        """An advisory lock of one connection. It is released when that returns to the pool, or breaks."""
        async with AsyncExitStack() as stack:
            try:
                readers = await self._readers()
                db = await stack.enter_async_context(readers.acquire(timeout=self._patience))
                mine = await db.fetchval(HOUSEKEEPING, timeout=self._patience)
            except (*GONE, asyncpg.PostgresError) as error:
                raise _failed(error) from error
            yield mine

    # Reading

    async def load(self, table: str) -> list[Row]:
        return [stored.row for stored in await self.history(table)]

    async def history(self, table: str) -> list[Stored]:
        async def read(db: Any) -> tuple[Any, Any]:
            async with db.transaction(
                isolation="repeatable_read", readonly=True
            ):  # one snapshot for both queries
                return await db.fetchrow(END, table), await db.fetch(HISTORY, table)

        end, rows = await self._read(read)
        events, chain = end or EMPTY[:2]
        found = (Stored(Row(*values), written, link) for *values, written, link in rows)
        return await asyncio.to_thread(checked, table, found, events, chain)

    async def tables(self) -> list[TableSummary]:
        return [TableSummary(*values) for values in await self._read(lambda db: db.fetch(TABLES))]

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        return {code: events for code, events, _ in await self._read(lambda db: db.fetch(ENDS, list(tables)))}

    async def own_events(self, tables: Sequence[str]) -> dict[str, list[Row]]:
        found: dict[str, list[Row]] = {code: [] for code in tables}
        for code, *values in await self._read(lambda db: db.fetch(OWN, list(tables))):
            found[code].append(Row(*values))
        return found

    async def file(self, table: str, name: str) -> bytes | None:
        body: bytes | None = await self._read(lambda db: db.fetchval(FILE, table, name))
        return body

    async def file_sizes(self, table: str) -> dict[str, int]:
        return dict(await self._read(lambda db: db.fetch(FILE_SIZES, table)))

    async def put_file(self, table: str, name: str, body: bytes) -> None:
        await self._read(lambda db: db.execute(PUT_FILE, table, name, len(body), body))

    async def _read(self, query: Callable[[Any], Any]) -> Any:
        until = asyncio.get_running_loop().time() + self._patience
        while True:
            try:
                async with (await self._readers()).acquire(timeout=self._patience) as db:
                    with self._not_for_ever(db):
                        return await query(db)
            except (ValueError, KeyError) as error:  # a malformed URL: retrying does not help
                raise _failed(error) from error
            except GONE_FOR_NOW as error:
                if asyncio.get_running_loop().time() > until:
                    raise _failed(error) from error
                await asyncio.sleep(RETRY_EVERY_S)
            except asyncpg.PostgresError as error:
                raise _failed(error) from error

    async def _readers(self) -> Any:
        if self._pool is None:
            async with self._opening:
                self._pool = self._pool or await self._open_pool()
        return self._pool

    async def _open_pool(self) -> Any:
        pool = await asyncpg.create_pool(self._dsn, min_size=0, max_size=4, timeout=self._patience)
        try:
            async with pool.acquire() as db:
                with self._not_for_ever(db):
                    await migrate(db)
        except BaseException:
            pool.terminate()
            raise
        return pool

    # Writing

    async def _write(self) -> None:
        """Appends that queue up while one group is written are the next group."""
        while True:
            while not self._queue:
                if self._closed:
                    return
                self._news.clear()
                await self._news.wait()
            group: list[Append] = []
            while self._queue and isinstance(item := self._queue[0], Append) and len(group) < MOST_AT_ONCE:
                group.append(item)
                self._queue.popleft()
            if group:
                await self._commit(group)
            elif isinstance(item := self._queue.popleft(), Delete):
                await self._forget(item)

    async def _commit(self, group: Sequence[Append]) -> None:
        """If the connection breaks, the rows may be stored or not: the hash chain tells later."""
        moves: list[LogExtension] | None = None
        until, unsure = asyncio.get_running_loop().time() + self._patience, False
        while True:
            try:
                async with self._connected() as db:
                    if moves is None:
                        moves = await self._plan(db, group)
                    mine = await self._move(db, moves)
                    if unsure:
                        mine |= await self._already_there(db, moves)
                return self._settle(moves, mine)
            except (ValueError, KeyError) as error:
                return self._give_up(group, error, unsure)
            except GONE_FOR_NOW as error:
                unsure = moves is not None
                self._let_go()
                if asyncio.get_running_loop().time() > until:
                    return self._give_up(group, error, unsure)
                await asyncio.sleep(RETRY_EVERY_S)
            except (asyncpg.PostgresError, StoreFailed) as error:
                return self._give_up(group, error, unsure)

    async def _plan(self, db: Any, group: Sequence[Append]) -> list[LogExtension]:
        """What to add to each table. Appends that do not follow the end are refused here."""
        asked = list(self._ends.to_ask(group))
        there = await db.fetch(ENDS, asked) if asked else ()
        found = dict.fromkeys(asked, EMPTY) | {code: LogEnd(*end) for code, *end in there}
        plan = self._ends.plan(group, found)
        for append, events in plan.astray:
            _tell(
                [append],
                Conflict(f"Table {append.table} has {events} events, and these rows do not follow them."),
            )
        return plan.moves

    async def _move(self, db: Any, moves: Sequence[LogExtension]) -> set[str]:
        """The tables to which rows were added; these are committed."""
        ends = [(move.table, *move.before[:2], *move.after[:2], move.appends[-1].written) for move in moves]
        rows = [row for move in moves for row in move.rows]
        if not moves:
            return set()
        columns = [*zip(*ends, strict=True), *zip(*rows, strict=True)]
        return {code for (code,) in await db.fetch(APPEND, *columns)}

    async def _already_there(self, db: Any, moves: Sequence[LogExtension]) -> set[str]:
        keys = [(move.table, move.after.events, move.after.chain) for move in moves]
        return {code for (code,) in await db.fetch(SAME, *zip(*keys, strict=True))} if keys else set()

    def _settle(self, moves: Sequence[LogExtension], mine: set[str]) -> None:
        self._ends.settle(moves, mine)
        for move in moves:
            conflict = Conflict(f"Table {move.table} was written by somebody else.")
            _tell(move.appends, None if move.table in mine else conflict)

    def _give_up(self, group: Sequence[Append], error: Exception, unsure: bool) -> None:
        self._ends.forget_all()
        _tell(group, _unsure(error) if unsure else _failed(error))

    async def _forget(self, deletion: Delete) -> None:
        self._ends.forget(deletion.table)
        try:
            async with self._connected() as db, db.transaction(isolation="read_committed"):
                done = {await db.execute(statement, deletion.table) for statement in DELETE}
                there: Any = done != {"DELETE 0"}
        except (*GONE, asyncpg.PostgresError, StoreFailed) as error:
            there = _failed(error)
        _tell([deletion], there)

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Any]:
        if self._db is not None and self._db.is_closed():
            self._let_go()
        if self._db is None:
            settings = {"synchronous_commit": "on"}
            db = await asyncpg.connect(self._dsn, timeout=self._patience, server_settings=settings)
            try:
                with self._not_for_ever(db):
                    await migrate(db)
            except BaseException:
                db.terminate()
                raise
            self._db = db
        with self._not_for_ever(self._db):
            if (
                self._lock is not None and not self._locked
            ):  # an older connection of ours may still hold the lock
                self._locked = await self._db.fetchval(self._lock)
            yield self._db

    @contextmanager
    def _not_for_ever(self, db: Any) -> Iterator[None]:
        """A timeout: on an open connection without answers, TCP would wait for many minutes."""
        patience = asyncio.get_running_loop().call_later(self._patience, db.terminate)
        try:
            yield
        finally:
            patience.cancel()

    def _let_go(self) -> None:
        if self._db is not None:
            self._db.terminate()
            self._db, self._locked = None, False


def _failed(error: Exception) -> StoreFailed:
    if isinstance(error, StoreFailed):
        return error
    if isinstance(error, KeyError):  # from getpass: this process's user has no name
        return StoreFailed("The database cannot be used: its URL names no user. Write postgresql://USER@…")
    silent = "it does not answer" if isinstance(error, TimeoutError) else type(error).__name__
    why, *_ = str(error).splitlines() or [silent]  # without the hints on further lines
    return StoreFailed(f"The database cannot be used: {why.removesuffix('.')}.")


def _unsure(error: Exception) -> Conflict:
    """The rows may be stored. A Conflict makes the table be restored from the log, which shows it."""
    return Conflict(f"The connection to the database broke during a commit: {error}.")


def _tell(writes: Sequence[Append | Delete], told: Any) -> None:
    for write in writes:
        resolve(write.done, told)
