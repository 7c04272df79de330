"""The fixed list of tasks. A list never changes: another list is another version."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple

from ninefold.games import SHELF
from ninefold.lab.setups import BadSetup

VERSION = 3
TaskHistory = Literal["none", "all"]
MemoryKind = Literal["row", "square", "duty", "sight"]
GAMES: dict[MemoryKind, str] = {"row": "memo_dice", "square": "memodixe", "duty": "oni", "sight": "jinx"}


class Task(NamedTuple):
    name: str
    seeds: tuple[int, ...]
    kind: MemoryKind = "row"
    length: int = 6  # of a row: dice in it
    delay_s: int = 0  # before each throw of a row, the table waits
    rows_before: int = 0  # interference: rows of the same game that were recalled before
    players: int = 2
    history: TaskHistory = "none"  # all: what happened is told again with each question
    budget: int = 0  # with history: so many of the last news at most; 0: all of them
    tokens: int = 0  # with history: so many tokens of the last news at most; 0: all of them

    @property
    def game(self) -> str:
        return GAMES[self.kind]


def path(version: int = VERSION) -> Path:
    return Path(__file__).parent / f"tasks-v{version}.json"


def rules() -> dict[str, int]:
    return {game: SHELF[game].version for game in GAMES.values()}


def load(version: int = VERSION) -> list[Task]:
    """A list made for other rules is an error: its seeds would give other games."""
    told = json.loads(path(version).read_text(encoding="utf-8"))
    for game, now in rules().items():
        if told["rules"].get(game) != now:
            made = told["rules"].get(game)
            raise BadSetup(f"tasks {version} are for rules {made} of {game}, and these are rules {now}")
    return [Task(**{**one, "seeds": tuple(one["seeds"])}) for one in told["tasks"]]


def dials() -> Iterator[Task]:
    """One dial is turned at a time, from a row of six without delay; then what a reader of notes needs."""
    usual = Task("usual", ())
    yield usual
    for length in (4, 5, 7, 8, 9):
        yield usual._replace(name=f"length {length}", length=length)
    for delay in (5, 15, 45):
        yield usual._replace(name=f"delay {delay} s", delay_s=delay)
    for rows in (1, 2, 3):
        yield usual._replace(name=f"interference {rows}", rows_before=rows)
    for players in (2, 4):
        yield Task(f"square, {players} players", (), kind="square", players=players)
    yield Task("duty", (), kind="duty", players=4)
    yield Task("control", (), kind="sight", players=3)
    told = usual._replace(history="all")
    yield told._replace(name="history")
    for budget in (4, 8):
        yield told._replace(name=f"budget {budget}", budget=budget)
    for tokens in (100, 200):
        yield told._replace(name=f"{tokens} tokens", tokens=tokens)


def for_agent(tasks: Sequence[Task], reads: bool, kinds: Sequence[MemoryKind]) -> list[Task]:
    """An agent that cannot read has no use for history that is told again."""
    return [task for task in tasks if task.kind in kinds and (reads or task.history == "none")]


def as_told(task: Task) -> dict[str, Any]:
    return {**task._asdict(), "seeds": len(task.seeds)}
