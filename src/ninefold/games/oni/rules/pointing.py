"""ON-8 A player of the team may point at a die, and everybody sees it. It has no other effect.

A finger stays where it points for a while, or until the die is turned or moved: so nobody waves it about.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ninefold.engine import AT_ONCE, Away, ByBot, Cells, Moment, Prompt, Seat, replace, require
from ninefold.games.oni.actions import Suggest
from ninefold.games.oni.events import Event, FingerLowered, Flipped, Suggested, Tried
from ninefold.games.oni.pace import POINTS_FOR
from ninefold.games.oni.rules.hidden import asleep
from ninefold.games.oni.rules.moved import moved
from ninefold.games.oni.state import Finger, State


def prompts(state: State) -> Mapping[Seat, Sequence[Prompt]]:
    """To people: a bot has nothing to tell that way."""
    cells = state.lying
    if asleep(state) or not cells:
        return {}
    busy, offered = _busy(state), _point(cells)
    return {seat: offered for seat in state.team if seat not in busy}


@cache
def _point(cells: tuple[int, ...]) -> tuple[Prompt, ...]:
    return (Prompt("Suggest", "ON-8", {"cell": Cells(cells)}, aside=True),)


def _busy(state: State) -> Sequence[Seat]:
    """Who cannot point: they point already, or are not there themselves."""
    return (*state.bots, *state.away, *[finger.seat for finger in state.fingers])


def point(state: State, action: Suggest, seat: Seat, at: Moment) -> Event:
    require(seat != state.oni, "ON-8 The team points.")
    require(not asleep(state) and seat not in _busy(state), "ON-8 You cannot point now.")
    require(action.cell in state.lying, "ON-8 No die lies there.")
    return Suggested(seat, action.cell)


def due(state: State) -> Moment | None:
    """During a call nobody points."""
    return AT_ONCE if asleep(state) else state.fingers[0].until


def advance(state: State) -> Event:
    return FingerLowered(state.fingers[0].seat)


def pointed(state: State, event: Suggested, at: Moment) -> State:
    return replace(state, fingers=(*state.fingers, Finger(event.seat, event.cell, at + POINTS_FOR)))


def hear(state: State, event: Any) -> State:
    """The die was turned or moved, or the player who pointed has left."""
    if type(event) in _GONE:
        left = [one for one in state.fingers if one.seat != event.seat]
    elif cells := (event.cell,) if type(event) in _TURNED else moved(event):
        left = [one for one in state.fingers if one.cell not in cells]
    else:
        return state
    return replace(state, fingers=tuple(left))


_GONE = frozenset({FingerLowered, Away, ByBot})
_TURNED = frozenset({Flipped, Tried})
