"""How the bots' levels compare: each against each and against random legal play, two at a table.
In Oni against all: teams of three of each level, against an adult as Oni.

python -m benchmarks.levels [--games 1000] [--short] [GAME …]
"""

import argparse
import time
from itertools import combinations
from typing import Any

from benchmarks.grid import Grid
from ninefold.games import MINDS, SHELF
from ninefold.minds import LEVELS, Bot
from ninefold.sim.tournament import BY_WHIM, Interval, against_one, duel

AGAINST_ALL = "oni"


def main() -> None:
    wanted = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    names = [name for name, game in SHELF.items() if 2 in game.seats or name == AGAINST_ALL]
    wanted.add_argument(
        "game", nargs="*", metavar="GAME", help=f"of {', '.join(names)}; all if none is named"
    )
    wanted.add_argument("--games", type=int, default=1_000, help="so many of each pairing")
    wanted.add_argument("--short", action="store_true", help="only see that it runs")
    asked = wanted.parse_args()
    if others := [name for name in asked.game if name not in names]:
        wanted.error(f"two cannot play {', '.join(others)}")
    for name in asked.game or names:
        games = 2 if asked.short else asked.games
        (teams(games) if name == AGAINST_ALL else compare(name, games)).show()


def compare(name: str, games: int) -> Grid:
    game = SHELF[name]
    grid = Grid(name, "player", "against", "wins", "95 %", "loses", "95 %", "games/CPU s")
    for (one, player), (other, against) in combinations(_players(name), 2):
        began = time.process_time()
        score = duel(game, player, against, game.options(), range(games))
        speed = games / (time.process_time() - began)
        won, lost = f"{score.won / games:.1%}", f"{score.lost / games:.1%}"
        grid.add(one, other, won, _shown(score.wins), lost, _shown(score.losses), f"{speed:.0f}")
    return grid


def teams(games: int) -> Grid:
    game, bots = SHELF[AGAINST_ALL], MINDS[AGAINST_ALL]
    grid = Grid("oni, four players, easy deck", "team", "Oni", "the team wins", "95 %")
    for level in reversed(LEVELS):
        score = against_one(game, bots[level], bots["adult"], game.options(level="easy"), range(games))
        grid.add(level, "adult", f"{score.won / games:.1%}", _shown(score.wins))
    return grid


def _players(name: str) -> list[tuple[str, Bot[Any]]]:
    return [*((level, MINDS[name][level]) for level in reversed(LEVELS)), ("random", BY_WHIM)]


def _shown(share: Interval) -> str:
    return f"{share.low:.1%} to {share.high:.1%}"


if __name__ == "__main__":
    main()
