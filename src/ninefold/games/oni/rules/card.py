"""What this game asks of an effect, besides what all effects are asked."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from ninefold.engine import Data, Dice, Moment, Seat
from ninefold.games.oni.box import Won
from ninefold.games.oni.events import Admitted, Event, TurnBegun, TurnSkipped
from ninefold.games.oni.rules.bag import penalise
from ninefold.games.oni.state import State, Task
from ninefold.parts.effects import Effect

R = TypeVar("R", bound=Data)
E = TypeVar("E", bound=Data)


# What an effect may forbid a seat: `bars` names the rule.
Deed = Literal[
    "begin",  # its turn, or its replay
    "touch",  # a die of the square
    "second",  # to turn its second die
    "lay",  # to lay down the pair that it found
]
# Until when a card is in force around a real table, as far as a companion must know it (ON-50).
Until = Literal[
    "done",  # somebody says so; play goes on meanwhile
    "next_turn",  # must be done before the next player plays
    "your_turn",  # the next turn of whoever pressed Next begins
    "the_end",  # of the game
]
# What Oni may call out, and what it costs: a penalty (ON-10), or the very die that somebody held.
Fault = Literal["forgot", "spoke", "touched", "first", "dropped", "found"]
COSTS_THAT_DIE: tuple[Fault, ...] = ("dropped", "found")  # and the card is over


def _does_nothing(state: Any, who: Seat, at: Moment) -> None:
    return None


def _asks_nothing(state: Any, who: Seat) -> None:
    return None


def _holds_nothing(running: Any) -> tuple[Won, ...]:
    return ()


def _nobody(state: Any, running: Any) -> tuple[Seat, ...]:
    return ()


def penalised(state: State, event: Admitted, at: Moment) -> State:
    return penalise(state, event.seat, at)


def _owes_nothing(state: Any, running: Any) -> bool:
    return False


def _nobody_is_first(state: Any, running: Any) -> bool:
    return False


def _all_of_it(state: Any, running: Any) -> Any:
    return running


def _nothing_more(state: Any, running: Any, seat: Seat) -> None:
    return None


def _no_secrets(state: Any, running: Any, seat: Seat | None) -> Mapping[str, Any]:
    return {}


def _as_it_is(state: State, running: Any, seat: Seat | None, dice: Dice) -> State:
    return state


@dataclass(frozen=True)
class CardEffect(Effect[State, R]):
    kind: type[R] | None = None  # what it remembers; None: it is over at once
    begins: Callable[[State, Seat, Moment], R | None] = _does_nothing  # None: the card does nothing now
    asks: Callable[[State, Seat], Task | None] = _asks_nothing  # of Oni, for whoever pressed Next
    held: Callable[[R], tuple[Won, ...]] = _holds_nothing  # they return to the bag when the effect ends
    racing: Callable[[State, R], bool] = _nobody_is_first
    may_win: bool = False  # a die for the team: a square that nobody could call waits for it
    owes: Callable[[State, R], bool] = _owes_nothing  # an act: a call waits until it is done, or late
    # acts: real
    accusable: Callable[[State, R], Sequence[Seat]] = _nobody
    admitted: Callable[[State, Admitted, Moment], State] = penalised  # also if the effect ended meanwhile
    # What the companion is told of the card.
    until: Until | None = None  # None: it is over as soon as it is done
    fault: Fault | None = None
    by_the_next: bool = False  # the next player does it; otherwise the player who pressed Next
    only_one: bool = False  # only the newest of these is in force, no matter who pressed Next
    just_won: bool = False  # nothing happens unless a die was won this turn
    # What everybody sees of it, and what a seat sees besides.
    shows: Callable[[State, R], Any] = _all_of_it
    knows: Callable[[State, R, Seat], Data | None] = _nothing_more
    # What a seat (None: a spectator) may not know of it, by name; the same table with that redrawn.
    secrets: Callable[[State, R, Seat | None], Mapping[str, Any]] = _no_secrets
    conceal: Callable[[State, R, Seat | None, Dice], State] = _as_it_is


def heard(state: State, event: Event, at: Moment) -> State:
    """Effects and tasks hear of it; the table stays as it is."""
    return state


def as_it_is(state: State, event: E, seat: Seat | None) -> E:
    """Told to everybody as it happened."""
    return event


def is_oldest(state: State, running: Data) -> bool:
    """Of its kind: one offence is one, however many of them forbid it."""
    return next(one for one in state.effects if type(one) is type(running)) is running


def own_turn(event: Event, who: Seat) -> bool:
    """ "Until your turn": it begins, and is no replay; or it is skipped before it began (ON-5)."""
    if type(event) is TurnBegun:
        return event.seat == who and not event.again
    return type(event) is TurnSkipped and event.seat == who and not event.begun
