"""ON-E2 Spin: turn round each time a player has turned the second die."""

from collections.abc import Sequence

from ninefold.engine import Away, Dice, Handlers, Moment, Prompt, Seat, on, replace, require
from ninefold.games.oni.actions import Action
from ninefold.games.oni.cards.spin import Events, Spin, Spinning, Spun
from ninefold.games.oni.events import CardDrawn, Event, Flipped, Penalised
from ninefold.games.oni.pace import SPIN_WITHIN
from ninefold.games.oni.rules.card import CardEffect, heard, own_turn
from ninefold.games.oni.state import State


def _begins(state: State, who: Seat, at: Moment) -> Spinning:
    return Spinning(who)


def _prompts(state: State, spinning: Spinning, seat: Seat) -> Sequence[Prompt]:
    """Not only when it is owed: nobody is reminded."""
    is_offered = _on_screen(state, spinning, seat) and not spinning.dizzy
    return (Prompt("Spin", "ON-E2"),) if is_offered else ()


def _decide(state: State, spinning: Spinning, seat: Seat, action: Action, at: Moment) -> Event | None:
    if type(action) is not Spin or not _on_screen(state, spinning, seat):
        return None
    require(not spinning.dizzy, "ON-E2 You spun for nothing: not again before the next die is turned.")
    return Spun(seat)


def _on_screen(state: State, spinning: Spinning, seat: Seat) -> bool:
    return seat == spinning.who and state.options.acts == "screen"


def _due(state: State, spinning: Spinning) -> Moment | None:
    return spinning.owed[0] if spinning.owed else None


def _advance(state: State, spinning: Spinning, at: Moment, dice: Dice) -> Event:
    return Penalised(spinning.who, "spin")


def _hears(state: State, spinning: Spinning, event: Event, at: Moment) -> Spinning | None:
    heard = _heard(state, spinning, event, at)
    return None if heard.over and not heard.owed else heard


def _heard(state: State, spinning: Spinning, event: Event, at: Moment) -> Spinning:
    """What is owed for the last second die before one's own turn is owed in that turn, too."""
    who, owed = spinning.who, spinning.owed
    if own_turn(event, who):
        return replace(spinning, over=True)
    match event:
        case Flipped(second=second) if not spinning.over:
            is_owed = second and _on_screen(state, spinning, who) and state.present(who)
            return Spinning(who, (*owed, state.options.limit(SPIN_WITHIN, at)) if is_owed else owed)
        case CardDrawn(seat, "spin") if seat == who:
            return replace(spinning, over=False)
        case Spun(seat) if seat == who:
            return replace(spinning, owed=owed[1:], dizzy=not owed)
        case Penalised(seat, "spin") if seat == who:
            return replace(spinning, owed=owed[1:])
        case Away(seat) if seat == who:
            return replace(spinning, owed=())
    return spinning


def _owes(state: State, spinning: Spinning) -> bool:
    return bool(spinning.owed)


def _accusable(state: State, spinning: Spinning) -> Sequence[Seat]:
    return (spinning.who,) if state.options.acts == "real" else ()


SPIN = CardEffect[Spinning](
    kind=Spinning,
    until="your_turn",
    fault="forgot",
    begins=_begins,
    prompts=_prompts,
    decide=_decide,
    due=_due,
    advance=_advance,
    hears=_hears,
    owes=_owes,
    accusable=_accusable,
)
FOLDS: Handlers[State, Events, [Moment], State] = on(Spun, heard)
