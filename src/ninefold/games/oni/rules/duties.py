"""ON-6 What must be done before a turn is done one after the other."""

from ninefold.engine import Data
from ninefold.games.oni.cards.king_symbol import King
from ninefold.games.oni.cards.knucklebones import Knucklebones
from ninefold.games.oni.cards.turret import Tower
from ninefold.games.oni.state import State

_IN_ORDER: tuple[type[Data], ...] = (Knucklebones, Tower, King)  # then an anchor's try


def is_first(state: State, duty: Data) -> bool:
    """Whether all that comes before it is done."""
    earlier = _IN_ORDER[: _IN_ORDER.index(type(duty))]
    return not any([type(one) in earlier for one in state.effects])
