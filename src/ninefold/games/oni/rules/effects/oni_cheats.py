"""ON-E14 Oni cheats: Oni may look at two dice in secret, and play goes on."""

from collections.abc import Sequence

from ninefold.engine import Dice, Handlers, Moment, Prompt, SomeCells, on, replace, require
from ninefold.games.oni.actions import Action, Pass
from ninefold.games.oni.cards.oni_cheats import Events, LookAtTwo, OniPeeked, Peek, PeekClosed
from ninefold.games.oni.events import Event, OniDeclined
from ninefold.games.oni.pace import ONI_SEES_FOR
from ninefold.games.oni.rules.card import CardEffect
from ninefold.games.oni.rules.hidden import lying_hidden, pickable
from ninefold.games.oni.rules.moved import moved
from ninefold.games.oni.rules.queue import Chore, changed, done, limit
from ninefold.games.oni.state import State
from ninefold.parts.dixe.square import some_of


def _possible(state: State, task: LookAtTwo) -> bool:
    return task.seen_until is not None or len(lying_hidden(state)) > 1


def _saw_all(state: State, task: LookAtTwo) -> bool:
    """Nothing is left of what Oni looked at."""
    return task.seen_until is not None and not task.turned


def _ask(state: State, task: LookAtTwo) -> Sequence[Prompt]:
    if task.seen_until is not None:
        return ()
    two = SomeCells(pickable(state), 2, 2)
    peek = Prompt("Peek", "ON-E14", {"cells": two}, closes_at=limit(state))
    return peek, Prompt("Pass", "ON-E14", closes_at=limit(state))


def _pick(state: State, task: LookAtTwo, action: Action, at: Moment) -> Event | None:
    if task.seen_until is not None:
        return None
    match action:
        case Pass():
            return OniDeclined("oni_cheats")
        case Peek(cells):
            require(some_of(pickable(state), cells, 2, 2), "ON-E14 Look at two hidden dice.")
            return OniPeeked(state.oni, cells)
    return None


def _peeked(state: State, event: OniPeeked, at: Moment) -> State:
    return changed(state, LookAtTwo(event.cells, at + ONI_SEES_FOR))


def _over(state: State, event: PeekClosed, at: Moment) -> State:
    return done(state, at)


def _seen(state: State, task: LookAtTwo) -> Moment | None:
    return task.seen_until


def _go_on(state: State, task: LookAtTwo, at: Moment, dice: Dice) -> Event:
    return OniDeclined("oni_cheats") if task.seen_until is None else PeekClosed()


def _hears(state: State, task: LookAtTwo, event: Event, at: Moment) -> LookAtTwo:
    """Play goes on: what is thrown, won or laid elsewhere meanwhile, Oni no longer looks at."""
    gone = moved(event)
    still = tuple([cell for cell in task.turned if cell not in gone])
    return task if still == task.turned else replace(task, turned=still)


LOOK_AT_TWO = Chore(
    LookAtTwo, "oni_cheats", _possible, _ask, _pick, _go_on, _seen, hears=_hears, lapses=_saw_all
)
ONI_CHEATS = CardEffect[LookAtTwo](asks=lambda state, who: LookAtTwo())
FOLDS: Handlers[State, Events, [Moment], State] = on(OniPeeked, _peeked) | on(PeekClosed, _over)
