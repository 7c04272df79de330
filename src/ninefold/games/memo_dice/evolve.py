"""Folds each event of Memo Dice into the state."""

from typing import TypeVar

from ninefold.engine import Away, Back, ByBot, ByPerson, Data, Handlers, Moment, Seat, on, replace
from ninefold.games.memo_dice.box import ALL_DICE, COLOURS, FINISH, Cup
from ninefold.games.memo_dice.events import (
    Confirmed,
    CupLifted,
    CupLiftedAloud,
    DieCovered,
    DiePicked,
    DieRolled,
    Event,
    FirstChosen,
    Judged,
    LookEnded,
    Missed,
    RoundBegun,
    RoundScored,
)
from ninefold.games.memo_dice.pace import HEARD, LOOK
from ninefold.games.memo_dice.state import (
    Counting,
    Emptied,
    Guessing,
    Judging,
    Look,
    Over,
    Picking,
    Place,
    Rolling,
    Showing,
    State,
)
from ninefold.parts.pace import CLOSES, SEEN

P = TypeVar("P", bound=Data)
T = TypeVar("T")


def evolve(state: State, event: Event, at: Moment) -> State:
    """Fold one event into the state: no checks, no chance."""
    return _EVOLVE[type(event)](state, event, at)


def _die_picked(state: State, event: DiePicked, at: Moment) -> State:
    left = tuple([die for die in state.left if die != event.die])
    return replace(state, left=left, phase=Rolling(event.seat, event.die))


def _die_rolled(state: State, event: DieRolled, at: Moment) -> State:
    return replace(state, phase=_shown(state, event.picture, at))


def _die_covered(state: State, event: DieCovered, at: Moment) -> State:
    return _covered(state, event.cup, at)


def _look_ended(state: State, event: LookEnded, at: Moment) -> State:
    return replace(state, look=None)


def _missed(state: State, event: Missed, at: Moment) -> State:
    return replace(state, phase=replace(_phase(state, Guessing), missed=event.guess))


def _cup_lifted(state: State, event: CupLifted, at: Moment) -> State:
    right = event.guess == event.picture
    return _won(state, _phase(state, Guessing), event.guess, right, event.to, at + SEEN)


def _lifted_aloud(state: State, event: CupLiftedAloud, at: Moment) -> State:
    row = _with(state.row, event.cup, replace(state.row[event.cup], lifted=True))
    guesser = _phase(state, Guessing).guesser
    return replace(state, row=row, phase=Judging(guesser, event.cup, at, at + HEARD))


def _confirmed(state: State, event: Confirmed, at: Moment) -> State:
    judging = _phase(state, Judging)
    return replace(state, phase=replace(judging, votes=(*judging.votes, (event.seat, event.right))))


def _judged(state: State, event: Judged, at: Moment) -> State:
    judging = _phase(state, Judging)
    return _won(state, judging, None, event.right, event.to, max(judging.since + SEEN, at))


def _round_scored(state: State, event: RoundScored, at: Moment) -> State:
    points = event.points
    scores = tuple([a + b for a, b in zip(state.scores, points, strict=True)])
    phase = Over(points) if max(scores) >= FINISH else Counting(points, at, at + SEEN, at + CLOSES)
    return replace(state, scores=scores, phase=phase)


def _first_chosen(state: State, event: FirstChosen, at: Moment) -> State:
    return _round(state, event.seat)


def _round_begun(state: State, event: RoundBegun, at: Moment) -> State:
    return _round(state, event.starter)


def _round(state: State, starter: Seat) -> State:
    """MD-12 All dice and cups go back."""
    return replace(state, starter=starter, left=ALL_DICE, row=(), look=None, phase=Picking(starter))


def _away(state: State, event: Away, at: Moment) -> State:
    return replace(state, away=(*state.away, event.seat))


def _back(state: State, event: Back, at: Moment) -> State:
    return replace(state, away=tuple(seat for seat in state.away if seat != event.seat))


def _by_bot(state: State, event: ByBot, at: Moment) -> State:
    return replace(state, bots=(*state.bots, event.seat))


def _by_person(state: State, event: ByPerson, at: Moment) -> State:
    return replace(state, bots=tuple(seat for seat in state.bots if seat != event.seat))


_EVOLVE: Handlers[State, Event, [Moment], State] = (
    on(DiePicked, _die_picked)
    | on(DieRolled, _die_rolled)
    | on(DieCovered, _die_covered)
    | on(LookEnded, _look_ended)
    | on(Missed, _missed)
    | on(CupLifted, _cup_lifted)
    | on(CupLiftedAloud, _lifted_aloud)
    | on(Confirmed, _confirmed)
    | on(Judged, _judged)
    | on(RoundScored, _round_scored)
    | on(FirstChosen, _first_chosen)
    | on(RoundBegun, _round_begun)
    | on(Away, _away)
    | on(Back, _back)
    | on(ByBot, _by_bot)
    | on(ByPerson, _by_person)
)


def _shown(state: State, picture: str, at: Moment) -> Showing:
    """MD-3 The cup has the colour of the picture's background; MD-5 without one left, it is the gold cup."""
    colour = COLOURS[picture]
    cup: Cup = colour if state.cups_left(colour) else "gold"
    return Showing(_phase(state, Rolling).hider, picture, cup, at, at + SEEN, at + CLOSES)


def _covered(state: State, cup: Cup, at: Moment) -> State:
    """MD-5, MD-6 The row ends with the gold cup or the ninth die; MD-7 who covered last guesses first."""
    showing = _phase(state, Showing)
    row = (*state.row, Place(cup, showing.picture))
    looking = tuple([seat for seat in state.seats if state.options.helps(seat, "look")])
    look = Look(looking, at + LOOK) if looking else None
    if cup == "gold" or not state.left:
        return replace(state, row=row, look=look, phase=Guessing(showing.hider, 0, at, _limit(state, at)))
    return replace(state, row=row, look=look, phase=Picking(state.after(showing.hider)))


def _limit(state: State, since: Moment) -> Moment | None:
    """MD-10 When a cup that is not named is given up."""
    seconds = state.options.guess_seconds
    return state.options.limit(seconds * 1_000, since) if seconds else None


def _won(
    state: State, phase: Guessing | Judging, guess: str | None, right: bool, to: Seat, seen: Moment
) -> State:
    """MD-9, MD-10 The player who gets the cup guesses the next one, once all have seen this one."""
    cup, guesser = phase.cup, phase.guesser
    place = state.row[cup]
    row = _with(state.row, cup, Place(place.cup, place.picture, True, guess, right, to))
    last = cup == len(row) - 1
    return replace(
        state,
        row=row,
        tried=_with(state.tried, guesser, state.tried[guesser] + 1),
        recalled=_with(state.recalled, guesser, state.recalled[guesser] + 1) if right else state.recalled,
        phase=Emptied(seen) if last else Guessing(to, cup + 1, seen, _limit(state, seen)),
    )


def _phase(state: State, kind: type[P]) -> P:
    assert isinstance(state.phase, kind)
    return state.phase


def _with(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
