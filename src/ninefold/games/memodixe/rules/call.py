"""The call (MX-30 to MX-34): who may, and what follows."""

from ninefold.engine import Moment, Seat, replace
from ninefold.games.memodixe.state import Deciding, Over, Right, State
from ninefold.parts.dixe.calling import all_seen_different, wrong


def may_call(state: State, seat: Seat) -> bool:
    """MX-31"""
    return state.won[seat] > 0 or state.options.edition == "first"


def judged(state: State, caller: Seat, right: bool, at: Moment) -> State:
    if right:
        return replace(state, phase=Right()) if state.lying else prize_taken(state)
    lost = state.won[caller]
    won = tuple(0 if seat == caller else dice for seat, dice in enumerate(state.won))
    return replace(state, won=won, discarded=state.discarded + lost, phase=wrong(lost, at))


def prize_taken(state: State) -> State:
    """MX-34 Going on is for a caller who would not win, with dice to go on with."""
    left = len(state.lying) + len(state.reserve) + len(state.aside)
    beaten = max(state.won) > state.won[state.turn]
    return replace(state, phase=Deciding() if beaten and left >= 2 else Over())


def deadlocked(state: State) -> bool:
    """MX-31 All have seen all dice, no two alike, yet nobody has a die to call with."""
    if state.options.edition == "first" or any(state.won):
        return False
    return all_seen_different(state.square, state.aside)
