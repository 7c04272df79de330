"""Whose memory is tested. An agent hears what a seat hears, and is asked what is under a cup."""

import json
import shlex
import subprocess
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from ninefold.engine import AnyGame, Data, Fast, Moment, Prompt, Seat, Step, plain
from ninefold.games import MINDS, SHELF
from ninefold.games.memo_dice.box import PICTURES
from ninefold.games.memo_dice.events import DieRolled, RoundBegun
from ninefold.lab.memory.tasks import GAME, Task
from ninefold.lab.setups import BadSetup
from ninefold.minds import LEVELS, wish_of
from ninefold.sim import listen

HeardEvent = tuple[Moment, Data]
PERFECT, RANDOM = "perfect", "random"
NAMES = (RANDOM, *LEVELS, PERFECT)


class Question(NamedTuple):
    at: Moment
    cup: int  # from 0
    prompts: Sequence[Prompt]
    state: Any


class Reply(NamedTuple):
    at: Moment
    picture: str | None  # None: the agent gave up


class Agent(Protocol):
    name: str
    reads: bool  # history that is told with a question

    def begin(self, task: Task, seed: int, seat: Seat) -> None: ...

    def hear(self, steps: Sequence[Step[Any, Any]]) -> None: ...

    def answer(self, asked: Question) -> Reply: ...

    def close(self) -> None: ...


class BotAgent:
    reads = False

    def __init__(self, name: str) -> None:
        self.name, self._game = name, SHELF[GAME]
        self._bot = MINDS[GAME][name]  # type: ignore[index]

    def begin(self, task: Task, seed: int, seat: Seat) -> None:
        self._seat, self._noise, self._mind = seat, Fast(seed + 1), self._bot.born(seat)

    def hear(self, steps: Sequence[Step[Any, Any]]) -> None:
        self._mind = listen(self._game, self._bot, self._mind, self._seat, steps, self._noise)

    def answer(self, asked: Question) -> Reply:
        deed = wish_of(self._game, asked.state, self._seat, self._bot, self._mind, asked.at)
        if deed is None:
            return Reply(asked.at, None)
        return Reply(deed.at, getattr(deed.action, "picture", None))

    def close(self) -> None:
        pass


class RandomAgent:
    """A random picture of the box: right once in 54 times."""

    name, reads = RANDOM, False

    def begin(self, task: Task, seed: int, seat: Seat) -> None:
        self._chance = Fast(seed + 1)

    def hear(self, steps: Sequence[Step[Any, Any]]) -> None:
        pass

    def answer(self, asked: Question) -> Reply:
        return Reply(asked.at, PICTURES[self._chance.below(len(PICTURES))])

    def close(self) -> None:
        pass


class PerfectAgent:
    """Every picture of the row, in its order."""

    name, reads = PERFECT, False

    def begin(self, task: Task, seed: int, seat: Seat) -> None:
        self._row: list[str] = []

    def hear(self, steps: Sequence[Step[Any, Any]]) -> None:
        for step in steps:
            if isinstance(step.event, RoundBegun):
                self._row = []
            elif isinstance(step.event, DieRolled):
                self._row.append(step.event.picture)

    def answer(self, asked: Question) -> Reply:
        return Reply(asked.at, self._row[asked.cup])

    def close(self) -> None:
        pass


class ProgramAgent:
    """A program that reads and writes JSON, one object a line: docs/memory-bench.md."""

    reads = True

    def __init__(self, name: str, command: str) -> None:
        self.name, self._game = name, SHELF[GAME]
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        except OSError as error:
            raise BadSetup(f"the agent {name} cannot be started: {error.strerror}") from None

    def begin(self, task: Task, seed: int, seat: Seat) -> None:
        self._task, self._seat = task, seat
        self._told: list[dict[str, Any]] = []
        self._say({"type": "begin", **task._asdict(), "seeds": len(task.seeds)})

    def hear(self, steps: Sequence[Step[Any, Any]]) -> None:
        for news in told(self._game, steps, self._seat):
            self._told.append(news)
            if self._task.history == "none":
                self._say({"type": "heard", **news})

    def answer(self, asked: Question) -> Reply:
        given: dict[str, Any] = {}
        if self._task.history == "all":
            given["history"] = self._told[-self._task.budget :]
        self._say({"type": "asked", "at": asked.at, "cup": asked.cup, "among": PICTURES, **given})
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        try:
            picture = json.loads(line)["picture"]
        except (ValueError, KeyError, TypeError):
            raise BadSetup(f'the agent {self.name} answered {line!r}, and not {{"picture": …}}') from None
        return Reply(asked.at, picture if picture in PICTURES else None)

    def close(self) -> None:
        self._process.communicate()

    def _say(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise BadSetup(f"the agent {self.name} has ended") from None


def told(game: AnyGame, steps: Sequence[Step[Any, Any]], seat: Seat) -> list[dict[str, Any]]:
    """News as the protocol has them."""
    found = [(step.at, game.news(step.state, step.event, seat)) for step in steps]
    return [{"at": at, "news": plain(news)} for at, news in found if news is not None]
