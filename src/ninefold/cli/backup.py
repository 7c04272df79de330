"""`ninefold backup FILE`: a consistent copy of the log, also while the server runs."""

import argparse
from pathlib import Path

from ninefold.cli.command import CommandError, run_async
from ninefold.cli.data import add_data, not_begun
from ninefold.server.store.port import StoreFailed
from ninefold.server.store.sqlite.reader import SqliteLog


def add(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    parser.add_argument(
        "to", type=Path, metavar="FILE", help="the new file; start a server with it to restore"
    )


def run(options: argparse.Namespace) -> int:
    if options.store is not None:
        raise CommandError("This copies a file only: copy a PostgreSQL database with pg_dump.")
    if why := not_begun(options):
        raise CommandError(f"There is nothing to copy: {why}.")
    try:
        run_async(SqliteLog(options.data).backup(options.to))
    except StoreFailed as error:
        raise CommandError(str(error)) from error
    print(f"{options.data} is copied to {options.to}.")
    return 0
