"""Worlds that failed, by a bug of ours or by a planted one like it, made small and kept by name.

Each has the bug that it is kept for: without the bug it keeps its promises, with it it breaks them.
"""

from typing import NamedTuple

from tests.world.plan import Fault, Plan


class NamedWorld(NamedTuple):
    plan: Plan
    bug: str  # by its name in planted.py


NAMED = {
    # A node took a table, and then got its own late request for it.
    "a-request-comes-back-to-the-node-that-sent-it": NamedWorld(
        Plan(
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
        "let a late request take a seat",
    ),
    # A node without its bus took the table of an owner that was alive.
    "the-bus-hangs-while-somebody-comes-to-watch": NamedWorld(
        Plan(
            seed=150,
            game="memo_dice",
            nodes=3,
            players=2,
            bots=0,
            faults=(
                Fault(at=100.01082786046013, kind="bus_hangs", node=2, player=1, lasts=5.0),
                Fault(at=102.08020429535591, kind="watch", node=1, player=1, lasts=5.0),
            ),
            until=300.0,
            delay=0.05,
            skew=0.5,
        ),
        "take a bus that is away for a silent owner",
    ),
    # Two nodes claimed a table while a line to the bus hung.
    "a-line-to-the-bus-hangs": NamedWorld(
        Plan(
            seed=11,
            game="memodixe",
            nodes=2,
            players=3,
            bots=0,
            faults=(Fault(at=243.64044544936039, kind="bus_hangs", node=1, player=1, lasts=5.0),),
            until=300.0,
            delay=0.002,
            steady=True,
            skew=0.5,
            clock_step=16,
        ),
        "claim a table without telling",
    ),
}
