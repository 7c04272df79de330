"""Which cells an event leaves with another die, or with the same die thrown or laid anew."""

from collections.abc import Callable
from typing import Any

from ninefold.games.oni.cards.oni_shuffles import OniSwapped
from ninefold.games.oni.cards.oni_turns import SymbolSet, TopsRedrawn
from ninefold.games.oni.cards.set_aside import DieSetAside
from ninefold.games.oni.events import (
    CentreFilled,
    DieLaid,
    DieWon,
    EffectsEnded,
    OniThrew,
    PickedUp,
    SkullFell,
    Thrown,
    ThrownBack,
    TurnBegun,
    TurnSkipped,
)
from ninefold.parts.dixe.square import CellNumbers


def moved(event: Any) -> CellNumbers:
    """A die that is turned and turned back is still the same."""
    return _CELLS[type(event)](event) if type(event) in _CELLS else ()


def _its_cell(event: Any) -> CellNumbers:
    return (event.cell,)


def _its_cells(event: Any) -> CellNumbers:
    cells: CellNumbers = event.cells
    return cells


def _returned(event: Any) -> CellNumbers:
    cells: CellNumbers = event.returned
    return cells


def _middle_too(event: CentreFilled) -> CellNumbers:
    return event.cell, event.centre


Moving = (
    DieWon
    | DieLaid
    | ThrownBack
    | SkullFell
    | DieSetAside
    | SymbolSet
    | PickedUp
    | Thrown
    | OniThrew
    | OniSwapped
    | TopsRedrawn
    | TurnBegun
    | TurnSkipped
    | EffectsEnded
    | CentreFilled
)
_CELLS: dict[type[Moving], Callable[[Any], CellNumbers]] = {
    **dict.fromkeys((DieWon, DieLaid, ThrownBack, SkullFell, DieSetAside, SymbolSet), _its_cell),
    **dict.fromkeys((PickedUp, Thrown, OniThrew, OniSwapped, TopsRedrawn), _its_cells),
    **dict.fromkeys((TurnBegun, TurnSkipped, EffectsEnded), _returned),
    CentreFilled: _middle_too,
}
