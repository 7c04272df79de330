"""Play many games, in several processes. The same seed gives the same games, however many processes."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from multiprocessing import get_context
from typing import Any, TypeVar

from ninefold.lab.measure import Sample, measured
from ninefold.lab.notes import notes_of
from ninefold.lab.setups import RANDOM, Setup
from ninefold.minds import Bot
from ninefold.sim.simulator import Simulator, plain, simulator
from ninefold.sim.tournament import BY_WHIM
from ninefold.sim.workers import end_with_parent

AT_ONCE = 20  # games that a process plays before it reports

Job = TypeVar("Job")
Done = TypeVar("Done")


def seed_of(seed: int, number: int) -> int:
    """The seed of one game. Neighbouring seeds would share noise: one game's dice would be another's bot."""
    return int.from_bytes(sha256(f"{seed}/{number}".encode()).digest()[:6])


def play(setup: Setup, seed: int) -> Sample:
    """One game, on the compiled build where there is one."""
    by = plain(setup.game) if RANDOM in setup.bots else simulator(setup.game)  # that bot is not compiled
    bots = [_bot(by, name) for name in setup.bots]
    options = by.game.options(**dict(setup.options))
    return measured(notes_of(setup.game), by.bots_play(bots, options, seed), by.game.result)


def _bot(by: Simulator, name: str) -> Bot[Any]:
    return BY_WHIM if name == RANDOM else by.bots[name]  # type: ignore[index]


def samples(setup: Setup, games: int, seed: int, jobs: int, tell: Callable[[int], object]) -> list[Sample]:
    """`tell` is called with the number of games just done."""
    found = []
    for part in in_processes(partial(_play_one, setup, seed), range(games), jobs):
        found += part
        tell(len(part))
    return found


def _play_one(setup: Setup, seed: int, number: int) -> Sample:
    return play(setup, seed_of(seed, number))


def in_processes(
    work: Callable[[Job], Done], todo: Sequence[Job], jobs: int, at_once: int = AT_ONCE
) -> Iterator[list[Done]]:
    """The results in the order of `todo`, some at a time."""
    parts = [todo[start : start + at_once] for start in range(0, len(todo), at_once)]
    if jobs == 1:
        yield from map(partial(_each, work), parts)
        return
    # Spawned, not forked: a fork would copy threads in the middle of their work.
    with ProcessPoolExecutor(jobs, get_context("spawn"), end_with_parent) as processes:
        try:
            yield from processes.map(partial(_each, work), parts)
        except BaseException:
            processes.shutdown(wait=False, cancel_futures=True)
            raise


def _each(work: Callable[[Job], Done], part: Sequence[Job]) -> list[Done]:
    return [work(one) for one in part]
