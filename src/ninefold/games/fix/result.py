from ninefold.engine import Result
from ninefold.games.fix.rules import leaders
from ninefold.games.fix.state import Over, State


def result(state: State) -> Result | None:
    if type(state.phase) is not Over:
        return None
    return Result(state.totals, leaders(state.totals))
