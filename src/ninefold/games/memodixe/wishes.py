"""What the player whose move it is wishes becomes a fact, or is refused with the clause that forbids it."""

from ninefold.engine import Illegal, Moment, Seat, require
from ninefold.games.memodixe.actions import (
    Action,
    Again,
    Continue,
    Dixe,
    Done,
    End,
    Flip,
    Give,
    Look,
    Pass,
    Rethrow,
    SetAside,
    Steal,
    Swap,
    Take,
)
from ninefold.games.memodixe.call import may_call
from ninefold.games.memodixe.events import (
    Called,
    Continued,
    DieSetAside,
    DieWon,
    Event,
    Flipped,
    GameEnded,
    Given,
    LookClosed,
    LookDeclined,
    Looked,
    PickedUp,
    Stolen,
    SwapDeclined,
    Swapped,
    TurnBegun,
    TurnedBack,
)
from ninefold.games.memodixe.offers import mover
from ninefold.games.memodixe.state import (
    Anchoring,
    Barren,
    Deciding,
    Different,
    Giving,
    Looking,
    Over,
    Pair,
    Peeking,
    Phase,
    Replaying,
    Rethrowing,
    Right,
    Starting,
    State,
    Stealing,
    Swapping,
    Turning,
    Wrong,
)
from ninefold.parts import dixe
from ninefold.parts.dixe import Cells


def decide(state: State, seat: Seat, action: Action, at: Moment) -> Event:
    """Turn one seat's wish into a fact, or refuse it."""
    require(not isinstance(state.phase, Over), "MX-33 The game is over.")
    require(seat == mover(state), "MX-5 It is another player's move.")
    match action, state.phase:
        case Flip(cell), Starting():
            require(len(state.lying) > 1, "MX-10 Two dice are needed to turn.")
            return _flip(state, cell)
        case Flip(cell), Turning(first):
            require(cell != first, "MX-6 Turn two different dice.")
            return _flip(state, cell)
        case Take(cell), Pair(_, cells):
            require(cell in cells, "MX-8 Take one of the two that you turned.")
            return DieWon(seat, cell)
        case Take(cell), Right():
            require(cell in state.lying, "MX-33 No die lies there.")
            return DieWon(seat, cell)
        case Done(), phase:
            return _done(state, phase, at)
        case Dixe(), Starting():
            require(may_call(state, seat), "MX-31 Only who has won a die may call.")
            return Called(seat)
        case Pass(), phase:
            return _pass(state, phase)
        case Look(cells), Peeking(pair):
            others = tuple(cell for cell in state.lying if cell not in pair)
            require(_ascending(cells, others, 1), "MX-11 Look at one or two other dice of the square.")
            return Looked(seat, cells)
        case Swap(cells), Swapping(_, chosen):
            require(not chosen, "MX-15 You have chosen already.")
            require(_ascending(cells, state.lying, 2), "MX-15 Swap two different dice of the square.")
            return Swapped(cells)
        case Steal(victim), Stealing(victims):
            require(victim in victims, "MX-16 Steal from another player who has a die.")
            return Stolen(seat, victim)
        case Give(to), Giving(_, fewest):
            require(to in fewest, "MX-17 Give to a player who has the fewest.")
            return Given(seat, to)
        case Rethrow(cell), Rethrowing():
            require(cell in state.lying, "MX-18 No die lies there.")
            return PickedUp((cell,))
        case SetAside(cell), Anchoring():
            require(cell in state.lying, "MX-19 No die lies there.")
            return DieSetAside(seat, cell)
        case Again(), Replaying():
            return TurnBegun(seat, True)
        case Continue(), Deciding():
            return Continued(seat)
        case End(), Deciding():
            return GameEnded()
    raise Illegal(NOT_NOW[type(action)])


NOT_NOW: dict[type[Action], str] = {
    Flip: "MX-6 No die is to be turned now.",
    Take: "MX-8 No die is to be taken now.",
    Dixe: "MX-30 Call before you turn a die.",
    Look: "MX-11 There is nothing to look at now.",
    Swap: "MX-15 No dice are to be swapped now.",
    Steal: "MX-16 There is nothing to steal now.",
    Give: "MX-17 There is nothing to give now.",
    Rethrow: "MX-18 No die is to be thrown now.",
    SetAside: "MX-19 No die is to be set aside now.",
    Again: "MX-20 You cannot play again now.",
    Continue: "MX-34 Nobody asked whether to go on.",
    End: "MX-34 Nobody asked whether to end.",
}


def _flip(state: State, cell: int) -> Event:
    require(cell in state.lying, "MX-6 No die lies there.")
    return Flipped(cell, dixe.at(state.square, cell).hidden)


def _ascending(cells: Cells, among: Cells, least: int) -> bool:
    """One or two different cells, each choice written in one way only."""
    return least <= len(cells) <= 2 and [cell for cell in among if cell in cells] == [*cells]


def _done(state: State, phase: Phase, at: Moment) -> Event:
    match phase:
        case Different(_, closable) | Barren(_, _, closable) | Looking(_, _, closable) | Wrong(_, closable):
            require(at >= closable, "MX-7 Everyone must have seen the dice.")
            return closed(state, phase)
    raise Illegal("MX-7 Nothing lies open.")


def _pass(state: State, phase: Phase) -> Event:
    match phase:
        case Peeking():
            return LookDeclined(state.turn)
        case Swapping(_, chosen):
            require(not chosen, "MX-15 You have chosen already.")
            return SwapDeclined()
        case Replaying():
            return TurnBegun(state.after(state.turn))
    raise Illegal("MX-6 There is nothing to pass now.")


def closed(state: State, phase: Different | Barren | Looking | Wrong) -> Event:
    """What was shown long enough is shown no more."""
    match phase:
        case Different(cells):
            return TurnedBack(cells)
        case Barren(_, cells):
            return PickedUp(cells)
        case Looking():
            return LookClosed(state.turn)
        case Wrong():
            return PickedUp(state.lying)
