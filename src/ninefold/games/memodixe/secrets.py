"""What a seat may not know. The reserve has no order to keep secret: chance makes it when a die is drawn."""

from typing import Any

from ninefold.engine import Dice, Seat, replace
from ninefold.games.memodixe.state import Looking, State, Swapping
from ninefold.parts.dixe.dice import redraw
from ninefold.parts.dixe.square import shuffled


def secrets(state: State, seat: Seat | None) -> dict[str, Any]:
    """Each face that lies hidden, though it may have been seen; behind the curtain, what lies where."""
    known = _known(state, seat)
    dice = {cell: die for cell, die in enumerate(state.square) if die is not None}
    kept: dict[str, Any] = {f"face {cell}": die.hidden for cell, die in dice.items() if cell not in known}
    kept |= {f"face set aside {one.cell}": one.die.hidden for one in state.aside}
    if isinstance(state.phase, Swapping) and seat != state.turn:
        kept["chosen"] = state.phase.chosen
        outside = {cell: (die.kind, die.top) for cell, die in dice.items()}
        if len(set(outside.values())) > 1:
            kept |= {f"die {cell}": seen for cell, seen in outside.items()}
    return kept


def conceal(state: State, seat: Seat | None, dice: Dice) -> State:
    if isinstance(state.phase, Swapping) and seat != state.turn:
        phase = replace(state.phase, chosen=bool(dice.below(2)))
        state = replace(state, square=shuffled(state.square, dice), phase=phase)
    known = _known(state, seat)
    square = tuple(
        die if die is None or cell in known else redraw(die, dice) for cell, die in enumerate(state.square)
    )
    aside = tuple(replace(one, die=redraw(one.die, dice)) for one in state.aside)
    return replace(state, square=square, aside=aside)


def _known(state: State, seat: Seat | None) -> tuple[int, ...]:
    """The cells whose hidden face this seat is shown now."""
    match state.phase:
        case Looking(cells=cells) if seat == state.turn:
            return state.up + cells
    return state.up
