from ninefold.engine import NOWHERE, Places
from ninefold.games.jinx.actions import Action, Point
from ninefold.games.jinx.events import Event, Refilled, TurnScored


def named(action: Action) -> Places:
    return (("cell", action.cell),) if isinstance(action, Point) else NOWHERE


def changed(event: Event) -> Places:
    """The places of the square in which other cards lie than before, or none."""
    match event:
        case Refilled(cells):
            return tuple(("cell", cell) for cell in cells)
        case TurnScored(target, _, taken, discarded):
            return tuple(("cell", cell) for cell in sorted({target, *taken, *discarded}))
    return NOWHERE
