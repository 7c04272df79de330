"""`ninefold scenarios PATH…`: run rule cases from files."""

import argparse
from pathlib import Path

from ninefold.cli.command import CommandError
from ninefold.sim import scenarios


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", nargs="*", type=Path, metavar="PATH", help="a TOML file, or a folder of them"
    )
    parser.add_argument(
        "--words", nargs="+", metavar="GAME", help="list a game's options, actions and events"
    )


def run(wanted: argparse.Namespace) -> int:
    if wanted.words:
        return scenarios.words(wanted.words)
    if not wanted.paths:
        raise CommandError("name a file or folder of scenarios, or --words GAME.")
    return scenarios.main(wanted.paths)
