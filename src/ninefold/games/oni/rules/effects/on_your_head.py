"""ON-E8 On your head: walk round the table with a won die on your head."""

from collections.abc import Sequence

from ninefold.engine import Away, Dice, Handlers, Moment, Prompt, Seat, Symbols, on, replace, require
from ninefold.games.oni.actions import Action
from ninefold.games.oni.box import Side, Won
from ninefold.games.oni.cards.on_your_head import Arrive, Arrived, Events, Step, Stepped, Walking
from ninefold.games.oni.events import Admitted, Dropped, Event
from ninefold.games.oni.pace import FIRST_STEP_WITHIN, STEP_WITHIN, STEPS
from ninefold.games.oni.rules.bag import drop
from ninefold.games.oni.rules.card import CardEffect, heard
from ninefold.games.oni.state import State

_NEXT: dict[Side | None, tuple[Side, ...]] = {None: ("left", "right"), "left": ("right",), "right": ("left",)}


def _begins(state: State, who: Seat, at: Moment) -> Walking | None:
    if not state.bag or not state.present(who):
        return None
    in_time = state.options.limit(FIRST_STEP_WITHIN, at) if state.options.acts == "screen" else None
    return Walking(who, state.bag[0], in_time)


def _prompts(state: State, walking: Walking, seat: Seat) -> Sequence[Prompt]:
    if seat != walking.who:
        return ()
    if state.options.acts == "real":
        return (Prompt("Arrive", "ON-E8"),)
    sides = Symbols(_NEXT[walking.side])
    return (Prompt("Step", "ON-E8", {"side": sides}, closes_at=walking.until),)


def _decide(state: State, walking: Walking, seat: Seat, action: Action, at: Moment) -> Event | None:
    if seat != walking.who:
        return None
    match action:
        case Arrive() if state.options.acts == "real":
            return Arrived(seat)
        case Step(side) if state.options.acts == "screen":
            require(side in _NEXT[walking.side], "ON-E8 Now the other foot.")
            return Stepped(seat, side)
    return None


def _due(state: State, walking: Walking) -> Moment | None:
    return walking.until


def _advance(state: State, walking: Walking, at: Moment, dice: Dice) -> Event:
    return Dropped(walking.who, "on_your_head", walking.die.number)


def _hears(state: State, walking: Walking, event: Event, at: Moment) -> Walking | None:
    """One's own turn does not end the walk."""
    match event:
        case Dropped(number=number) if number == walking.die.number:
            return None
        case Admitted(seat, "on_your_head") | Arrived(seat) | Away(seat) if seat == walking.who:
            return None
        case Stepped(seat, side) if seat == walking.who:
            steps, in_time = walking.steps + 1, state.options.limit(STEP_WITHIN, at)
            return None if steps == STEPS else replace(walking, until=in_time, steps=steps, side=side)
    return walking


def _accusable(state: State, walking: Walking) -> Sequence[Seat]:
    return (walking.who,) if state.options.acts == "real" else ()


def _dropped(state: State, event: Admitted, at: Moment) -> State:
    return drop(state, Walking, event.seat)


def _held(walking: Walking) -> tuple[Won, ...]:
    return (walking.die,)


ON_YOUR_HEAD = CardEffect[Walking](
    kind=Walking,
    until="done",
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
FOLDS: Handlers[State, Events, [Moment], State] = on(Stepped, heard) | on(Arrived, heard)
