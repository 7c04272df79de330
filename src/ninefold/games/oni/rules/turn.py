"""ON-5, ON-6 How a turn comes, begins and ends, and what is shown in it closes."""

from typing import Any

from ninefold.engine import MISSED_FOR, Moment, replace
from ninefold.games.oni.events import (
    DieWon,
    Event,
    NextPressed,
    PickedUp,
    ShowClosed,
    TurnBegun,
    TurnedBack,
    TurnSkipped,
)
from ninefold.games.oni.pace import SKIPPED_AFTER
from ninefold.games.oni.state import (
    Barren,
    Passing,
    Phase,
    Pressing,
    Readying,
    Showing,
    State,
    Trying,
    TryShown,
)
from ninefold.parts.dixe.calling import Wrong
from ninefold.parts.dixe.square import CellNumbers, die_at, lay
from ninefold.parts.dixe.turning import Different, Turning

Shown = TryShown | Different | Showing | Barren | Wrong


def skipped_at(state: State, phase: Any) -> Moment | None:
    """ON-5 When the table stops waiting for a player who is away; None: somebody is here, be it a bot.

    Nobody waits twice in a turn: what passed before the rules were told counts, and whatever else would be
    theirs to do begins no other wait. But the first die, once turned, is seen.
    """
    gone = state.away.get(state.turn)
    if gone is None or state.turn in state.bots:
        return None
    since: Moment = phase.since if type(phase) is Turning else state.turn_since
    return max(gone - MISSED_FOR, since) + SKIPPED_AFTER


def closes_at(state: State, phase: Shown) -> Moment:
    """When open dice go back by themselves: all have seen them, and nobody waits for an absent player."""
    gone = skipped_at(state, phase)
    return phase.until if gone is None else min(phase.until, max(phase.closable, gone))


def skipped(state: State) -> Event:
    """A card is turned up for a player who left after turning two dice: ON-6 allows nothing else."""
    match state.phase:
        case Pressing():
            return NextPressed(state.turn)
        case Readying(again=False) | Trying():
            return TurnSkipped(state.turn, False, returning(state))
    return TurnSkipped(state.turn, True)


def returning(state: State) -> CellNumbers:
    """ON-E18 The cells to which dice return as the turn of their owner begins, or is skipped."""
    return tuple([one.cell for one in state.aside if one.owner == state.turn])


def begun(state: State, again: bool) -> Event:
    return TurnBegun(state.turn, again, () if again else returning(state))


def until_turn(state: State) -> State:
    """ON-11 What lasted until this seat's turn is over."""
    if not state.bans:
        return state
    return replace(state, bans=tuple([seat for seat in state.bans if seat != state.turn]))


def give_back(state: State, cells: CellNumbers) -> State:
    """Dice that were set aside lie in their cells again, unchanged."""
    if not cells:
        return state
    dice = {one.cell: one.die for one in state.aside}
    return replace(
        state,
        square=lay(state.square, cells, tuple([dice[cell] for cell in cells])),
        aside=tuple([one for one in state.aside if one.cell not in cells]),
    )


def turn_over(state: State, replay: bool = False) -> Phase:
    return Passing(state.after(state.turn), replay)


def played(state: State, at: Moment, replay: bool = False) -> Phase:
    """ON-6 Two dice were turned: Next, unless ON-11 forbids it."""
    return turn_over(state, replay) if state.bans else Pressing(at, replay)


def closed(state: State, phase: Shown) -> Event:
    """What was shown long enough is shown no more."""
    match phase:
        case TryShown(cell, True):
            return DieWon(state.turn, cell, state.wins + 1, die_at(state.square, cell).hidden)
        case TryShown(cell):
            return TurnedBack((cell,))
        case Different(cells):
            return TurnedBack(cells)
        case Showing(cells=cells):
            return ShowClosed(cells)
        case Barren(cells=cells):
            return PickedUp(cells)
        case Wrong():
            return PickedUp(state.lying)
