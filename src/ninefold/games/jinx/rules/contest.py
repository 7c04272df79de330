"""Several touched one card at the same moment (JX-8)."""

from ninefold.engine import Moment
from ninefold.games.jinx.events import Kept
from ninefold.games.jinx.pace import MOST_LATE
from ninefold.games.jinx.rules.fingers import earlier
from ninefold.games.jinx.state import Contest, State


def keeper(state: State, contest: Contest) -> Kept:
    """Whoever shouted soonest after it was shown to them; nobody did: the earliest touch."""
    if not contest.shouts:
        first = min(contest.touches, key=lambda touch: earlier(state, touch))
        return Kept(first.seat, contest.cell, "first")
    best = min(contest.shouts, key=lambda shout: (shout.after, state.rank(shout.seat)))
    return Kept(best.seat, contest.cell, "jinx")


def decided_at(contest: Contest, at: Moment) -> Moment:
    """After a shout at this moment: when nobody can be sooner any more, even if it was shown to them late."""
    if len(contest.shouts) == len(contest.touches):
        return at
    best = min(shout.after for shout in contest.shouts)
    return max(at, contest.show_at + best + MOST_LATE + 1)
