"""python -m benchmarks.headless: decisions per CPU-second of random play by prompts, without a server."""

import argparse
import time

from benchmarks.grid import Grid
from ninefold.games import SHELF
from ninefold.sim import simulator


def decisions_per_second(name: str, seats: int, seconds: float) -> float:
    """Steps in which nobody decided (time ran out, somebody left) cost time but do not count."""
    by = simulator(name)
    options, decisions, seed = by.game.options(), 0, 0
    began = time.process_time()
    while (used := time.process_time() - began) < seconds:
        for step in by.random_play(seats, options, seed):
            decisions += step.decided
        seed += 1
    return decisions / used


def seats_of(name: str) -> int:
    return min(4, SHELF[name].seats[-1])


def measure(seconds: float) -> None:
    grid = Grid("random legal play, one core", "game", "decisions / CPU-s")
    for name in SHELF:
        seats, how = seats_of(name), ", compiled" if simulator(name).is_compiled else ""
        grid.add(f"{name}, {seats} seats{how}", f"{decisions_per_second(name, seats, seconds):,.0f}")
    grid.show()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.headless", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="of each game (default 3)")
    parser.add_argument("--only", choices=SHELF, help="one game: the figure and nothing else")
    parser.add_argument("--short", action="store_true", help="only see that it runs")
    asked = parser.parse_args()
    seconds = 0.05 if asked.short else asked.seconds
    if asked.only:
        print(decisions_per_second(asked.only, seats_of(asked.only), seconds))
    else:
        measure(seconds)


if __name__ == "__main__":
    main()
