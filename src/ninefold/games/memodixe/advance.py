"""What the table does by itself, and when. The only module that uses chance."""

from collections.abc import Callable
from operator import attrgetter

from ninefold.engine import Dice, Handlers, Moment, on
from ninefold.games.memodixe.box import CELLS, box
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
    TurnedUp,
    TurnPassed,
)
from ninefold.games.memodixe.rules.call import deadlocked
from ninefold.games.memodixe.rules.powers import POWERS
from ninefold.games.memodixe.rules.turn import Shown, begun, closed
from ninefold.games.memodixe.state import (
    Anchoring,
    Barren,
    Beginning,
    Deciding,
    Giving,
    Hushing,
    Looking,
    Over,
    Pair,
    Passing,
    Peeking,
    Phase,
    Refilling,
    Replaying,
    Rethrowing,
    Right,
    Starting,
    State,
    Stealing,
    Striking,
    Stuck,
    Swapping,
    Throwing,
)
from ninefold.parts.dixe.calling import Calling, Wrong, all_different
from ninefold.parts.dixe.dice import draw
from ninefold.parts.dixe.square import die_at, thrown
from ninefold.parts.dixe.turning import Different, Turning

due: Callable[[State], Moment | None] = attrgetter("phase.until")


def advance(state: State, at: Moment, dice: Dice) -> Event:
    """Do what is due."""
    return _BY_ITSELF[type(state.phase)](state, state.phase, dice)


def _deal(state: State, phase: Beginning, dice: Dice) -> Event:
    square, reserve = draw(box(len(state.won)), CELLS, dice)
    return SquareThrown(square, reserve)


def _pass_on(state: State, phase: Passing, dice: Dice) -> Event:
    return Deadlocked(state.lying) if deadlocked(state) else begun(state, phase.to, phase.again)


def _skip(state: State, phase: Stuck, dice: Dice) -> Event:
    return TurnPassed(state.turn)


def _cover_first(state: State, phase: Turning, dice: Dice) -> Event:
    return FirstCovered(phase.first)


def _close(state: State, phase: Shown, dice: Dice) -> Event:
    return closed(state, phase)


def _throw(state: State, phase: Throwing, dice: Dice) -> Event:
    return Thrown(phase.cells, thrown(state.square, phase.cells, dice))


def _strike(state: State, phase: Striking, dice: Dice) -> Event:
    strikes = POWERS[phase.symbol].strikes
    assert strikes is not None
    return strikes(state, phase.cell)


def _draw(state: State, phase: Refilling, dice: Dice) -> Event:
    drawn, _ = draw(state.reserve, len(state.free), dice)
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
        return TurnedUp(phase.left[0], die_at(state.square, phase.left[0]).hidden)
    return CallJudged(state.turn, all_different(state.square))


def _wait(state: State, phase: Phase, dice: Dice) -> Event:
    raise AssertionError(f"{type(phase).__name__} waits for a player")


_BY_ITSELF: Handlers[State, Phase, [Dice], Event] = (
    on(Beginning, _deal)
    | on(Passing, _pass_on)
    | on(Stuck, _skip)
    | on(Turning, _cover_first)
    | on(Different, _close)
    | on(Barren, _close)
    | on(Looking, _close)
    | on(Wrong, _close)
    | on(Throwing, _throw)
    | on(Striking, _strike)
    | on(Refilling, _draw)
    | on(Giving, _give)
    | on(Peeking, _look_not)
    | on(Hushing, _hush)
    | on(Swapping, _unveil)
    | on(Calling, _turn_up)
    | on(Starting, _wait)
    | on(Pair, _wait)
    | on(Stealing, _wait)
    | on(Replaying, _wait)
    | on(Rethrowing, _wait)
    | on(Anchoring, _wait)
    | on(Right, _wait)
    | on(Deciding, _wait)
    | on(Over, _wait)
)
