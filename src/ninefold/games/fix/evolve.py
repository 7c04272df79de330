"""Folds each event into the state: no checks, no chance."""

from collections.abc import Callable
from operator import attrgetter
from typing import TypeVar

from ninefold.engine import Back, Data, Handlers, Moment, Seat, on, replace
from ninefold.games.fix.box import REDS
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
from ninefold.games.fix.pace import ARRIVAL, AUTO, BEAT, COUNTDOWN, DEALING, PATIENCE, STEADY, TUMBLE
from ninefold.games.fix.rules import added, ends, leaders, next_dealer
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
from ninefold.parts.pace import CLOSES, SEEN

P = TypeVar("P", bound=Data)


def evolve(state: State, event: Event, at: Moment) -> State:
    """Fold one event into the state: no checks, no chance."""
    return _EVOLVE[type(event)](state, event, at)


def _round_begun(state: State, event: RoundBegun, at: Moment) -> State:
    phase = state.phase
    if isinstance(phase, Scored):
        state = replace(state, final=bool(phase.tied), dealer=phase.next)
    return replace(state, round=event.round, dice=(), phase=Dealing(at, state.options.limit(DEALING, at)))


def _dealt(state: State, event: Dealt, at: Moment) -> State:
    state = _awake(state, state.dealer.seat) if event.by == "hand" else state
    dealt = tuple([Held(seat) for seat, count in enumerate(event.dice) for _ in range(count)])
    return replace(state, dice=dealt, phase=Ready(at, at + COUNTDOWN))


def _started(state: State, event: Started, at: Moment) -> State:
    thrown = tuple([Tumbling(place.seat, at, at + TUMBLE) for place in state.dice])
    hands = tuple([Hand(at + _patience(state, seat), tumbling=True) for seat in state.seats])
    return replace(state, dice=thrown, phase=_racing(thrown, hands))


def _rolled(state: State, event: Rolled, at: Moment) -> State:
    seat, hands = event.seat, _phase(state, Racing).hands
    dice, until = _placed(state.dice, event.dice, Tumbling(seat, at, at + TUMBLE)), hands[seat].until
    if not hands[seat].kept:
        state = _awake(state, seat) if event.by == "hand" else _asleep(state, seat)
        until = at + _patience(state, seat)
    hands = _with(hands, seat, Hand(until, tumbling=True))
    return replace(state, dice=dice, phase=_racing(dice, hands))


def _roll_kept(state: State, event: RollKept, at: Moment) -> State:
    state = _awake(state, event.seat)
    hands = _with(_phase(state, Racing).hands, event.seat, Hand(at + PATIENCE, True, True))
    return replace(state, phase=_racing(state.dice, hands))


def _lay_still(state: State, event: LayStill, at: Moment) -> State:
    """FX-8 A kept throw is lost if a green or red die must go first."""
    phase, seat = state.phase, event.seat
    goes = at + AUTO if type(phase) is Racing and state.options.hands == "auto" else None
    places, coloured = list(state.dice), []
    for die, face in zip(event.dice, event.faces, strict=True):
        if face in ("green", "red"):
            coloured.append(die)
            places[die] = Held(seat, face, at, goes)
        else:
            places[die] = Held(seat, face, at)
    dice = tuple(places)
    if type(phase) is not Racing:
        return replace(state, dice=dice)
    hand = phase.hands[seat]
    kept = hand.kept and not coloured
    hands = _with(phase.hands, seat, Hand(hand.until, kept, False, tuple(coloured)))
    return replace(state, dice=dice, phase=Racing(hands, at) if kept else _racing(dice, hands))


def _flicked(state: State, event: Flicked, at: Moment) -> State:
    seat, to, by = event.seat, event.to, event.by
    if by != "itself":
        state = _awake(state, seat) if by == "hand" else _asleep(state, seat)
    goal = OnDisc(seat, at) if to is None else Arriving(to, seat, at, at + ARRIVAL)
    hands = list(_phase(state, Racing).hands)
    state = replace(state, dice=_placed(state.dice, (event.die,), goal))
    if to is None and state.reds == REDS:
        return replace(state, phase=Calling(seat))
    hand = hands[seat]
    until = hand.until if by == "itself" else at + _patience(state, seat)
    left = tuple([die for die in hand.coloured if die != event.die])
    hands[seat] = Hand(until if left or state.throwable(seat) else None, coloured=left)
    if to is not None and hands[to].until is None:
        hands[to] = Hand(at + _patience(state, to))
    return replace(state, phase=_racing(state.dice, tuple(hands)))


def _taken(state: State, event: Taken, at: Moment) -> State:
    dice = _placed(state.dice, (event.die,), Held(event.seat, since=at))
    return replace(state, dice=dice, phase=_racing(dice, _phase(state, Racing).hands))


def _stopped(state: State, event: Stopped, at: Moment) -> State:
    as_they_lie = state.options.last == "as_they_lie"
    return replace(
        state,
        dice=tuple([_last_throw(place, as_they_lie, at) for place in state.dice]),
        phase=Counting(event.seat, (), at + TUMBLE + BEAT),
    )


def _counted(state: State, event: Counted, at: Moment) -> State:
    counting = _phase(state, Counting)
    return replace(state, phase=Counting(counting.by, (*counting.counts, event), at + BEAT))


def _round_scored(state: State, event: RoundScored, at: Moment) -> State:
    counting, points = _phase(state, Counting), event.points
    by, counts = counting.by, counting.counts
    totals = added(state.totals, points)
    first = leaders(totals)
    if (last := ends(state, totals)) and len(first) == 1:
        return replace(state, totals=totals, phase=Over(by, counts, points))
    dealer = next_dealer(state, totals, points)
    tied = first if last else ()
    phase = Scored(by, counts, points, dealer, tied, at, at + SEEN, at + CLOSES)
    return replace(state, totals=totals, phase=phase)


def _back(state: State, event: Back, at: Moment) -> State:
    """A returned player has time to look at their dice; returning again and again delays nobody."""
    seat, phase = event.seat, state.phase
    if seat not in state.idle:
        return state
    state = _awake(state, seat)
    if not isinstance(phase, Racing) or phase.hands[seat].until is None:
        return state
    hands = _with(phase.hands, seat, replace(phase.hands[seat], until=at + PATIENCE))
    return replace(state, phase=_racing(state.dice, hands))


_EVOLVE: Handlers[State, Event, [Moment], State] = (
    on(RoundBegun, _round_begun)
    | on(Dealt, _dealt)
    | on(Started, _started)
    | on(Rolled, _rolled)
    | on(RollKept, _roll_kept)
    | on(LayStill, _lay_still)
    | on(Flicked, _flicked)
    | on(Taken, _taken)
    | on(Stopped, _stopped)
    | on(Counted, _counted)
    | on(RoundScored, _round_scored)
    | on(Back, _back)
)


def _racing(dice: tuple[Place, ...], hands: tuple[Hand, ...]) -> Racing:
    return Racing(hands, min(filter(None, map(_UNTIL, (*dice, *hands)))))


_UNTIL: Callable[[Place | Hand], Moment | None] = attrgetter("until")


def _last_throw(place: Place, as_they_lie: bool, at: Moment) -> Place:
    """FX-11 What is in a hand is thrown; FX-12 a green die on its way stays where it is."""
    match place:
        case Held(_, "green") | Arriving():
            return replace(place, until=None)
        case Held(_, face) if as_they_lie and face is not None:
            return replace(place, until=None)
        case Held(seat):
            return Tumbling(seat, at, at + TUMBLE)
    return place


def _patience(state: State, seat: Seat) -> Moment:
    return STEADY if seat in state.idle else PATIENCE


def _awake(state: State, seat: Seat) -> State:
    if seat not in state.idle:
        return state
    return replace(state, idle=tuple(other for other in state.idle if other != seat))


def _asleep(state: State, seat: Seat) -> State:
    return state if seat in state.idle else replace(state, idle=(*state.idle, seat))


def _with(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _placed(places: tuple[Place, ...], dice: tuple[int, ...], place: Place) -> tuple[Place, ...]:
    after = list(places)
    for die in dice:
        after[die] = place
    return tuple(after)


def _phase(state: State, kind: type[P]) -> P:
    assert isinstance(state.phase, kind)
    return state.phase
