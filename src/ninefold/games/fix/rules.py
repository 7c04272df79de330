"""FIX, in the order of the rulebook: FX- refers to docs/games/fix.md."""

from collections.abc import Callable, Sequence
from typing import Any

from ninefold.engine import Dice, Illegal, Moment, Pieces, Prompt, Result, Seat, Split, require
from ninefold.games.fix.actions import Action, Deal, Done, Flick, Roll
from ninefold.games.fix.box import DICE, DIE
from ninefold.games.fix.events import (
    Dealt,
    Event,
    Flicked,
    LayStill,
    Rolled,
    RollKept,
    RoundBegun,
    RoundScored,
    Started,
    Stopped,
    Taken,
)
from ninefold.games.fix.scoring import leaders, next_count
from ninefold.games.fix.state import (
    Arriving,
    Beginning,
    Calling,
    Counting,
    Dealer,
    Dealing,
    Hand,
    Held,
    Options,
    Over,
    Phase,
    Place,
    Racing,
    Ready,
    Scored,
    State,
    Tumbling,
)

PLAYERS = range(2, 6)
CAPITAL = 3


def setup(seats: int, options: Options) -> State:
    require(seats in PLAYERS, "FX-1 There are two to five players.")
    youngest = options.youngest or 0
    require(youngest in range(seats), "FX-3 The youngest sits at the table.")
    return State(options, (CAPITAL,) * seats, Dealer(youngest, "youngest"))


def actors(state: State) -> Sequence[Seat]:
    return _ACTORS.get(type(state.phase), _nobody)(state, state.phase)


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


_ACTORS: dict[type[Phase], Callable[[State, Any], Sequence[Seat]]] = {
    Racing: _racers,
    Ready: _everybody,
    Dealing: _dealer,
    Scored: _next_dealer,
}


def prompts(state: State, seat: Seat) -> Sequence[Prompt]:
    phase = state.phase
    if type(phase) is Racing:
        return _race_prompts(state, phase.hands[seat], seat)
    match phase:
        case Dealing(until) if seat == state.dealer.seat:
            return (Prompt("Deal", "FX-3", {"dice": Split(DICE, len(state.totals), 1)}, closes_at=until),)
        case Ready(start):
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
    return place.shown


def race(state: State) -> Seat | None:
    """FX-18 While all throw at once, equal moments are counted clockwise from the dealer."""
    return state.dealer.seat if isinstance(state.phase, Ready | Racing) else None


def decide(state: State, seat: Seat, action: Action, at: Moment) -> Event:
    """Turn one seat's wish into a fact, or refuse it."""
    return _DECIDE[type(action)](state, seat, action, at)


def _roll(state: State, seat: Seat, wish: Roll, at: Moment) -> Event:
    phase = state.phase
    if type(phase) is Racing:
        hand = phase.hands[seat]
        require(not hand.coloured, "FX-8 A green or red die must go first.")
        if hand.tumbling:
            require(not hand.kept, "FX-17 Your next throw is already waiting for this one.")
            return RollKept(seat)
        require(hand.until is not None, "FX-9 You have no dice: rest until a green one comes.")
        return Rolled(seat, state.throwable(seat))
    match phase:
        case Ready():
            raise Illegal("FX-4 All throw together at the start signal.")
        case Calling() | Counting():
            raise Illegal("FX-10 Stop! Nobody throws any more.")
    raise Illegal("FX-5 Dice are thrown during a round.")


def _flick(state: State, seat: Seat, wish: Flick, at: Moment) -> Event:
    die, phase = wish.die, state.phase
    require(0 <= die < DICE, "FX-1 There is no such die.")
    if type(phase) is Racing:
        match state.dice[die]:
            case Held(thrower, "green" | "red") if thrower == seat:
                return Flicked(seat, die, state.goal(die))
            case Tumbling(thrower) if thrower == seat:
                raise Illegal("FX-17 This die still tumbles.")
        raise Illegal("FX-6 No green or red die of yours lies there.")
    if isinstance(phase, Calling | Counting):
        raise Illegal("FX-10 Stop! Every die stays where it is.")
    raise Illegal("FX-6 Dice are flicked during a round.")


def _deal(state: State, seat: Seat, wish: Deal, at: Moment) -> Event:
    dice = wish.dice
    if not isinstance(state.phase, Dealing):
        raise Illegal("FX-3 The dice are dealt before a round.")
    require(seat == state.dealer.seat, "FX-3 Another player deals.")
    require(len(dice) == len(state.totals) and min(dice) > 0, "FX-3 Everyone gets at least one die.")
    require(sum(dice) == DICE, "FX-3 All ten dice are dealt.")
    return Dealt(dice)


def _done(state: State, seat: Seat, wish: Done, at: Moment) -> Event:
    scored = state.phase
    if not isinstance(scored, Scored):
        raise Illegal("FX-14 The round is not over.")
    require(seat == scored.next.seat, "FX-3 The player who deals next goes on.")
    require(at >= scored.closable, "FX-14 Everyone must have seen the points.")
    return RoundBegun(state.round + 1)


_DECIDE: dict[type[Action], Callable[[State, Seat, Any, Moment], Event]] = {
    Deal: _deal,
    Roll: _roll,
    Flick: _flick,
    Done: _done,
}


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


_BY_ITSELF: dict[type[Phase], Callable[[State, Any, Moment, Dice], Event]] = {
    Beginning: _begin,
    Dealing: _deal_late,
    Ready: _start,
    Racing: _race,
    Calling: _stop,
    Counting: _count,
    Scored: _go_on,
}


def _evenly(state: State) -> tuple[int, ...]:
    """FX-3 What cannot be split goes clockwise from the dealer."""
    each, left = divmod(DICE, len(state.totals))
    return tuple(each + (state.rank(seat) < left) for seat in state.seats)


def due(state: State) -> Moment | None:
    phase = state.phase
    if type(phase) is Counting and not phase.counts:
        return min([phase.until, *[place.until for place in state.dice if place.until is not None]])
    return phase.until


def result(state: State) -> Result | None:
    if type(state.phase) is not Over:
        return None
    return Result(state.totals, leaders(state.totals))
