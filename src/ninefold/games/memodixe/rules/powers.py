"""The ten powers (MX-11 to MX-20): what a pair of each symbol brings about, as a table."""

from collections.abc import Callable
from typing import NamedTuple

from ninefold.engine import Moment, Seat
from ninefold.games.memodixe.events import DieWon, Event, SkullFell
from ninefold.games.memodixe.pace import LOOK_WITHIN
from ninefold.games.memodixe.rules.turn import turn_over
from ninefold.games.memodixe.state import (
    Anchoring,
    Barren,
    Giving,
    Hushing,
    Pair,
    Passing,
    Peeking,
    Phase,
    Replaying,
    Rethrowing,
    State,
    Stealing,
)
from ninefold.parts.dixe.dice import Symbol
from ninefold.parts.dixe.square import CellNumbers
from ninefold.parts.pace import CLOSES, SEEN


class Power(NamedTuple):
    wins: bool = True  # MX-8: one of the pair is won, the other thrown; else both are thrown
    strikes: Callable[[State, int], Event] | None = None  # when the other falls with this symbol on top
    then: Callable[[State, Moment], Phase] = turn_over  # when the square is refilled: MX-22


def found(state: State, symbol: Symbol, pair: CellNumbers, at: Moment) -> Phase:
    """A pair is turned up."""
    if not POWERS[symbol].wins:
        return Barren(symbol, pair, at, at + SEEN, at + CLOSES)
    if symbol == "pi" and len(state.lying) > 2:
        return Peeking(pair, at, state.options.limit(LOOK_WITHIN, at))
    return Pair(symbol, pair)


def _bomb(state: State, cell: int) -> Event:
    return DieWon(state.turn, cell)


def _skull(state: State, cell: int) -> Event:
    spared = state.turn if state.options.edition == "revised" else None
    return SkullFell(tuple(seat for seat in state.seats if state.won[seat] and seat != spared))


def _clover(state: State, at: Moment) -> Phase:
    return Passing(state.turn, True)


def _aum(state: State, at: Moment) -> Phase:
    return Hushing(at, at + SEEN) if len(state.lying) > 1 else turn_over(state)


def _sun(state: State, at: Moment) -> Phase:
    victims = tuple(seat for seat in state.seats if state.won[seat] and seat != state.turn)
    return Stealing(victims) if victims else turn_over(state)


def _smiley(state: State, at: Moment) -> Phase:
    most, least = max(state.won), min(state.won)
    if most == least:
        return turn_over(state)
    return Giving(
        tuple(seat for seat in _round(state) if state.won[seat] == most),
        tuple(seat for seat in state.seats if state.won[seat] == least),
    )


def _round(state: State) -> list[Seat]:
    """All seats, clockwise from the active one."""
    return [*state.seats[state.turn :], *state.seats[: state.turn]]


def _mask(state: State, at: Moment) -> Phase:
    return Replaying()


def _bolt(state: State, at: Moment) -> Phase:
    return Rethrowing() if state.lying else turn_over(state)


def _anchor(state: State, at: Moment) -> Phase:
    return Anchoring() if state.lying else turn_over(state)


POWERS: dict[Symbol, Power] = {
    "pi": Power(),
    "clover": Power(then=_clover),
    "bomb": Power(strikes=_bomb),
    "skull": Power(strikes=_skull),
    "aum": Power(then=_aum),
    "sun": Power(wins=False, then=_sun),
    "smiley": Power(wins=False, then=_smiley),
    "bolt": Power(then=_bolt),
    "anchor": Power(then=_anchor),
    "mask": Power(wins=False, then=_mask),
}
