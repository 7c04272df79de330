"""What is in the box: DiXes, nine for the square and one more for each player."""

from ninefold.parts.dixe.dice import Kind
from ninefold.parts.dixe.dice import box as dixes

PLAYERS = range(2, 7)
CELLS = 9


def box(players: int) -> tuple[Kind, ...]:
    """MX-3"""
    return dixes(CELLS + players)
