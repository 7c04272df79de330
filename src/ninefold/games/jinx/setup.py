from ninefold.engine import require
from ninefold.games.jinx.box import deck_size
from ninefold.games.jinx.rules.deck import new_deck
from ninefold.games.jinx.state import Options, State

PLAYERS = range(3, 7)


def setup(seats: int, options: Options) -> State:
    require(seats in PLAYERS, "JX-2 There are three to six players.")
    youngest = options.youngest or 0
    require(youngest in range(seats), "JX-3 The youngest sits at the table.")
    if own := options.pictures:
        needed = deck_size(seats)
        require(all(own), "JX-21 Each card shows a picture.")
        require(len(set(own)) == len(own), "JX-21 One of your own pictures is there twice.")
        require(
            len(own) >= needed,
            f"JX-21 {seats} players need at least {needed} pictures of their own; there are {len(own)}.",
        )
    for told in (options.words, options.descriptions):
        require(len(told) in (0, len(own)), "JX-21 All pictures are told of, if any are.")
    nothing, free = ((),) * seats, (0,) * seats
    return State(options, new_deck(seats, options), youngest, nothing, free, free)
