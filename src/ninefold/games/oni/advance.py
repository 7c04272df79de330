"""What the table does by itself, and when. The only module that uses chance, besides effects and tasks."""

from collections.abc import Callable, Iterable

from ninefold.engine import AT_ONCE, Dice, Handlers, Moment, kept, on
from ninefold.games.oni.events import (
    CallJudged,
    CallOpened,
    CardDrawn,
    ClockRang,
    Deadlocked,
    DieLaid,
    EffectsEnded,
    Event,
    FirstCovered,
    PairLaid,
    ReplayDeclined,
    ReplayOffered,
    ShowDeclined,
    SquareThrown,
    Thrown,
    TryBegun,
    TurnCame,
    TurnedUp,
    TurnPassed,
)
from ninefold.games.oni.rules import accusing, effects, pointing, tasks
from ninefold.games.oni.rules.bag import throw_back
from ninefold.games.oni.rules.calling import deadlocked, may_still_win
from ninefold.games.oni.rules.deck import draw as draw_card
from ninefold.games.oni.rules.effects import barred
from ninefold.games.oni.rules.powers import strike
from ninefold.games.oni.rules.turn import Shown, begun, closed, closes_at, skipped, skipped_at
from ninefold.games.oni.state import (
    Announced,
    Barren,
    Beginning,
    Cancelling,
    Choosing,
    Drawing,
    Found,
    Naming,
    Over,
    Pair,
    Passing,
    Peeking,
    Phase,
    Pressing,
    Ready,
    Readying,
    Replaying,
    Showing,
    Starting,
    State,
    Striking,
    Stuck,
    Throwing,
    Topping,
    Trying,
    TryShown,
)
from ninefold.parts.dixe.calling import Calling, Wrong, all_different
from ninefold.parts.dixe.dice import KINDS, OTHERS, Die, draw
from ninefold.parts.dixe.square import die_at, thrown
from ninefold.parts.dixe.turning import Different, Turning

# They wait for the player whose turn it is, but not for one who is away.
_WAITING = frozenset({Trying, Starting, Turning, Peeking, Pair, Choosing, Naming, Pressing, Replaying})

_WITHOUT_CLOCK = frozenset({Announced, Calling, Over})

Source = Callable[[State, Moment, Dice], Event]


def due(state: State) -> Moment | None:
    return _first(state)[0]


def advance(state: State, at: Moment, dice: Dice) -> Event:
    return _first(state)[1](state, at, dice)


@kept
def _first(state: State) -> tuple[Moment | None, Source]:
    """What is due first, and what does it. Things due at one moment come in this order."""
    sources: list[tuple[Moment | None, Source]] = []
    if state.effects:
        sources.append((effects.due(state), effects.advance))
    if state.falling:
        sources.append((AT_ONCE, _fall))
    sources.append((_phase_due(state), _phase))
    if state.tasks:
        sources.append((tasks.due(state), tasks.advance))
    if state.accusations:
        sources.append((accusing.due(state), _accuse))
    if state.fingers:
        sources.append((pointing.due(state), _lower))
    if type(state.phase) not in _WITHOUT_CLOCK:
        sources.append((state.ends_at, _ring))
    due, first = sources[0]
    for moment, source in sources:
        if moment is not None and (due is None or moment < due):
            due, first = moment, source
    return due, first


def _earliest(moments: Iterable[Moment | None]) -> Moment | None:
    first = None
    for moment in moments:
        if moment is not None and (first is None or moment < first):
            first = moment
    return first


def _fall(state: State, at: Moment, dice: Dice) -> Event:
    return throw_back(state, state.falling[0], dice)


def _phase(state: State, at: Moment, dice: Dice) -> Event:
    if state.away and _is_skipped(state):
        return skipped(state)
    return _BY_ITSELF[type(state.phase)](state, state.phase, dice)


def _accuse(state: State, at: Moment, dice: Dice) -> Event:
    return accusing.advance(state, at)


def _lower(state: State, at: Moment, dice: Dice) -> Event:
    return pointing.advance(state)


def _ring(state: State, at: Moment, dice: Dice) -> Event:
    return ClockRang()


def _phase_due(state: State) -> Moment | None:
    """Some phases wait for Oni, or until an effect no longer forbids to go on."""
    phase = state.phase
    if type(phase) in _WAITING:
        return _earliest((phase.until, skipped_at(state, phase))) if state.away else phase.until
    if state.away and isinstance(phase, Shown):
        return closes_at(state, phase)
    if _is_held_up(state, phase):
        return skipped_at(state, phase) if type(phase) is Readying else None
    return phase.until


def _may_not_pass_on(state: State) -> bool:
    """ON-7, ON-40 Oni has to do something; or whether the square is thrown anew is not decided yet."""
    return tasks.holds_up(state) or (deadlocked(state) and may_still_win(state))


def _call_waits(state: State) -> bool:
    """ON-10 For what Oni still has to do, for an answer, and for what somebody owes."""
    return bool(state.tasks or accusing.is_open(state) or effects.awake(state))


def _may_not_lay(state: State) -> bool:
    return barred(state, "lay", state.turn) is not None


def _may_not_begin(state: State) -> bool:
    return barred(state, "begin", state.turn) is not None


def _is_held_up(state: State, phase: Phase) -> bool:
    kind = type(phase)
    if kind is Passing:
        return _may_not_pass_on(state)
    if kind is Found:
        return _may_not_lay(state)
    if kind is Readying:
        return _may_not_begin(state)
    return kind is Announced and _call_waits(state)


def _is_skipped(state: State) -> bool:
    phase = state.phase
    if type(phase) is Readying:
        return _may_not_begin(state)
    if type(phase) not in _WAITING or (gone := skipped_at(state, phase)) is None:
        return False
    return gone == _earliest((phase.until, gone))


def _deal(state: State, phase: Beginning, dice: Dice) -> Event:
    """ON-1 Exactly the square's dice; which kinds have one more is drawn."""
    each, more = divmod(len(state.square), len(KINDS))
    left = list(KINDS)
    extra = [left.pop(dice.below(len(left))) for _ in range(more)]
    square, _ = draw((*KINDS * each, *extra), len(state.square), dice)
    return SquareThrown(square)


def _pass_on(state: State, phase: Passing, dice: Dice) -> Event:
    if phase.offered:
        return ReplayOffered(state.turn)
    return Deadlocked(state.lying) if deadlocked(state) else TurnCame(phase.to)


def _begin(state: State, phase: Readying, dice: Dice) -> Event:
    if state.sought is not None and state.lying and not phase.again:
        return TryBegun(state.turn, state.sought)
    return begun(state, phase.again)


def _pass(state: State, phase: Stuck, dice: Dice) -> Event:
    return TurnPassed(state.turn)


def _cover_first(state: State, phase: Turning, dice: Dice) -> Event:
    return FirstCovered(phase.first)


def _lay(state: State, phase: Found, dice: Dice) -> Event:
    return PairLaid(phase.symbol, phase.cells)


def _close(state: State, phase: Shown, dice: Dice) -> Event:
    return closed(state, phase)


def _cancel(state: State, phase: Cancelling, dice: Dice) -> Event:
    return EffectsEnded(tuple([one.cell for one in state.aside]))


def _show_not(state: State, phase: Peeking, dice: Dice) -> Event:
    return ShowDeclined(state.turn)


def _top(state: State, phase: Topping, dice: Dice) -> Event:
    kind = die_at(state.square, phase.cell).kind
    top = OTHERS[kind, phase.symbol][dice.below(5)]
    return DieLaid(phase.cell, Die(kind, phase.symbol, top, seen=True))


def _throw(state: State, phase: Throwing, dice: Dice) -> Event:
    return Thrown(phase.cells, thrown(state.square, phase.cells, dice))


def _strike(state: State, phase: Striking, dice: Dice) -> Event:
    return strike(state, phase, dice)


def _draw(state: State, phase: Drawing, dice: Dice) -> Event:
    return CardDrawn(state.turn, draw_card(state, dice))


def _again_not(state: State, phase: Replaying, dice: Dice) -> Event:
    return ReplayDeclined(state.turn)


def _open_call(state: State, phase: Announced, dice: Dice) -> Event:
    return CallOpened(state.lying)


def _turn_up(state: State, phase: Calling, dice: Dice) -> Event:
    if phase.left:
        return TurnedUp(phase.left[0], die_at(state.square, phase.left[0]).hidden)
    return CallJudged(state.turn, all_different(state.square))


def _wait(state: State, phase: Phase, dice: Dice) -> Event:
    raise AssertionError(f"{type(phase).__name__} waits for a player")


_BY_ITSELF: Handlers[State, Phase, [Dice], Event] = (
    on(Beginning, _deal)
    | on(Passing, _pass_on)
    | on(Readying, _begin)
    | on(TryShown, _close)
    | on(Stuck, _pass)
    | on(Turning, _cover_first)
    | on(Different, _close)
    | on(Found, _lay)
    | on(Cancelling, _cancel)
    | on(Peeking, _show_not)
    | on(Showing, _close)
    | on(Barren, _close)
    | on(Topping, _top)
    | on(Throwing, _throw)
    | on(Striking, _strike)
    | on(Drawing, _draw)
    | on(Replaying, _again_not)
    | on(Announced, _open_call)
    | on(Calling, _turn_up)
    | on(Wrong, _close)
    | on(Ready, _wait)
    | on(Trying, _wait)
    | on(Starting, _wait)
    | on(Pair, _wait)
    | on(Choosing, _wait)
    | on(Naming, _wait)
    | on(Pressing, _wait)
    | on(Over, _wait)
)
