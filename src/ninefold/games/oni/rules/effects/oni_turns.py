"""ON-E17 Oni turns: up to two dice, in secret, and chooses what they hide from now on."""

from collections.abc import Sequence

from ninefold.engine import (
    AT_ONCE,
    Cells,
    Dice,
    Faces,
    Handlers,
    Moment,
    Prompt,
    Seat,
    SomeCells,
    on,
    replace,
    require,
)
from ninefold.games.oni.actions import Action
from ninefold.games.oni.cards.oni_turns import (
    Events,
    Lay,
    News,
    OniTurned,
    SymbolHidden,
    SymbolSet,
    TopsRedrawn,
    Turn,
    TurnAndLay,
)
from ninefold.games.oni.events import Event, OniDeclined
from ninefold.games.oni.pace import TURN_WITHIN
from ninefold.games.oni.rules.card import CardEffect, as_it_is
from ninefold.games.oni.rules.hidden import lying_hidden, pickable
from ninefold.games.oni.rules.queue import Chore, changed, done, limit
from ninefold.games.oni.state import State
from ninefold.parts.dixe.dice import FACES, OTHERS, Die
from ninefold.parts.dixe.square import die_at, lay, some_of
from ninefold.parts.dixe.views import DiceFell, outside


def _possible(state: State, task: TurnAndLay) -> bool:
    return bool(task.turned or lying_hidden(state))


def _ask(state: State, task: TurnAndLay) -> Sequence[Prompt]:
    until = limit(state, TURN_WITHIN)
    if not task.turned:
        cells = pickable(state)
        some = SomeCells(cells, 0, min(2, len(cells)))
        return (Prompt("Turn", "ON-E17", {"cells": some}, closes_at=until),)
    return [
        Prompt(
            "Lay", "ON-E17", {"cell": Cells((cell,)), "symbol": Faces(_faces(state, cell))}, closes_at=until
        )
        for cell in task.left
    ]


def _faces(state: State, cell: int) -> tuple[str, ...]:
    return FACES[die_at(state.square, cell).kind]


def _pick(state: State, task: TurnAndLay, action: Action, at: Moment) -> Event | None:
    match action:
        case Turn(cells) if not task.turned:
            require(some_of(pickable(state), cells, 0, 2), "ON-E17 Turn up to two hidden dice.")
            return OniTurned(state.oni, cells) if cells else OniDeclined("oni_turns")
        case Lay(cell, symbol):
            require(cell in task.left, "ON-E17 You have not turned this die.")
            require(symbol in _faces(state, cell), "ON-E17 This symbol is not on that die.")
            return SymbolSet(state.oni, cell, symbol)
    return None


def _chosen(state: State, task: TurnAndLay) -> Moment | None:
    return None if task.laid is None else AT_ONCE


def _redraw(state: State, task: TurnAndLay, at: Moment, dice: Dice) -> Event:
    """Dice that Oni laid back as they were have new tops, too: nobody can tell."""
    if not task.turned:
        return OniDeclined("oni_turns")
    cells = task.left if task.laid is None else (task.laid,)
    return TopsRedrawn(cells, tuple([_with_another_top(die_at(state.square, c), dice) for c in cells]))


def _with_another_top(die: Die, dice: Dice) -> Die:
    return Die(die.kind, die.hidden, OTHERS[die.kind, die.hidden][dice.below(5)])


def _turned(state: State, event: OniTurned, at: Moment) -> State:
    return changed(state, TurnAndLay(event.cells, event.cells))


def _symbol_set(state: State, event: SymbolSet, at: Moment) -> State:
    """Chance gives it a new top at once: until then the old one may be the same symbol."""
    die = replace(die_at(state.square, event.cell), hidden=event.symbol)
    state = replace(state, square=lay(state.square, (event.cell,), (die,)))
    return changed(state, replace(_first(state), laid=event.cell))


def _redrawn(state: State, event: TopsRedrawn, at: Moment) -> State:
    task = _first(state)
    left = tuple([cell for cell in task.left if cell not in event.cells])
    state = replace(state, square=lay(state.square, event.cells, event.dice))
    return changed(state, replace(task, left=left, laid=None)) if left else done(state, at)


def _first(state: State) -> TurnAndLay:
    first = state.tasks[0]
    assert isinstance(first, TurnAndLay)
    return first


def _tell_set(state: State, event: SymbolSet, seat: Seat | None) -> News:
    return event if seat == state.oni else SymbolHidden(event.seat, event.cell)


def _tell_redrawn(state: State, event: TopsRedrawn, seat: Seat | None) -> DiceFell:
    return DiceFell(event.cells, outside(event.dice))


TURN_AND_LAY = Chore(
    TurnAndLay, "oni_turns", _possible, _ask, _pick, _redraw, _chosen, holds_up=True, within=TURN_WITHIN
)
ONI_TURNS = CardEffect[TurnAndLay](asks=lambda state, who: TurnAndLay())
FOLDS: Handlers[State, Events, [Moment], State] = (
    on(OniTurned, _turned) | on(SymbolSet, _symbol_set) | on(TopsRedrawn, _redrawn)
)
NEWS: Handlers[State, Events, [Seat | None], News | DiceFell] = (
    on(OniTurned, as_it_is) | on(SymbolSet, _tell_set) | on(TopsRedrawn, _tell_redrawn)
)
