"""Folds each event of MemoDiXe into the state."""

from ninefold.engine import Handlers, Moment, on, replace
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
from ninefold.games.memodixe.pace import CURTAIN
from ninefold.games.memodixe.rules.call import judged, may_call, prize_taken
from ninefold.games.memodixe.rules.powers import POWERS, found
from ninefold.games.memodixe.rules.turn import turn_over
from ninefold.games.memodixe.state import (
    Aside,
    Barren,
    Giving,
    Looking,
    Over,
    Pair,
    Passing,
    Peeking,
    Refilling,
    Right,
    Starting,
    State,
    Striking,
    Stuck,
    Swapping,
    Throwing,
)
from ninefold.parts.dixe.calling import calling
from ninefold.parts.dixe.dice import Symbol
from ninefold.parts.dixe.square import CellNumbers, die_at, lay, lift, show, swap
from ninefold.parts.dixe.turning import Turning, both, covered, different, pair, turned_first
from ninefold.parts.pace import CLOSES, SEEN


def evolve(state: State, event: Event, at: Moment) -> State:
    """Fold one event into the state: no checks, no chance."""
    return _EVOLVE[type(event)](state, event, at)


def _square_thrown(state: State, event: SquareThrown, at: Moment) -> State:
    return replace(state, square=event.square, reserve=event.reserve, phase=Passing(state.turn, False))


def _turn_begun(state: State, event: TurnBegun, at: Moment) -> State:
    """MX-19 A die that was set aside is back in its cell, unchanged."""
    seat, square, aside = event.seat, state.square, state.aside
    if event.returned:
        dice = {one.cell: one.die for one in aside}
        square = lay(square, event.returned, tuple([dice[cell] for cell in event.returned]))
        aside = tuple([one for one in aside if one.cell not in event.returned])
    state = replace(state, turn=seat, square=square, aside=aside, phase=Starting())
    return state if len(state.lying) > 1 or may_call(state, seat) else replace(state, phase=Stuck())


def _turn_ended(state: State, event: CurtainOpened | TurnPassed, at: Moment) -> State:
    return replace(state, phase=turn_over(state))


def _deadlocked(state: State, event: Deadlocked, at: Moment) -> State:
    return replace(state, phase=Throwing(event.cells, None))


def _flipped(state: State, event: Flipped, at: Moment) -> State:
    cell, phase = event.cell, state.phase
    square = show(state.square, cell)
    if type(phase) is not Turning:
        return replace(state, square=square, up=(cell,), phase=turned_first(cell, at))
    cells = both(phase.first, cell)
    symbol = pair(square, cells)
    then = different(cells, at) if symbol is None else found(state, symbol, cells, at)
    return replace(state, square=square, up=cells, phase=then)


def _first_covered(state: State, event: FirstCovered, at: Moment) -> State:
    return replace(state, up=(), phase=covered(event.cell, at))


def _turned_back(state: State, event: TurnedBack, at: Moment) -> State:
    return replace(state, up=(), phase=turn_over(state))


def _looked(state: State, event: Looked, at: Moment) -> State:
    return replace(state, phase=Looking(_pair(state), event.cells, at, at + SEEN, at + CLOSES))


def _look_over(state: State, event: LookDeclined | LookClosed, at: Moment) -> State:
    return replace(state, phase=Pair("pi", _pair(state)))


def _die_won(state: State, event: DieWon, at: Moment) -> State:
    cell = event.cell
    square, up = lift(state.square, cell), _without(state.up, (cell,))
    state = replace(state, square=square, up=up, won=_plus(state.won, event.seat, 1))
    match state.phase:
        case Pair(symbol, cells):
            return replace(state, phase=Throwing(_without(cells, (cell,)), symbol))
        case Striking(symbol):
            return _refill(state, symbol, at)
        case Right():
            return prize_taken(state)
    return state


def _picked_up(state: State, event: PickedUp, at: Moment) -> State:
    power = state.phase.symbol if isinstance(state.phase, Barren) else None
    return replace(state, phase=Throwing(event.cells, power))


def _thrown(state: State, event: Thrown, at: Moment) -> State:
    assert isinstance(state.phase, Throwing)
    cells, symbol = event.cells, state.phase.symbol
    square = lay(state.square, cells, event.dice)
    state = replace(state, square=square, up=_without(state.up, cells))
    if symbol is None:
        return replace(state, phase=turn_over(state))
    if POWERS[symbol].strikes and die_at(square, cells[0]).top == symbol:
        return replace(state, phase=Striking(symbol, cells[0]))
    return _refill(state, symbol, at)


def _refilled(state: State, event: Refilled, at: Moment) -> State:
    reserve = list(state.reserve)
    for die in event.dice:
        reserve.remove(die.kind)
    square = lay(state.square, event.cells, event.dice)
    state = replace(state, square=square, reserve=tuple(reserve))
    return _resolved(state, state.phase.symbol, at) if isinstance(state.phase, Refilling) else state


def _skull_fell(state: State, event: SkullFell, at: Moment) -> State:
    won = tuple(dice - (seat in event.seats) for seat, dice in enumerate(state.won))
    return _refill(replace(state, won=won, discarded=state.discarded + len(event.seats)), "skull", at)


def _stolen(state: State, event: Stolen, at: Moment) -> State:
    won = _plus(_plus(state.won, event.victim, -1), event.thief, 1)
    return replace(state, won=won, phase=turn_over(state))


def _given(state: State, event: Given, at: Moment) -> State:
    assert isinstance(state.phase, Giving)
    won = _plus(_plus(state.won, event.giver, -1), event.to, 1)
    givers, fewest = state.phase.givers[1:], state.phase.fewest
    return replace(state, won=won, phase=Giving(givers, fewest) if givers else turn_over(state))


def _set_aside(state: State, event: DieSetAside, at: Moment) -> State:
    aside = (*state.aside, Aside(event.cell, event.seat, die_at(state.square, event.cell)))
    square = lift(state.square, event.cell)
    return replace(state, square=square, aside=aside, phase=turn_over(state))


def _curtain_drawn(state: State, event: CurtainDrawn, at: Moment) -> State:
    return replace(state, phase=Swapping(at, at + CURTAIN))


def _swapped(state: State, event: Swapped, at: Moment) -> State:
    return _chosen(replace(state, square=swap(state.square, *event.cells)))


def _swap_declined(state: State, event: SwapDeclined, at: Moment) -> State:
    return _chosen(state)


def _called(state: State, event: Called, at: Moment) -> State:
    return replace(state, last_caller=event.seat, phase=calling(state.lying, at))


def _turned_up(state: State, event: TurnedUp, at: Moment) -> State:
    up = (*state.up, event.cell)
    return replace(state, up=up, phase=calling(_without(state.lying, up), at))


def _call_judged(state: State, event: CallJudged, at: Moment) -> State:
    return judged(state, event.seat, event.right, at)


def _continued(state: State, event: Continued, at: Moment) -> State:
    return _refill(state, None, at)


def _ended(state: State, event: GameEnded, at: Moment) -> State:
    return replace(state, phase=Over())


_EVOLVE: Handlers[State, Event, [Moment], State] = (
    on(SquareThrown, _square_thrown)
    | on(TurnBegun, _turn_begun)
    | on(TurnPassed, _turn_ended)
    | on(Deadlocked, _deadlocked)
    | on(Flipped, _flipped)
    | on(FirstCovered, _first_covered)
    | on(TurnedBack, _turned_back)
    | on(Looked, _looked)
    | on(LookDeclined, _look_over)
    | on(LookClosed, _look_over)
    | on(DieWon, _die_won)
    | on(PickedUp, _picked_up)
    | on(Thrown, _thrown)
    | on(Refilled, _refilled)
    | on(SkullFell, _skull_fell)
    | on(Stolen, _stolen)
    | on(Given, _given)
    | on(DieSetAside, _set_aside)
    | on(CurtainDrawn, _curtain_drawn)
    | on(Swapped, _swapped)
    | on(SwapDeclined, _swap_declined)
    | on(CurtainOpened, _turn_ended)
    | on(Called, _called)
    | on(TurnedUp, _turned_up)
    | on(CallJudged, _call_judged)
    | on(Continued, _continued)
    | on(GameEnded, _ended)
)


def _refill(state: State, symbol: Symbol | None, at: Moment) -> State:
    """MX-8 The square is completed while the reserve has dice."""
    if state.reserve and state.free:
        return replace(state, phase=Refilling(symbol))
    return _resolved(state, symbol, at)


def _resolved(state: State, symbol: Symbol | None, at: Moment) -> State:
    """MX-22 The turn is resolved; MX-34 a caller who goes on has all dice thrown."""
    if symbol is not None:
        return replace(state, phase=POWERS[symbol].then(state, at))
    return replace(state, phase=Throwing(state.lying, None))


def _chosen(state: State) -> State:
    assert isinstance(state.phase, Swapping)
    return replace(state, phase=replace(state.phase, chosen=True))


def _pair(state: State) -> CellNumbers:
    assert isinstance(state.phase, Peeking | Looking)
    return state.phase.pair


def _plus(values: tuple[int, ...], index: int, more: int) -> tuple[int, ...]:
    return (*values[:index], values[index] + more, *values[index + 1 :])


def _without(values: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([value for value in values if value not in gone])
