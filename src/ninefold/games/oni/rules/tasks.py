"""ON-32 Every kind of task, and what is asked of Oni while one is the first."""

from collections.abc import Sequence
from typing import Any

from ninefold.engine import Dice, Moment, Prompt, replace
from ninefold.games.oni.actions import Action
from ninefold.games.oni.events import Event, OniDeclined
from ninefold.games.oni.rules.bag import PENALTY
from ninefold.games.oni.rules.effects.oni_cheats import LOOK_AT_TWO
from ninefold.games.oni.rules.effects.oni_rerolls import THROW_ONE
from ninefold.games.oni.rules.effects.oni_shuffles import SWAP_TWO
from ninefold.games.oni.rules.effects.oni_turns import TURN_AND_LAY
from ninefold.games.oni.rules.effects.set_aside import PUT_ASIDE
from ninefold.games.oni.rules.oni_plays import TURN_TWO
from ninefold.games.oni.rules.queue import Chore, asked, done, limit
from ninefold.games.oni.state import State, Task

# Each record is made for its own kind of task, and is asked for nothing else.
CHORES: dict[type[Task], Chore[Any]] = {
    chore.kind: chore
    for chore in (TURN_TWO, PENALTY, THROW_ONE, LOOK_AT_TWO, SWAP_TWO, TURN_AND_LAY, PUT_ASIDE)
}


def ask(state: State, task: Task, at: Moment) -> State:
    """ON-9 Of Oni; too few dice as it is asked for: nothing."""
    return asked(state, task, at) if CHORES[type(task)].possible(state, task) else state


def holds_up(state: State) -> bool:
    """Play waits for something that Oni has to do."""
    return any([CHORES[type(task)].holds_up for task in state.tasks])


def prompts(state: State) -> Sequence[Prompt]:
    if not state.tasks:
        return ()
    first = state.tasks[0]
    chore = CHORES[type(first)]
    return chore.prompts(state, first) if chore.possible(state, first) else ()


def decide(state: State, action: Action, at: Moment) -> Event | None:
    if not state.tasks:
        return None
    first = state.tasks[0]
    chore = CHORES[type(first)]
    return chore.decide(state, first, action, at) if chore.possible(state, first) else None


def due(state: State) -> Moment | None:
    if not state.tasks:
        return None
    first = state.tasks[0]
    chore = CHORES[type(first)]
    chosen = chore.chosen(state, first)
    return limit(state, chore.within) if chosen is None else chosen


def advance(state: State, at: Moment, dice: Dice) -> Event:
    """ON-9 If too few dice lie hidden when its time is over, nothing comes of it."""
    first = state.tasks[0]
    chore = CHORES[type(first)]
    if not chore.possible(state, first):
        return OniDeclined(chore.card)
    return chore.advance(state, first, at, dice)


def hear(state: State, event: Event, at: Moment) -> State:
    """All tasks hear of it. The first is dropped once it cannot be done any more."""
    heard = tuple([CHORES[type(task)].hears(state, task, event, at) for task in state.tasks])
    if heard != state.tasks:
        state = replace(state, tasks=heard)
    while state.tasks and CHORES[type(state.tasks[0])].lapses(state, state.tasks[0]):
        state = done(state, at)
    return state
