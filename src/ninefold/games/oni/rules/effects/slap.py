"""ON-E13 Slap: everybody puts a hand on the won dice. Oni must not be the first."""

from collections.abc import Sequence

from ninefold.engine import AT_ONCE, Dice, Handlers, Moment, Prompt, Seat, on, replace, require
from ninefold.games.oni.actions import Action
from ninefold.games.oni.cards.slap import Events, Slap, SlapEnded, Slapped, Slapping
from ninefold.games.oni.events import Admitted, Denied, Event, Penalised
from ninefold.games.oni.pace import SLAP_WITHIN
from ninefold.games.oni.rules.card import CardEffect, heard
from ninefold.games.oni.rules.first import answers, claimed
from ninefold.games.oni.state import State


def _begins(state: State, who: Seat, at: Moment) -> Slapping | None:
    return Slapping(who, state.options.limit(SLAP_WITHIN, at)) if state.bag else None


def _prompts(state: State, slapping: Slapping, seat: Seat) -> Sequence[Prompt]:
    """In the room, a player of the team who slaps says that the team was first."""
    if (
        seat in slapping.slapped
        or claimed(state, "slap")
        or (seat == state.oni and state.options.acts == "real")
    ):
        return ()
    return (Prompt("Slap", "ON-E13", closes_at=slapping.until, racing=_racing(state, slapping)),)


def _decide(state: State, slapping: Slapping, seat: Seat, action: Action, at: Moment) -> Event | None:
    if type(action) is not Slap:
        return None
    require(not claimed(state, "slap"), "ON-E13 Oni was first: is that true?")
    by_hand = seat == state.oni and state.options.acts == "real"
    require(not by_hand, "ON-E13 Say that you were first.")
    require(seat not in slapping.slapped, "ON-E13 Your hand lies there.")
    return Slapped(seat)


def _due(state: State, slapping: Slapping) -> Moment | None:
    if slapping.owed:
        return AT_ONCE
    return None if claimed(state, "slap") else slapping.until


def _advance(state: State, slapping: Slapping, at: Moment, dice: Dice) -> Event:
    return Penalised(slapping.who, "slap") if slapping.owed else SlapEnded()


def _hears(state: State, slapping: Slapping, event: Event, at: Moment) -> Slapping | None:
    match event:
        case SlapEnded() | Admitted(card="slap") | Denied(card="slap"):
            return None
        case Slapped(seat):
            if state.options.acts == "real":
                return None
            oni_first = seat == state.oni and not slapping.slapped
            slapping = replace(slapping, slapped=(*slapping.slapped, seat), owed=oni_first)
        case Penalised(card="slap"):
            slapping = replace(slapping, owed=False)
    return None if _over(state, slapping) else slapping


def _over(state: State, slapping: Slapping) -> bool:
    """All hands lie there but those of people who left; or there is nothing left to slap."""
    missing = [seat for seat in state.seats if state.present(seat) and seat not in slapping.slapped]
    return not slapping.owed and not (missing and state.bag)


def _bars(state: State, slapping: Slapping, seat: Seat) -> str:
    return "ON-E13 First, a hand on the won dice."


def _accusable(state: State, slapping: Slapping) -> Sequence[Seat]:
    return answers(state, "slap", slapping.who)


def _racing(state: State, slapping: Slapping) -> bool:
    """Only the first hand matters."""
    return not slapping.slapped and not claimed(state, "slap")


SLAP = CardEffect[Slapping](
    kind=Slapping,
    fault="first",
    begins=_begins,
    prompts=_prompts,
    decide=_decide,
    due=_due,
    advance=_advance,
    hears=_hears,
    bars={"begin": _bars},
    racing=_racing,
    accusable=_accusable,
)
FOLDS: Handlers[State, Events, [Moment], State] = on(Slapped, heard) | on(SlapEnded, heard)
