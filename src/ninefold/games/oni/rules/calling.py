"""ON-40 Who may call, what a call brings about, and the square that nobody could ever call."""

from ninefold.engine import Moment, replace
from ninefold.games.oni.pace import STUCK_FOR
from ninefold.games.oni.rules.effects import EFFECTS, held, held_by
from ninefold.games.oni.state import Over, Phase, Starting, State, Stuck
from ninefold.parts.dixe.calling import all_seen_different, wrong


def won(state: State) -> int:
    """ON-1 Dice on the bag, or held."""
    return len(state.bag) + len(state.falling) + len(held(state))


def started(state: State, at: Moment) -> Phase:
    """MX-10 A player who can neither turn two dice nor call must pass."""
    return Starting(at) if len(state.lying) > 1 or won(state) else Stuck(at, at + STUCK_FOR)


def judged(state: State, right: bool, at: Moment) -> State:
    """A wrong call costs all won dice, those in somebody's hands too: these effects end."""
    if right:
        return replace(state, phase=Over("team", at))
    lost = won(state)
    return replace(
        state,
        bag=(),
        falling=(),
        just_won=(),
        effects=tuple([one for one in state.effects if not held_by(one)]),
        discarded=state.discarded + lost,
        phase=wrong(lost, at),
    )


def deadlocked(state: State) -> bool:
    """All have seen all dice, no two alike, yet there is no die to call with."""
    return not won(state) and all_seen_different(state.square, state.aside)


def may_still_win(state: State) -> bool:
    """Something runs that may win the team a die."""
    return any([EFFECTS[type(one)].may_win for one in state.effects])
