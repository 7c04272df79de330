"""`ninefold backup`: a consistent and tried copy of the log, also while the server runs."""

import argparse
import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from ninefold.cli.command import CommandError, run_async
from ninefold.cli.data import add_data, not_begun
from ninefold.cli.doctor import look_at_tables
from ninefold.server.store.open import reading
from ninefold.server.store.port import StoreFailed
from ninefold.server.store.sqlite.migrations import LAYOUT, layout_of
from ninefold.server.store.sqlite.reader import SqliteLog

NAMED = re.compile(r"ninefold-\d{8}T\d{6}Z\.db")


def add(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    parser.add_argument(
        "to",
        type=Path,
        metavar="FILE",
        help="the file to write, with which a server can be started; with --keep, a folder",
    )
    help = "name the copy by the time, and delete the oldest copies in the folder until N are left"
    parser.add_argument("--keep", type=_number, metavar="N", help=help)


def run(options: argparse.Namespace) -> int:
    if options.store is not None:
        raise CommandError("A PostgreSQL database is copied by its own pg_dump: see docs/running.md.")
    if why := not_begun(options):
        raise CommandError(f"There is nothing to copy: {why}.")
    copy: Path = options.to if options.keep is None else _named(options.to)
    try:
        run_async(SqliteLog(options.data).backup(copy))
    except StoreFailed as error:
        raise CommandError(str(error)) from error
    print(f"{options.data} is copied to {copy}.")
    if not _is_of_this_build(copy):
        print("It was written by an older Ninefold, so it was not tried, and no older copy is deleted.")
        return 0
    findings = run_async(look_at_tables(reading(copy, None)))
    for _, sentence in findings:
        print(f"Of the copy: {sentence}")
    if not all(finding.well for finding in findings):
        print("Older copies are kept." if options.keep else "Keep an older copy, too.")
        return 1
    if options.keep is not None:
        _rotate(options.to, options.keep)
    return 0


def _is_of_this_build(copy: Path) -> bool:
    with closing(sqlite3.connect(copy)) as db:
        return layout_of(db) == LAYOUT


def _named(folder: Path) -> Path:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder / f"ninefold-{datetime.now(UTC):%Y%m%dT%H%M%SZ}.db"


def _rotate(folder: Path, keep: int) -> None:
    """Delete only files that are named like backups."""
    copies = sorted(path for path in folder.iterdir() if NAMED.fullmatch(path.name))
    for old in copies[:-keep]:
        old.unlink()
        print(f"{old} is deleted.")


def _number(word: str) -> int:
    if not word.isdecimal() or not int(word):
        raise argparse.ArgumentTypeError(f"{word!r} is no number of copies")
    return int(word)
