"""ON-1, ON-10 The dice that the team has won, and how they get lost again."""

from collections.abc import Sequence
from typing import Any

from ninefold.engine import AT_ONCE, Dice, Moment, Pieces, Prompt, Seat, replace, require
from ninefold.games.oni.actions import Action, ThrowBack
from ninefold.games.oni.box import Won
from ninefold.games.oni.events import Event, PenaltyPicked, ThrownBack
from ninefold.games.oni.rules.queue import Chore, asked, changed, done, limit
from ninefold.games.oni.state import JustWon, Penalty, Readying, State, Striking
from ninefold.parts.dixe.dice import Symbol, throw
from ninefold.parts.dixe.square import die_at, lay, lift


def win(state: State, cell: int, number: int, symbol: Symbol | None) -> State:
    """A die of the square is laid on the bag. What is grabbed before a turn is not won in it."""
    won = Won(number, die_at(state.square, cell).kind)
    return replace(
        state,
        square=lift(state.square, cell),
        up=tuple([other for other in state.up if other != cell]),
        bag=(*state.bag, won),
        wins=number,
        just_won=_just_won(state, JustWon(number, symbol)),
    )


def _just_won(state: State, won: JustWon) -> tuple[JustWon, ...]:
    match state.phase:
        case Readying(again=False):
            return state.just_won
        case Striking():
            return (*state.just_won[:-1], won, *state.just_won[-1:])
    return (*state.just_won, won)


def put_back(state: State, dice: Sequence[Won]) -> State:
    """Dice that were held lie on the bag again."""
    return replace(state, bag=tuple(sorted((*state.bag, *dice), key=lambda won: won.number)))


def take(state: State, dice: Sequence[Won]) -> State:
    """Dice leave the bag for somebody's hands."""
    return replace(state, bag=tuple([won for won in state.bag if won not in dice]))


def fall(state: State, won: Won) -> State:
    """What somebody dropped will be thrown back."""
    return replace(state, falling=(*state.falling, won))


def drop(state: State, kind: type[Any], seat: Seat) -> State:
    """The die of the running effect of this kind and seat will be thrown back, if it runs."""
    for one in state.effects:
        if type(one) is kind and one.who == seat:
            return fall(state, one.die)  # type: ignore[union-attr]
    return state


def throw_back(state: State, won: Won, dice: Dice) -> ThrownBack:
    """ON-10 Into the first free cell."""
    return ThrownBack(won.number, state.free[0], throw(won.kind, dice))


def thrown_back(state: State, event: ThrownBack, at: Moment) -> State:
    number, first = event.number, state.tasks[0] if state.tasks else None
    state = replace(
        state,
        square=lay(state.square, (event.cell,), (event.die,)),
        bag=tuple([won for won in state.bag if won.number != number]),
        falling=tuple([won for won in state.falling if won.number != number]),
        just_won=tuple([won for won in state.just_won if won.number != number]),
    )
    return done(state, at) if first == Penalty(number) else state


def penalty(state: State, who: Seat) -> Penalty | None:
    """ON-10 Whether a die lies on the bag is judged now, not when Oni gets round to it."""
    return Penalty() if state.bag else None


def penalise(state: State, seat: Seat, at: Moment) -> State:
    task = penalty(state, seat)
    return state if task is None else asked(state, task, at)


def _has_one(state: State, task: Penalty) -> bool:
    return bool(state.bag)


def _pick(state: State, task: Penalty) -> Sequence[Prompt]:
    numbers = Pieces(tuple([won.number for won in state.bag]))
    return (Prompt("ThrowBack", "ON-10", {"number": numbers}, closes_at=limit(state)),)


def _picked(state: State, task: Penalty, action: Action, at: Moment) -> Event | None:
    if type(action) is not ThrowBack:
        return None
    require(action.number in [won.number for won in state.bag], "ON-10 This die is not on the bag.")
    return PenaltyPicked(state.oni, action.number)


def pick(state: State, event: PenaltyPicked, at: Moment) -> State:
    return changed(state, Penalty(event.number))


def _chosen(state: State, task: Penalty) -> Moment | None:
    return None if task.picked is None else AT_ONCE


def _throw(state: State, task: Penalty, at: Moment, dice: Dice) -> Event:
    if task.picked is None:
        return PenaltyPicked(state.oni, state.bag[dice.below(len(state.bag))].number)
    return throw_back(state, next(won for won in state.bag if won.number == task.picked), dice)


def _has_none(state: State, task: Penalty) -> bool:
    """ON-10 Oni does not wait for one."""
    return not state.bag


PENALTY = Chore(Penalty, "oni_takes_one", _has_one, _pick, _picked, _throw, _chosen, lapses=_has_none)
