"""MemoDiXe, free for all, in the order of the rulebook: MX- refers to docs/games/memodixe.md."""

from ninefold.engine import Away, Back, Dice, Moment, Seat, replace, require
from ninefold.games.memodixe.call import deadlocked, judged, may_call, prize_taken, result
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
from ninefold.games.memodixe.offers import actors, prompts
from ninefold.games.memodixe.powers import POWERS, found, turn_over
from ninefold.games.memodixe.state import (
    CLOSES,
    SEEN,
    Aside,
    Barren,
    Beginning,
    Calling,
    Different,
    Giving,
    Hushing,
    Looking,
    Options,
    Over,
    Pair,
    Passing,
    Peeking,
    Refilling,
    Right,
    Starting,
    State,
    Striking,
    Swapping,
    Throwing,
    Turning,
    Wrong,
)
from ninefold.games.memodixe.wishes import closed, decide
from ninefold.parts import dixe
from ninefold.parts.dixe import Cells, Symbol

__all__ = ["actors", "advance", "decide", "due", "evolve", "prompts", "result", "setup"]

PLAYERS = range(2, 7)
TURNED_UP_EVERY = 400
CURTAIN = 10_000  # always, whatever the swapper does


def setup(seats: int, options: Options) -> State:
    require(seats in PLAYERS, "MX-3 There are two to six players.")
    first = options.youngest or 0
    require(first in range(seats), "MX-5 The first player sits at the table.")
    return State(options, won=(0,) * seats, turn=first)


def advance(state: State, at: Moment, dice: Dice) -> Event | None:
    """Do what the table does by itself. The only place that uses chance."""
    match state.phase:
        case Starting() if len(state.lying) < 2 and not may_call(state, state.turn):
            return TurnPassed(state.turn)
        case Turning(first, until) if until is not None and at >= until:
            return FirstCovered(first)
        case Different() | Barren() | Looking() | Wrong() as phase if at >= phase.until:
            return closed(state, phase)
        case Passing(to, again):
            return Deadlocked(state.lying) if deadlocked(state) else TurnBegun(to, again)
        case Throwing(cells):
            return Thrown(cells, tuple(dixe.throw(dixe.at(state.square, cell).kind, dice) for cell in cells))
        case Striking(symbol, cell):
            strikes = POWERS[symbol].strikes
            assert strikes is not None
            return strikes(state, cell)
        case Refilling():
            drawn, _ = dixe.draw(state.reserve, len(state.free), dice)
            return Refilled(state.free[: len(drawn)], drawn)
        case Giving(givers, fewest) if len(fewest) == 1:
            return Given(givers[0], fewest[0])
        case Peeking(_, until) if until is not None and at >= until:
            return LookDeclined(state.turn)
        case Hushing(until) if at >= until:
            return CurtainDrawn(state.turn)
        case Swapping(until, chosen) if at >= until:
            return CurtainOpened() if chosen else SwapDeclined()
        case Calling(left, until) if at >= until or not left:
            if left:
                return TurnedUp(left[0], dixe.at(state.square, left[0]).hidden)
            return CallJudged(state.turn, dixe.all_different(state.square))
        case Beginning():
            square, reserve = dixe.draw(dixe.box(9 + len(state.won)), 9, dice)
            return SquareThrown(square, reserve)
    return None


def due(state: State) -> Moment | None:
    return state.phase.until


def evolve(state: State, event: Event, at: Moment) -> State:
    """Fold one fact into the state: no checks, no chance."""
    match event:
        case Flipped(cell, symbol):
            return _flipped(state, cell, symbol, at)
        case TurnBegun(seat):
            return _begun(state, seat)
        case TurnedBack():
            return replace(state, up=(), phase=turn_over(state))
        case Thrown(cells, fallen):
            square = dixe.lay(state.square, cells, fallen)
            return _thrown(replace(state, square=square, up=_without(state.up, cells)), cells, at)
        case DieWon(seat, cell):
            square, up = dixe.lift(state.square, cell), _without(state.up, (cell,))
            return _won(replace(state, square=square, up=up, won=_plus(state.won, seat, 1)), cell, at)
        case Refilled(cells, drawn):
            return _refilled(replace(state, square=dixe.lay(state.square, cells, drawn)), event, at)
        case PickedUp(cells):
            power = state.phase.symbol if isinstance(state.phase, Barren) else None
            return replace(state, phase=Throwing(cells, power))
        case FirstCovered(cell):
            return replace(state, up=(), phase=Turning(cell, None))
        case Called(seat):
            return replace(state, last_caller=seat, phase=Calling(state.lying, at + TURNED_UP_EVERY))
        case TurnedUp(cell):
            phase = Calling(_without(state.lying, (*state.up, cell)), at + TURNED_UP_EVERY)
            return replace(state, up=(*state.up, cell), phase=phase)
        case CallJudged(seat, right):
            return judged(state, seat, right, at)
        case Looked(_, cells):
            return replace(state, phase=Looking(_pair(state), cells, at + SEEN, at + CLOSES))
        case LookDeclined() | LookClosed():
            return replace(state, phase=Pair("pi", _pair(state)))
        case SkullFell(seats):
            won = tuple(dice - (seat in seats) for seat, dice in enumerate(state.won))
            return _refill(replace(state, won=won, discarded=state.discarded + len(seats)), "skull", at)
        case Stolen(thief, victim):
            won = _plus(_plus(state.won, victim, -1), thief, 1)
            return replace(state, won=won, phase=turn_over(state))
        case Given(giver, to):
            return _given(replace(state, won=_plus(_plus(state.won, giver, -1), to, 1)))
        case DieSetAside(seat, cell):
            aside = (*state.aside, Aside(cell, seat, dixe.at(state.square, cell)))
            square = dixe.lift(state.square, cell)
            return replace(state, square=square, aside=aside, phase=turn_over(state))
        case CurtainDrawn():
            return replace(state, phase=Swapping(at + CURTAIN))
        case Swapped((a, b)):
            return _chosen(replace(state, square=dixe.swap(state.square, a, b)))
        case SwapDeclined():
            return _chosen(state)
        case CurtainOpened() | TurnPassed():
            return replace(state, phase=turn_over(state))
        case Deadlocked(cells):
            return replace(state, phase=Throwing(cells, None))
        case Continued():
            return _refill(state, None, at)
        case GameEnded():
            return replace(state, phase=Over())
        case SquareThrown(square, reserve):
            return replace(state, square=square, reserve=reserve, phase=Passing(state.turn, False))
        case Away(seat):
            return replace(state, away=(*state.away, seat))
        case Back(seat):
            return replace(state, away=_without(state.away, (seat,)))


def _begun(state: State, seat: Seat) -> State:
    """MX-19 What was set aside by the player whose turn begins is back in its cell, unchanged."""
    square, aside = state.square, state.aside
    if aside:
        mine = [one for one in aside if one.owner == seat]
        square = dixe.lay(square, tuple(one.cell for one in mine), tuple(one.die for one in mine))
        aside = tuple(one for one in aside if one.owner != seat)
    return replace(state, turn=seat, square=square, aside=aside, phase=Starting())


def _flipped(state: State, cell: int, symbol: Symbol, at: Moment) -> State:
    square = dixe.show(state.square, cell)
    match state.phase:
        case Turning(first):
            cells = (first, cell) if first < cell else (cell, first)
            same = symbol == dixe.at(square, first).hidden
            phase = found(state, symbol, cells, at) if same else Different(cells, at + SEEN, at + CLOSES)
            return replace(state, square=square, up=cells, phase=phase)
    return replace(state, square=square, up=(cell,), phase=Turning(cell, at + CLOSES))


def _won(state: State, cell: int, at: Moment) -> State:
    match state.phase:
        case Pair(symbol, cells):
            return replace(state, phase=Throwing(_without(cells, (cell,)), symbol))
        case Striking(symbol):
            return _refill(state, symbol, at)
        case Right():
            return prize_taken(state)
    return state


def _thrown(state: State, cells: Cells, at: Moment) -> State:
    assert isinstance(state.phase, Throwing)
    symbol = state.phase.symbol
    if symbol is None:
        return replace(state, phase=turn_over(state))
    if POWERS[symbol].strikes and dixe.at(state.square, cells[0]).top == symbol:
        return replace(state, phase=Striking(symbol, cells[0]))
    return _refill(state, symbol, at)


def _refill(state: State, symbol: Symbol | None, at: Moment) -> State:
    """MX-8 The square is completed while the reserve has dice."""
    if state.reserve and state.free:
        return replace(state, phase=Refilling(symbol))
    return _resolved(state, symbol, at)


def _refilled(state: State, event: Refilled, at: Moment) -> State:
    reserve = list(state.reserve)
    for die in event.dice:
        reserve.remove(die.kind)
    state = replace(state, reserve=tuple(reserve))
    return _resolved(state, state.phase.symbol, at) if isinstance(state.phase, Refilling) else state


def _resolved(state: State, symbol: Symbol | None, at: Moment) -> State:
    """MX-22 The turn is resolved; MX-34 a caller who goes on has all dice thrown."""
    if symbol is not None:
        return replace(state, phase=POWERS[symbol].then(state, at))
    return replace(state, phase=Throwing(state.lying, None))


def _given(state: State) -> State:
    assert isinstance(state.phase, Giving)
    givers, fewest = state.phase.givers[1:], state.phase.fewest
    return replace(state, phase=Giving(givers, fewest) if givers else turn_over(state))


def _chosen(state: State) -> State:
    assert isinstance(state.phase, Swapping)
    return replace(state, phase=Swapping(state.phase.until, True))


def _pair(state: State) -> Cells:
    assert isinstance(state.phase, Peeking | Looking)
    return state.phase.pair


def _plus(values: tuple[int, ...], index: int, more: int) -> tuple[int, ...]:
    return (*values[:index], values[index] + more, *values[index + 1 :])


def _without(values: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(value for value in values if value not in gone)
