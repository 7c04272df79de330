"""The agents whose memory is tested. An agent hears what a seat hears, and is asked about it."""

import json
import shlex
import subprocess
import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from ninefold.engine import Fast, Moment, Prompt, Seat, Step, plain
from ninefold.games import MINDS, SHELF
from ninefold.lab.memory.cost import Cost, in_budget
from ninefold.lab.memory.tasks import GAMES, MemoryKind, Task, as_told
from ninefold.lab.setups import BadSetup
from ninefold.minds import LEVELS, wish_of
from ninefold.sim import listen

PERFECT, RANDOM = "perfect", "random"
NAMES = (RANDOM, *LEVELS, PERFECT)
SPIN = "spin"
EVERY_KIND: Sequence[MemoryKind] = tuple(GAMES)


class Question(NamedTuple):
    at: Moment
    seat: Seat  # that is asked
    about: Mapping[str, Any]  # as it is told
    among: tuple[str, ...]  # what may be answered
    right: frozenset[str]  # empty: to do nothing is right
    prompts: Sequence[Prompt]
    state: Any

    @property
    def choices(self) -> tuple[str | None, ...]:
        """Where one may do one thing or nothing, nothing is a choice."""
        return self.among if len(self.among) > 1 else (*self.among, None)

    @property
    def chance(self) -> float:
        """The probability that a random guess is right."""
        return max(len(self.right), 1) / len(self.choices)


class Reply(NamedTuple):
    at: Moment
    said: str | None  # None: given up, or nothing done


class Agent(Protocol):
    name: str
    reads: bool  # history that is told with a question
    kinds: Sequence[MemoryKind]  # of tasks that it can do

    def begin(self, task: Task, seed: int, seat: Seat) -> None: ...

    def hear(self, steps: Sequence[Step[Any, Any]]) -> None: ...

    def answer(self, asked: Question) -> Reply: ...

    def close(self) -> None: ...


class BotAgent:
    reads = False
    kinds = EVERY_KIND

    def __init__(self, name: str) -> None:
        self.name = name

    def begin(self, task: Task, seed: int, seat: Seat) -> None:
        self._game, self._bot = SHELF[task.game], MINDS[task.game][self.name]  # type: ignore[index]
        self._seat, self._noise, self._mind = seat, Fast(seed + 1), self._bot.born(seat)

    def hear(self, steps: Sequence[Step[Any, Any]]) -> None:
        self._mind = listen(self._game, self._bot, self._mind, self._seat, steps, self._noise)

    def answer(self, asked: Question) -> Reply:
        deed = wish_of(self._game, asked.state, asked.seat, self._bot, self._mind, asked.at)
        return Reply(asked.at, None) if deed is None else Reply(deed.at, _said(deed.action))

    def close(self) -> None:
        pass


def _said(action: Any) -> str | None:
    """What a bot's act says: a picture, a cell, or that it spins."""
    if (picture := getattr(action, "picture", None)) is not None:
        return str(picture)
    if (cell := getattr(action, "cell", None)) is not None:
        return str(cell)
    return SPIN if type(action).__name__ == "Spin" else None


class RandomAgent:
    """Gives a random answer."""

    name, reads = RANDOM, False
    kinds = EVERY_KIND

    def begin(self, task: Task, seed: int, seat: Seat) -> None:
        self._chance = Fast(seed + 1)

    def hear(self, steps: Sequence[Step[Any, Any]]) -> None:
        pass

    def answer(self, asked: Question) -> Reply:
        return Reply(asked.at, asked.choices[self._chance.below(len(asked.choices))])

    def close(self) -> None:
        pass


class PerfectAgent:
    """Remembers exactly what was shown. It understands no clues, so it has no answer to tasks with clues."""

    name, reads = PERFECT, False
    kinds: Sequence[MemoryKind] = ("row", "square", "duty")

    def begin(self, task: Task, seed: int, seat: Seat) -> None:
        pass

    def hear(self, steps: Sequence[Step[Any, Any]]) -> None:
        pass

    def answer(self, asked: Question) -> Reply:
        return Reply(asked.at, min(asked.right, default=None))

    def close(self) -> None:
        pass


class ProgramAgent:
    """A program that reads and writes JSON, one object a line: docs/memory-bench.md."""

    reads = True
    kinds = EVERY_KIND

    def __init__(self, name: str, command: str) -> None:
        self.name, self.cost = name, Cost()
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        except OSError as error:
            raise BadSetup(f"the agent {name} cannot be started: {error.strerror}") from None

    def begin(self, task: Task, seed: int, seat: Seat) -> None:
        self._task, self._seat = task, seat
        self._told: list[dict[str, Any]] = []
        self._say({"type": "begin", **as_told(task), "game": task.game, "seat": seat})

    def hear(self, steps: Sequence[Step[Any, Any]]) -> None:
        for news in told(self._task, steps, self._seat):
            self._told.append(news)
            if self._task.history == "none":
                self._say({"type": "heard", **news})

    def answer(self, asked: Question) -> Reply:
        given: dict[str, Any] = {}
        if self._task.history == "all":
            given["history"] = in_budget(self._told, self._task)
        began = time.monotonic()
        self._say({"type": "asked", "at": asked.at, **asked.about, "among": asked.among, **given})
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.cost.answered(len(line), time.monotonic() - began)
        try:
            answer = json.loads(line)["answer"]
        except (ValueError, KeyError, TypeError):
            raise BadSetup(f'the agent {self.name} answered {line!r}, and not {{"answer": …}}') from None
        return Reply(asked.at, answer if answer in asked.among else None)

    def close(self) -> None:
        self._process.communicate()

    def _say(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        text = json.dumps(message)
        self.cost.told(len(text))
        try:
            self._process.stdin.write(text + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise BadSetup(f"the agent {self.name} has ended") from None


def told(task: Task, steps: Sequence[Step[Any, Any]], seat: Seat) -> list[dict[str, Any]]:
    """News as the protocol has them."""
    game = SHELF[task.game]
    found = [(step.at, game.news(step.state, step.event, seat)) for step in steps]
    return [{"at": at, "news": plain(news)} for at, news in found if news is not None]
