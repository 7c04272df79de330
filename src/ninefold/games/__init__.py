"""The shelf: every game, by name, and its bots. A package in this folder is a game on the shelf."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from ninefold.engine import AnyGame
from ninefold.minds import Bot, Level

_NAMES = sorted(found.name for found in iter_modules(__path__))

SHELF: dict[str, AnyGame] = {name: import_module(f"{__name__}.{name}").GAME for name in _NAMES}
MINDS: dict[str, dict[Level, Bot[Any]]] = {
    name: import_module(f"{__name__}.{name}.bot").BOTS for name in _NAMES
}
