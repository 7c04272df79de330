"""ON-32 Oni's tasks: a queue, in which only the first is asked for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ninefold.engine import Data, Dice, Moment, Prompt, replace
from ninefold.games.oni.box import Card
from ninefold.games.oni.events import Event, OniDeclined
from ninefold.games.oni.pace import TASK_WITHIN
from ninefold.games.oni.state import State, Task

T = TypeVar("T", bound=Data)


def _stays(state: Any, task: T, event: Any, at: Moment) -> T:
    return task


def _waits(state: Any, task: Any) -> bool:
    return False


@dataclass(frozen=True)
class Chore(Generic[T]):
    """What Oni does with one kind of task while it is the first."""

    kind: type[T]
    card: Card  # which tells that nothing came of it
    possible: Callable[[State, T], bool]  # asked as the card is turned up, and when the time is over
    prompts: Callable[[State, T], Sequence[Prompt]]
    decide: Callable[[State, T, Any, Moment], Event | None]  # None: not its business
    advance: Callable[[State, T, Moment, Dice], Event]  # a duty is done at random, a "may" lapses
    chosen: Callable[[State, T], Moment | None]  # when what Oni chose is done; None: not yet chosen
    holds_up: bool = False  # play waits for it
    within: Moment = TASK_WITHIN
    hears: Callable[[State, T, Any, Moment], T] = _stays  # any event, once the table has folded it
    lapses: Callable[[State, T], bool] = _waits  # it is not possible, and will not be


def asked(state: State, task: Task, at: Moment) -> State:
    return replace(state, tasks=(*state.tasks, task), first_since=state.first_since if state.tasks else at)


def changed(state: State, task: Task) -> State:
    """The first task is now this."""
    return replace(state, tasks=(task, *state.tasks[1:]))


def done(state: State, at: Moment) -> State:
    return replace(state, tasks=state.tasks[1:], first_since=at)


def declined(state: State, event: OniDeclined, at: Moment) -> State:
    return done(state, at)


def limit(state: State, within: Moment = TASK_WITHIN) -> Moment:
    """Until when the first task can be done."""
    return state.options.limit(within, state.first_since)
