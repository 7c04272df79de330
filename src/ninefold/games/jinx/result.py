from ninefold.engine import Result
from ninefold.games.jinx.state import Over, State


def result(state: State) -> Result | None:
    """JX-18 Most cards before them win; a tie is shared."""
    if type(state.phase) is not Over:
        return None
    cards = tuple(map(len, state.won))
    return Result(cards, winners=tuple(seat for seat in state.seats if cards[seat] == max(cards)))
