"""Bots as they are against bots as they were: those of a commit, read from git, at the same tables.

python -m benchmarks.against COMMIT GAME [--level elephant] [--players 2] [--games 2000] [--jobs 2] [--short]
    [--options level=hard,square=16]

All seatings of the two, with at least one of each, are played with the same seeds. In Oni against all one of
them is Oni and the other the team. The rules are those of today; only the modules in which bots think are
those of the commit.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.grid import Grid
from benchmarks.levels import AGAINST_ALL
from ninefold.games import MINDS, SHELF
from ninefold.lab.setups import chosen_of
from ninefold.minds import LEVELS, Bot, Level
from ninefold.sim.play import bots_play
from ninefold.sim.tournament import wilson

ROOT = Path(__file__).parents[1]
SOURCE = "src/ninefold/"
THEN = "ninefold_then"
SEED = 5_000_000


class Match(NamedTuple):
    game: str
    commit: str
    level: Level
    options: tuple[tuple[str, Any], ...]
    seating: tuple[bool, ...]  # who is new
    seed: int


def main() -> None:
    wanted = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wanted.add_argument("commit", metavar="COMMIT")
    wanted.add_argument("game", choices=[*MINDS], metavar="GAME", help=f"of {', '.join(MINDS)}")
    wanted.add_argument("--level", choices=LEVELS, default="elephant")
    wanted.add_argument("--players", type=int, help="the fewest if it is not named")
    wanted.add_argument("--games", type=int, default=2_000, help="at least so many")
    wanted.add_argument("--options", default="", help="the game's own, such as level=hard")
    wanted.add_argument("--jobs", type=int, default=2)
    wanted.add_argument("--short", action="store_true", help="only see that it runs")
    asked = wanted.parse_args()
    players = asked.players or SHELF[asked.game].seats[0]
    (options,) = chosen_of(asked.game, asked.options)
    matches = [
        Match(asked.game, asked.commit, asked.level, options, seating, SEED + number)
        for number, seating in plan(asked.game, players, 4 if asked.short else asked.games)
    ]
    with ProcessPoolExecutor(asked.jobs) as pool:
        played = [*zip(matches, pool.map(play, matches, chunksize=8), strict=True)]
    about = [asked.game, asked.level, f"{players} players", f"{len(matches)} games"]
    grid = Grid(", ".join(filter(None, [*about, asked.options])), "", "wins", "95 %")
    for is_new, name in ((True, "now"), (False, f"at {asked.commit}")):
        if asked.game == AGAINST_ALL:
            for is_oni, role in ((True, "Oni"), (False, "the team")):
                ours = [one[is_new] for match, one in played if match.seating[0] == (is_new == is_oni)]
                show(grid, f"{name}, as {role}", sum(won > 0 for won, _ in ours), len(ours), "games")
        else:
            won, seats = (sum(column) for column in zip(*(one[is_new] for _, one in played), strict=True))
            show(grid, name, won, seats, "seats")
    grid.show()


def show(grid: Grid, name: str, won: int, times: int, of: str) -> None:
    low, high = wilson(won, times)
    grid.add(name, f"{won / times:.1%} of {times} {of}", f"{low:.1%} to {high:.1%}")


def plan(game: str, players: int, games: int) -> Iterator[tuple[int, tuple[bool, ...]]]:
    seatings = [one for one in product((False, True), repeat=players) if len({*one}) == 2]
    if game == AGAINST_ALL:
        seatings = [one for one in seatings if len({*one[1:]}) == 1]
    for number in range(-(-games // len(seatings))):
        for seating in seatings:
            yield number, seating


def play(match: Match) -> dict[bool, tuple[int, int]]:
    """Of each side: seats that won, and seats. A game that several win alone counts for each."""
    game = SHELF[match.game]
    bots = {True: MINDS[match.game][match.level], False: then(match.game, match.commit)[match.level]}
    options = game.options(**dict(match.options))
    *_, last = bots_play(game, [bots[is_new] for is_new in match.seating], options, match.seed)
    result = game.result(last.state)
    assert result is not None
    winners = [match.seating[seat] for seat in result.winners]
    return {is_new: (winners.count(is_new), match.seating.count(is_new)) for is_new in bots}


@cache
def then(game: str, commit: str) -> dict[Level, Bot[Any]]:
    """The bots of a commit. Everything that they need of the rules and views is today's."""
    names = _git("ls-tree", "-r", "--name-only", commit, "--", SOURCE).splitlines()
    thinking = re.compile(
        rf"{SOURCE}(games/{game}/(bot|mind|plan|outlook)|parts/\w+/mind|minds/(memory|reaction))\b.*"
    )
    paths = [name for name in names if thinking.match(name)]
    modules = {_module(path) for path in paths if path.endswith(".py")}
    folder = Path(tempfile.mkdtemp())
    for path in paths:
        to = folder / THEN / path.removeprefix(SOURCE)
        to.parent.mkdir(parents=True, exist_ok=True)
        body = subprocess.run(["git", "show", f"{commit}:{path}"], cwd=ROOT, check=True, capture_output=True)
        to.write_bytes(_renamed(body.stdout.decode(), modules) if path.endswith(".py") else body.stdout)
    sys.path.insert(0, str(folder))
    bots: dict[Level, Bot[Any]] = import_module(f"{THEN}.games.{game}.bot").BOTS
    return bots


def _module(path: str) -> str:
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _renamed(source: str, modules: set[str]) -> bytes:
    def renamed(found: re.Match[str]) -> str:
        return found[0].replace("ninefold", THEN, 1) if found[1] in modules else found[0]

    return re.sub(r"(?<=from )(ninefold[\w.]*)", renamed, source).encode()


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    main()
