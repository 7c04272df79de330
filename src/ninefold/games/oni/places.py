"""Where things lie: an act on a cell that has changed since it was made counts as nothing.

A won die is named by a number that no other ever has, so nothing can take its place.
"""

from ninefold.engine import EVERYWHERE, NOWHERE, Places
from ninefold.games.oni import actions
from ninefold.games.oni.actions import Action
from ninefold.games.oni.events import Event, SquareThrown
from ninefold.games.oni.rules.moved import moved


def named(action: Action) -> Places:
    match action:
        case actions.Flip(cell) | actions.Take(cell) | actions.Reroll(cell) | actions.FillCentre(cell):
            return _cells(cell)
        case actions.SetAside(cell) | actions.Point(cell) | actions.Suggest(cell) | actions.Lay(cell):
            return _cells(cell)
        case actions.Show(cells) | actions.Peek(cells) | actions.Swap(cells):
            return _cells(*cells)
        case actions.Turn(cells) | actions.Feel(cells):
            return _cells(*cells)
    return NOWHERE


def changed(event: Event) -> Places:
    return EVERYWHERE if type(event) is SquareThrown else _cells(*moved(event))


def _cells(*cells: int) -> Places:
    return tuple([("cell", cell) for cell in cells])
