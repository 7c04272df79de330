"""Whole games without a clock, and rule cases as data."""

from ninefold.sim.play import Played, bots_play, listen, noises, random_play, records
from ninefold.sim.simulator import NotBuilt, Simulator, simulator

__all__ = [
    "NotBuilt",
    "Played",
    "Simulator",
    "bots_play",
    "listen",
    "noises",
    "random_play",
    "records",
    "simulator",
]
