"""MD-9, MD-10 Who gets a cup that is lifted."""

from ninefold.engine import Seat
from ninefold.games.memo_dice.events import CupLifted
from ninefold.games.memo_dice.state import State


def lifted(state: State, seat: Seat, cup: int, guess: str | None) -> CupLifted:
    picture = state.row[cup].picture
    return CupLifted(cup, guess, picture, seat if guess == picture else state.after(seat))
