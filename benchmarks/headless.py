"""python -m benchmarks.headless: decisions per CPU-second of random play by prompts, without a server."""

import time

from rich.console import Console
from rich.table import Table

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


def main(seconds: float = 3.0) -> None:
    table = Table(title="random legal play, one core")
    table.add_column("game")
    table.add_column("decisions / CPU-s", justify="right")
    for name, rules in SHELF.items():
        seats = min(4, rules.seats[-1])
        table.add_row(f"{name}, {seats} seats", f"{decisions_per_second(name, seats, seconds):,.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
