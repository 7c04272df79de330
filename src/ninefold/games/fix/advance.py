"""What the table does by itself, and when. The only place that uses chance."""

from ninefold.engine import Dice, Handlers, Moment, Seat, on
from ninefold.games.fix.box import DICE, DIE
from ninefold.games.fix.events import (
    Dealt,
    Event,
    Flicked,
    LayStill,
    Rolled,
    RoundBegun,
    RoundScored,
    Started,
    Stopped,
    Taken,
)
from ninefold.games.fix.rules import next_count
from ninefold.games.fix.state import (
    Arriving,
    Beginning,
    Calling,
    Counting,
    Dealing,
    Over,
    Phase,
    Place,
    Racing,
    Ready,
    Scored,
    State,
    Tumbling,
)


def due(state: State) -> Moment | None:
    phase = state.phase
    if type(phase) is Counting and not phase.counts:
        return min([phase.until, *[place.until for place in state.dice if place.until is not None]])
    return phase.until


def advance(state: State, at: Moment, dice: Dice) -> Event:
    """Do what the table does by itself when it is due. The only place that uses chance."""
    return _BY_ITSELF[type(state.phase)](state, state.phase, at, dice)


def _begin(state: State, beginning: Beginning, at: Moment, dice: Dice) -> Event:
    return RoundBegun(1)


def _deal_late(state: State, dealing: Dealing, at: Moment, dice: Dice) -> Event:
    return Dealt(_evenly(state), "table")


def _start(state: State, ready: Ready, at: Moment, dice: Dice) -> Event:
    return Started()


def _stop(state: State, calling: Calling, at: Moment, dice: Dice) -> Event:
    return Stopped(calling.by)


def _go_on(state: State, scored: Scored, at: Moment, dice: Dice) -> Event:
    return RoundBegun(state.round + 1)


def _race(state: State, racing: Racing, at: Moment, dice: Dice) -> Event:
    """FX-18 Of all that is due now: clockwise from the dealer, then the order of the dice, then the hands."""
    now = [
        (state.rank(place.seat), die)
        for die, place in enumerate(state.dice)
        if place.until is not None and place.until <= at
    ]
    for seat, hand in enumerate(racing.hands):
        if hand.until is not None and (hand.until <= at or (hand.kept and not hand.tumbling)):
            now.append((state.rank(seat), DICE))
    rank, die = min(now)
    if die == DICE:
        return _next_throw(state, racing, (state.dealer.seat + rank) % len(state.totals))
    return _by_itself(state, state.dice[die], die, at, dice)


def _by_itself(state: State, place: Place, die: int, at: Moment, dice: Dice) -> Event:
    if type(place) is Tumbling:
        return _lie_still(state, place.seat, at, dice)
    if type(place) is Arriving:
        return Taken(place.seat, die)
    return Flicked(place.seat, die, state.goal(die), "itself")


def _lie_still(state: State, seat: Seat, at: Moment, dice: Dice) -> LayStill:
    still = tuple(
        [
            die
            for die, place in enumerate(state.dice)
            if place.seat == seat and type(place) is Tumbling and place.until <= at
        ]
    )
    return LayStill(seat, still, tuple([DIE[dice.below(len(DIE))] for _ in still]))


def _next_throw(state: State, racing: Racing, seat: Seat) -> Event:
    """FX-17 The kept throw; FX-19 or what the table does for a seat that does nothing."""
    hand = racing.hands[seat]
    if hand.kept:
        return Rolled(seat, state.throwable(seat))
    if hand.coloured:
        return Flicked(seat, hand.coloured[0], state.goal(hand.coloured[0]), "table")
    return Rolled(seat, state.throwable(seat), "table")


def _count(state: State, counting: Counting, at: Moment, dice: Dice) -> Event:
    if not counting.counts:
        tumbling = [place.seat for place in state.dice if type(place) is Tumbling and place.until <= at]
        if tumbling:
            return _lie_still(state, min(tumbling, key=state.rank), at, dice)
    if (count := next_count(state, counting.counts)) is not None:
        return count
    points = [0] * len(state.totals)
    for count in counting.counts:
        points[count.seat] += count.points
    return RoundScored(tuple(points))


def _wait(state: State, phase: Phase, at: Moment, dice: Dice) -> Event:
    raise AssertionError(f"{type(phase).__name__} waits for a player")


_BY_ITSELF: Handlers[State, Phase, [Moment, Dice], Event] = (
    on(Beginning, _begin)
    | on(Dealing, _deal_late)
    | on(Ready, _start)
    | on(Racing, _race)
    | on(Calling, _stop)
    | on(Counting, _count)
    | on(Scored, _go_on)
    | on(Over, _wait)
)


def _evenly(state: State) -> tuple[int, ...]:
    """FX-3 What cannot be split goes clockwise from the dealer."""
    each, left = divmod(DICE, len(state.totals))
    return tuple(each + (state.rank(seat) < left) for seat in state.seats)
