"""The call (MX-30 to MX-35): who may, what follows, who wins."""

from ninefold.engine import Moment, Result, Seat, replace
from ninefold.games.memodixe.state import CLOSES, SEEN, Deciding, Over, Right, State, Wrong


def may_call(state: State, seat: Seat) -> bool:
    """MX-31"""
    return state.won[seat] > 0 or state.options.edition == "first"


def judged(state: State, caller: Seat, right: bool, at: Moment) -> State:
    if right:
        return replace(state, phase=Right()) if state.lying else prize_taken(state)
    lost = state.won[caller]
    won = tuple(0 if seat == caller else dice for seat, dice in enumerate(state.won))
    phase = Wrong(lost, at + SEEN, at + CLOSES)
    return replace(state, won=won, discarded=state.discarded + lost, phase=phase)


def prize_taken(state: State) -> State:
    """MX-34 Going on is for a caller who would not win, with dice to go on with."""
    left = len(state.lying) + len(state.reserve) + len(state.aside)
    beaten = max(state.won) > state.won[state.turn]
    return replace(state, phase=Deciding() if beaten and left >= 2 else Over())


def deadlocked(state: State) -> bool:
    """All have seen every die and no two alike, yet nobody has a die to call with: MX-31."""
    return (
        state.options.edition == "revised"
        and not any(state.won)
        and not state.aside
        and _all_seen_different(state)
    )


def _all_seen_different(state: State) -> bool:
    seen = {die.hidden for die in state.square if die is not None and die.seen}
    return len(seen) == len(state.lying)


def result(state: State) -> Result | None:
    """MX-35 Most won dice; of those tied the last caller, else they share."""
    if type(state.phase) is not Over:
        return None
    most = max(state.won)
    tied = tuple(seat for seat in state.seats if state.won[seat] == most)
    last = state.last_caller
    return Result(state.won, winners=(last,) if last is not None and last in tied else tied)
