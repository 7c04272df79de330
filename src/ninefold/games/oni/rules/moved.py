"""Which cells an event leaves with another die, or with the same die thrown or laid anew."""

from collections.abc import Callable
from typing import Any

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
    cells = _CELLS.get(type(event))
    return () if cells is None else cells(event)


def _its_cell(event: Any) -> Cells:
    return (event.cell,)


def _its_cells(event: Any) -> Cells:
    cells: Cells = event.cells
    return cells


def _returned(event: Any) -> Cells:
    cells: Cells = event.returned
    return cells


def _middle_too(event: CentreFilled) -> Cells:
    return event.cell, event.centre


_CELLS: dict[type, Callable[[Any], Cells]] = {
    **dict.fromkeys((DieWon, DieLaid, ThrownBack, SkullFell, DieSetAside, SymbolSet), _its_cell),
    **dict.fromkeys((PickedUp, Thrown, OniThrew, OniSwapped, TopsRedrawn), _its_cells),
    **dict.fromkeys((TurnBegun, TurnSkipped, EffectsEnded), _returned),
    CentreFilled: _middle_too,
}
