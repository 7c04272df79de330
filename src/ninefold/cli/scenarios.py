"""`ninefold scenarios PATH…`: run rule cases from files."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from ninefold.sim import scenarios


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        "ninefold scenarios", description="Run rule cases from TOML files or folders: see docs/scenarios.md."
    )
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH")
    parser.add_argument(
        "--words", nargs="+", metavar="GAME", help="list a game's options, actions and events"
    )
    wanted = parser.parse_args(words)
    if wanted.words:
        return scenarios.words(wanted.words)
    if not wanted.paths:
        parser.error("name a file or folder of scenarios, or --words GAME")
    return scenarios.main(wanted.paths)
