"""Which cells an event leaves with another die, or with the same die thrown or laid anew."""

from ninefold.games.oni.events import (
    CentreFilled,
    DieLaid,
    DieSetAside,
    DieWon,
    EffectsEnded,
    Event,
    OniSwapped,
    OniThrew,
    PickedUp,
    SkullFell,
    SymbolSet,
    Thrown,
    ThrownBack,
    TopsRedrawn,
    TurnBegun,
    TurnSkipped,
)
from ninefold.parts.dixe.square import Cells


def moved(event: Event) -> Cells:
    """A die that is turned and turned back is still the same."""
    match event:
        case DieWon(cell=cell) | DieLaid(cell=cell) | ThrownBack(cell=cell) | SkullFell(cell=cell):
            return (cell,)
        case DieSetAside(cell=cell) | SymbolSet(cell=cell):
            return (cell,)
        case CentreFilled(cell=cell, centre=centre):
            return (cell, centre)
        case PickedUp(cells) | Thrown(cells) | OniThrew(cells) | OniSwapped(cells) | TopsRedrawn(cells):
            return cells
        case TurnBegun(returned=cells) | TurnSkipped(returned=cells) | EffectsEnded(returned=cells):
            return cells
    return ()
