"""Where the tables' log is, for every command that needs it."""

import argparse
import os
from pathlib import Path


def add_data(parser: argparse.ArgumentParser, default: Path | str | None = None) -> None:
    place = data_file()
    help = f"file of the tables' log ({place})"
    parser.add_argument("--data", type=Path, default=default or place, metavar="FILE", help=help)


def data_file() -> Path:
    folder = os.environ.get("XDG_DATA_HOME")
    return (Path(folder) if folder else Path.home() / ".local" / "share") / "ninefold" / "tables.db"
