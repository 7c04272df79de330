from ninefold.engine import require
from ninefold.games.oni.box import DECK, PLAYERS
from ninefold.games.oni.state import Options, State
from ninefold.parts.dixe.square import empty


def setup(seats: int, options: Options) -> State:
    """ON-3 The turn goes on from the seat before Oni, so that the one after Oni starts."""
    require(seats in PLAYERS, "ON-3 There are four to eight players: Oni, and at least three others.")
    oni = options.oni or 0
    require(oni in range(seats), "ON-3 Oni sits at the table.")
    return State(options, seats, (oni - 1) % seats, empty(options.square), pool=DECK[options.level])
