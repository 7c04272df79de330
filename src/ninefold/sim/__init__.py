"""Whole games without a clock, and rule cases as data."""

from ninefold.sim.play import Played, bots_play, listen, noises, random_play, records

__all__ = ["Played", "bots_play", "listen", "noises", "random_play", "records"]
