from ninefold.engine import Result
from ninefold.games.memo_dice.state import Over, State


def result(state: State) -> Result | None:
    """MD-13 Most points win; a tie is shared."""
    if type(state.phase) is not Over:
        return None
    most = max(state.scores)
    return Result(state.scores, winners=tuple(seat for seat in state.seats if state.scores[seat] == most))
