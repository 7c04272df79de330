"""What each seat may know. A view is built up from allowed facts; secrets are never copied in."""

from ninefold.engine import Away, Back, Data, Dice, Moment, Seat, replace
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
    Calling,
    Deciding,
    Different,
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
    Turning,
    Wrong,
)
from ninefold.parts.dixe import Die, Kind, Symbol, at, redraw, swap


class Lying(Data):
    kind: Kind
    top: Symbol


class Turned(Data):
    """The hidden face lies open."""

    kind: Kind
    top: Symbol
    symbol: Symbol


class Free(Data):
    pass


class Kept(Data):
    """The place of a die set aside."""

    owner: Seat


Spot = Lying | Turned | Free | Kept


class Beside(Data):
    """A die set aside, until its owner's next turn."""

    cell: int
    owner: Seat
    kind: Kind
    top: Symbol


class Between(Data):
    """The table is about to do something by itself."""


class Curtain(Data):
    """The player whose turn it is may swap two dice; nobody else sees the square."""

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


class Public(Data):
    edition: str
    turn: Seat  # whose turn it is; in the scene `Giving` the first giver moves
    square: tuple[Spot, ...]  # nothing behind the curtain
    aside: tuple[Beside, ...]
    won: tuple[int, ...]
    reserve: int
    discarded: int
    last_caller: Seat | None
    away: tuple[Seat, ...]
    scene: Scene


class Glimpse(Data):
    cell: int
    symbol: Symbol


class Private(Data):
    seat: Seat
    glimpses: tuple[Glimpse, ...] = ()  # what pi shows to this seat now
    square: tuple[Spot, ...] = ()  # the square behind the curtain, for the swapper


class SquareLaid(Data):
    square: tuple[Spot, ...]


class DiceFell(Data):
    """Dice were thrown and put back."""

    cells: tuple[int, ...]
    dice: tuple[Lying, ...]


class DiceAdded(Data):
    """Dice of the reserve were thrown and placed."""

    cells: tuple[int, ...]
    dice: tuple[Lying, ...]


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
    | Away
    | Back
)


def public(state: State) -> Public:
    return Public(
        state.options.edition,
        state.turn,
        () if isinstance(state.phase, Swapping) else _square(state),
        tuple(Beside(one.cell, one.owner, one.die.kind, one.die.top) for one in state.aside),
        state.won,
        len(state.reserve),
        state.discarded,
        state.last_caller,
        state.away,
        _scene(state),
    )


def _square(state: State) -> tuple[Spot, ...]:
    owners = {one.cell: one.owner for one in state.aside}
    spots: list[Spot] = []
    for cell, die in enumerate(state.square):
        if die is None:
            spots.append(Kept(owners[cell]) if cell in owners else Free())
        elif cell in state.up:
            spots.append(Turned(die.kind, die.top, die.hidden))
        else:
            spots.append(Lying(die.kind, die.top))
    return tuple(spots)


def _scene(state: State) -> Scene:
    """What is going on is public, but for what happens behind the curtain."""
    match state.phase:
        case Swapping(until):
            return Curtain(until)
        case Beginning() | Passing() | Stuck() | Throwing() | Striking() | Refilling():
            return Between()
        case scene:
            return scene


def private(state: State, seat: Seat) -> Private:
    if seat == state.turn:
        match state.phase:
            case Looking(_, cells):
                return Private(seat, tuple(Glimpse(cell, at(state.square, cell).hidden) for cell in cells))
            case Swapping():
                return Private(seat, square=_square(state))
    return Private(seat)


def news(state: State, event: Event, seat: Seat | None) -> News | None:
    match event:
        case Thrown(cells, dice):
            return DiceFell(cells, _lying(dice))
        case Refilled(cells, dice):
            return DiceAdded(cells, _lying(dice))
        case Swapped() | SwapDeclined():
            return event if seat == state.turn else None
        case SquareThrown():
            return SquareLaid(_square(state))
    return event


def _lying(dice: tuple[Die, ...]) -> tuple[Lying, ...]:
    return tuple(Lying(die.kind, die.top) for die in dice)


def conceal(state: State, seat: Seat | None, dice: Dice) -> State:
    """Redraw all that lies hidden though once seen, and, for all but the swapper, the swap."""
    known = set(state.up)
    match state.phase:
        case Looking(_, cells) if seat == state.turn:
            known.update(cells)
        case Swapping(until) if seat != state.turn:
            state = _other_swap(state, until, dice)
    square = tuple(
        die if die is None or cell in known else redraw(die, dice) for cell, die in enumerate(state.square)
    )
    aside = tuple(replace(one, die=redraw(one.die, dice)) for one in state.aside)
    return replace(state, square=square, aside=aside)


def _other_swap(state: State, until: Moment, dice: Dice) -> State:
    cells = list(state.lying)
    a, b = (cells.pop(dice.below(len(cells))) for _ in range(2))
    square = swap(state.square, a, b) if dice.below(2) else state.square
    return replace(state, square=square, phase=Swapping(until, bool(dice.below(2))))


def unveil(state: State) -> State:
    """Every die shows the face it lies on, and there is no curtain."""
    match state.phase:
        case Swapping(until):
            state = replace(state, phase=Hushing(until))
    return replace(state, up=state.lying)
