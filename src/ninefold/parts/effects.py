"""Effects that run side by side: each a small record of functions, with data and a timer of its own.

A game that has effects keeps those that run in its state, oldest first, and asks them all in turn. It
knows none by name. An effect that has ended is simply no longer there, and its timer and prompts with it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from ninefold.engine import Data, Dice, Event, Moment, Prompt, Seat

S = TypeVar("S", bound=Data)  # the state of the game
R = TypeVar("R", bound=Data)  # what one running effect remembers


def _offers_nothing(state: Any, running: Any, seat: Seat) -> Sequence[Prompt]:
    return ()


def _takes_nothing(state: Any, running: Any, seat: Seat, action: Any, at: Moment) -> None:
    return None


def _never_due(state: Any, running: Any) -> None:
    return None


def _does_nothing(state: Any, running: Any, at: Moment, dice: Dice) -> Event:
    raise AssertionError("an effect that is never due does nothing by itself")


def _goes_on(state: Any, running: R, event: Any, at: Moment) -> R:
    return running


@dataclass(frozen=True)
class Effect(Generic[S, R]):
    """What an effect does while it runs. What is left out, it does not do."""

    prompts: Callable[[S, R, Seat], Sequence[Prompt]] = _offers_nothing
    decide: Callable[[S, R, Seat, Any, Moment], Event | None] = _takes_nothing  # None: not its business
    due: Callable[[S, R], Moment | None] = _never_due
    advance: Callable[[S, R, Moment, Dice], Event] = _does_nothing
    hears: Callable[[S, R, Any, Moment], R | None] = _goes_on  # any event; None: it has ended
    # By what a seat would do: the rule by which this effect forbids it now; None: it does not.
    bars: Mapping[str, Callable[[S, R, Seat], str | None]] = field(default_factory=dict)


Effects = Mapping[Any, Effect[Any, Any]]  # by the type of what they remember


def due(effects: Effects, state: Any, running: Sequence[Data]) -> Moment | None:
    moments = [effects[type(one)].due(state, one) for one in running]
    return min([moment for moment in moments if moment is not None], default=None)


def advance(effects: Effects, state: Any, running: Sequence[Data], at: Moment, dice: Dice) -> Event:
    """What the effect does that is due first; of several at one moment, the oldest."""
    first = due(effects, state, running)
    one = next(one for one in running if effects[type(one)].due(state, one) == first)
    return effects[type(one)].advance(state, one, at, dice)


def hear(effects: Effects, state: Any, running: Sequence[Data], event: Any, at: Moment) -> tuple[Any, ...]:
    """Every running effect hears of an event, after the game has folded it; those that go on remain."""
    heard = [effects[type(one)].hears(state, one, event, at) for one in running]
    return tuple([one for one in heard if one is not None])


def barred(effects: Effects, state: Any, running: Sequence[Data], deed: str, seat: Seat) -> str | None:
    """The rule of the oldest effect that forbids this now; None: no effect does."""
    for one in running:
        bars = effects[type(one)].bars.get(deed)
        if bars is not None and (rule := bars(state, one, seat)) is not None:
            return rule
    return None
