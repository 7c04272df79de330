from ninefold.engine import Result
from ninefold.games.memodixe.state import Over, State


def result(state: State) -> Result | None:
    """MX-35 Most won dice; of those tied the last caller, else they share."""
    if type(state.phase) is not Over:
        return None
    most = max(state.won)
    tied = tuple(seat for seat in state.seats if state.won[seat] == most)
    last = state.last_caller
    return Result(state.won, winners=(last,) if last is not None and last in tied else tied)
