"""ON-E12 Toss it: the die that was just won is thrown from player to player, once round the team."""

from collections.abc import Sequence

from ninefold.engine import AT_ONCE, Away, Dice, Handlers, Moment, Prompt, Seat, Symbols, on, replace, require
from ninefold.games.oni.actions import Action
from ninefold.games.oni.box import Won
from ninefold.games.oni.cards.knucklebones import Catch, Toss
from ninefold.games.oni.cards.toss_it import Events, Flight, Intercept, Intercepted, Received, TossedTo
from ninefold.games.oni.events import Admitted, Dropped, Event
from ninefold.games.oni.pace import FLIGHT, INTERCEPT_FROM, INTERCEPT_UNTIL, TOSS_WITHIN
from ninefold.games.oni.rules.bag import drop
from ninefold.games.oni.rules.card import CardEffect, heard
from ninefold.games.oni.state import State

ITS_DIE = {"card": Symbols(("toss_it",))}


def _begins(state: State, who: Seat, at: Moment) -> Flight | None:
    number = state.just_won[-1].number if state.just_won else None
    die = next((won for won in state.bag if won.number == number), None)
    path = [seat for seat in _round(state, who) if state.present(seat)]
    if die is None or len(path) < 2 or not state.present(who):
        return None
    return Flight(who, die, who, tuple(path), _toss_until(state, at))


def _round(state: State, who: Seat) -> list[Seat]:
    """All others in the order of play, then back to the first."""
    seats = [state.after(who)]
    while seats[-1] != who:
        seats.append(state.after(seats[-1]))
    return seats


def _toss_until(state: State, at: Moment) -> Moment | None:
    return state.options.limit(TOSS_WITHIN, at) if state.options.acts == "screen" else None


def _catch_from(state: State, tossed: Moment) -> Moment:
    """Once Oni cannot have it any more."""
    return state.options.limit(INTERCEPT_UNTIL, tossed)


def _prompts(state: State, flight: Flight, seat: Seat) -> Sequence[Prompt]:
    """In the room, catching is saying that it went round."""
    if state.options.acts == "real":
        return (Prompt("Catch", "ON-E12", ITS_DIE),) if seat == flight.who else ()
    if flight.tossed is None:
        return (Prompt("Toss", "ON-E12", ITS_DIE, closes_at=flight.until),) if seat == flight.holder else ()
    if seat == state.oni and not flight.reached:
        return (Prompt("Intercept", "ON-E12", closes_at=flight.until, racing=True),)
    if seat == flight.path[0]:
        opens_at = _catch_from(state, flight.tossed)
        return (Prompt("Catch", "ON-E12", ITS_DIE, opens_at, flight.until, racing=True),)
    return ()


def _decide(state: State, flight: Flight, seat: Seat, action: Action, at: Moment) -> Event | None:
    number, tossed = flight.die.number, flight.tossed
    if state.options.acts == "real":
        is_back = action == Catch("toss_it") and seat == flight.who
        return Received(seat, number) if is_back else None
    match action:
        case Toss("toss_it") if tossed is None and seat == flight.holder:
            return TossedTo(seat, flight.path[0], number)
        case Catch("toss_it") if tossed is not None and seat == flight.path[0]:
            require(at >= _catch_from(state, tossed), "ON-E12 It is still out of reach.")
            return Received(seat, number)
        case Intercept() if tossed is not None and seat == state.oni:
            require(not flight.reached, "ON-E12 Oni has reached for it before.")
            return Intercepted(seat, number, tossed + INTERCEPT_FROM <= at < _catch_from(state, tossed))
    return None


def _due(state: State, flight: Flight) -> Moment | None:
    return AT_ONCE if flight.lost else flight.until


def _advance(state: State, flight: Flight, at: Moment, dice: Dice) -> Event:
    if flight.lost:
        return Dropped(state.oni, "toss_it", flight.die.number)
    if flight.tossed is None:
        return TossedTo(flight.holder, flight.path[0], flight.die.number)
    return Dropped(flight.path[0], "toss_it", flight.die.number)


def _hears(state: State, flight: Flight, event: Event, at: Moment) -> Flight | None:
    number = flight.die.number
    match event:
        case Dropped(number=dropped) if dropped == number:
            return None
        case Admitted(seat, "toss_it") if seat == flight.who:
            return None
        case Away(seat):
            return _without(state, flight, seat, at)
        case TossedTo(number=tossed) if tossed == number:
            return replace(flight, tossed=at, until=state.options.limit(FLIGHT, at))
        case Intercepted(_, reached, right) if reached == number:
            return replace(flight, reached=True, lost=right)
        case Received(seat, received) if received == number:
            return None if state.options.acts == "real" else _held_by(state, flight, seat, at)
    return flight


def _held_by(state: State, flight: Flight, seat: Seat, at: Moment) -> Flight | None:
    """It is this player's to toss on; None: nobody is left to toss it to."""
    left = flight.path[flight.path.index(seat) + 1 :]
    if not left:
        return None
    return replace(flight, holder=seat, path=left, until=_toss_until(state, at), tossed=None)


def _without(state: State, flight: Flight, seat: Seat, at: Moment) -> Flight | None:
    """A player left. A die on its way to them goes back; a die that they held goes to the next."""
    if state.options.acts == "real":
        return None if seat == flight.who else flight
    path = tuple([other for other in flight.path if other != seat])
    if not path:
        return None
    left = replace(flight, path=path)
    if flight.tossed is None:
        return _held_by(state, left, path[0], at) if seat == flight.holder else left
    is_homeless = seat == flight.path[0]
    return replace(left, until=_toss_until(state, at), tossed=None) if is_homeless else left


def _held(flight: Flight) -> tuple[Won, ...]:
    return (flight.die,)


def _racing(state: State, flight: Flight) -> bool:
    return flight.tossed is not None


def _accusable(state: State, flight: Flight) -> Sequence[Seat]:
    """The player who turned up the card is accused, no matter who dropped the die."""
    return (flight.who,) if state.options.acts == "real" else ()


def _dropped(state: State, event: Admitted, at: Moment) -> State:
    return drop(state, Flight, event.seat)


TOSS_IT = CardEffect[Flight](
    kind=Flight,
    until="done",
    fault="dropped",
    just_won=True,
    begins=_begins,
    prompts=_prompts,
    decide=_decide,
    due=_due,
    advance=_advance,
    hears=_hears,
    held=_held,
    racing=_racing,
    accusable=_accusable,
    admitted=_dropped,
)
FOLDS: Handlers[State, Events, [Moment], State] = (
    on(TossedTo, heard) | on(Received, heard) | on(Intercepted, heard)
)
