"""Where the tables' log is, for every command that needs it."""

import argparse
import os
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ninefold.server.store.open import SCHEMES, in_words, reading
from ninefold.server.store.port import EventLog


def add_data(parser: argparse.ArgumentParser, **more: Any) -> None:
    """`more`: what every option of it is to have besides, such as no default."""
    place = data_file()
    help = f"file of the tables' log ({place})"
    parser.add_argument("--data", type=log_file, metavar="FILE", help=help, **{"default": place, **more})
    help = "PostgreSQL database of the log instead, which many nodes may share: postgresql://…"
    parser.add_argument("--store", type=database, metavar="URL", help=help, **more)


def data_file() -> Path:
    folder = os.environ.get("XDG_DATA_HOME")
    return (Path(folder) if folder else Path.home() / ".local" / "share") / "ninefold" / "tables.db"


def log_file(word: str) -> Path:
    """A folder without a name of its own has no place for the lock beside it."""
    if not Path(word).name:
        raise argparse.ArgumentTypeError(f"{word!r} is no name of a file")
    return Path(word)


def database(word: str) -> str:
    if urlsplit(word).scheme not in SCHEMES:
        raise argparse.ArgumentTypeError(f"{in_words(word)} is no address like postgresql://host/database")
    return word


def log_of(options: argparse.Namespace) -> AbstractAsyncContextManager[EventLog]:
    return reading(options.data, options.store)


def not_begun(options: argparse.Namespace) -> str:
    """Why there is nothing to read yet, in half a sentence; "" if there may be something."""
    if options.store is not None or options.data.exists():
        return ""
    return f"no server has been started with {options.data} so far"


def place_of(options: argparse.Namespace) -> str:
    return str(options.data) if options.store is None else in_words(options.store)
