"""What each seat may know: everything. What dice will show is not drawn before they lie still."""

from typing import Literal

from ninefold.engine import Back, Data, Glance, Seat
from ninefold.games.fix.box import REDS, ROUNDS, Face
from ninefold.games.fix.events import (
    Counted,
    Dealt,
    Event,
    Flicked,
    LayStill,
    Rolled,
    RollKept,
    RoundBegun,
    RoundScored,
    Started,
    Stopped,
    Taken,
)
from ninefold.games.fix.state import (
    Arriving,
    Beginning,
    Calling,
    Counting,
    Dealer,
    Dealing,
    Hand,
    Held,
    OnDisc,
    Over,
    Phase,
    Place,
    Racing,
    Ready,
    Scored,
    State,
    Tumbling,
)

# fmt: off
__all__ = [
    "Arriving", "Beginning", "Calling", "Counted", "Counting", "Dealer", "Dealing", "Dealt", "Face",
    "Flicked", "Goal", "Hand", "Held", "LayStill", "News", "OnDisc", "Over", "Phase", "Place", "Private",
    "Public", "Racing", "Ready", "RollKept", "Rolled", "RoundBegun", "RoundScored", "Scored", "Started",
    "Stopped", "Taken", "Tumbling", "glance", "news", "private", "public",
]
# fmt: on


class Goal(Data):
    """Where a green or red die must be flicked."""

    die: int
    to: Seat | None  # None: the disc


class Public(Data, kw_only=True):
    round: int
    rounds: int  # of a game, final rounds not counted
    final: bool  # this round must part those tied for first
    totals: tuple[int, ...]
    dealer: Dealer
    dice: tuple[Place, ...]  # where each of the ten is; empty before they are dealt
    goals: tuple[Goal, ...]  # of those that lie unflicked before their thrower
    reds: int  # on the disc
    stop: int  # so many reds stop the round
    hands: Literal["flick", "auto"]
    idle: tuple[Seat, ...]  # played by the table until they are back
    scene: Phase


class Private(Data, kw_only=True):
    """Nobody has secrets in this game."""

    seat: Seat


News = (
    Dealt
    | Started
    | Rolled
    | RollKept
    | LayStill
    | Flicked
    | Taken
    | Stopped
    | Counted
    | RoundScored
    | RoundBegun
    | Back
)


def public(state: State) -> Public:
    return Public(
        round=state.round,
        rounds=ROUNDS,
        final=state.final,
        totals=state.totals,
        dealer=state.dealer,
        dice=state.dice,
        goals=_goals(state),
        reds=state.reds,
        stop=REDS,
        hands=state.options.hands,
        idle=state.idle,
        scene=state.phase,
    )


def _goals(state: State) -> tuple[Goal, ...]:
    hands = state.phase.hands if isinstance(state.phase, Racing) else ()
    return tuple([Goal(die, state.goal(die)) for hand in hands for die in hand.coloured])


def private(state: State, seat: Seat) -> Private:
    return Private(seat=seat)


def news(state: State, event: Event, seat: Seat | None) -> News:
    return event


def glance(public: Public) -> Glance:
    scene, seat = public.scene, None
    match scene:
        case Dealing():
            seat = public.dealer.seat
        case Calling(by=by) | Counting(by=by):
            seat = by
        case Scored(next=dealer):
            seat = dealer.seat
    return Glance(public.totals, type(scene).__name__, seat)
