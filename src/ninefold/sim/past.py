"""What an act in a scenario may refer to: the view after any of the steps before it."""

from typing import Any

from ninefold.engine import AnyGame, Marks, Steps, check_seen


class Past:
    def __init__(self, game: AnyGame) -> None:
        self._changed, self._marks = game.changed, Marks()
        self._number = 0
        self._after: list[int] = []  # the number of the last event of the beginning, and of each step

    def add(self, event: Any) -> None:
        self._number += 1
        self._marks = self._marks.after(self._changed(event), self._number)

    def add_all(self, steps: Steps[Any, Any]) -> None:
        for step in steps:
            self.add(step.event)

    def end_step(self) -> None:
        self._after.append(self._number)

    def knows(self, seen: int) -> bool:
        return 0 <= seen < len(self._after)

    def check(self, game: AnyGame, action: Any, seen: int) -> None:
        check_seen(game, self._marks, action, self._after[seen])
