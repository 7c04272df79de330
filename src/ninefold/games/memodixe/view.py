"""What each seat may know. A view is built up from allowed facts; secrets are never copied in."""

from ninefold.engine import Data, Glance, Moment, Seat, replace
from ninefold.games.memodixe.events import (
    Called,
    CallJudged,
    Continued,
    CurtainDrawn,
    CurtainOpened,
    Deadlocked,
    DieSetAside,
    DieWon,
    Event,
    FirstCovered,
    Flipped,
    GameEnded,
    Given,
    LookClosed,
    LookDeclined,
    Looked,
    PickedUp,
    Refilled,
    SkullFell,
    SquareThrown,
    Stolen,
    SwapDeclined,
    Swapped,
    Thrown,
    TurnBegun,
    TurnedBack,
    TurnedUp,
    TurnPassed,
)
from ninefold.games.memodixe.state import (
    Anchoring,
    Barren,
    Beginning,
    Deciding,
    Giving,
    Hushing,
    Looking,
    Over,
    Pair,
    Passing,
    Peeking,
    Refilling,
    Replaying,
    Rethrowing,
    Right,
    Starting,
    State,
    Stealing,
    Striking,
    Stuck,
    Swapping,
    Throwing,
)
from ninefold.parts.dixe.calling import Calling, Wrong
from ninefold.parts.dixe.turning import Different, Turning
from ninefold.parts.dixe.views import (
    Beside,
    DiceAdded,
    DiceFell,
    Glimpse,
    Spots,
    SquareLaid,
    beside,
    glimpses,
    outside,
    spots,
)


class Between(Data):
    """The table is about to do something by itself."""


class Curtain(Data):
    """The player whose turn it is may swap two dice; nobody else sees the square."""

    since: Moment
    until: Moment


Scene = (
    Between
    | Starting
    | Turning
    | Different
    | Peeking
    | Looking
    | Pair
    | Barren
    | Stealing
    | Giving
    | Replaying
    | Rethrowing
    | Anchoring
    | Hushing
    | Curtain
    | Calling
    | Wrong
    | Right
    | Deciding
    | Over
)


class Public(Data, kw_only=True):
    edition: str
    turn: Seat  # whose turn it is; in the scene `Giving` the first giver moves
    square: Spots  # nothing behind the curtain
    aside: tuple[Beside, ...]
    won: tuple[int, ...]
    reserve: int
    discarded: int
    last_caller: Seat | None
    scene: Scene


class Private(Data, kw_only=True):
    seat: Seat
    glimpses: tuple[Glimpse, ...] = ()  # what pi shows to this seat now
    square: Spots = ()  # the square behind the curtain, for the swapper


News = (
    SquareLaid
    | TurnBegun
    | TurnPassed
    | Deadlocked
    | Flipped
    | FirstCovered
    | TurnedBack
    | Looked
    | LookDeclined
    | LookClosed
    | DieWon
    | PickedUp
    | DiceFell
    | DiceAdded
    | SkullFell
    | Stolen
    | Given
    | DieSetAside
    | CurtainDrawn
    | Swapped
    | SwapDeclined
    | CurtainOpened
    | Called
    | TurnedUp
    | CallJudged
    | Continued
    | GameEnded
)


def public(state: State) -> Public:
    return Public(
        edition=state.options.edition,
        turn=state.turn,
        square=() if isinstance(state.phase, Swapping) else _square(state),
        aside=tuple([beside(one.cell, one.owner, one.die) for one in state.aside]),
        won=state.won,
        reserve=len(state.reserve),
        discarded=state.discarded,
        last_caller=state.last_caller,
        scene=_scene(state),
    )


def _square(state: State) -> Spots:
    return spots(state.square, state.up, {one.cell: one.owner for one in state.aside})


def _scene(state: State) -> Scene:
    """What is going on is public, but for what happens behind the curtain."""
    match state.phase:
        case Swapping(since, until):
            return Curtain(since, until)
        case Beginning() | Passing() | Stuck() | Throwing() | Striking() | Refilling():
            return Between()
        case scene:
            return scene


def private(state: State, seat: Seat) -> Private:
    if seat == state.turn:
        match state.phase:
            case Looking(_, cells):
                return Private(seat=seat, glimpses=glimpses(state.square, cells))
            case Swapping():
                return Private(seat=seat, square=_square(state))
    return Private(seat=seat)


def news(state: State, event: Event, seat: Seat | None) -> News | None:
    match event:
        case Thrown(cells, dice):
            return DiceFell(cells, outside(dice))
        case Refilled(cells, dice):
            return DiceAdded(cells, outside(dice))
        case Swapped() | SwapDeclined():
            return event if seat == state.turn else None
        case SquareThrown():
            return SquareLaid(_square(state))
    return event


def unveil(state: State) -> State:
    """Every die shows the face it lies on, and there is no curtain."""
    match state.phase:
        case Swapping(since, until):
            state = replace(state, phase=Hushing(since, until))
    return replace(state, up=state.lying)


def glance(public: Public) -> Glance:
    scene = public.scene
    seat = scene.givers[0] if isinstance(scene, Giving) else public.turn
    return Glance(public.won, type(scene).__name__, seat)
