"""What the player whose move it is may do in each phase, as prompts."""

from collections.abc import Sequence
from functools import cache

from ninefold.engine import Cells, Moment, Prompt, Seat, Seats, SomeCells
from ninefold.games.memodixe.call import may_call
from ninefold.games.memodixe.state import (
    Anchoring,
    Barren,
    Deciding,
    Different,
    Giving,
    Looking,
    Pair,
    Peeking,
    Replaying,
    Rethrowing,
    Right,
    Starting,
    State,
    Stealing,
    Swapping,
    Turning,
    Wrong,
)


def mover(state: State) -> Seat:
    """Whose move it is."""
    return state.phase.givers[0] if isinstance(state.phase, Giving) else state.turn


def prompts(state: State, seat: Seat) -> Sequence[Prompt]:
    return _prompts(state) if seat == mover(state) else ()


def actors(state: State) -> Sequence[Seat]:
    return _one(mover(state)) if _prompts(state) else ()


@cache
def _one(seat: Seat) -> tuple[Seat]:
    return (seat,)


def _prompts(state: State) -> Sequence[Prompt]:
    match state.phase:
        case Starting():
            return _start(state.lying, may_call(state, state.turn))
        case Turning(first):
            return _second(state.lying, first)
        case Different(_, closable, until):
            return (Prompt("Done", "MX-7", {}, closable, until),)
        case Pair(_, cells):
            return _take("MX-8", cells)
        case Barren(_, _, closable, until):
            return (Prompt("Done", "MX-8", {}, closable, until),)
        case Peeking(pair, until):
            others = tuple(cell for cell in state.lying if cell not in pair)
            return _look(others, until), Prompt("Pass", "MX-11", closes_at=until)
        case Looking(_, _, closable, until):
            return (Prompt("Done", "MX-11", {}, closable, until),)
        case Stealing(victims):
            return _steal(victims)
        case Giving(_, fewest):
            return _give(fewest)
        case Replaying():
            return REPLAY
        case Rethrowing():
            return _rethrow(state.lying)
        case Anchoring():
            return _set_aside(state.lying)
        case Swapping(until, chosen) if not chosen:
            two = SomeCells(state.lying, 2, 2)
            swap = Prompt("Swap", "MX-15", {"cells": two}, closes_at=until)
            return swap, Prompt("Pass", "MX-15", closes_at=until)
        case Wrong(_, closable, until):
            return (Prompt("Done", "MX-32", {}, closable, until),)
        case Right():
            return _take("MX-33", state.lying)
        case Deciding():
            return GO_ON
    return ()


REPLAY = (Prompt("Again", "MX-20"), Prompt("Pass", "MX-20"))
GO_ON = (Prompt("Continue", "MX-34"), Prompt("End", "MX-34"))
CALL = Prompt("Dixe", "MX-30", confirm=True)
MUST_CALL = (Prompt("Dixe", "MX-10", confirm=True),)


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


def _look(others: tuple[int, ...], until: Moment | None) -> Prompt:
    return Prompt("Look", "MX-11", {"cells": SomeCells(others, 1, min(2, len(others)))}, closes_at=until)


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
