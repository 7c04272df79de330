"""ON-E1 Steal the middle: the team or Oni, whoever grabs the centre die first."""

from collections.abc import Sequence

from ninefold.engine import AT_ONCE, Dice, Handlers, Moment, Prompt, Seat, on, replace, require
from ninefold.games.oni.actions import Action
from ninefold.games.oni.cards.steal_the_middle import Events, Grab, Grabbed, Middle, NobodyGrabbed
from ninefold.games.oni.events import Admitted, Denied, DieWon, Event, OniThrew
from ninefold.games.oni.pace import GRAB_WITHIN
from ninefold.games.oni.rules.card import CardEffect, heard
from ninefold.games.oni.rules.first import answers, claimed
from ninefold.games.oni.state import State
from ninefold.parts.dixe.square import thrown


def _begins(state: State, who: Seat, at: Moment) -> Middle | None:
    if state.centre is None or state.square[state.centre] is None:
        return None
    return Middle(who, state.centre, state.options.limit(GRAB_WITHIN, at))


def _prompts(state: State, middle: Middle, seat: Seat) -> Sequence[Prompt]:
    if claimed(state, "steal_the_middle") or (seat == state.oni and state.options.acts == "real"):
        return ()
    return (Prompt("Grab", "ON-E1", closes_at=middle.until, racing=True),)


def _decide(state: State, middle: Middle, seat: Seat, action: Action, at: Moment) -> Event | None:
    if type(action) is not Grab:
        return None
    require(not claimed(state, "steal_the_middle"), "ON-E1 Oni was first: is that true?")
    by_hand = seat == state.oni and state.options.acts == "real"
    require(not by_hand, "ON-E1 Say that you were first.")
    return Grabbed(seat)


def _due(state: State, middle: Middle) -> Moment | None:
    if middle.grabbed is not None:
        return AT_ONCE
    return None if claimed(state, "steal_the_middle") else middle.until


def _advance(state: State, middle: Middle, at: Moment, dice: Dice) -> Event:
    if middle.grabbed is None:
        return NobodyGrabbed()
    if middle.grabbed == state.oni:
        return OniThrew((middle.cell,), thrown(state.square, (middle.cell,), dice))
    return DieWon(middle.grabbed, middle.cell, state.wins + 1, None)


def _hears(state: State, middle: Middle, event: Event, at: Moment) -> Middle | None:
    match event:
        case Grabbed(seat) | Denied(seat, "steal_the_middle"):
            return replace(middle, grabbed=seat)
        case Admitted(card="steal_the_middle"):
            return replace(middle, grabbed=state.oni)
        case NobodyGrabbed():
            return None
        case OniThrew() if middle.grabbed is not None:
            return None
    return middle if state.square[middle.cell] else None


def _bars(state: State, middle: Middle, seat: Seat) -> str:
    return "ON-E1 First, who grabs the die in the middle?"


def _accusable(state: State, middle: Middle) -> Sequence[Seat]:
    return answers(state, "steal_the_middle", middle.who)


def _racing(state: State, middle: Middle) -> bool:
    return not claimed(state, "steal_the_middle")


def _leave_it(state: State, event: Admitted, at: Moment) -> State:
    """Oni's hand was first: no penalty, but the throw."""
    return state


STEAL_THE_MIDDLE = CardEffect[Middle](
    kind=Middle,
    begins=_begins,
    prompts=_prompts,
    decide=_decide,
    due=_due,
    advance=_advance,
    hears=_hears,
    bars={"begin": _bars},
    accusable=_accusable,
    admitted=_leave_it,
    racing=_racing,
    may_win=True,
)
FOLDS: Handlers[State, Events, [Moment], State] = on(Grabbed, heard) | on(NobodyGrabbed, heard)
