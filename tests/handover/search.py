"""Can a table be handed from node to node so that anything is lost? Every order of steps is tried.

python -m tests.handover [--nodes 3] [--wishes 2] [--faults 2] [--words 1] [--skewed] [--walks N]

The model and what it leaves out: tests/server/handover.py. In each state that can be reached, what was told
is in the log, what was refused is not, nothing is there twice, and every table in play is the log's
beginning. From each of them, without a further fault and without whoever sleeps or is dead, all can still
be answered.
"""

import argparse
import logging
import time
from array import array
from random import Random
from typing import NamedTuple

from tests.handover.model import WHOLE, Bounds, Design, Model
from tests.handover.parts import State


class Verdict(NamedTuple):
    states: int
    steps: int
    wrong: str | None = None
    way: tuple[str, ...] = ()  # the steps that lead there, one of the shortest ways


def explore(bounds: Bounds, design: Design = WHOLE, start: State | None = None) -> Verdict:
    """All states by their distance from the start."""
    model = Model(bounds, design)
    start = start or model.start
    states, numbers = [start], {start: 0}
    came = array("l", [-1])
    names = [""]
    taken, healthy_to, healthy_from = 0, array("l"), array("l")

    def verdict(wrong: str | None, at: int) -> Verdict:
        way = []
        while wrong and at > 0:
            way.append(names[at])
            at = came[at]
        return Verdict(len(states), taken, wrong, tuple(reversed(way)))

    here = 0
    while here < len(states):
        for kind, name, state in model.steps(states[here]):
            taken += 1
            there = numbers.setdefault(state, len(states))
            if there == len(states):
                states.append(state)
                came.append(here)
                names.append(name)
                if (wrong := model.wrong(state)) is not None:
                    return verdict(wrong, there)
            if kind == "go":
                healthy_from.append(here)
                healthy_to.append(there)
        here += 1
    stuck = _stuck(model, states, healthy_from, healthy_to)
    return verdict(None if stuck is None else "nobody can go on", 0 if stuck is None else stuck)


def _stuck(model: Model, states: list[State], begin: "array[int]", end: "array[int]") -> int | None:
    """The first state, if any, from which no way leads to where all is answered, though a node is there."""
    into: list[list[int]] = [[] for _ in states]
    for origin, target in zip(begin, end, strict=True):
        into[target].append(origin)
    reached = [model.goal(state) for state in states]
    todo = [number for number, is_goal in enumerate(reached) if is_goal]
    while todo:
        for origin in into[todo.pop()]:
            if not reached[origin]:
                reached[origin] = True
                todo.append(origin)
    served = (number for number, state in enumerate(states) if not reached[number] and model.served(state))
    return next(served, None)


def wander(bounds: Bounds, walks: int, design: Design = WHOLE, length: int = 80) -> Verdict:
    """Beyond what can be tried as a whole: so many ways at random, of so many steps."""
    model, taken = Model(bounds, design), 0
    for seed in range(walks):
        state, rng, way = model.start, Random(seed), list[str]()
        for _ in range(length):
            steps = sorted(model.steps(state), key=lambda step: step.name)
            if not steps:
                break
            step = rng.choice(steps)
            state, taken = step.state, taken + 1
            way.append(step.name)
            if (wrong := model.wrong(state)) is not None:
                return Verdict(taken, taken, wrong, tuple(way))
    return Verdict(taken, taken)


def main() -> int:
    usual = Bounds()
    parser = argparse.ArgumentParser(prog="python -m tests.handover")
    parser.add_argument("--nodes", type=int, choices=(2, 3), default=usual.nodes, help="(2)")
    parser.add_argument("--wishes", type=int, default=usual.wishes, help="that clients have (2)")
    parser.add_argument("--faults", type=int, default=usual.faults, help="at most, of any kind (2)")
    parser.add_argument("--words", type=int, default=usual.words, help="on their way from node to node (1)")
    parser.add_argument("--skewed", action="store_true", help="a later claim may name an earlier moment")
    parser.add_argument("--walks", type=int, default=0, help="at random, instead of all ways")
    asked = parser.parse_args()
    logging.basicConfig(level=logging.ERROR)
    began = time.perf_counter()
    bounds = Bounds(asked.nodes, asked.wishes, asked.faults, asked.words, asked.skewed)
    found = wander(bounds, asked.walks) if asked.walks else explore(bounds)
    took = time.perf_counter() - began
    print(f"{found.states:,} states, {found.steps:,} steps, {took:.0f} s: {found.wrong or 'nothing is lost'}")
    for name in found.way:
        print(f"  {name}")
    return 1 if found.wrong else 0
