"""How long an elephant thinks: CPU time of each decision, and of what it hears before it.

python -m benchmarks.decisions [--games 20] [--short] [GAME …]

Fails if more than one decision in a thousand takes over 20 ms; the machine has other work, too.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from benchmarks.grid import Grid
from ninefold.engine import Prompt
from ninefold.games import MINDS, SHELF
from ninefold.minds import Bot, Wish
from ninefold.sim.play import bots_play

MOST_S = 0.020  # of CPU
OFTEN = 0.999


def main() -> int:
    wanted = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wanted.add_argument(
        "game", nargs="*", metavar="GAME", help=f"of {', '.join(MINDS)}; all if none is named"
    )
    wanted.add_argument("--games", type=int, default=20, help="so many of each game and number of players")
    wanted.add_argument("--short", action="store_true", help="only see that it runs")
    asked = wanted.parse_args()
    grid = Grid(
        "An elephant's decisions, ms of CPU", "", "decisions", "median", "of 1,000 the longest", "most"
    )
    slow = []
    for name in asked.game or MINDS:
        took = sorted(decisions(name, 1 if asked.short else asked.games))
        often = took[int(OFTEN * (len(took) - 1))]
        figures = (took[len(took) // 2], often, took[-1])
        grid.add(name, f"{len(took):,}", *(f"{1_000 * one:.2f}" for one in figures))
        slow += [name] if often > MOST_S else []
    grid.show()
    if slow and not asked.short:
        print(f"longer than {MOST_S * 1_000:.0f} ms: {', '.join(slow)}")
        return 1
    return 0


def decisions(name: str, games: int) -> Iterator[float]:
    """Of each wish: the time to choose it, and to hear what came since the one before."""
    game = SHELF[name]
    for seats in game.seats:
        for seed in range(games):
            spent: list[float] = []
            bots = [_timed(MINDS[name]["elephant"], spent) for _ in range(seats)]
            for _ in bots_play(game, bots, game.options(), seed):
                pass
            yield from spent


def _timed(bot: Bot[Any], spent: list[float]) -> Bot[Any]:
    hearing = 0.0

    def hear(*told: Any) -> Any:
        nonlocal hearing
        began = time.thread_time()
        mind = bot.hear(*told)
        hearing += time.thread_time() - began
        return mind

    def choose(mind: Any, prompts: Sequence[Prompt]) -> Wish | None:
        nonlocal hearing
        began = time.thread_time()
        wish = bot.choose(mind, prompts)
        spent.append(hearing + time.thread_time() - began)
        hearing = 0.0
        return wish

    return replace(bot, hear=hear, choose=choose)


if __name__ == "__main__":
    raise SystemExit(main())
