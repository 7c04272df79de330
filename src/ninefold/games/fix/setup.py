"""Who sits down, and with how much (FX-1, FX-2)."""

from ninefold.engine import require
from ninefold.games.fix.state import Dealer, Options, State

PLAYERS = range(2, 6)
CAPITAL = 3


def setup(seats: int, options: Options) -> State:
    require(seats in PLAYERS, "FX-1 There are two to five players.")
    youngest = options.youngest or 0
    require(youngest in range(seats), "FX-3 The youngest sits at the table.")
    return State(options, (CAPITAL,) * seats, Dealer(youngest, "youngest"))
