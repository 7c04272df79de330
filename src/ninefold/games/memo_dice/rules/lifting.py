"""MD-9, MD-10 Who gets a cup that is lifted."""

from ninefold.engine import Seat
from ninefold.games.memo_dice.events import CupLifted
from ninefold.games.memo_dice.state import Guessing, State


def named(state: State, guessing: Guessing, guess: str | None) -> CupLifted:
    """What was named (None: nothing) is compared with what is under the cup."""
    picture = state.row[guessing.cup].picture
    to = goes_to(state, guessing.guesser, guess == picture)
    return CupLifted(guessing.cup, guess, picture, to)


def goes_to(state: State, guesser: Seat, right: bool) -> Seat:
    return guesser if right else state.after(guesser)
