"""What each seat may know. A view is built up from allowed facts; secrets are never copied in."""

from ninefold.engine import Data, Moment, Seat, replace
from ninefold.games.oni.box import CLOCK, SYMBOLS_IN_ALL, Level, Won
from ninefold.games.oni.events import (
    CardDrawn,
    CentreFilled,
    Event,
    HandedOver,
    HighFived,
    OniSwapped,
    OniThrew,
    Penalised,
    Pointed,
    Shouted,
    SkullFell,
    Spun,
    SquareThrown,
    SymbolChosen,
    SymbolSet,
    Thrown,
    ThrownBack,
    Told,
    TurnCame,
)
from ninefold.games.oni.rules import effects, tasks
from ninefold.games.oni.rules.effects.feel_it import DiceFelt, Impressions
from ninefold.games.oni.rules.effects.hide_it import Hidden, PassingEnded, SeenPassing, TrueHand
from ninefold.games.oni.rules.effects.oni_turns import SymbolHidden
from ninefold.games.oni.rules.reminders import Reminder, reminders
from ninefold.games.oni.state import (
    Accusation,
    Announced,
    Barren,
    Beginning,
    Cancelling,
    Choosing,
    Drawing,
    Feelings,
    Finger,
    Flight,
    Found,
    HandsOff,
    HighFiving,
    King,
    Knucklebones,
    LastCard,
    LongLive,
    Middle,
    Monocle,
    Naming,
    Over,
    Pair,
    Passing,
    Peeking,
    Pressing,
    Ready,
    Readying,
    Replaying,
    Running,
    Sapristi,
    Showing,
    Slapping,
    Spinning,
    Starting,
    State,
    Stirred,
    Striking,
    Stuck,
    Task,
    Throwing,
    Topping,
    Tower,
    Trying,
    TryShown,
    TurnAndLay,
    Walking,
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

# What a mind looks at and hears, besides what is made here.
# fmt: off
__all__ = [
    "Between", "CardDrawn", "CentreFilled", "Choosing", "DieFellBack", "Feelings", "Flight", "Found",
    "HandedOver", "HandsOff", "Hidden", "HighFived", "HighFiving", "Impressions", "King", "Knucklebones",
    "LongLive", "Middle", "Monocle", "News", "OniSwapped", "Penalised", "Pointed", "Private", "Public",
    "Sapristi", "Scene", "SeenPassing", "Shouted", "Slapping", "Spinning", "Spun", "Starting",
    "SymbolChosen", "SymbolHidden", "SymbolSet", "Tower", "TrueHand", "Trying", "TurnAndLay", "TurnCame",
    "Turning", "Walking", "news", "private", "public", "unveil",
]
# fmt: on


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


class Public(Data):
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


class Private(Data):
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
        state.options.level,
        state.oni,
        state.turn,
        _square(state),
        tuple([beside(one.cell, one.owner, one.die) for one in state.aside]),
        state.bag,
        tuple(effects.held(state)),
        state.discarded,
        len(state.lying) > SYMBOLS_IN_ALL,
        effects.shown(state),
        reminders(state),
        state.tasks,
        tasks.due(state),
        state.stirred,
        state.fingers,
        state.card,
        len(state.pool),
        state.bans,
        state.sought,
        state.accusations,
        tuple(sorted(state.away)),
        state.options.lasts(CLOCK[state.options.level]),
        state.ends_at,
        _scene(state),
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
        return Private(seat, glimpses(state.square, state.tasks[0].turned), known)
    return Private(seat, known=known)


def news(state: State, event: Event, seat: Seat | None) -> News | None:
    match event:
        case SquareThrown():
            return SquareLaid(_square(state))
        case Thrown(cells, dice) | OniThrew(cells, dice):
            return DiceFell(cells, outside(dice))
        case ThrownBack(number, cell, die) | SkullFell(number, cell, die):
            return DieFellBack(number, cell, Lying(die.kind, die.top))
    told: News | None = effects.news(state, event, seat)
    return told


def unveil(state: State) -> State:
    """Every die of the square shows the face it lies on."""
    return replace(state, up=state.lying)
