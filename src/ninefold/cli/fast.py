"""`ninefold fast`: compile games for simulation."""

import argparse
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count

from ninefold.cli.command import CommandError
from ninefold.fast.build import CannotBuild, build, is_built
from ninefold.games import SHELF


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="compile only these games (default: all)")


def run(wanted: argparse.Namespace) -> int:
    games = wanted.games or list(SHELF)
    if unknown := [game for game in games if game not in SHELF]:
        raise CommandError(f"unknown game {unknown[0]!r}; use {', '.join(SHELF)}.")
    try:
        with ThreadPoolExecutor(cpu_count()) as compilers:
            for line in compilers.map(_build, games):
                print(line, flush=True)
    except CannotBuild as why:
        raise CommandError(f"{why}.") from None
    return 0


def _build(game: str) -> str:
    if is_built(game):
        return f"{game}: already compiled"
    return f"{game}: compiled into {build(game)}"
