from ninefold.engine import Result
from ninefold.games.pig.state import Over, State


def result(state: State) -> Result | None:
    return Result(state.points, (state.phase.winner,)) if isinstance(state.phase, Over) else None
