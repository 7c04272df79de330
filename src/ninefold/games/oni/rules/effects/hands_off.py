"""ON-E9 Hands off: one player alone turns dice, and the others say which.

On a screen whoever plays points at a die; in the room they say it aloud, but not to a bot, nor does a bot.
Either way the dice lie on a screen, so that a touch by anybody else is seen.
"""

from collections.abc import Sequence

from ninefold.engine import AT_ONCE, Away, Cells, Dice, Handlers, Moment, Prompt, Seat, on, replace, require
from ninefold.games.oni.actions import Action, Flip
from ninefold.games.oni.cards.hands_off import Events, HandsOff, Point, Pointed, Touched
from ninefold.games.oni.events import Event, Flipped, Penalised, Tried, TurnCame, TurnSkipped
from ninefold.games.oni.rules.card import CardEffect, heard, own_turn
from ninefold.games.oni.rules.flipping import turnable, turned
from ninefold.games.oni.rules.moved import moved
from ninefold.games.oni.state import State, Trying


def _begins(state: State, who: Seat, at: Moment) -> HandsOff | None:
    return HandsOff(who) if state.present(who) else None


def _prompts(state: State, hands_off: HandsOff, seat: Seat) -> Sequence[Prompt]:
    cells = turnable(state)
    if not cells or seat == state.oni:
        return ()
    if seat == hands_off.who:
        named = _named(state, hands_off)
        clause = "ON-16" if isinstance(state.phase, Trying) else "ON-5"
        return (Prompt("Flip", clause, {"cell": Cells(named)}),) if named else ()
    touch = Prompt("Flip", "ON-E9", {"cell": Cells(cells)})
    point = Prompt("Point", "ON-E9", {"cell": Cells(cells)})
    return (point, touch) if seat == state.turn and _is_pointed(state, hands_off) else (touch,)


def _decide(state: State, hands_off: HandsOff, seat: Seat, action: Action, at: Moment) -> Event | None:
    cells = turnable(state)
    if not cells or seat == state.oni:
        return None
    match action:
        case Point(cell) if seat == state.turn != hands_off.who and _is_pointed(state, hands_off):
            require(cell in cells, "ON-E9 This die cannot be turned.")
            return Pointed(seat, cell)
        case Flip(cell) if seat != hands_off.who:
            require(cell in cells, "ON-E9 This die cannot be turned.")
            return Touched(seat, cell)
        case Flip(cell) if seat != state.turn:
            require(cell in _named(state, hands_off), "ON-E9 Turn the die that was pointed at.")
            return turned(state, cell)
    return None


def _is_pointed(state: State, hands_off: HandsOff) -> bool:
    """A bot neither hears nor says which die."""
    is_heard = hands_off.who not in state.bots and state.turn not in state.bots
    return state.options.acts == "screen" or not is_heard


def _named(state: State, hands_off: HandsOff) -> tuple[int, ...]:
    """What the holder may turn for the player in turn; in their own turn they choose themselves."""
    if state.turn == hands_off.who:
        return ()
    if not _is_pointed(state, hands_off):
        return turnable(state)
    return tuple([cell for cell in turnable(state) if cell == hands_off.pointed])


def _due(state: State, hands_off: HandsOff) -> Moment | None:
    return AT_ONCE if hands_off.touched else None


def _advance(state: State, hands_off: HandsOff, at: Moment, dice: Dice) -> Event:
    return Penalised(hands_off.touched[0], "hands_off")


def _hears(state: State, hands_off: HandsOff, event: Event, at: Moment) -> HandsOff | None:
    if own_turn(event, hands_off.who) or not _is_newest(state, hands_off):
        return None
    match event:
        case Away(seat) if seat == hands_off.who:
            return None
        case Pointed(cell=cell):
            return replace(hands_off, pointed=cell)
        case Touched(seat):
            return replace(hands_off, touched=(*hands_off.touched, seat))
        case Penalised(card="hands_off"):
            return replace(hands_off, touched=hands_off.touched[1:])
        case Flipped() | Tried() | TurnCame() | TurnSkipped():
            return replace(hands_off, pointed=None)
    return replace(hands_off, pointed=None) if hands_off.pointed in moved(event) else hands_off


def _is_newest(state: State, hands_off: HandsOff) -> bool:
    return [one for one in state.effects if type(one) is HandsOff][-1] is hands_off


def _bars(state: State, hands_off: HandsOff, seat: Seat) -> str | None:
    return None if seat == hands_off.who else "ON-E9 Hands off: another player alone may touch the dice."


def _accusable(state: State, hands_off: HandsOff) -> Sequence[Seat]:
    """Where people share a screen only they know whose hand it was."""
    if state.options.acts == "screen":
        return ()
    return [seat for seat in state.team if seat != hands_off.who]


HANDS_OFF = CardEffect[HandsOff](
    kind=HandsOff,
    until="your_turn",
    fault="touched",
    only_one=True,
    begins=_begins,
    prompts=_prompts,
    decide=_decide,
    due=_due,
    advance=_advance,
    hears=_hears,
    bars={"touch": _bars},
    accusable=_accusable,
)
FOLDS: Handlers[State, Events, [Moment], State] = on(Pointed, heard) | on(Touched, heard)
