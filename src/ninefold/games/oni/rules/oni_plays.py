"""ON-7 Oni plays: two dice are turned in secret, and a pair is thrown. ON-9 Oni fills the centre."""

from collections.abc import Sequence

from ninefold.engine import Cells, Dice, Moment, Prompt, Seat, replace, require
from ninefold.games.oni.actions import Action, FillCentre, Flip
from ninefold.games.oni.cards.oni_rerolls import ThrowOne
from ninefold.games.oni.events import CentreFilled, Event, OniFlipped, OniThrew, OniTurnedBack
from ninefold.games.oni.pace import ONI_SEES_FOR
from ninefold.games.oni.rules.hidden import lying_hidden, may_fill_centre, pickable
from ninefold.games.oni.rules.queue import Chore, changed, done, limit
from ninefold.games.oni.state import State, Stirred, TurnTwo
from ninefold.parts.dixe.square import lay, swap, thrown
from ninefold.parts.dixe.turning import both, pair


def _has_enough(state: State, task: TurnTwo) -> bool:
    return len(lying_hidden(state)) > 1


def _ask(state: State, task: TurnTwo) -> Sequence[Prompt]:
    if task.seen_until is not None:
        return ()
    return (Prompt("Flip", "ON-7", {"cell": Cells(pickable(state))}, closes_at=limit(state)),)


def _flip(state: State, task: TurnTwo, action: Action, at: Moment) -> Event | None:
    if type(action) is not Flip or task.seen_until is not None:
        return None
    require(action.cell in pickable(state), "ON-7 No hidden die lies there.")
    return OniFlipped(state.oni, action.cell)


def flipped(state: State, event: OniFlipped, at: Moment) -> State:
    first = state.tasks[0]
    assert isinstance(first, TurnTwo)
    if not first.turned:
        return changed(state, TurnTwo((event.cell,)))
    return changed(state, TurnTwo(both(first.turned[0], event.cell), at + ONI_SEES_FOR))


def _seen(state: State, task: TurnTwo) -> Moment | None:
    return task.seen_until


def _go_on(state: State, task: TurnTwo, at: Moment, dice: Dice) -> Event:
    if task.seen_until is None:
        among = pickable(state)
        return OniFlipped(state.oni, among[dice.below(len(among))])
    if pair(state.square, task.turned) is None:
        return OniTurnedBack(task.turned)
    return OniThrew(task.turned, thrown(state.square, task.turned, dice))


def turned_back(state: State, event: OniTurnedBack, at: Moment) -> State:
    return done(state, at)


def threw(state: State, event: OniThrew, at: Moment) -> State:
    """Dice that a task was about; or one that Oni grabbed (ON-E1)."""
    square = lay(state.square, event.cells, event.dice)
    state = replace(state, square=square, stirred=Stirred(event.cells, at))
    return done(state, at) if _asked_for(state) == event.cells else state


def _asked_for(state: State) -> Sequence[int | None]:
    """What Oni's first task is about."""
    match state.tasks[:1]:
        case (TurnTwo(turned),):
            return turned
        case (ThrowOne(picked),):
            return (picked,)
    return ()


TURN_TWO = Chore(TurnTwo, "oni", _has_enough, _ask, _flip, _go_on, _seen, holds_up=True)


def offer_centre(state: State) -> Sequence[Prompt]:
    cells = pickable(state) if may_fill_centre(state) else ()
    return (Prompt("FillCentre", "ON-9", {"cell": Cells(cells)}),) if cells else ()


def fill_centre(state: State, action: FillCentre, seat: Seat, at: Moment) -> Event:
    require(seat == state.oni, "ON-9 Only Oni fills the centre.")
    require(may_fill_centre(state), "ON-9 The centre is not free now.")
    require(action.cell in pickable(state), "ON-9 No hidden die lies there.")
    assert state.centre is not None
    return CentreFilled(seat, action.cell, state.centre)


def centre_filled(state: State, event: CentreFilled, at: Moment) -> State:
    return replace(state, square=swap(state.square, event.cell, event.centre))
