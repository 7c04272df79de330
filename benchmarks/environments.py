"""python -m benchmarks.environments: steps per CPU-second of ninefold.rl beside other libraries.

All play at random what is allowed, in turns, and share the ways of `benchmarks.simulators`. A step of
ParallelTable answers for all seats; one of a pool is that of one of its seats. The games are other games.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from statistics import median

import numpy as np

from benchmarks.grid import Grid
from benchmarks.simulators import Runner, in_turns, peers
from ninefold.games import SHELF
from ninefold.rl import AecTable, ParallelTable, SeatPool, SeatVector, Settings

PEERS = {
    "open_spiel": ("tic_tac_toe", "connect_four"),
    "pettingzoo": ("tictactoe_v3", "connect_four_v3"),
    "popgym": ("ConcentrationEasy",),
    "textarena": ("TicTacToe-v0-raw", "MemoryGame-v0-raw"),
}
TOGETHER = 64  # seats of a pool
SEEDS = 2**31

Play = Callable[[], int]  # plays on, and says how many steps


def any_act(mask: np.ndarray, chance: np.random.Generator) -> int:
    allowed = mask.nonzero()[0]
    return int(allowed[int(chance.random() * len(allowed))])


def aec(settings: Settings, chance: np.random.Generator) -> Play:
    table = AecTable(settings)

    def play() -> int:
        table.reset(seed=int(chance.integers(SEEDS)))
        steps = 0
        for _ in table.agent_iter():
            observation, _, terminated, truncated, _ = table.last()
            is_over = terminated or truncated
            table.step(None if is_over else any_act(observation["action_mask"], chance))
            steps += not is_over
        return steps

    return play


def parallel(settings: Settings, chance: np.random.Generator) -> Play:
    table = ParallelTable(settings)

    def play() -> int:
        seen, _ = table.reset(seed=int(chance.integers(SEEDS)))
        steps = 0
        while table.agents:
            acts = {agent: any_act(seen[agent]["action_mask"], chance) for agent in table.agents}
            seen, *_ = table.step(acts)
            steps += 1
        return steps

    return play


def pool(settings: Settings, chance: np.random.Generator) -> Play:
    seats = SeatPool(settings, TOGETHER, level="child")
    seen = seats.reset(seed=1)

    def play() -> int:
        seats.send(np.array([any_act(mask, chance) for mask in seen.masks]))
        seats.recv()
        return TOGETHER

    return play


def vector(settings: Settings, chance: np.random.Generator) -> Play:
    seats = SeatVector(settings, TOGETHER, level="child")
    _, infos = seats.reset(seed=1)
    masks = infos["action_mask"]

    def play() -> int:
        nonlocal masks
        masks = seats.step(np.array([any_act(mask, chance) for mask in masks]))[-1]["action_mask"]
        return TOGETHER

    return play


FORMS = {"AecTable": aec, "ParallelTable": parallel, "SeatPool": pool, "SeatVector": vector}


def steps_per_second(form: str, game: str, seconds: float) -> float:
    play, steps = FORMS[form](Settings(game), np.random.default_rng(1)), 0
    began = time.process_time()
    while (used := time.process_time() - began) < seconds or not steps:
        steps += play()
    return steps / used


def ours() -> Iterator[Runner]:
    for form in FORMS:
        for game in SHELF:
            command = [sys.executable, "-m", "benchmarks.environments", "--only", form, game, "--seconds"]
            yield Runner(form, game, command, {"NINEFOLD_FAST": "off"})


def compare(rounds: int, seconds: float, install: bool) -> None:
    runners = [*ours(), *peers(PEERS, install)]
    unit, *others = in_turns(runners, rounds, seconds)
    title = f"random legal play, {rounds} rounds; ratios to the first, round by round"
    grid = Grid(title, "", "steps / CPU-s", "ratio", "from", "to")
    for runner, figures in zip(runners, [unit, *others], strict=True):
        ratios = [figure / first for figure, first in zip(figures, unit, strict=True)]
        shown = (f"{ratio:.2f}" for ratio in (median(ratios), min(ratios), max(ratios)))
        grid.add(f"{runner.library}: {runner.game}", f"{median(figures):,.0f}", *shown)
    grid.show()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.environments", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="(default 3)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each and round (default 1)")
    parser.add_argument("--only", nargs=2, metavar=("FORM", "GAME"), help="the figure and nothing else")
    parser.add_argument("--short", action="store_true", help="only see that it runs; install nothing")
    asked = parser.parse_args()
    if asked.only:
        form, game = asked.only
        print(steps_per_second(form, game, asked.seconds))
    elif asked.short:
        compare(1, 0.01, install=False)
    else:
        compare(asked.rounds, asked.seconds, install=True)


if __name__ == "__main__":
    main()
