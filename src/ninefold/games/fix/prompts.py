"""What each seat may do now: FX- refers to docs/games/fix.md."""

from collections.abc import Sequence

from ninefold.engine import Handlers, Moment, Pieces, Prompt, Seat, Split, on
from ninefold.games.fix.box import DICE
from ninefold.games.fix.state import (
    Beginning,
    Calling,
    Counting,
    Dealing,
    Hand,
    Held,
    Over,
    Phase,
    Racing,
    Ready,
    Scored,
    State,
)


def actors(state: State) -> Sequence[Seat]:
    return _ACTORS[type(state.phase)](state, state.phase)


def _nobody(state: State, phase: Phase) -> Sequence[Seat]:
    return ()


def _racers(state: State, racing: Racing) -> Sequence[Seat]:
    return [seat for seat, hand in enumerate(racing.hands) if hand.until is not None and not hand.kept]


def _everybody(state: State, ready: Ready) -> Sequence[Seat]:
    return state.seats


def _dealer(state: State, dealing: Dealing) -> Sequence[Seat]:
    return (state.dealer.seat,)


def _next_dealer(state: State, scored: Scored) -> Sequence[Seat]:
    return (scored.next.seat,)


_ACTORS: Handlers[State, Phase, [], Sequence[Seat]] = (
    on(Racing, _racers)
    | on(Ready, _everybody)
    | on(Dealing, _dealer)
    | on(Scored, _next_dealer)
    | on(Beginning, _nobody)
    | on(Calling, _nobody)
    | on(Counting, _nobody)
    | on(Over, _nobody)
)


def prompts(state: State, seat: Seat) -> Sequence[Prompt]:
    phase = state.phase
    if type(phase) is Racing:
        return _race_prompts(state, phase.hands[seat], seat)
    match phase:
        case Dealing(since, until) if seat == state.dealer.seat:
            return (Prompt("Deal", "FX-3", {"dice": Split(DICE, len(state.totals), 1)}, since, until),)
        case Ready(until=start):
            return (Prompt("Roll", "FX-4", opens_at=start, racing=True),)
        case Scored() as scored if seat == scored.next.seat:
            return (Prompt("Done", "FX-3", {}, scored.closable, scored.until),)
    return ()


def _race_prompts(state: State, hand: Hand, seat: Seat) -> Sequence[Prompt]:
    if hand.until is None or hand.kept:
        return ()
    if hand.coloured:
        shown = _shown(state, hand.coloured)
        return (Prompt("Flick", "FX-6", {"die": Pieces(hand.coloured)}, shown, racing=True),)
    return KEEP if hand.tumbling else ROLL


ROLL = (Prompt("Roll", "FX-5", racing=True),)
KEEP = (Prompt("Roll", "FX-17", racing=True),)


def _shown(state: State, dice: tuple[int, ...]) -> Moment:
    """One throw's dice lie still together."""
    place = state.dice[dice[0]]
    assert isinstance(place, Held)
    return place.since


def race(state: State) -> Seat | None:
    """FX-18 While all throw at once, equal moments are counted clockwise from the dealer."""
    return state.dealer.seat if isinstance(state.phase, Ready | Racing) else None
