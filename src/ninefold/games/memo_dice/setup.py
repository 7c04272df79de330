from ninefold.engine import require
from ninefold.games.memo_dice.box import PLAYERS
from ninefold.games.memo_dice.state import Options, State


def setup(seats: int, options: Options) -> State:
    require(seats in PLAYERS, "MD-1 There are two to four players.")
    require(
        options.first is None or options.first in range(seats), "MD-2 The first player sits at the table."
    )
    require(len(options.handicaps) in (0, seats), "MD-16 Each seat has its handicaps, or nobody has one.")
    none = (0,) * seats
    return State(options, scores=none, recalled=none, tried=none)
