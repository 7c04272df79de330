"""MD-9, MD-10 Who gets a cup that is lifted; MD-16 whether it is lifted yet."""

from ninefold.engine import Seat
from ninefold.games.memo_dice.events import CupLifted, Missed
from ninefold.games.memo_dice.state import Guessing, State


def named(state: State, guessing: Guessing, guess: str | None) -> CupLifted:
    """What was named (None: nothing) is compared with what is under the cup."""
    picture = state.row[guessing.cup].picture
    to = goes_to(state, guessing.guesser, guess == picture)
    return CupLifted(guessing.cup, guess, picture, to)


def guessed(state: State, guessing: Guessing, guess: str) -> CupLifted | Missed:
    """What was pointed at or typed: with a second try, the first mistake costs nothing."""
    again = guessing.missed is None and state.options.helps(guessing.guesser, "try")
    if again and guess != state.row[guessing.cup].picture:
        return Missed(guessing.cup, guess)
    return named(state, guessing, guess)


def goes_to(state: State, guesser: Seat, right: bool) -> Seat:
    return guesser if right else state.after(guesser)
