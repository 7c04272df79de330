"""What the table does by itself, and when."""

from ninefold.engine import AT_ONCE, Dice, Handlers, Moment, on
from ninefold.games.memo_dice.box import DICE
from ninefold.games.memo_dice.events import (
    DieCovered,
    DieRolled,
    Event,
    FirstChosen,
    Judged,
    LookEnded,
    RoundBegun,
    RoundScored,
)
from ninefold.games.memo_dice.rules.judging import is_sure, lead
from ninefold.games.memo_dice.rules.lifting import goes_to, named
from ninefold.games.memo_dice.state import (
    Beginning,
    Counting,
    Emptied,
    Guessing,
    Judging,
    Over,
    Phase,
    Picking,
    Rolling,
    Showing,
    State,
)


def advance(state: State, at: Moment, dice: Dice) -> Event:
    """Do what the table does by itself when it is due. The only place that uses chance."""
    if state.look is not None and at >= state.look.until and due(state) == state.look.until:
        return LookEnded()
    return _BY_ITSELF[type(state.phase)](state, state.phase, dice)


def _throw(state: State, rolling: Rolling, dice: Dice) -> Event:
    faces = DICE[rolling.die]
    return DieRolled(faces[dice.below(len(faces))])


def _score(state: State, emptied: Emptied, dice: Dice) -> Event:
    return RoundScored(_points(state))


def _choose_first(state: State, beginning: Beginning, dice: Dice) -> Event:
    first = state.options.first
    return FirstChosen(dice.below(len(state.scores)) if first is None else first)


def _cover_late(state: State, showing: Showing, dice: Dice) -> Event:
    return DieCovered(showing.cup)


def _guess_late(state: State, guessing: Guessing, dice: Dice) -> Event:
    return named(state, guessing, None)


def _go_on(state: State, counting: Counting, dice: Dice) -> Event:
    return RoundBegun(state.after(state.starter))


def _judge(state: State, judging: Judging, dice: Dice) -> Event:
    """MD-14 More than half of the votes cast decides; level, or without a vote, the guesser is believed."""
    right = lead(judging) >= 0
    return Judged(judging.cup, right, goes_to(state, judging.guesser, right))


def _wait(state: State, phase: Phase, dice: Dice) -> Event:
    raise AssertionError(f"{type(phase).__name__} waits for a player")


_BY_ITSELF: Handlers[State, Phase, [Dice], Event] = (
    on(Rolling, _throw)
    | on(Emptied, _score)
    | on(Beginning, _choose_first)
    | on(Showing, _cover_late)
    | on(Guessing, _guess_late)
    | on(Counting, _go_on)
    | on(Judging, _judge)
    | on(Picking, _wait)
    | on(Over, _wait)
)


def due(state: State) -> Moment | None:
    phase, look = state.phase, state.look
    until = AT_ONCE if type(phase) is Judging and is_sure(state, phase) else phase.until
    if look is None:
        return until
    return look.until if until is None else min(until, look.until)


def _points(state: State) -> tuple[int, ...]:
    """MD-11 The gold cup counts two, every other one."""
    points = [0] * len(state.scores)
    for place in state.row:
        if place.to is not None:
            points[place.to] += 2 if place.cup == "gold" else 1
    return tuple(points)
