"""What a world's seed decides: who plays what, and what goes wrong when.

Swarm style: each world draws its own mix of faults, so that rare things happen together. All faults are drawn
before the world begins. So one of them can be left out, and the others stay as they are.
"""

from random import Random
from typing import NamedTuple

from ninefold.games import SHELF

LENGTHS = {  # seconds that a fault of this kind may last
    "cut": (0.0,),
    "sleep": (1.0, 10.0, 40.0),
    "slow": (0.1, 5.0),
    "second_tab": (0.5, 5.0),
    "say": (0.0,),
    "resync": (0.0,),
    "pause": (0.5, 10.0),
    "pass_on": (0.5, 5.0, 40.0),
    "host_acts": (0.0,),
    "leave": (0.5, 10.0),
    "watch": (0.5, 5.0),
    "store_fails": (0.2, 3.0),
    "store_locked": (0.2, 3.0),
    "store_slow": (1.0, 10.0),
    "store_unknown": (0.2, 3.0),
    "crash": (0.1, 2.0, 15.0),
    "bus_away": (0.3, 1.0, 4.0),
    "bus_restarts": (0.3, 3.0),
    "bus_hangs": (0.5, 2.0, 5.0, 12.0),
    "drain": (0.0,),
    "suspend": (0.5, 2.0, 10.0, 30.0),
    "bus_splits": (0.5, 3.0, 12.0, 40.0),
    "bus_loses": (0.0, 0.5, 3.0),
    "bus_slow": (0.5, 5.0),
    "lost_phone": (10.0, 40.0),
    "gap": (0.0,),
}
ON_THE_BUS = ("bus_away", "bus_restarts", "bus_hangs", "bus_splits", "bus_loses", "bus_slow")
AMONG_NODES = ("store_unknown", "drain", *ON_THE_BUS)
HALL_GAMES = ("fix", "memo_dice", "memodixe", "jinx")
ROUND_S = 45.0  # of virtual time, then the host of a hall ends the round
PEOPLE = 5  # in a hall
OF_THE_BUS = (*ON_THE_BUS, "suspend")  # after which nodes may not have heard each other
WHIMS = ("say", "resync", "pause", "pass_on", "host_acts", "leave", "watch", "second_tab", "lost_phone")
OF_CLIENTS = ("cut", "sleep", "slow", "gap", *WHIMS)


class Fault(NamedTuple):
    at: float  # seconds after the game began
    kind: str
    node: int
    player: int
    lasts: float


class Plan(NamedTuple):
    seed: int
    game: str
    nodes: int
    players: int
    bots: int
    faults: tuple[Fault, ...]
    until: float  # seconds after which nothing goes wrong any more
    delay: float  # seconds that a message is on its way, at most
    steady: bool = False  # every message takes about as long as the others
    hall: bool = False  # many tables with one code
    skew: float = 0.0  # seconds by which the clock of a node is ahead or behind, at most
    clock_step: int = 1  # ms in which these clocks count
    evening: tuple[str, ...] = ()  # the games of an evening; none: a single game
    fickle: bool = False  # the host chooses other things before the game, and comes back to these
    stopped: bool = True  # the host stops the game; otherwise it ends by play


def drawn(seed: int, hall: bool = False) -> Plan:
    return _with_a_hall(_drawn(seed)) if hall else _drawn(seed)


def _with_a_hall(plan: Plan) -> Plan:
    """The same faults, for so many people with two connections each."""
    chance = Random(f"hall {plan.seed}")
    faults = [
        one._replace(player=chance.randrange(2 * PEOPLE)) for one in plan.faults if one.at < 2 * ROUND_S
    ]
    return plan._replace(
        game=chance.choice(HALL_GAMES),
        players=PEOPLE,
        bots=0,
        faults=tuple(faults),
        until=2 * ROUND_S,
        hall=True,
    )


def _drawn(seed: int) -> Plan:
    chance = Random(seed)
    game = chance.choice(sorted(SHELF))
    nodes = chance.choice((1, 1, 2, 3))
    seats = chance.choice(SHELF[game].seats)
    players = min(seats, chance.choice((1, 2, 2, 3, 4)))
    possible = [kind for kind in LENGTHS if nodes > 1 or kind not in AMONG_NODES]
    kinds = [kind for kind in possible if chance.random() < 0.4]
    every, until = chance.choice((2.0, 8.0, 30.0)), chance.choice((30.0, 120.0, 300.0))
    delay = chance.choice((0.002, 0.05, 0.15, 0.4))
    faults, at = list[Fault](), chance.expovariate(1 / every)
    while kinds and at < until:
        kind = chance.choice(kinds)
        lasts = chance.choice(LENGTHS[kind])
        faults.append(Fault(at, kind, chance.randrange(nodes), chance.randrange(players), lasts))
        at += chance.expovariate(1 / every)
    steady = chance.random() < 0.5
    stopped, bots = chance.random() < 0.3, seats - players
    skew, step = chance.choice((0.0, 0.0, 0.5, 5.0)), chance.choice((1, 1, 16, 1000))
    return Plan(
        seed,
        game,
        nodes,
        players,
        bots,
        tuple(faults),
        until,
        delay,
        steady,
        skew=skew,
        clock_step=step,
        evening=(game, chance.choice(sorted(SHELF))) if chance.random() < 0.2 and not stopped else (),
        fickle=chance.random() < 0.3,
        stopped=stopped,
    )
