"""What the table does by itself, and when. The only place that uses chance."""

from ninefold.engine import AT_ONCE, Dice, Handlers, Moment, kept, on
from ninefold.games.jinx.box import CELLS
from ninefold.games.jinx.events import (
    Answered,
    Contested,
    Event,
    Forfeited,
    Kept,
    PositionDrawn,
    RefereePointed,
    Refilled,
    TimeRanOut,
    TurnClosed,
)
from ninefold.games.jinx.pace import AHEAD
from ninefold.games.jinx.rules.contest import keeper
from ninefold.games.jinx.rules.deck import draw
from ninefold.games.jinx.rules.fingers import earlier, free, unpointed, waiting
from ninefold.games.jinx.rules.scoring import scored
from ninefold.games.jinx.state import (
    Beginning,
    Cluing,
    Contest,
    Drawing,
    Over,
    Phase,
    Pointing,
    Refilling,
    Scored,
    Scoring,
    Spot,
    State,
    Touched,
)


@kept
def due(state: State) -> Moment | None:
    phase = state.phase
    return _due(state, phase) if isinstance(phase, Pointing) else phase.until


def _due(state: State, pointing: Pointing) -> Moment | None:
    rest = unpointed(state, pointing)
    late = [seat for seat in rest if seat in pointing.late]
    if late and not waiting(pointing):
        return AT_ONCE
    moments = [spot.until for spot in pointing.spots]
    moments.append(pointing.question.until if pointing.question else None)
    moments += [pointing.limits[seat] for seat in rest if seat not in late]
    return min([moment for moment in moments if moment is not None], default=None)


def advance(state: State, at: Moment, dice: Dice) -> Event:
    return _BY_ITSELF[type(state.phase)](state, state.phase, at, dice)


def _refill(state: State, phase: Beginning | Refilling, at: Moment, dice: Dice) -> Event:
    return Refilled(state.empty, draw(state, len(state.empty), dice))


def _draw_position(state: State, drawing: Drawing, at: Moment, dice: Dice) -> Event:
    """JX-4 All nine are shuffled again each turn."""
    return PositionDrawn(drawing.seat, CELLS[dice.below(len(CELLS))])


def _forfeit(state: State, cluing: Cluing, at: Moment, dice: Dice) -> Event:
    """JX-5 The limit has come; JX-11 or, before it, the active player is away."""
    return Forfeited(state.active, "late" if cluing.until == cluing.limit else "away")


def _guess(state: State, pointing: Pointing, at: Moment, dice: Dice) -> Event:
    """Of what is due at the same moment: cards in the order of their touches, the answer, the limits."""
    ripe = [spot for spot in pointing.spots if spot.until is not None and spot.until <= at]
    if ripe:
        return _settled(state, ripe[0], at)
    if (question := pointing.question) is not None and question.until <= at:
        return Answered(question.seat, question.cell, question.cell == pointing.target, "itself")
    rest = unpointed(state, pointing)
    late = tuple(seat for seat in rest if _is_late(pointing.limits[seat], at) and seat not in pointing.late)
    if late:
        return TimeRanOut(late)
    cells = free(pointing)
    return RefereePointed(next(seat for seat in rest if seat in pointing.late), cells[dice.below(len(cells))])


def _is_late(limit: Moment | None, at: Moment) -> bool:
    return limit is not None and limit <= at


def _settled(state: State, spot: Spot, at: Moment) -> Event:
    """JX-8 Nobody else can have touched it at the same moment any more, or a contest is decided."""
    if isinstance(spot, Contest):
        return keeper(state, spot)
    assert isinstance(spot, Touched)
    if len(spot.touches) == 1:
        return Kept(spot.touches[0].seat, spot.cell, "alone")
    by_touch = sorted(spot.touches, key=lambda touch: earlier(state, touch))
    return Contested(spot.cell, tuple(touch.seat for touch in by_touch), at + AHEAD)


def _score(state: State, scoring: Scoring, at: Moment, dice: Dice) -> Event:
    return scored(state, scoring)


def _go_on(state: State, phase: Scored, at: Moment, dice: Dice) -> Event:
    return TurnClosed()


def _wait(state: State, phase: Phase, at: Moment, dice: Dice) -> Event:
    raise AssertionError(f"{type(phase).__name__} waits for a player")


_BY_ITSELF: Handlers[State, Phase, [Moment, Dice], Event] = (
    on(Beginning, _refill)
    | on(Drawing, _draw_position)
    | on(Cluing, _forfeit)
    | on(Pointing, _guess)
    | on(Scoring, _score)
    | on(Scored, _go_on)
    | on(Refilling, _refill)
    | on(Over, _wait)
)
