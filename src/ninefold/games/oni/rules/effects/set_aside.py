"""ON-E18 Set aside: Oni takes a die out of the square; it returns when the turn of its owner begins."""

from collections.abc import Sequence

from ninefold.engine import Cells, Dice, Handlers, Moment, Prompt, on, replace, require
from ninefold.games.oni.actions import Action
from ninefold.games.oni.cards.set_aside import DieSetAside, Events, PutAside, SetAside
from ninefold.games.oni.events import Event
from ninefold.games.oni.rules.card import CardEffect
from ninefold.games.oni.rules.hidden import lying_hidden, pickable
from ninefold.games.oni.rules.queue import Chore, done, limit
from ninefold.games.oni.state import Aside, State
from ninefold.parts.dixe.square import die_at, lift


def _possible(state: State, task: PutAside) -> bool:
    """The same effect twice on one person is one."""
    return bool(lying_hidden(state)) and all([one.owner != task.who for one in state.aside])


def _ask(state: State, task: PutAside) -> Sequence[Prompt]:
    return (Prompt("SetAside", "ON-E18", {"cell": Cells(pickable(state))}, closes_at=limit(state)),)


def _pick(state: State, task: PutAside, action: Action, at: Moment) -> Event | None:
    if type(action) is not SetAside:
        return None
    require(action.cell in pickable(state), "ON-E18 No hidden die lies there.")
    return DieSetAside(task.who, action.cell)


def _not_yet(state: State, task: PutAside) -> None:
    return None


def _any(state: State, task: PutAside, at: Moment, dice: Dice) -> Event:
    among = pickable(state)
    return DieSetAside(task.who, among[dice.below(len(among))])


def _set_aside(state: State, event: DieSetAside, at: Moment) -> State:
    aside = Aside(event.cell, event.seat, die_at(state.square, event.cell))
    return done(replace(state, square=lift(state.square, event.cell), aside=(*state.aside, aside)), at)


PUT_ASIDE = Chore(PutAside, "set_aside", _possible, _ask, _pick, _any, _not_yet, holds_up=True)
SET_ASIDE = CardEffect[PutAside](until="your_turn", asks=lambda state, who: PutAside(who))
FOLDS: Handlers[State, Events, [Moment], State] = on(DieSetAside, _set_aside)
