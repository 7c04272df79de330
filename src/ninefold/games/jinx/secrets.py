"""The position card (JX-4), and which card a guesser has just touched (JX-8). The deck has no order before it
is drawn."""

from collections.abc import Mapping

from ninefold.engine import Dice, Seat, replace
from ninefold.games.jinx.box import CELLS
from ninefold.games.jinx.rules.fingers import earlier, touchable, touched, with_spot
from ninefold.games.jinx.state import Cluing, Pointing, Scoring, State, Touch, Touched, Wrong


def secrets(state: State, seat: Seat | None) -> Mapping[str, int]:
    match state.phase:
        case Scoring(finder=finder) if finder is not None:
            return {}
        case Pointing(target) as pointing:
            position = {"position": target} if _hidden(state, seat) else {}
            return position | {f"touch {touch.seat}": cell for cell, touch in _touches(state, pointing, seat)}
        case Cluing(target) | Scoring(target) if _hidden(state, seat):
            return {"position": target}
    return {}


def conceal(state: State, seat: Seat | None, dice: Dice) -> State:
    match state.phase:
        case Scoring(finder=finder) if finder is not None:
            return state
        case Cluing() as cluing if _hidden(state, seat):
            return replace(state, phase=replace(cluing, target=CELLS[dice.below(len(CELLS))]))
        case (Pointing() | Scoring()) as phase:
            if _hidden(state, seat):
                phase = replace(phase, target=_any_target(phase, dice))
            if isinstance(phase, Pointing):
                phase = _touched_anew(state, phase, seat, dice)
            return replace(state, phase=phase)
    return state


def _hidden(state: State, seat: Seat | None) -> bool:
    return seat != state.active and not state.unveiled


def _any_target(phase: Pointing | Scoring, dice: Dice) -> int:
    """It points at any card that has not been answered no."""
    wrong = {spot.cell for spot in phase.spots if isinstance(spot, Wrong)}
    possible = [cell for cell in CELLS if cell not in wrong]
    return possible[dice.below(len(possible))]


def _touches(state: State, pointing: Pointing, seat: Seat | None) -> list[tuple[int, Touch]]:
    """The touches of others that are not told yet, each with its card."""
    if state.unveiled:
        return []
    spots = [spot for spot in pointing.spots if isinstance(spot, Touched)]
    return [(spot.cell, touch) for spot in spots for touch in spot.touches if touch.seat != seat]


def _touched_anew(state: State, pointing: Pointing, seat: Seat | None, dice: Dice) -> Pointing:
    """Others may have touched any card that can be touched."""
    others, possible = _touches(state, pointing, seat), touchable(pointing)
    if not others:
        return pointing
    spots = [spot for spot in pointing.spots if isinstance(spot, Touched)]
    own = [(spot.cell, touch) for spot in spots for touch in spot.touches if touch.seat == seat]
    anew = own + [(possible[dice.below(len(possible))], touch) for _, touch in others]
    told = tuple([spot for spot in pointing.spots if not isinstance(spot, Touched)])
    again = replace(pointing, spots=told)
    for cell, touch in sorted(anew, key=lambda one: earlier(state, one[1])):
        again = with_spot(state, again, touched(again, cell, touch), touch.at)
    return replace(again, question=pointing.question)
