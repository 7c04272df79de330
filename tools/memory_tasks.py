"""`python -m tools.memory_tasks`: writes the memory benchmark's list of tasks, for these rules."""

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

from ninefold.lab.memory.play import seeds_with
from ninefold.lab.memory.tasks import Task, dials, path, rules
from ninefold.lab.memory.watch import seeds_of

SEEDS = 200


def tasks(seeds: int = SEEDS) -> list[dict[str, Any]]:
    return [{**dial._asdict(), "seeds": [*_seeds(dial, seeds)]} for dial in dials()]


def _seeds(task: Task, many: int) -> Iterator[int]:
    if task.kind == "row":
        return islice(seeds_with(task.length, task.rows_before), many)
    return islice(seeds_of(task.kind, task.players), many // 4)  # each game has several questions


def text() -> str:
    lines = ",\n".join(json.dumps(task) for task in tasks())
    return f'{{"rules": {json.dumps(rules())}, "tasks": [\n{lines}\n]}}\n'


if __name__ == "__main__":
    path().write_text(text(), encoding="utf-8")
