"""A game to be played very often: by the compiled build where there is one, else by the rules as they are.

    fix = simulator("fix")
    for played in fix.random_play(4, fix.game.options(), seed): ...

Both play the same games from the same seeds. States, actions and bots of one build mean nothing to the other,
and those of the compiled one cannot be written down: take all from one simulator.
"""

import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from typing import Any

from ninefold.engine import AnyGame, act, begin, notice, settle, view
from ninefold.fast.build import folder_of, is_built, package_of
from ninefold.games import MINDS, SHELF
from ninefold.minds import Bot, Level
from ninefold.sim.play import bots_play, listen, random_play

SWITCH = "NINEFOLD_FAST"
FUNCTIONS = (begin, act, notice, settle, view, listen, random_play, bots_play)


@dataclass(frozen=True)
class Simulator:
    """Its functions are those of `ninefold.engine` and `ninefold.sim`, without their first parameter."""

    is_compiled: bool
    game: AnyGame
    bots: Mapping[Level, Bot[Any]]
    begin: Callable[..., Any]
    act: Callable[..., Any]
    notice: Callable[..., Any]
    settle: Callable[..., Any]
    view: Callable[..., Any]
    listen: Callable[..., Any]
    random_play: Callable[..., Any]
    bots_play: Callable[..., Any]


class NotBuilt(Exception):
    """The compiled build was asked for, and is not there."""


def simulator(name: str) -> Simulator:
    """NINEFOLD_FAST says by which build: `off`, the rules as they are; `on`, the compiled one or none."""
    wanted = os.environ.get(SWITCH, "")
    if wanted not in ("", "on", "off"):
        raise ValueError(f"{SWITCH} is on or off, or not set")
    if wanted != "off" and is_built(name):
        return compiled(name)
    if wanted == "on":
        raise NotBuilt(f"{name} is not compiled, or has changed since: ninefold fast {name}")
    return plain(name)


@cache
def plain(name: str) -> Simulator:
    game = SHELF[name]
    return Simulator(False, game, MINDS[name], *(partial(function, game) for function in FUNCTIONS))


@cache
def compiled(name: str) -> Simulator:
    return load(str(folder_of(name)), name)


def load(folder: str, name: str) -> Simulator:
    package = package_of(name)
    sys.path.insert(0, folder)
    try:
        play = import_module(f"{package}.sim.play")
        game = import_module(f"{package}.games.{name}").GAME
        bots = import_module(f"{package}.games.{name}.bot").BOTS
    finally:
        sys.path.remove(folder)
    return Simulator(True, game, bots, *(getattr(play, function.__name__) for function in FUNCTIONS))
