"""`python -m tools.memory_tasks`: writes the memory benchmark's list of tasks, for these rules."""

import json
from typing import Any

from ninefold.games import SHELF
from ninefold.lab.memory.play import seeds_with
from ninefold.lab.memory.tasks import GAME, dials, path

SEEDS = 200


def tasks(seeds: int = SEEDS) -> list[dict[str, Any]]:
    return [{**dial, "seeds": [*seeds_with(dial["length"], dial["rows_before"], seeds)]} for dial in dials()]


def text() -> str:
    lines = ",\n".join(json.dumps(task) for task in tasks())
    return f'{{"rules": {SHELF[GAME].version}, "tasks": [\n{lines}\n]}}\n'


if __name__ == "__main__":
    path().write_text(text(), encoding="utf-8")
