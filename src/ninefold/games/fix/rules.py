"""FIX, in the order of the rulebook: FX- refers to docs/games/fix.md."""

from collections.abc import Sequence

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
from ninefold.games.fix.scoring import leaders, tally
from ninefold.games.fix.state import (
    Arriving,
    Beginning,
    Calling,
    Counting,
    Dealer,
    Dealing,
    Held,
    Options,
    Over,
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
    return [seat for seat in state.seats if prompts(state, seat)]


def prompts(state: State, seat: Seat) -> Sequence[Prompt]:
    match state.phase:
        case Racing(hands):
            if coloured := state.coloured(seat):
                return (
                    Prompt("Flick", "FX-6", {"die": Pieces(coloured)}, _shown(state, coloured), racing=True),
                )
            if state.tumbles(seat):
                return () if hands[seat].kept else KEEP
            return () if hands[seat].until is None else ROLL
        case Dealing(until) if seat == state.dealer.seat:
            return (Prompt("Deal", "FX-3", {"dice": Split(DICE, len(state.totals), 1)}, closes_at=until),)
        case Ready(start):
            return (Prompt("Roll", "FX-4", opens_at=start, racing=True),)
        case Scored() as scored if seat == scored.next.seat:
            return (Prompt("Done", "FX-3", {}, scored.closable, scored.until),)
    return ()


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
    match action:
        case Roll():
            return _roll(state, seat)
        case Flick(die):
            return _flick(state, seat, die)
        case Deal(dice):
            return _deal(state, seat, dice)
        case Done():
            return _done(state, seat, at)


def _roll(state: State, seat: Seat) -> Event:
    match state.phase:
        case Racing(hands):
            require(not state.coloured(seat), "FX-8 A green or red die must go first.")
            if state.tumbles(seat):
                require(not hands[seat].kept, "FX-17 Your next throw is already waiting for this one.")
                return RollKept(seat)
            require(hands[seat].until is not None, "FX-9 You have no dice: rest until a green one comes.")
            return Rolled(seat, state.throwable(seat))
        case Ready():
            raise Illegal("FX-4 All throw together at the start signal.")
        case Calling() | Counting():
            raise Illegal("FX-10 Stop! Nobody throws any more.")
    raise Illegal("FX-5 Dice are thrown during a round.")


def _flick(state: State, seat: Seat, die: int) -> Event:
    require(die in range(DICE), "FX-1 There is no such die.")
    match state.phase:
        case Racing():
            match state.dice[die]:
                case Held(thrower, "green" | "red") if thrower == seat:
                    return Flicked(seat, die, state.goal(die))
                case Tumbling(thrower) if thrower == seat:
                    raise Illegal("FX-17 This die still tumbles.")
            raise Illegal("FX-6 No green or red die of yours lies there.")
        case Calling() | Counting():
            raise Illegal("FX-10 Stop! Every die stays where it is.")
    raise Illegal("FX-6 Dice are flicked during a round.")


def _deal(state: State, seat: Seat, dice: tuple[int, ...]) -> Event:
    match state.phase:
        case Dealing():
            require(seat == state.dealer.seat, "FX-3 Another player deals.")
            require(len(dice) == len(state.totals) and min(dice) > 0, "FX-3 Everyone gets at least one die.")
            require(sum(dice) == DICE, "FX-3 All ten dice are dealt.")
            return Dealt(dice)
    raise Illegal("FX-3 The dice are dealt before a round.")


def _done(state: State, seat: Seat, at: Moment) -> Event:
    match state.phase:
        case Scored() as scored:
            require(seat == scored.next.seat, "FX-3 The player who deals next goes on.")
            require(at >= scored.closable, "FX-14 Everyone must have seen the points.")
            return RoundBegun(state.round + 1)
    raise Illegal("FX-14 The round is not over.")


def advance(state: State, at: Moment, dice: Dice) -> Event | None:
    """Do what the table does by itself. The only place that uses chance."""
    match state.phase:
        case Racing() as racing:
            return _race(state, racing, at, dice)
        case Counting() as counting:
            return _count(state, counting, at, dice)
        case Calling(by):
            return Stopped(by)
        case Ready(start) if at >= start:
            return Started()
        case Dealing(until) if until is not None and at >= until:
            return Dealt(_evenly(state), "table")
        case Scored() as scored if at >= scored.until:
            return RoundBegun(state.round + 1)
        case Beginning():
            return RoundBegun(1)
    return None


def _race(state: State, racing: Racing, at: Moment, dice: Dice) -> Event | None:
    """FX-18 Of all that is due now: clockwise from the dealer, then the order of the dice, then the hands."""
    first: tuple[int, int] | None = None
    for die, place in enumerate(state.dice):
        if place.until is not None and place.until <= at:
            key = (state.rank(place.seat), die)
            first = key if first is None else min(first, key)
    for seat, hand in enumerate(racing.hands):
        done_now = hand.kept and not state.tumbles(seat)
        if done_now or (hand.until is not None and hand.until <= at):
            key = (state.rank(seat), DICE)
            first = key if first is None else min(first, key)
    if first is None:
        return None
    rank, die = first
    seat = (state.dealer.seat + rank) % len(state.totals)
    if die == DICE:
        return _next_throw(state, racing, seat)
    return _by_itself(state, state.dice[die], die, at, dice)


def _by_itself(state: State, place: Place, die: int, at: Moment, dice: Dice) -> Event:
    match place:
        case Tumbling(seat):
            return _lie_still(state, seat, at, dice)
        case Arriving(seat):
            return Taken(seat, die)
    return Flicked(place.seat, die, state.goal(die), "itself")


def _lie_still(state: State, seat: Seat, at: Moment, dice: Dice) -> LayStill:
    still = tuple(
        die
        for die, place in enumerate(state.dice)
        if isinstance(place, Tumbling) and place.seat == seat and place.until <= at
    )
    return LayStill(seat, still, tuple(DIE[dice.below(len(DIE))] for _ in still))


def _next_throw(state: State, racing: Racing, seat: Seat) -> Event:
    """FX-17 The kept throw; FX-19 or what the table does for a seat that does nothing."""
    if racing.hands[seat].kept:
        return Rolled(seat, state.throwable(seat))
    if coloured := state.coloured(seat):
        return Flicked(seat, coloured[0], state.goal(coloured[0]), "table")
    return Rolled(seat, state.throwable(seat), "table")


def _count(state: State, counting: Counting, at: Moment, dice: Dice) -> Event | None:
    tumbling = [p.seat for p in state.dice if isinstance(p, Tumbling) and p.until <= at]
    if tumbling:
        return _lie_still(state, min(tumbling, key=state.rank), at, dice)
    if at < counting.until:
        return None
    for count in list(tally(state))[len(counting.counts) :]:
        return count
    points = [0] * len(state.totals)
    for count in counting.counts:
        points[count.seat] += count.points
    return RoundScored(tuple(points))


def _evenly(state: State) -> tuple[int, ...]:
    """FX-3 What cannot be split goes clockwise from the dealer."""
    each, left = divmod(DICE, len(state.totals))
    return tuple(each + (state.rank(seat) < left) for seat in state.seats)


def due(state: State) -> Moment | None:
    phase = state.phase
    soonest = phase.until
    if not isinstance(phase, Racing | Counting):
        return soonest
    for place in state.dice:
        if place.until is not None and (soonest is None or place.until < soonest):
            soonest = place.until
    if isinstance(phase, Racing):
        for hand in phase.hands:
            if hand.until is not None and (soonest is None or hand.until < soonest):
                soonest = hand.until
    return soonest


def result(state: State) -> Result | None:
    if not isinstance(state.phase, Over):
        return None
    return Result(state.totals, leaders(state.totals))
