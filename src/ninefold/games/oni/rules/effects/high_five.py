"""ON-E10 High five: whoever plays gives every other player of the team one before turning the second die."""

from collections.abc import Sequence

from ninefold.engine import AT_ONCE, Dice, Handlers, Moment, Prompt, Seat, Seats, on, replace, require
from ninefold.games.oni.actions import Action
from ninefold.games.oni.cards.hands_off import Pointed
from ninefold.games.oni.cards.high_five import Events, HighFive, HighFived, HighFiving, Raised
from ninefold.games.oni.events import Admitted, Event, Flipped, Penalised, TurnCame
from ninefold.games.oni.pace import FIVE_WITHIN
from ninefold.games.oni.rules.card import CardEffect, heard, is_oldest, own_turn
from ninefold.games.oni.state import State
from ninefold.parts.dixe.turning import Turning


def _begins(state: State, who: Seat, at: Moment) -> HighFiving:
    return HighFiving(who)


def _partners(state: State, seat: Seat) -> tuple[Seat, ...]:
    """With whom it may be done now: whoever plays with all others, and they with that player alone."""
    if seat == state.oni or state.options.acts == "real":
        return ()
    return _others(state) if seat == state.turn else (state.turn,)


def _others(state: State) -> tuple[Seat, ...]:
    return tuple([seat for seat in state.team if seat != state.turn])


def _prompts(state: State, fives: HighFiving, seat: Seat) -> Sequence[Prompt]:
    """Always, not only while it is owed: nobody is reminded."""
    partners = _partners(state, seat)
    if not partners or not is_oldest(state, fives):
        return ()
    return (Prompt("HighFive", "ON-E10", {"seat": Seats(partners)}),)


def _decide(state: State, fives: HighFiving, seat: Seat, action: Action, at: Moment) -> Event | None:
    if type(action) is not HighFive:
        return None
    require(action.seat in _partners(state, seat), "ON-E10 Only with whoever plays, or as the one who plays.")
    return HighFived(seat, action.seat)


def _due(state: State, fives: HighFiving) -> Moment | None:
    return AT_ONCE if fives.owed else None


def _advance(state: State, fives: HighFiving, at: Moment, dice: Dice) -> Event:
    return Penalised(state.turn, "high_five")


def _hears(state: State, fives: HighFiving, event: Event, at: Moment) -> HighFiving | None:
    if own_turn(event, fives.who):
        return None
    match event:
        case TurnCame():
            return replace(fives, raised=(), given=(), late=False)
        case HighFived(seat, to):
            return _raised(state, fives, seat, to, at)
        case Pointed() if isinstance(state.phase, Turning):
            return _checked(state, fives)
        case Flipped(seat, second=True):
            return replace(_checked(state, fives), last=seat)
        case Penalised(card="high_five"):
            return replace(fives, owed=False)
        case Admitted(card="high_five"):
            return replace(fives, last=None)
    return fives


def _raised(state: State, fives: HighFiving, seat: Seat, to: Seat, at: Moment) -> HighFiving:
    """The other's hand is there, too: done. Or this hand waits for it."""
    left = tuple([one for one in fives.raised if {one.seat, one.to} != {seat, to}])
    if any([one.seat == to and one.to == seat and at < one.until for one in fives.raised]):
        return replace(fives, raised=left, given=(*fives.given, to if seat == state.turn else seat))
    return replace(fives, raised=(*left, Raised(seat, to, state.options.limit(FIVE_WITHIN, at))))


def _checked(state: State, fives: HighFiving) -> HighFiving:
    """Once a turn, as the second die is chosen. Absent players are left out."""
    if fives.late or state.options.acts == "real":
        return fives
    missing = [seat for seat in _others(state) if state.present(seat) and seat not in fives.given]
    is_owed = bool(missing) and state.present(state.turn) and is_oldest(state, fives)
    return replace(fives, late=True, owed=is_owed)


def _accusable(state: State, fives: HighFiving) -> Sequence[Seat]:
    """The player who last turned a second die."""
    is_real = state.options.acts == "real"
    return (fives.last,) if is_real and fives.last is not None and is_oldest(state, fives) else ()


HIGH_FIVE = CardEffect[HighFiving](
    kind=HighFiving,
    until="your_turn",
    fault="forgot",
    begins=_begins,
    prompts=_prompts,
    decide=_decide,
    due=_due,
    advance=_advance,
    hears=_hears,
    accusable=_accusable,
)
FOLDS: Handlers[State, Events, [Moment], State] = on(HighFived, heard)
