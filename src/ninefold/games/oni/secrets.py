"""What a seat may not know: hidden faces, and what effects keep back. The deck has no order to be kept."""

from typing import Any

from ninefold.engine import Dice, Seat, replace
from ninefold.games.oni.rules.effects import EFFECTS
from ninefold.games.oni.rules.effects.feel_it import known as felt_by
from ninefold.games.oni.rules.effects.feel_it import three
from ninefold.games.oni.state import State
from ninefold.parts.dixe.dice import Die, redraw


def secrets(state: State, seat: Seat | None) -> dict[str, Any]:
    """Each face that lies hidden, though it may have been seen, and what it felt like."""
    known, told = _known(state, seat), felt_by(state, seat)
    dice = {cell: die for cell, die in enumerate(state.square) if die is not None}
    kept: dict[str, Any] = {f"face {cell}": die.hidden for cell, die in dice.items() if cell not in known}
    kept |= {f"face set aside {one.cell}": one.die.hidden for one in state.aside}
    kept |= {f"felt {cell}": die.felt for cell, die in dice.items() if die.felt and cell not in told}
    kept |= {f"felt and set aside {one.cell}": one.die.felt for one in state.aside if one.die.felt}
    for running in state.effects:
        kept |= EFFECTS[type(running)].secrets(state, running, seat)
    return kept


def conceal(state: State, seat: Seat | None, dice: Dice) -> State:
    known, told = _known(state, seat), felt_by(state, seat)
    square = tuple(
        None if die is None else _concealed(die, cell in known, cell in told, dice)
        for cell, die in enumerate(state.square)
    )
    aside = tuple(replace(one, die=_concealed(one.die, False, False, dice)) for one in state.aside)
    state = replace(state, square=square, aside=aside)
    for running in state.effects:
        state = EFFECTS[type(running)].conceal(state, running, seat, dice)
    return state


def _concealed(die: Die, known: bool, told: bool, dice: Dice) -> Die:
    """Looks like the same die to a seat that may know its hidden face, or was told what it felt like."""
    if told:
        return die if known else replace(die, hidden=die.felt[dice.below(len(die.felt))])
    die = die if known else redraw(die, dice)
    return replace(die, felt=three(die, dice)) if die.felt else die


def _known(state: State, seat: Seat | None) -> tuple[int, ...]:
    """The cells whose hidden face this seat is shown now."""
    turned = state.tasks[0].turned if state.tasks and seat == state.oni else ()
    return (*state.up, *turned)
