"""The schema of the PostgreSQL database, and its migrations."""

from typing import Any

from ninefold.server.store.port import StoreFailed

LOCK = 0x9F01D  # an advisory lock: nodes that start together migrate one after the other

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
# No query used the index, and every append had to update it.
NO_INDEX_BY_AGE = "DROP INDEX tables_by_age"

# Own pictures, and the lists of which they are. They are compressed already.
FILES = """
    CREATE TABLE files (
        "table" TEXT NOT NULL, name TEXT NOT NULL, size BIGINT NOT NULL, body BYTEA NOT NULL,
        PRIMARY KEY ("table", name)
    );
    ALTER TABLE files ALTER COLUMN body SET STORAGE EXTERNAL;
"""

STEPS = (EVENTS, NO_INDEX_BY_AGE, FILES)
LAYOUT = len(STEPS)
THERE = "SELECT to_regclass('ninefold') IS NOT NULL"
KNOWN = "SELECT layout FROM ninefold"


async def migrate(db: Any) -> None:
    """Migrate to the newest layout, in one transaction. If it is the newest already, nothing is written, so
    that a read-only role or a standby works."""
    if await db.fetchval(THERE) and await db.fetchval(KNOWN) == LAYOUT:
        return
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await db.execute("CREATE TABLE IF NOT EXISTS ninefold (layout INTEGER NOT NULL)")
        layout = await db.fetchval(KNOWN) or 0
        if layout > LAYOUT:
            newer = f"(layout {layout}, not {LAYOUT})"
            raise StoreFailed(f"The database was written by a newer Ninefold {newer}: update this one.")
        for step in STEPS[layout:]:
            await db.execute(step)
        if layout != LAYOUT:
            await db.execute("DELETE FROM ninefold")
            await db.execute("INSERT INTO ninefold VALUES ($1)", LAYOUT)
