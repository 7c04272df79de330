"""What a seat may not know: hidden faces, and what effects keep back. The deck has no order to be kept."""

from typing import Any

from ninefold.engine import Dice, Seat, replace
from ninefold.games.oni.rules.effects import EFFECTS
from ninefold.games.oni.state import State
from ninefold.parts.dixe.dice import redraw


def secrets(state: State, seat: Seat | None) -> dict[str, Any]:
    """Each face that lies hidden, though it may have been seen."""
    known = _known(state, seat)
    dice = {cell: die for cell, die in enumerate(state.square) if die is not None}
    kept: dict[str, Any] = {f"face {cell}": die.hidden for cell, die in dice.items() if cell not in known}
    kept |= {f"face set aside {one.cell}": one.die.hidden for one in state.aside}
    for running in state.effects:
        kept |= EFFECTS[type(running)].secrets(state, running, seat)
    return kept


def conceal(state: State, seat: Seat | None, dice: Dice) -> State:
    known = _known(state, seat)
    square = tuple(
        die if die is None or cell in known else redraw(die, dice) for cell, die in enumerate(state.square)
    )
    aside = tuple(replace(one, die=redraw(one.die, dice)) for one in state.aside)
    state = replace(state, square=square, aside=aside)
    for running in state.effects:
        state = EFFECTS[type(running)].conceal(state, running, seat, dice)
    return state


def _known(state: State, seat: Seat | None) -> tuple[int, ...]:
    """The cells whose hidden face this seat is shown now."""
    turned = state.tasks[0].turned if state.tasks and seat == state.oni else ()
    return (*state.up, *turned)
