from ninefold.engine import require
from ninefold.games.pig.state import Options, State

PLAYERS = range(2, 7)


def setup(seats: int, options: Options) -> State:
    require(seats in PLAYERS, "PG-1 There are two to six players.")
    require((options.youngest or 0) in range(seats), "PG-2 The youngest sits at the table.")
    return State(options, (0,) * seats)
