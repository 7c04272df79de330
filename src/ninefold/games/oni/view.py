"""What each seat may know. A view is built up from allowed facts; secrets are never copied in."""

from ninefold.engine import Data, Glance, Handlers, Moment, Seat, on, on_each, replace
from ninefold.games.oni.box import CLOCK, SYMBOLS_IN_ALL, Level, Won
from ninefold.games.oni.cards import OpenEvent, Running
from ninefold.games.oni.cards.feel_it import DiceFelt, Impressions
from ninefold.games.oni.cards.hide_it import Hidden, PassingEnded, SeenPassing, TrueHand
from ninefold.games.oni.cards.oni_turns import SymbolHidden
from ninefold.games.oni.events import (
    CardDrawn,
    CentreFilled,
    Event,
    OniThrew,
    Open,
    Penalised,
    SkullFell,
    SquareThrown,
    SymbolChosen,
    Thrown,
    ThrownBack,
    Told,
    TurnCame,
)
from ninefold.games.oni.rules import effects, tasks
from ninefold.games.oni.rules.effects import feel_it, hide_it, oni_turns
from ninefold.games.oni.rules.reminders import Reminder, reminders
from ninefold.games.oni.state import (
    Accusation,
    Announced,
    Barren,
    Beginning,
    Cancelling,
    Choosing,
    Drawing,
    Finger,
    Found,
    LastCard,
    Naming,
    Over,
    Pair,
    Passing,
    Peeking,
    Pressing,
    Ready,
    Readying,
    Replaying,
    Showing,
    Starting,
    State,
    Stirred,
    Striking,
    Stuck,
    Task,
    Throwing,
    Topping,
    Trying,
    TryShown,
)
from ninefold.parts.dixe.calling import Calling, Wrong
from ninefold.parts.dixe.dice import Symbol
from ninefold.parts.dixe.turning import Different, Turning
from ninefold.parts.dixe.views import (
    Beside,
    DiceFell,
    Glimpse,
    Lying,
    Spots,
    SquareLaid,
    beside,
    glimpses,
    outside,
    spots,
)

# What a mind looks at and hears, besides what is made here and the cards.
__all__ = [
    "Between",
    "CardDrawn",
    "CentreFilled",
    "Choosing",
    "DieFellBack",
    "Found",
    "News",
    "Penalised",
    "Private",
    "Public",
    "Scene",
    "Starting",
    "SymbolChosen",
    "Trying",
    "TurnCame",
    "Turning",
    "glance",
    "news",
    "private",
    "public",
    "unveil",
]


class Between(Data):
    """The table is about to do something by itself."""


Scene = (
    Between
    | Ready
    | Passing
    | Readying
    | Trying
    | TryShown
    | Starting
    | Stuck
    | Turning
    | Different
    | Found
    | Peeking
    | Showing
    | Pair
    | Barren
    | Choosing
    | Naming
    | Pressing
    | Replaying
    | Announced
    | Calling
    | Wrong
    | Over
)


class Public(Data, kw_only=True):
    level: Level
    oni: Seat
    turn: Seat
    square: Spots
    aside: tuple[Beside, ...]
    bag: tuple[Won, ...]
    held: tuple[Won, ...]  # won, too, but in somebody's hands or eye
    discarded: int
    too_many: bool  # ON-4: more dice lie here than there are symbols, so a call would be wrong
    effects: tuple[Running | Hidden, ...]  # oldest first
    reminders: tuple[Reminder, ...]  # one for each of them
    tasks: tuple[Task, ...]  # of Oni, the first of which can be done until
    task_until: Moment | None
    stirred: Stirred | None
    fingers: tuple[Finger, ...]  # of who points at a die, the first first
    card: LastCard | None
    cards_left: int
    bans: tuple[Seat, ...]  # until these seats' turns nobody presses Next
    sought: Symbol | None
    accusations: tuple[Accusation, ...]
    away: tuple[Seat, ...]
    lasts: Moment  # how long the clock runs in all
    ends_at: Moment | None  # None: nobody has said go
    scene: Scene


class Private(Data, kw_only=True):
    seat: Seat
    glimpses: tuple[Glimpse, ...] = ()  # what Oni turned in secret
    known: tuple[TrueHand | Impressions, ...] = ()  # of the running effects


class DieFellBack(Data):
    """A won die was thrown and lies in the square again."""

    number: int
    cell: int
    die: Lying


News = SymbolHidden | SeenPassing | PassingEnded | DiceFelt | SquareLaid | DiceFell | DieFellBack | Told


def public(state: State) -> Public:
    return Public(
        level=state.options.level,
        oni=state.oni,
        turn=state.turn,
        square=_square(state),
        aside=tuple([beside(one.cell, one.owner, one.die) for one in state.aside]),
        bag=state.bag,
        held=tuple(effects.held(state)),
        discarded=state.discarded,
        too_many=len(state.lying) > SYMBOLS_IN_ALL,
        effects=effects.shown(state),
        reminders=reminders(state),
        tasks=state.tasks,
        task_until=tasks.due(state),
        stirred=state.stirred,
        fingers=state.fingers,
        card=state.card,
        cards_left=len(state.pool),
        bans=state.bans,
        sought=state.sought,
        accusations=state.accusations,
        away=tuple(sorted(state.away)),
        lasts=state.options.lasts(CLOCK[state.options.level]),
        ends_at=state.ends_at,
        scene=_scene(state),
    )


def _square(state: State) -> Spots:
    return spots(state.square, state.up, {one.cell: one.owner for one in state.aside})


def _scene(state: State) -> Scene:
    match state.phase:
        case Beginning() | Cancelling() | Topping() | Throwing() | Striking() | Drawing():
            return Between()
        case scene:
            return scene


def private(state: State, seat: Seat) -> Private:
    known = tuple(effects.known(state, seat))
    if seat == state.oni and state.tasks and state.tasks[0].turned:
        return Private(seat=seat, glimpses=glimpses(state.square, state.tasks[0].turned), known=known)
    return Private(seat=seat, known=known)


def news(state: State, event: Event, seat: Seat | None) -> News:
    return _NEWS[type(event)](state, event, seat)


def _square_laid(state: State, event: SquareThrown, seat: Seat | None) -> News:
    return SquareLaid(_square(state))


def _dice_fell(state: State, event: Thrown | OniThrew, seat: Seat | None) -> News:
    return DiceFell(event.cells, outside(event.dice))


def _fell_back(state: State, event: ThrownBack | SkullFell, seat: Seat | None) -> News:
    return DieFellBack(event.number, event.cell, Lying(event.die.kind, event.die.top))


def _as_it_is(state: State, event: Open | OpenEvent, seat: Seat | None) -> News:
    return event


# Two steps: mypy sees that none is missing once all are joined.
_TOLD = (
    hide_it.NEWS
    | oni_turns.NEWS
    | feel_it.NEWS
    | on(SquareThrown, _square_laid)
    | on(Thrown, _dice_fell)
    | on(OniThrew, _dice_fell)
    | on(ThrownBack, _fell_back)
    | on(SkullFell, _fell_back)
    | on_each(Open | OpenEvent, _as_it_is)
)
_NEWS: Handlers[State, Event, [Seat | None], News] = _TOLD


def unveil(state: State) -> State:
    """Every die of the square shows the face it lies on."""
    return replace(state, up=state.lying)


def glance(public: Public) -> Glance:
    """A hall does not say whom Oni makes wait, nor for what."""
    return Glance((), type(public.scene).__name__, public.turn)
