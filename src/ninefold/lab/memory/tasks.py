"""The fixed list of tasks. A list never changes: another list is another version."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple

from ninefold.games import SHELF
from ninefold.lab.setups import BadSetup

VERSION = 2
GAME = "memo_dice"
TaskHistory = Literal["none", "all"]


class Task(NamedTuple):
    name: str
    length: int  # dice in the row
    delay_s: int  # that the table waits before each throw
    rows_before: int  # interference: rows of the same game that were recalled before
    history: TaskHistory  # all: what happened is told again with each question
    budget: int  # with history: so many of the last news at most; 0: all of them
    seeds: tuple[int, ...]


def path(version: int = VERSION) -> Path:
    return Path(__file__).parent / f"tasks-v{version}.json"


def load(version: int = VERSION) -> list[Task]:
    """A list made for other rules is an error: its seeds would give other rows."""
    told = json.loads(path(version).read_text(encoding="utf-8"))
    if told["rules"] != (now := SHELF[GAME].version):
        raise BadSetup(f"tasks {version} are for rules {told['rules']} of {GAME}, and these are rules {now}")
    return [Task(**{**one, "seeds": tuple(one["seeds"])}) for one in told["tasks"]]


def dials() -> Iterator[dict[str, Any]]:
    """Each task differs in one setting from a row of six without delay; the last are for agents that read."""
    usual: dict[str, Any] = {"length": 6, "delay_s": 0, "rows_before": 0, "history": "none", "budget": 0}
    yield {"name": "usual", **usual}
    for length in (4, 5, 7, 8, 9):
        yield {"name": f"length {length}", **usual, "length": length}
    for delay in (5, 15, 45):
        yield {"name": f"delay {delay} s", **usual, "delay_s": delay}
    yield {"name": "interference 1", **usual, "rows_before": 1}
    yield {"name": "history", **usual, "history": "all"}
    for budget in (4, 8):
        yield {"name": f"budget {budget}", **usual, "history": "all", "budget": budget}


def for_agent(tasks: Sequence[Task], reads: bool) -> list[Task]:
    """An agent that cannot read has no use for history that is told again."""
    return [task for task in tasks if reads or task.history == "none"]
