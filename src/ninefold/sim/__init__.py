"""Whole games without a clock, and rule cases as data."""

from ninefold.sim.play import Deed, Step, bots_play, listen, noises, random_play, records, wish_of

__all__ = ["Deed", "Step", "bots_play", "listen", "noises", "random_play", "records", "wish_of"]
