"""Worlds that failed, by a bug of ours or by a planted one like it, made small and kept by name.

Each has the bug that it is kept for: without the bug it keeps its promises, with it it breaks them. What
another part of the server mends breaks only `without` that part, too.
"""

from typing import NamedTuple

from tests.world.plan import Fault, Plan


class NamedWorld(NamedTuple):
    plan: Plan
    bug: str  # by its name in planted.py
    without: str = ""  # another one


COMPARED = "never look whether a log has gone on"


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
        COMPARED,
    ),
    # After a split two nodes owned the table, and both answered when somebody came.
    "two-owners-answer-one-enter": NamedWorld(
        Plan(
            seed=5,
            game="fix",
            nodes=3,
            players=4,
            bots=0,
            faults=(
                Fault(at=5.0, kind="bus_splits", node=2, player=1, lasts=12.0),
                Fault(at=6.81129543445031, kind="cut", node=0, player=3, lasts=0.0),
                Fault(at=13.700173747774887, kind="cut", node=0, player=1, lasts=0.0),
                Fault(at=17.723097049051148, kind="cut", node=0, player=0, lasts=0.0),
                Fault(at=18.445569928362687, kind="cut", node=0, player=1, lasts=0.0),
            ),
            until=19.445569928362687,
            delay=0.05,
        ),
        "mix the messages of two owners",
        COMPARED,
    ),
    # Two nodes that a split had kept apart both went on to own the table.
    "the-nodes-of-a-split-meet-again": NamedWorld(
        Plan(
            seed=12,
            game="memodixe",
            nodes=2,
            players=2,
            bots=4,
            faults=(
                Fault(at=93.97814682992481, kind="bus_splits", node=0, player=3, lasts=40.0),
                Fault(at=107.40464223774084, kind="cut", node=0, player=2, lasts=0.0),
                Fault(at=113.8229522737037, kind="cut", node=2, player=2, lasts=0.0),
                Fault(at=114.10628819360133, kind="cut", node=0, player=3, lasts=0.0),
                Fault(at=115.49565674541536, kind="cut", node=0, player=2, lasts=0.0),
            ),
            until=120.0,
            delay=0.4,
            skew=5.0,
            clock_step=1000,
        ),
        "say each claim only once",
        COMPARED,
    ),
    # A split left the table to the node with the later claim, which had read the log before the end of it.
    "the-later-owner-has-read-an-older-log": NamedWorld(
        Plan(
            seed=57,
            game="fix",
            nodes=2,
            players=2,
            bots=0,
            faults=(
                Fault(at=221.63426562249194, kind="drain", node=0, player=1, lasts=0.0),
                Fault(at=275.2455311450136, kind="pause", node=0, player=0, lasts=0.5),
                Fault(at=283.969060451637, kind="bus_splits", node=0, player=0, lasts=40.0),
                Fault(at=291.17167266576826, kind="pause", node=1, player=0, lasts=10.0),
                Fault(at=298.03264150969926, kind="watch", node=1, player=1, lasts=0.5),
            ),
            until=300.0,
            delay=0.05,
            steady=True,
            skew=5.0,
            evening=("fix", "memodixe"),
            fickle=True,
            stopped=False,
        ),
        COMPARED,
    ),
}
