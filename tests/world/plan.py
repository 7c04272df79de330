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
ROUND_S = 45.0  # after which the host of a hall ends the first round
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
    announced: tuple[tuple[float, float], ...] = ()  # by the operator: after how long, and for how long
    stopped: bool = True  # the host stops the game; otherwise it ends by play


def drawn(seed: int, hall: bool = False) -> Plan:
    plan = _with_people_who_come(_drawn(seed))
    return _with_a_hall(plan) if hall else _with_an_operator(_all_at_once(plan))


def _with_people_who_come(plan: Plan) -> Plan:
    """While nodes cannot hear each other, each decides alone: somebody has to ask them just then."""
    chance, more = Random(f"company {plan.seed}"), list[Fault]()
    for fault in plan.faults:
        if fault.kind in OF_THE_BUS and fault.lasts >= 2.0 and chance.random() < 0.5:
            for _ in range(chance.randint(1, 3)):
                at, kind = fault.at + chance.uniform(0.0, fault.lasts), chance.choice(("cut", "cut", "watch"))
                more.append(Fault(at, kind, 0, chance.randrange(plan.players), min(LENGTHS[kind])))
    faults = sorted([*plan.faults, *(fault for fault in more if fault.at < plan.until)])
    return plan._replace(faults=tuple(faults))


def _all_at_once(plan: Plan) -> Plan:
    """What everybody does at the same moment: claims of two nodes may be equal."""
    chance = Random(f"at once {plan.seed}")
    if plan.nodes == 1 or chance.random() > 0.15:
        return plan
    return plan._replace(nodes=3, delay=0.002, skew=0.0, clock_step=1000)


def _with_an_operator(plan: Plan) -> Plan:
    chance = Random(f"operator {plan.seed}")
    if chance.random() > 0.3:
        return plan
    times = sorted(chance.uniform(0.0, plan.until / 2) for _ in range(chance.randint(1, 2)))
    return plan._replace(announced=tuple((at, chance.choice((5.0, 150.0, 300.0))) for at in times))


def _with_a_hall(plan: Plan) -> Plan:
    """The same faults, for so many people with two connections each."""
    chance = Random(f"hall {plan.seed}")
    faults = [
        one._replace(player=chance.randrange(2 * PEOPLE), at=_near_an_end(one.at, chance))
        for one in plan.faults
        if one.at < 2 * ROUND_S
    ]
    return plan._replace(
        game=chance.choice(HALL_GAMES),
        players=PEOPLE,
        bots=0,
        faults=tuple(sorted(faults)),
        until=2 * ROUND_S,
        hall=True,
    )


def _near_an_end(at: float, chance: Random) -> float:
    """Every third fault comes when the first round ends: then the hall leaves its tables for others."""
    return ROUND_S + chance.uniform(-3.0, 0.5) if chance.random() < 1 / 3 else at


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
