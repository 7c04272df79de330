"""A policy whose memory is tested. It sees what `ninefold.rl` shows a seat, and answers with a number."""

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from ninefold.engine import Seat, Step, view
from ninefold.lab.memory.agents import Question, Reply
from ninefold.lab.memory.tasks import MemoryKind, Task
from ninefold.lab.setups import BadSetup
from ninefold.rl.settings import Observation, Settings


class Policy(Protocol):
    settings: Settings  # of the rows that it reads

    def begin(self) -> None:
        """A game begins: forget what was before."""

    def choose(self, seen: Observation) -> int: ...


class PolicyAgent:
    reads = False

    def __init__(self, name: str, policy: Policy) -> None:
        self.name, self._policy = name, policy
        self._settings = policy.settings
        self.kinds: Sequence[MemoryKind] = ("row",)  # its acts must name the pictures

    def begin(self, task: Task, seed: int, seat: Seat) -> None:
        self._seat = seat
        self._heard: list[Any] = []
        self._policy.begin()

    def hear(self, steps: Sequence[Step[Any, Any]]) -> None:
        news = ((step.at, self._settings.rules.news(step.state, step.event, self._seat)) for step in steps)
        self._heard += [(at, one) for at, one in news if one is not None]

    def answer(self, asked: Question) -> Reply:
        settings = self._settings
        if len(self._heard) > settings.window:
            raise BadSetup(f"the policy {self.name} needs a window of {len(self._heard)} news or more")
        row = np.empty(len(settings.encoder), np.float32)
        settings.encoder.write(row, view(settings.rules, asked.state, asked.seat), self._heard, asked.at)
        self._heard = []
        mask = np.zeros(len(settings.catalogue), np.int8)
        mask[list(settings.catalogue.offers(asked.prompts))] = 1
        number = int(self._policy.choose({"observation": row, "action_mask": mask}))
        if not mask[number]:
            raise BadSetup(f"the policy {self.name} chose {number}, which its mask does not allow")
        verb, *values = settings.catalogue.names[number]
        return Reply(asked.at, values[0] if verb == "Guess" else None)

    def close(self) -> None:
        pass


def policy_of(name: str, where: str) -> PolicyAgent:
    """`where`: MODULE:MAKER, found from the folder where the command runs."""
    module, _, maker = where.partition(":")
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    try:
        make = getattr(import_module(module), maker)
    except (ImportError, AttributeError, ValueError) as why:
        raise BadSetup(f"the policy {name} cannot be loaded from {where}: {why}") from None
    return PolicyAgent(name, make())
