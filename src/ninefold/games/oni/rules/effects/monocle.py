"""ON-E6 Monocle: hold a won die in your eye."""

from collections.abc import Sequence

from ninefold.engine import Away, Dice, Handlers, Moment, Prompt, Seat, on, replace
from ninefold.games.oni.actions import Action
from ninefold.games.oni.box import Won
from ninefold.games.oni.cards import Act
from ninefold.games.oni.cards.monocle import Events, Held, Hold, LetGo, Monocle, Released
from ninefold.games.oni.events import Admitted, Dropped, Event
from ninefold.games.oni.pace import HOLD_FIRST_WITHIN, LET_GO_FOR
from ninefold.games.oni.rules.bag import drop
from ninefold.games.oni.rules.card import CardEffect, heard, own_turn
from ninefold.games.oni.state import State


def _begins(state: State, who: Seat, at: Moment) -> Monocle | None:
    if not state.bag or not state.present(who):
        return None
    in_time = state.options.limit(HOLD_FIRST_WITHIN, at) if state.options.acts == "screen" else None
    return Monocle(who, state.bag[0], in_time)


def _prompts(state: State, monocle: Monocle, seat: Seat) -> Sequence[Prompt]:
    if seat != monocle.who or state.options.acts == "real":
        return ()
    return (Prompt("LetGo" if monocle.drops_at is None else "Hold", "ON-E6"),)


def _decide(state: State, monocle: Monocle, seat: Seat, action: Action, at: Moment) -> Event | None:
    if seat != monocle.who or state.options.acts == "real":
        return None
    match action:
        case Hold() if monocle.drops_at is not None:
            return Held(seat)
        case LetGo() if monocle.drops_at is None:
            return Released(seat)
    return None


def _due(state: State, monocle: Monocle) -> Moment | None:
    return monocle.drops_at


def _advance(state: State, monocle: Monocle, at: Moment, dice: Dice) -> Event:
    return Dropped(monocle.who, "monocle", monocle.die.number)


def _hears(state: State, monocle: Monocle, event: Event, at: Moment) -> Monocle | None:
    who = monocle.who
    if own_turn(event, who):
        return None
    match event:
        case Dropped(number=number) if number == monocle.die.number:
            return None
        case Admitted(seat, "monocle") | Away(seat) if seat == who:
            return None
        case Held(seat) if seat == who:
            return replace(monocle, drops_at=None)
        case Released(seat) if seat == who:
            return replace(monocle, drops_at=state.options.limit(LET_GO_FOR, at))
        case Act(seat) | Admitted(seat, silent=False) if seat == who and monocle.drops_at is not None:
            # Another act that the game asks for counts as holding.
            return replace(monocle, drops_at=max(monocle.drops_at, state.options.limit(LET_GO_FOR, at)))
    return monocle


def _accusable(state: State, monocle: Monocle) -> Sequence[Seat]:
    return (monocle.who,) if state.options.acts == "real" else ()


def _dropped(state: State, event: Admitted, at: Moment) -> State:
    return drop(state, Monocle, event.seat)


def _held(monocle: Monocle) -> tuple[Won, ...]:
    return (monocle.die,)


MONOCLE = CardEffect[Monocle](
    kind=Monocle,
    until="your_turn",
    fault="dropped",
    begins=_begins,
    prompts=_prompts,
    decide=_decide,
    due=_due,
    advance=_advance,
    hears=_hears,
    held=_held,
    accusable=_accusable,
    admitted=_dropped,
)
FOLDS: Handlers[State, Events, [Moment], State] = on(Held, heard) | on(Released, heard)
