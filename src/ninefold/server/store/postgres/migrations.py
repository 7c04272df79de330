"""The PostgreSQL database from within: its layout, and the way from each older one to the next."""

from typing import Any

from ninefold.server.store.port import StoreFailed

LOCK = 0x9F01D  # an advisory lock: of nodes that start together, one after the other looks

EVENTS = """
    CREATE TABLE events (
        "table" TEXT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL, scope TEXT NOT NULL,
        body BYTEA NOT NULL, draws BYTEA NOT NULL, written BIGINT NOT NULL, chain BYTEA NOT NULL,
        PRIMARY KEY ("table", number)
    );
    CREATE TABLE tables (
        code TEXT PRIMARY KEY, events BIGINT NOT NULL, chain BYTEA NOT NULL,
        opened BIGINT NOT NULL, written BIGINT NOT NULL
    ) WITH (fillfactor = 70);
    CREATE INDEX tables_by_age ON tables (written);
"""
# No query used it, and every move wrote to it: without it an update of `tables` touches no index.
NO_INDEX_BY_AGE = "DROP INDEX tables_by_age"

STEPS = (EVENTS, NO_INDEX_BY_AGE)
LAYOUT = len(STEPS)
THERE = "SELECT to_regclass('ninefold') IS NOT NULL"
KNOWN = "SELECT layout FROM ninefold"


async def migrate(db: Any) -> None:
    """To the newest layout, by one step after the other, all of them or none. If it is the newest already,
    nothing is written: a role that may not create, or a standby, can be read."""
    if await db.fetchval(THERE) and await db.fetchval(KNOWN) == LAYOUT:
        return
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await db.execute("CREATE TABLE IF NOT EXISTS ninefold (layout INTEGER NOT NULL)")
        layout = await db.fetchval(KNOWN) or 0
        if layout > LAYOUT:
            newer = f"(layout {layout}, not {LAYOUT})"
            raise StoreFailed(f"The database was written by a newer Ninefold {newer}.")
        for step in STEPS[layout:]:
            await db.execute(step)
        if layout != LAYOUT:
            await db.execute("DELETE FROM ninefold")
            await db.execute("INSERT INTO ninefold VALUES ($1)", LAYOUT)
