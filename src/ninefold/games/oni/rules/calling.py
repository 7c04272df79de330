"""ON-40 What a call brings about, and the square that nobody could ever call."""

from ninefold.engine import Moment, replace
from ninefold.games.oni.rules.effects import held_by
from ninefold.games.oni.state import Over, State
from ninefold.parts.dixe.calling import all_seen_different, wrong


def judged(state: State, right: bool, at: Moment) -> State:
    """A wrong call costs all won dice, those in somebody's hands too: these effects end."""
    if right:
        return replace(state, phase=Over("team"))
    lost = state.won
    return replace(
        state,
        bag=(),
        falling=(),
        just_won=None,
        effects=tuple([one for one in state.effects if not held_by(one)]),
        discarded=state.discarded + lost,
        phase=wrong(lost, at),
    )


def deadlocked(state: State) -> bool:
    """All have seen the dice of the square, no two alike, yet there is no die to call with."""
    return not state.won and all_seen_different(state.square)
