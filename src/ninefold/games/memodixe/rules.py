"""MemoDiXe, free for all, in the order of the rulebook: MX- refers to docs/games/memodixe.md."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from ninefold.engine import Dice, Moment, require
from ninefold.games.memodixe.call import deadlocked, result
from ninefold.games.memodixe.events import (
    CallJudged,
    CurtainDrawn,
    CurtainOpened,
    Deadlocked,
    Event,
    FirstCovered,
    Given,
    LookDeclined,
    Refilled,
    SquareThrown,
    SwapDeclined,
    Thrown,
    TurnBegun,
    TurnedUp,
    TurnPassed,
)
from ninefold.games.memodixe.offers import actors, prompts
from ninefold.games.memodixe.powers import POWERS
from ninefold.games.memodixe.state import (
    Barren,
    Beginning,
    Calling,
    Different,
    Giving,
    Hushing,
    Looking,
    Options,
    Passing,
    Peeking,
    Phase,
    Refilling,
    State,
    Striking,
    Stuck,
    Swapping,
    Throwing,
    Turning,
    Wrong,
)
from ninefold.games.memodixe.wishes import closed, decide
from ninefold.parts import dixe

__all__ = ["actors", "advance", "decide", "due", "prompts", "result", "setup"]

PLAYERS = range(2, 7)


def setup(seats: int, options: Options) -> State:
    require(seats in PLAYERS, "MX-3 There are two to six players.")
    first = options.youngest or 0
    require(first in range(seats), "MX-5 The first player sits at the table.")
    return State(options, won=(0,) * seats, turn=first)


def advance(state: State, at: Moment, dice: Dice) -> Event:
    """Do what the table does by itself when it is due. The only place that uses chance."""
    return _BY_ITSELF[type(state.phase)](state, state.phase, dice)


def _deal(state: State, phase: Beginning, dice: Dice) -> Event:
    square, reserve = dixe.draw(dixe.box(9 + len(state.won)), 9, dice)
    return SquareThrown(square, reserve)


def _pass_on(state: State, phase: Passing, dice: Dice) -> Event:
    return Deadlocked(state.lying) if deadlocked(state) else TurnBegun(phase.to, phase.again)


def _skip(state: State, phase: Stuck, dice: Dice) -> Event:
    return TurnPassed(state.turn)


def _cover_first(state: State, phase: Turning, dice: Dice) -> Event:
    return FirstCovered(phase.first)


def _close(state: State, phase: Different | Barren | Looking | Wrong, dice: Dice) -> Event:
    return closed(state, phase)


def _throw(state: State, phase: Throwing, dice: Dice) -> Event:
    kinds = [dixe.at(state.square, cell).kind for cell in phase.cells]
    return Thrown(phase.cells, tuple([dixe.throw(kind, dice) for kind in kinds]))


def _strike(state: State, phase: Striking, dice: Dice) -> Event:
    strikes = POWERS[phase.symbol].strikes
    assert strikes is not None
    return strikes(state, phase.cell)


def _draw(state: State, phase: Refilling, dice: Dice) -> Event:
    drawn, _ = dixe.draw(state.reserve, len(state.free), dice)
    return Refilled(state.free[: len(drawn)], drawn)


def _give(state: State, phase: Giving, dice: Dice) -> Event:
    return Given(phase.givers[0], phase.fewest[0])


def _look_not(state: State, phase: Peeking, dice: Dice) -> Event:
    return LookDeclined(state.turn)


def _hush(state: State, phase: Hushing, dice: Dice) -> Event:
    return CurtainDrawn(state.turn)


def _unveil(state: State, phase: Swapping, dice: Dice) -> Event:
    return CurtainOpened() if phase.chosen else SwapDeclined()


def _turn_up(state: State, phase: Calling, dice: Dice) -> Event:
    if phase.left:
        return TurnedUp(phase.left[0], dixe.at(state.square, phase.left[0]).hidden)
    return CallJudged(state.turn, dixe.all_different(state.square))


_BY_ITSELF: dict[type[Phase], Callable[[State, Any, Dice], Event]] = {
    Beginning: _deal,
    Passing: _pass_on,
    Stuck: _skip,
    Turning: _cover_first,
    Different: _close,
    Barren: _close,
    Looking: _close,
    Wrong: _close,
    Throwing: _throw,
    Striking: _strike,
    Refilling: _draw,
    Giving: _give,
    Peeking: _look_not,
    Hushing: _hush,
    Swapping: _unveil,
    Calling: _turn_up,
}


due: Callable[[State], Moment | None] = attrgetter("phase.until")
