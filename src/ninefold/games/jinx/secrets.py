"""The position card (JX-4). The deck has no order before it is drawn."""

from collections.abc import Mapping

from ninefold.engine import Dice, Seat, replace
from ninefold.games.jinx.box import CELLS
from ninefold.games.jinx.state import Cluing, Pointing, Scoring, State, Wrong


def secrets(state: State, seat: Seat | None) -> Mapping[str, int]:
    match state.phase:
        case Scoring(finder=finder) if finder is not None:
            return {}
        case Cluing(target) | Pointing(target) | Scoring(target) if _hidden(state, seat):
            return {"position": target}
    return {}


def conceal(state: State, seat: Seat | None, dice: Dice) -> State:
    """It points at any card that has not been answered no."""
    match state.phase:
        case Scoring(finder=finder) if finder is not None:
            return state
        case Cluing() as cluing if _hidden(state, seat):
            return replace(state, phase=replace(cluing, target=CELLS[dice.below(len(CELLS))]))
        case (Pointing(spots=spots) | Scoring(spots=spots)) as phase if _hidden(state, seat):
            wrong = {spot.cell for spot in spots if isinstance(spot, Wrong)}
            possible = [cell for cell in CELLS if cell not in wrong]
            return replace(state, phase=replace(phase, target=possible[dice.below(len(possible))]))
    return state


def _hidden(state: State, seat: Seat | None) -> bool:
    return seat != state.active and not state.unveiled
