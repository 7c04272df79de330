"""What each fact changes: no checks, no chance."""

from typing import TypeVar

from ninefold.engine import Away, Back, Data, Moment, Seat, replace
from ninefold.games.fix.box import REDS, Face
from ninefold.games.fix.events import (
    Counted,
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
from ninefold.games.fix.pace import (
    ARRIVAL,
    AUTO,
    BEAT,
    CLOSES,
    COUNTDOWN,
    DEALING,
    PATIENCE,
    SEEN,
    STEADY,
    TUMBLE,
)
from ninefold.games.fix.scoring import added, ends, leaders, next_dealer
from ninefold.games.fix.state import (
    Arriving,
    Calling,
    Counting,
    Dealing,
    Hand,
    Held,
    OnDisc,
    Over,
    Place,
    Racing,
    Ready,
    Scored,
    State,
    Tumbling,
)

P = TypeVar("P", bound=Data)


def evolve(state: State, event: Event, at: Moment) -> State:
    """Fold one fact into the state: no checks, no chance."""
    match event:
        case Rolled(seat, dice, by):
            return _rolled(state, seat, dice, by == "hand", at)
        case LayStill(seat, dice, faces):
            return _lay_still(state, seat, dice, faces, at)
        case Flicked():
            return _flicked(state, event, at)
        case Taken(seat, die):
            return replace(state, dice=_placed(state.dice, (die,), Held(seat)))
        case RollKept(seat):
            state = _awake(state, seat)
            hand = Hand(at + PATIENCE, kept=True)
            return _with_hand(state, seat, hand)
        case Counted():
            counting = _phase(state, Counting)
            counts = (*counting.counts, event)
            return replace(state, phase=replace(counting, counts=counts, until=at + BEAT))
        case Stopped(seat):
            return _stopped(state, seat, at)
        case RoundScored(points):
            return _scored(state, points, at)
        case Dealt(counts, by):
            state = _awake(state, state.dealer.seat) if by == "hand" else state
            dealt = tuple(Held(seat) for seat, count in enumerate(counts) for _ in range(count))
            return replace(state, dice=dealt, phase=Ready(at + COUNTDOWN))
        case Started():
            thrown = tuple(Tumbling(place.seat, at + TUMBLE) for place in state.dice)
            hands = tuple(Hand(at + _patience(state, seat)) for seat in state.seats)
            return replace(state, dice=thrown, phase=Racing(hands))
        case RoundBegun(number):
            if isinstance(state.phase, Scored):
                state = replace(state, final=bool(state.phase.tied), dealer=state.phase.next)
            return replace(state, round=number, dice=(), phase=Dealing(state.options.limit(DEALING, at)))
        case Away(seat):
            return replace(state, away=(*state.away, seat))
        case Back(seat):
            away = tuple(other for other in state.away if other != seat)
            return _waited_for(replace(_awake(state, seat), away=away), seat, at)


def _rolled(state: State, seat: Seat, dice: tuple[int, ...], by_hand: bool, at: Moment) -> State:
    thrown = _placed(state.dice, dice, Tumbling(seat, at + TUMBLE))
    hand = _phase(state, Racing).hands[seat]
    if hand.kept:
        return _with_hand(replace(state, dice=thrown), seat, Hand(hand.until))
    state = _awake(state, seat) if by_hand else _asleep(state, seat)
    return _with_hand(replace(state, dice=thrown), seat, Hand(at + _patience(state, seat)))


def _lay_still(state: State, seat: Seat, dice: tuple[int, ...], faces: tuple[Face, ...], at: Moment) -> State:
    """FX-8 A kept throw is lost if a green or red die must go first."""
    places = list(state.dice)
    racing = isinstance(state.phase, Racing)
    goes = at + AUTO if racing and state.options.hands == "auto" else None
    for die, face in zip(dice, faces, strict=True):
        places[die] = Held(seat, face, goes if face in ("green", "red") else None, at)
    state = replace(state, dice=tuple(places))
    if racing and ("green" in faces or "red" in faces):
        hand = _phase(state, Racing).hands[seat]
        return _with_hand(state, seat, Hand(hand.until)) if hand.kept else state
    return state


def _flicked(state: State, event: Flicked, at: Moment) -> State:
    seat, to = event.seat, event.to
    if event.by != "itself":
        state = _awake(state, seat) if event.by == "hand" else _asleep(state, seat)
    goal = OnDisc(seat, at) if to is None else Arriving(to, seat, at + ARRIVAL)
    state = replace(state, dice=_placed(state.dice, (event.die,), goal))
    hands = list(_phase(state, Racing).hands)
    if not state.throwable(seat):
        hands[seat] = Hand(None)
    elif event.by != "itself":
        hands[seat] = Hand(at + _patience(state, seat))
    if to is not None and hands[to].until is None:
        hands[to] = Hand(at + _patience(state, to))
    third = to is None and sum(isinstance(place, OnDisc) for place in state.dice) == REDS
    return replace(state, phase=Calling(seat) if third else Racing(tuple(hands)))


def _stopped(state: State, by: Seat, at: Moment) -> State:
    """FX-11 Every hand is thrown once more; FX-12 green dice on their way stay where they are."""
    return replace(
        state,
        dice=tuple(_last_throw(place, at) for place in state.dice),
        phase=Counting(by, (), at + TUMBLE + BEAT),
    )


def _last_throw(place: Place, at: Moment) -> Place:
    match place:
        case Held(_, "green") | Arriving():
            return replace(place, until=None)
        case Held(seat):
            return Tumbling(seat, at + TUMBLE)
    return place


def _scored(state: State, points: tuple[int, ...], at: Moment) -> State:
    by, counts = _phase(state, Counting).by, _phase(state, Counting).counts
    totals = added(state.totals, points)
    first = leaders(totals)
    if (last := ends(state, totals)) and len(first) == 1:
        return replace(state, totals=totals, phase=Over(by, counts, points))
    dealer = next_dealer(state, totals, points)
    tied = first if last else ()
    phase = Scored(by, counts, points, dealer, tied, at + SEEN, at + CLOSES)
    return replace(state, totals=totals, phase=phase)


def _patience(state: State, seat: Seat) -> Moment:
    return STEADY if seat in state.idle else PATIENCE


def _awake(state: State, seat: Seat) -> State:
    if seat not in state.idle:
        return state
    return replace(state, idle=tuple(other for other in state.idle if other != seat))


def _asleep(state: State, seat: Seat) -> State:
    return state if seat in state.idle else replace(state, idle=(*state.idle, seat))


def _waited_for(state: State, seat: Seat, at: Moment) -> State:
    """Whoever is back has time to look at their dice."""
    if not isinstance(state.phase, Racing) or state.phase.hands[seat].until is None:
        return state
    return _with_hand(state, seat, replace(state.phase.hands[seat], until=at + PATIENCE))


def _with_hand(state: State, seat: Seat, hand: Hand) -> State:
    hands = _phase(state, Racing).hands
    return replace(state, phase=Racing((*hands[:seat], hand, *hands[seat + 1 :])))


def _placed(places: tuple[Place, ...], dice: tuple[int, ...], place: Place) -> tuple[Place, ...]:
    after = list(places)
    for die in dice:
        after[die] = place
    return tuple(after)


def _phase(state: State, kind: type[P]) -> P:
    assert isinstance(state.phase, kind)
    return state.phase
