from ninefold.engine import require
from ninefold.games.memodixe.box import PLAYERS
from ninefold.games.memodixe.state import Options, State


def setup(seats: int, options: Options) -> State:
    require(seats in PLAYERS, "MX-3 There are two to six players.")
    first = options.youngest or 0
    require(first in range(seats), "MX-5 The first player sits at the table.")
    return State(options, won=(0,) * seats, turn=first)
