"""What a world's seed decides: how often each thing goes wrong, and when.

Swarm style: each world draws its own mix of faults, so that rare things happen together.
"""

from random import Random
from typing import NamedTuple

KINDS = ("cut", "sleep", "slow", "second_tab", "store_fails", "store_slow", "crash", "bus_away", "drain")
SINGLE_NODE = frozenset(KINDS) - {"bus_away", "drain"}


class Mix(NamedTuple):
    game: str
    seed: int
    nodes: int
    players: int
    bots: int
    faults: tuple[str, ...]  # what can go wrong here
    every: float  # seconds between two faults, about
    until: float  # seconds after which nothing goes wrong any more
    delay: float  # seconds that a message is on its way, at most


def drawn(seed: int, games: dict[str, range]) -> Mix:
    chance = Random(seed)
    game = chance.choice(sorted(games))
    nodes = chance.choice((1, 1, 2, 3))
    seats = chance.choice(games[game])
    players = min(seats, chance.choice((1, 2, 2, 3, 4)))
    possible = sorted(SINGLE_NODE if nodes == 1 else KINDS)
    faults = tuple(kind for kind in possible if chance.random() < 0.4)
    return Mix(
        game,
        seed,
        nodes,
        players,
        seats - players,
        faults,
        every=chance.choice((2.0, 8.0, 30.0)),
        until=chance.choice((30.0, 120.0, 300.0)),
        delay=chance.choice((0.002, 0.05, 0.4)),
    )
