"""Where things lie: an act on a cell that has changed since it was made counts as nothing.

A won die is named by a number that no other ever has, so nothing can take its place.
"""

from ninefold.engine import EVERYWHERE, Places
from ninefold.games.oni.actions import Action
from ninefold.games.oni.events import Event, SquareThrown
from ninefold.games.oni.rules.moved import moved


def named(action: Action) -> Places:
    """Every cell in an act is one that its player touched."""
    cell: int | None = getattr(action, "cell", None)
    return _cells(*getattr(action, "cells", ())) if cell is None else _cells(cell)


def changed(event: Event) -> Places:
    return EVERYWHERE if type(event) is SquareThrown else _cells(*moved(event))


def _cells(*cells: int) -> Places:
    return tuple([("cell", cell) for cell in cells])
