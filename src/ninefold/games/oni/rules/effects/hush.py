"""ON-E4 Hush! Nobody on the team may talk."""

from collections.abc import Sequence

from ninefold.engine import AT_ONCE, Dice, Moment, Seat, Talked, replace
from ninefold.games.oni.cards.hush import Hush
from ninefold.games.oni.events import Event, Penalised
from ninefold.games.oni.rules.card import CardEffect, is_oldest, own_turn
from ninefold.games.oni.rules.hidden import asleep
from ninefold.games.oni.state import State


def _begins(state: State, who: Seat, at: Moment) -> Hush:
    return Hush(who)


def _due(state: State, hush: Hush) -> Moment | None:
    return AT_ONCE if hush.spoke else None


def _advance(state: State, hush: Hush, at: Moment, dice: Dice) -> Event:
    return Penalised(hush.spoke[0], "hush")


def _hears(state: State, hush: Hush, event: Event, at: Moment) -> Hush | None:
    if own_turn(event, hush.who):
        return None
    match event:
        case Talked(seat) if seat != state.oni and is_oldest(state, hush) and not asleep(state):
            return replace(hush, spoke=(*hush.spoke, seat))
        case Penalised(card="hush"):
            return replace(hush, spoke=hush.spoke[1:])
    return hush


def _accusable(state: State, hush: Hush) -> Sequence[Seat]:
    """On a screen, too, people in one room hear each other."""
    return state.team if state.options.acts == "real" or state.options.room == "same" else ()


HUSH = CardEffect[Hush](
    kind=Hush,
    until="your_turn",
    fault="spoke",
    begins=_begins,
    due=_due,
    advance=_advance,
    hears=_hears,
    accusable=_accusable,
)
