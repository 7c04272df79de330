"""python -m benchmarks.calls: how many calls of our own functions a move takes, and in which room.

One table of four in this process, without sockets and with a store in memory; the same moves in every run. A
count does not depend on what else the machine does, as a time would.
"""

import argparse

from benchmarks.grid import Grid
from ninefold.games import SHELF
from testkit.call_profile import ROOMS, profile
from testkit.jumping_loop import run


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.calls")
    parser.add_argument("--tries", type=int, default=300, help="to act at each table (default 300)")
    parser.add_argument("--short", action="store_true", help="only see that it runs")
    wish = parser.parse_args()
    grid = Grid("calls of our own functions a move, by room", "game", "moves", "calls", *ROOMS, "other")
    for game in SHELF:
        moves, calls = run(profile(game, 10 if wish.short else wish.tries))
        figures = [calls.total(), *(calls[room] for room in (*ROOMS, "other"))]
        grid.add(game, str(moves), *(f"{count / max(1, moves):.0f}" for count in figures))
    grid.show()


if __name__ == "__main__":
    main()
