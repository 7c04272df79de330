from ninefold.engine import require
from ninefold.games.oni.box import DECK, PLAYERS
from ninefold.games.oni.state import Options, State
from ninefold.parts.dixe.square import empty


def setup(seats: int, options: Options) -> State:
    require(seats in PLAYERS, "ON-3 There are four to eight players: Oni, and at least three others.")
    require(options.oni is None or options.oni in range(seats), "ON-3 Oni sits at the table.")
    state = State(options, seats, 0, empty(options.square), pool=DECK[options.level])
    return State(options, seats, state.team[-1], state.square, pool=state.pool)
