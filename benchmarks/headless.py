"""python -m benchmarks.headless: decisions per CPU-second of random play by prompts, without a server."""

import argparse
import time

from benchmarks.grid import Grid
from ninefold.games import SHELF
from ninefold.sim import random_play


def decisions_per_second(game: str, seats: int, seconds: float) -> float:
    """Steps in which nobody decided (time ran out, somebody left) cost time but do not count."""
    rules = SHELF[game]
    options, decisions, seed = rules.options(), 0, 0
    began = time.process_time()
    while (used := time.process_time() - began) < seconds:
        for step in random_play(rules, seats, options, seed):
            decisions += step.decided
        seed += 1
    return decisions / used


def measure(seconds: float) -> None:
    grid = Grid("random legal play, one core", "game", "decisions / CPU-s")
    for name, rules in SHELF.items():
        seats = min(4, rules.seats[-1])
        grid.add(f"{name}, {seats} seats", f"{decisions_per_second(name, seats, seconds):,.0f}")
    grid.show()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.headless", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="of each game (default 3)")
    parser.add_argument("--short", action="store_true", help="only see that it runs")
    asked = parser.parse_args()
    measure(0.05 if asked.short else asked.seconds)


if __name__ == "__main__":
    main()
