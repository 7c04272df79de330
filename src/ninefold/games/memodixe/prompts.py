"""What the player whose move it is may do in each phase, as prompts."""

from collections.abc import Sequence
from functools import cache

from ninefold.engine import Cells, Handlers, Prompt, Seat, Seats, SomeCells, on
from ninefold.games.memodixe.rules.call import may_call
from ninefold.games.memodixe.rules.turn import Shown
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
    Phase,
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


def mover(state: State) -> Seat:
    """Whose move it is."""
    return state.phase.givers[0] if type(state.phase) is Giving else state.turn


def actors(state: State) -> Sequence[Seat]:
    phase = state.phase
    if _OFFERS[type(phase)] is _nothing or (type(phase) is Swapping and phase.chosen):
        return ()
    return (mover(state),)


def prompts(state: State, seat: Seat) -> Sequence[Prompt]:
    phase = state.phase
    return _OFFERS[type(phase)](state, phase) if seat == mover(state) else ()


def _nothing(state: State, phase: Phase) -> Sequence[Prompt]:
    return ()


REPLAY = (Prompt("Again", "MX-20"), Prompt("Pass", "MX-20"))
GO_ON = (Prompt("Continue", "MX-34"), Prompt("End", "MX-34"))
CALL = Prompt("Dixe", "MX-30", confirm=True)
MUST_CALL = (Prompt("Dixe", "MX-10", confirm=True),)


def _starting(state: State, phase: Starting) -> Sequence[Prompt]:
    return _start(state.lying, may_call(state, state.turn))


def _turning(state: State, phase: Turning) -> Sequence[Prompt]:
    return _second(state.lying, phase.first)


def _different(state: State, phase: Different) -> Sequence[Prompt]:
    return _done("MX-7", phase)


def _barren(state: State, phase: Barren) -> Sequence[Prompt]:
    return _done("MX-8", phase)


def _looking(state: State, phase: Looking) -> Sequence[Prompt]:
    return _done("MX-11", phase)


def _wrong(state: State, phase: Wrong) -> Sequence[Prompt]:
    return _done("MX-32", phase)


def _done(clause: str, phase: Shown) -> Sequence[Prompt]:
    return (Prompt("Done", clause, {}, phase.closable, phase.until),)


def _pair(state: State, phase: Pair) -> Sequence[Prompt]:
    return _take("MX-8", phase.cells)


def _right(state: State, phase: Right) -> Sequence[Prompt]:
    return _take("MX-33", state.lying)


def _peeking(state: State, phase: Peeking) -> Sequence[Prompt]:
    others = tuple([cell for cell in state.lying if cell not in phase.pair])
    return _look(others, phase), Prompt("Pass", "MX-11", {}, phase.since, phase.until)


def _stealing(state: State, phase: Stealing) -> Sequence[Prompt]:
    return _steal(phase.victims)


def _giving(state: State, phase: Giving) -> Sequence[Prompt]:
    return _give(phase.fewest)


def _replaying(state: State, phase: Replaying) -> Sequence[Prompt]:
    return REPLAY


def _rethrowing(state: State, phase: Rethrowing) -> Sequence[Prompt]:
    return _rethrow(state.lying)


def _anchoring(state: State, phase: Anchoring) -> Sequence[Prompt]:
    return _set_aside(state.lying)


def _swapping(state: State, phase: Swapping) -> Sequence[Prompt]:
    if phase.chosen:
        return ()
    swap = Prompt("Swap", "MX-15", {"cells": SomeCells(state.lying, 2, 2)}, phase.since, phase.until)
    return swap, Prompt("Pass", "MX-15", {}, phase.since, phase.until)


def _deciding(state: State, phase: Deciding) -> Sequence[Prompt]:
    return GO_ON


_OFFERS: Handlers[State, Phase, [], Sequence[Prompt]] = (
    on(Starting, _starting)
    | on(Turning, _turning)
    | on(Different, _different)
    | on(Peeking, _peeking)
    | on(Looking, _looking)
    | on(Pair, _pair)
    | on(Barren, _barren)
    | on(Stealing, _stealing)
    | on(Giving, _giving)
    | on(Replaying, _replaying)
    | on(Rethrowing, _rethrowing)
    | on(Anchoring, _anchoring)
    | on(Swapping, _swapping)
    | on(Wrong, _wrong)
    | on(Right, _right)
    | on(Deciding, _deciding)
    | on(Beginning, _nothing)
    | on(Passing, _nothing)
    | on(Stuck, _nothing)
    | on(Throwing, _nothing)
    | on(Striking, _nothing)
    | on(Refilling, _nothing)
    | on(Hushing, _nothing)
    | on(Calling, _nothing)
    | on(Over, _nothing)
)


@cache
def _start(lying: tuple[int, ...], callable: bool) -> tuple[Prompt, ...]:
    if len(lying) < 2:
        return MUST_CALL if callable else ()
    flip = Prompt("Flip", "MX-6", {"cell": Cells(lying)})
    return (flip, CALL) if callable else (flip,)


@cache
def _second(lying: tuple[int, ...], first: int) -> tuple[Prompt, ...]:
    return (Prompt("Flip", "MX-6", {"cell": Cells(tuple(cell for cell in lying if cell != first))}),)


@cache
def _take(clause: str, cells: tuple[int, ...]) -> tuple[Prompt, ...]:
    return (Prompt("Take", clause, {"cell": Cells(cells)}),)


def _look(others: tuple[int, ...], phase: Peeking) -> Prompt:
    some = SomeCells(others, 1, min(2, len(others)))
    return Prompt("Look", "MX-11", {"cells": some}, phase.since, phase.until)


@cache
def _steal(victims: tuple[Seat, ...]) -> tuple[Prompt, ...]:
    return (Prompt("Steal", "MX-16", {"seat": Seats(victims)}),)


@cache
def _give(fewest: tuple[Seat, ...]) -> tuple[Prompt, ...]:
    return (Prompt("Give", "MX-17", {"seat": Seats(fewest)}),)


@cache
def _rethrow(lying: tuple[int, ...]) -> tuple[Prompt, ...]:
    return (Prompt("Rethrow", "MX-18", {"cell": Cells(lying)}),)


@cache
def _set_aside(lying: tuple[int, ...]) -> tuple[Prompt, ...]:
    return (Prompt("SetAside", "MX-19", {"cell": Cells(lying)}),)
