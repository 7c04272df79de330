from ninefold.engine import Result
from ninefold.games.oni.state import Over, State


def result(state: State) -> Result | None:
    """ON-40, ON-41 The team wins, or Oni."""
    phase = state.phase
    if type(phase) is not Over:
        return None
    winners = tuple(sorted(state.team)) if phase.winner == "team" else (state.oni,)
    return Result(tuple([int(seat in winners) for seat in state.seats]), winners)
