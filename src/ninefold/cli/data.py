"""Where the tables' log is, for every command that needs it."""

import argparse
import os
from pathlib import Path


def add_data(parser: argparse.ArgumentParser) -> None:
    place = data_file()
    parser.add_argument("--data", type=Path, default=place, help=f"file of the tables' log ({place})")


def data_file() -> Path:
    folder = os.environ.get("XDG_DATA_HOME")
    return (Path(folder) if folder else Path.home() / ".local" / "share") / "ninefold" / "tables.db"
