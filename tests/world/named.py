"""Worlds that once failed, made small and kept by name."""

from tests.world.plan import Fault, Plan

NAMED = {
    # A line to the bus hung, so requests to enter came late and took the seat from later connections.
    "a-line-to-the-bus-hangs": Plan(
        seed=453,
        game="jinx",
        nodes=2,
        players=2,
        bots=2,
        faults=(Fault(at=19.283228567950662, kind="bus_hangs", node=2, player=2, lasts=5.0),),
        until=30.0,
        delay=0.002,
    ),
    "a-line-to-the-bus-hangs-after-a-crash": Plan(
        seed=599,
        game="fix",
        nodes=2,
        players=2,
        bots=0,
        faults=(
            Fault(at=18.9486474233289, kind="crash", node=0, player=0, lasts=0.1),
            Fault(at=20.210859137217145, kind="bus_hangs", node=0, player=0, lasts=5.0),
        ),
        until=30.0,
        delay=0.002,
    ),
    # A node took a table, and then got its own late request for it.
    "a-request-comes-back-to-the-node-that-sent-it": Plan(
        seed=30,
        game="oni",
        nodes=2,
        players=1,
        bots=3,
        faults=(
            Fault(at=107.44825895879319, kind="bus_hangs", node=0, player=0, lasts=5.0),
            Fault(at=108.16198397723863, kind="crash", node=1, player=0, lasts=15.0),
        ),
        until=120.0,
        delay=0.4,
    ),
    # A node without its bus took the table of an owner that was alive.
    "the-bus-is-away-while-a-client-comes-back": Plan(
        seed=439,
        game="memodixe",
        nodes=2,
        players=3,
        bots=0,
        faults=(
            Fault(at=107.5262286847103, kind="bus_away", node=1, player=0, lasts=4.0),
            Fault(at=107.56180168854613, kind="cut", node=0, player=1, lasts=0.0),
        ),
        until=120.0,
        delay=0.4,
    ),
}
