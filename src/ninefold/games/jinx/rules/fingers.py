"""Who points where, and in which order that is answered (JX-6 to JX-10)."""

from ninefold.engine import Moment, Seat, replace
from ninefold.games.jinx.box import CELLS
from ninefold.games.jinx.pace import ANSWER, SAME_MOMENT
from ninefold.games.jinx.state import Finger, Pointing, Question, Spot, State, Touch, Touched, Wrong


def spot_of(pointing: Pointing, seat: Seat) -> Spot | None:
    """The card that this seat points at."""
    for spot in pointing.spots:
        if seat in spot.seats:
            return spot
    return None


def touchable(pointing: Pointing) -> tuple[int, ...]:
    """JX-7 A card that carries a finger is taken, JX-8 but not at the same moment."""
    return _without([spot.cell for spot in pointing.spots if type(spot) is not Touched])


def free(pointing: Pointing) -> tuple[int, ...]:
    return _without([spot.cell for spot in pointing.spots])


def _without(taken: list[int]) -> tuple[int, ...]:
    return tuple([cell for cell in CELLS if cell not in taken])


def touched(pointing: Pointing, cell: int, touch: Touch) -> Touched:
    """JX-8 This card once it was touched: for the first time, or at the same moment as before."""
    for spot in pointing.spots:
        if isinstance(spot, Touched) and spot.cell == cell:
            return replace(spot, touches=(*spot.touches, touch))
    return Touched(cell, (touch,), touch.at + SAME_MOMENT + 1)


def unpointed(state: State, pointing: Pointing) -> tuple[Seat, ...]:
    """JX-10 Who must still try, clockwise."""
    pointed = [seat for spot in pointing.spots for seat in spot.seats]
    return tuple([seat for seat in state.guessers if seat not in pointed])


def waiting(pointing: Pointing) -> bool:
    """Whether some finger has no answer yet."""
    return not all([type(spot) is Wrong for spot in pointing.spots])


def earlier(state: State, touch: Touch) -> tuple[Moment, int]:
    """JX-8, JX-9 What touches are ordered by: of equal moments, the first seat after the active player."""
    return touch.at, state.rank(touch.seat)


def with_spot(state: State, pointing: Pointing, spot: Spot, at: Moment) -> Pointing:
    """This card's state is new; with it, what is to be answered may be."""
    others = tuple(other for other in pointing.spots if other.cell != spot.cell)
    spots = sorted((*others, spot), key=lambda one: min(earlier(state, touch) for touch in one.touches))
    return _asked(replace(pointing, spots=tuple(spots)), at)


def _asked(pointing: Pointing, at: Moment) -> Pointing:
    """JX-9 The next answer opens once every earlier card has been answered and its own finger stays."""
    before = pointing.question
    match next((spot for spot in pointing.spots if not isinstance(spot, Wrong)), None):
        case Finger(cell, _, seat):
            if before is None or before.cell != cell:
                return replace(pointing, question=Question(seat, cell, at, at + ANSWER))
            return pointing
    return replace(pointing, question=None)
