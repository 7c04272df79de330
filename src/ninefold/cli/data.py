"""The options for the log, and how commands find it."""

import argparse
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

from ninefold.cli.command import CommandError
from ninefold.cli.urls import service_url
from ninefold.server.store.open import SCHEMES, in_words, reading
from ninefold.server.store.port import EventLog
from ninefold.server.system import data_folder


def add_data(parser: argparse.ArgumentParser, **more: Any) -> None:
    """`more`: further arguments for each option, such as its default."""
    place = data_file()
    usual = f"default: {place}" if place else "required, because there is no home folder"
    help = f"the file of the log ({usual})"
    parser.add_argument("--data", type=log_file, metavar="FILE", help=help, **{"default": place, **more})
    help = "keep the log in a PostgreSQL database instead, which many nodes may share: postgresql://…"
    parser.add_argument("--store", type=database, metavar="URL", help=help, **more)


def data_file() -> Path | None:
    """The default file; None: this user has no home folder, as for a service."""
    try:
        folder = data_folder()
    except RuntimeError:
        return None
    return folder / "ninefold" / "tables.db"


def data_of(options: argparse.Namespace) -> Path:
    if options.data is None:
        raise CommandError("This user has no home folder: name the file of the log with --data.")
    return Path(options.data)


def log_file(word: str) -> Path:
    """A path that ends in a name, because the lock file beside it needs one."""
    if not Path(word).name:
        raise argparse.ArgumentTypeError(f"{word!r} is not the name of a file")
    return Path(word)


def database(word: str) -> str:
    service_url(word, SCHEMES, "postgresql://user:password@host/database")
    return word


def log_of(options: argparse.Namespace) -> AbstractAsyncContextManager[EventLog]:
    return reading(options.data, options.store)


def not_begun(options: argparse.Namespace) -> str:
    """Why there is no log yet, as half a sentence; "" if there is one."""
    if options.store is not None or data_of(options).exists():
        return ""
    return f"no server has used {options.data} yet"


def place_of(options: argparse.Namespace) -> str:
    return str(options.data) if options.store is None else in_words(options.store)
