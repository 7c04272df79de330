"""Several touched one card at the same moment (JX-8)."""

from ninefold.games.jinx.events import Kept
from ninefold.games.jinx.rules.fingers import earlier
from ninefold.games.jinx.state import Contest, State


def keeper(state: State, contest: Contest) -> Kept:
    """The first to shout; if nobody shouted, the first to touch."""
    if not contest.shouts:
        first = min(contest.touches, key=lambda touch: earlier(state, touch))
        return Kept(first.seat, contest.cell, "first")
    best = min(contest.shouts, key=lambda shout: (shout.after, state.rank(shout.seat)))
    return Kept(best.seat, contest.cell, "jinx")
