"""What an agent is told and says, in tokens, and how much of it a task allows.

A token is counted as four characters of JSON: every model splits text in its own way, and a list of tasks
must mean the same to all.
"""

import json
from collections.abc import Sequence
from typing import Any

from ninefold.lab.memory.tasks import Task

CHARACTERS = 4  # of one token


class Cost:
    """The cost of a program or a model, over all its tasks."""

    def __init__(self) -> None:
        self.questions, self._read, self._written, self.seconds = 0, 0, 0, 0.0

    def told(self, characters: int) -> None:
        self._read += characters

    def answered(self, characters: int, seconds: float) -> None:
        self.questions += 1
        self._written += characters
        self.seconds += seconds

    def as_json(self) -> dict[str, Any]:
        return {
            "questions": self.questions,
            "tokens_read": self._read // CHARACTERS,
            "tokens_written": self._written // CHARACTERS,
            "seconds": round(self.seconds, 1),
        }


def in_budget(news: Sequence[dict[str, Any]], task: Task) -> list[dict[str, Any]]:
    """The last news that the task allows, in their order."""
    last = [*news[-task.budget :]]
    if not task.tokens:
        return last
    kept, left = [], task.tokens * CHARACTERS
    for one in reversed(last):
        left -= len(json.dumps(one))
        if left < 0:
            break
        kept.append(one)
    return kept[::-1]
