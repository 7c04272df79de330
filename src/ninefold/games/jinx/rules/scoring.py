"""Who takes what when a turn has ended (JX-12 to JX-16)."""

from ninefold.engine import Seat
from ninefold.games.jinx.events import TurnScored
from ninefold.games.jinx.state import Gone, Outcome, Scoring, State, Wrong


def scored(state: State, scoring: Scoring) -> TurnScored:
    """JX-13, JX-15 Only touches before the finder's were answered no: later ones have no answer."""
    wrong = tuple(spot.cell for spot in scoring.spots if isinstance(spot, Wrong))
    if scoring.finder is not None:
        return TurnScored(scoring.target, scoring.finder, wrong, (), None)
    before = state.won[state.active]
    return TurnScored(scoring.target, None, (), (*wrong, scoring.target), before[-1] if before else None)


def outcome(state: State, scoring: Scoring, event: TurnScored) -> Outcome:
    """By the square and the seats as they were before."""
    to: dict[int, Seat | None] = dict.fromkeys(event.taken, state.active)
    to.update(dict.fromkeys(event.discarded))
    if event.finder is not None:
        to[event.target] = event.finder
    gone = tuple(
        Gone(cell, picture, to[cell])
        for cell, picture in enumerate(state.square)
        if cell in to and picture is not None
    )
    return Outcome(state.active, scoring.clue, event.target, event.finder, gone, event.returned)
