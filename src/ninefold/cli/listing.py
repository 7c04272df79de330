"""`ninefold tables list`: the state of each table, from its own events. Those of its games are not read."""

import argparse
import json
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import islice
from typing import NamedTuple

from ninefold.engine import WrongVersion
from ninefold.games import SHELF
from ninefold.server.hall.records import is_hall, restore_hall
from ninefold.server.hall.state import Hall
from ninefold.server.store.port import EventLog, Row, TableSummary
from ninefold.server.table.records import is_closed
from ninefold.server.table.restore import restore
from ninefold.server.table.state import Ended, Lobby, Phase, Playing, Sealing, Standing, Table

HALL = "hall"  # stands where the game of a table does
AT_ONCE = 500  # tables in one query
COLUMNS = ("table", "game", "state", "seats", "events", "opened", "last touched (UTC)")
PHASES: dict[type[Phase], str] = {
    Lobby: "lobby",
    Sealing: "beginning",
    Playing: "playing",
    Ended: "ended",
    Standing: "between games",
}


class ListedTable(NamedTuple):
    table: str
    game: str
    state: str
    seats: int
    events: int
    opened: int  # ms since 1970; 0: unknown
    touched: int


def add_filters(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    parser.add_argument("--game", choices=SHELF, help="only tables of this game")
    parser.add_argument(
        "--since",
        type=_moment,
        default=0,
        metavar="DATE",
        help="only tables touched since this date (UTC), such as 2026-11-17",
    )
    parser.add_argument("--limit", type=_number, metavar="N", help="only the N most recently touched tables")


async def listed(log: EventLog, options: argparse.Namespace) -> list[ListedTable]:
    """The most recently touched table last."""
    newest = (entry for entry in reversed(await log.tables()) if entry.written >= options.since)
    found: list[ListedTable] = []
    while batch := list(islice(newest, AT_ONCE)):
        own = await log.own_events([entry.table for entry in batch])
        tables = (_listed(entry, own[entry.table]) for entry in batch)
        found += [one for one in tables if options.game in (None, one.game)]
        if options.limit is not None and len(found) >= options.limit:
            break
    return found[: options.limit][::-1]


def _listed(entry: TableSummary, rows: Sequence[Row]) -> ListedTable:
    table, events, opened, written = entry
    try:
        if is_hall(rows):
            return _listed_hall(entry, rows)
        folded = restore(rows).table
    except WrongVersion:
        return ListedTable(table, "", "other build", 0, events, opened, written)
    except Exception:  # a log that others changed may raise anything
        return ListedTable(table, "", "damaged", 0, events, opened, written)
    state = phase_of(rows, folded) if events else "damaged"
    return ListedTable(table, folded.game, state, len(folded.chairs), events, opened, written)


def _listed_hall(entry: TableSummary, rows: Sequence[Row]) -> ListedTable:
    table, events, opened, written = entry
    hall = restore_hall(rows).hall
    return ListedTable(table, HALL, hall_phase_of(rows, hall), len(hall.here), events, opened, written)


def hall_phase_of(rows: Sequence[Row], hall: Hall) -> str:
    return "closed" if is_closed(rows) else hall.phase


def phase_of(rows: Sequence[Row], table: Table) -> str:
    return "closed" if is_closed(rows) else PHASES[type(table.phase)]


def when(moment: int) -> str:
    """In UTC."""
    return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%d %H:%M") if moment else "unknown"


def print_list(tables: Sequence[ListedTable], options: argparse.Namespace) -> None:
    if options.json:
        return print(json.dumps([_plain(one) for one in tables], indent=1))
    if not tables:
        chosen = options.game or options.since
        return print("There are no such tables." if chosen else "There are no tables yet.")
    lines = [COLUMNS, *(_words(one) for one in tables)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        print("  ".join(f"{word:{width}}" for word, width in zip(line, widths, strict=True)).rstrip())


def _words(one: ListedTable) -> tuple[str, ...]:
    seats = str(one.seats) if one.game else ""
    return one.table, one.game, one.state, seats, str(one.events), when(one.opened), when(one.touched)


def _plain(one: ListedTable) -> dict[str, object]:
    return one._asdict() | {"opened": _iso(one.opened), "touched": _iso(one.touched)}


def _iso(moment: int) -> str | None:
    return datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="seconds") if moment else None


def _moment(word: str) -> int:
    try:
        then = datetime.fromisoformat(word)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{word!r} is not a date like 2026-11-17") from None
    return int((then if then.tzinfo else then.replace(tzinfo=UTC)).timestamp() * 1000)


def _number(word: str) -> int:
    if not word.isdecimal() or not int(word):
        raise argparse.ArgumentTypeError(f"{word!r} is not a number of tables: use 1 or more")
    return int(word)
