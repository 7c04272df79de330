"""MD-14 What was said aloud is judged by the others."""

from ninefold.engine import Seat
from ninefold.games.memo_dice.state import Judging, State


def judges(state: State, judging: Judging) -> tuple[Seat, ...]:
    """Who may still say whether it was right."""
    voted = {judging.guesser, *(seat for seat, _ in judging.votes)}
    return tuple(seat for seat in state.seats if seat not in voted)


def is_sure(state: State, judging: Judging) -> bool:
    """No vote that is waited for could change it."""
    waited_for = sum(seat not in state.away for seat in judges(state, judging))
    ahead = lead(judging)
    return not ahead - waited_for < 0 <= ahead + waited_for


def lead(judging: Judging) -> int:
    return sum(1 if right else -1 for _, right in judging.votes)
