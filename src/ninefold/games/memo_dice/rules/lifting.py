"""MD-9, MD-10 Who gets a cup that is lifted."""

from ninefold.engine import Seat
from ninefold.games.memo_dice.events import CupLifted, Pointed
from ninefold.games.memo_dice.state import Guessing, Pointing, State


def named(state: State, phase: Guessing | Pointing, guess: str | None) -> CupLifted | Pointed:
    """What was named (None: nothing) is compared with what is under the cup, which may lie open already."""
    cup = phase.cup
    picture = state.row[cup].picture
    to = goes_to(state, phase.guesser, guess == picture)
    return (Pointed if type(phase) is Pointing else CupLifted)(cup, guess, picture, to)


def goes_to(state: State, guesser: Seat, right: bool) -> Seat:
    return guesser if right else state.after(guesser)
