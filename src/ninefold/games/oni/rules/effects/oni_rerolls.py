"""ON-E5 Oni rerolls: Oni throws one die of the square."""

from collections.abc import Sequence

from ninefold.engine import AT_ONCE, Cells, Dice, Handlers, Moment, Prompt, on, require
from ninefold.games.oni.actions import Action
from ninefold.games.oni.cards.oni_rerolls import Events, Reroll, RerollPicked, ThrowOne
from ninefold.games.oni.events import Event, OniThrew
from ninefold.games.oni.rules.card import CardEffect
from ninefold.games.oni.rules.hidden import lying_hidden, pickable
from ninefold.games.oni.rules.queue import Chore, changed, limit
from ninefold.games.oni.state import State
from ninefold.parts.dixe.square import thrown


def _possible(state: State, task: ThrowOne) -> bool:
    return task.picked is not None or bool(lying_hidden(state))


def _ask(state: State, task: ThrowOne) -> Sequence[Prompt]:
    return (Prompt("Reroll", "ON-E5", {"cell": Cells(pickable(state))}, closes_at=limit(state)),)


def _pick(state: State, task: ThrowOne, action: Action, at: Moment) -> Event | None:
    if type(action) is not Reroll:
        return None
    require(action.cell in pickable(state), "ON-E5 No hidden die lies there.")
    return RerollPicked(state.oni, action.cell)


def _picked(state: State, event: RerollPicked, at: Moment) -> State:
    return changed(state, ThrowOne(event.cell))


def _chosen(state: State, task: ThrowOne) -> Moment | None:
    return None if task.picked is None else AT_ONCE


def _throw(state: State, task: ThrowOne, at: Moment, dice: Dice) -> Event:
    if task.picked is not None:
        return OniThrew((task.picked,), thrown(state.square, (task.picked,), dice))
    among = pickable(state)
    return RerollPicked(state.oni, among[dice.below(len(among))])


THROW_ONE = Chore(ThrowOne, "oni_rerolls", _possible, _ask, _pick, _throw, _chosen, holds_up=True)
ONI_REROLLS = CardEffect[ThrowOne](asks=lambda state, who: ThrowOne())
FOLDS: Handlers[State, Events, [Moment], State] = on(RerollPicked, _picked)
