"""What each seat may do: the player whose turn it is, Oni, and whoever an effect asks something of."""

from collections.abc import Mapping, Sequence
from functools import cache

from ninefold.engine import Cells, Faces, Handlers, Prompt, Seat, SomeCells, Symbols, kept, on
from ninefold.games.oni.rules import accusing, effects, pointing, tasks
from ninefold.games.oni.rules.calling import won
from ninefold.games.oni.rules.effects import barred
from ninefold.games.oni.rules.flipping import turnable
from ninefold.games.oni.rules.hidden import lying_hidden
from ninefold.games.oni.rules.oni_plays import offer_centre
from ninefold.games.oni.rules.powers import missing
from ninefold.games.oni.rules.turn import Shown
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
from ninefold.parts.dixe.calling import Calling, Wrong
from ninefold.parts.dixe.dice import FACES
from ninefold.parts.dixe.square import die_at
from ninefold.parts.dixe.turning import Different, Turning


@kept
def actors(state: State) -> Sequence[Seat]:
    return [seat for seat, offered in _offered(state).items() if offered]


def prompts(state: State, seat: Seat) -> Sequence[Prompt]:
    return _offered(state).get(seat, ())


@kept
def _offered(state: State) -> Mapping[Seat, Sequence[Prompt]]:
    """To every seat."""
    phase, oni = state.phase, state.oni
    if type(phase) is Ready:
        return dict.fromkeys(state.seats, GO)
    if type(phase) is Over:
        return {}
    offered = effects.prompts(state)
    offered[state.turn] += _of_turn(state)
    offered[oni] += tasks.prompts(state)
    offered[oni] += offer_centre(state)
    if state.effects or state.accusations:
        for seat, answers in accusing.prompts(state).items():
            offered[seat] += answers
    for seat, point in pointing.prompts(state).items():
        offered[seat] += point
    return offered


def _of_turn(state: State) -> Sequence[Prompt]:
    return _OFFERS[type(state.phase)](state, state.phase)


def race(state: State) -> Seat | None:
    """ON-31 Of equal moments, the team's comes before Oni's."""
    return state.team[0] if effects.racing(state) else None


GO = (Prompt("Go", "ON-3"),)
NEXT = (Prompt("Next", "ON-6"),)
CALL = Prompt("Dixe", "ON-40", confirm=True)


def _trying(state: State, phase: Trying) -> Sequence[Prompt]:
    return _flip("ON-16", turnable(state)) if _may_touch(state) else ()


def _starting(state: State, phase: Starting) -> Sequence[Prompt]:
    cells = turnable(state)
    flip = _flip("ON-5", cells) if cells and _may_touch(state) else ()
    return (*flip, CALL) if won(state) else flip


def _turning(state: State, phase: Turning) -> Sequence[Prompt]:
    cells = turnable(state)
    if not cells or not _may_touch(state) or barred(state, "second", state.turn):
        return ()
    return _flip("ON-5", cells)


def _may_touch(state: State) -> bool:
    return barred(state, "touch", state.turn) is None


@cache
def _flip(clause: str, cells: tuple[int, ...]) -> tuple[Prompt, ...]:
    return (Prompt("Flip", clause, {"cell": Cells(cells)}),)


def _different(state: State, phase: Different) -> Sequence[Prompt]:
    return (Prompt("Done" if state.bans else "Next", "ON-6", {}, phase.closable, phase.until),)


def _try_shown(state: State, phase: TryShown) -> Sequence[Prompt]:
    return _done("ON-16", phase)


def _showing(state: State, phase: Showing) -> Sequence[Prompt]:
    return _done("ON-12", phase)


def _barren(state: State, phase: Barren) -> Sequence[Prompt]:
    return _done("ON-20", phase)


def _wrong(state: State, phase: Wrong) -> Sequence[Prompt]:
    return _done("ON-40", phase)


def _done(clause: str, phase: Shown) -> Sequence[Prompt]:
    return (Prompt("Done", clause, {}, phase.closable, phase.until),)


def _peeking(state: State, phase: Peeking) -> Sequence[Prompt]:
    cells = lying_hidden(state)
    some = SomeCells(cells, 1, min(2, len(cells)))
    show = Prompt("Show", "ON-12", {"cells": some}, phase.since, phase.until)
    return show, Prompt("Pass", "ON-12", {}, phase.since, phase.until)


def _pair(state: State, phase: Pair) -> Sequence[Prompt]:
    return (Prompt("Take", "ON-5", {"cell": Cells(phase.cells)}),)


def _choosing(state: State, phase: Choosing) -> Sequence[Prompt]:
    faces = Faces(FACES[die_at(state.square, phase.cell).kind])
    return (Prompt("Choose", "ON-14", {"symbol": faces}),)


def _naming(state: State, phase: Naming) -> Sequence[Prompt]:
    return (Prompt("Name", "ON-16", {"symbol": Symbols(missing(state))}),)


def _pressing(state: State, phase: Pressing) -> Sequence[Prompt]:
    return NEXT


def _replaying(state: State, phase: Replaying) -> Sequence[Prompt]:
    again = Prompt("Again", "ON-20", {}, phase.since, phase.until)
    return again, Prompt("Pass", "ON-20", {}, phase.since, phase.until)


def _nothing(state: State, phase: Phase) -> Sequence[Prompt]:
    return ()


_OFFERS: Handlers[State, Phase, [], Sequence[Prompt]] = (
    on(Trying, _trying)
    | on(TryShown, _try_shown)
    | on(Starting, _starting)
    | on(Turning, _turning)
    | on(Different, _different)
    | on(Peeking, _peeking)
    | on(Showing, _showing)
    | on(Pair, _pair)
    | on(Barren, _barren)
    | on(Choosing, _choosing)
    | on(Naming, _naming)
    | on(Pressing, _pressing)
    | on(Replaying, _replaying)
    | on(Wrong, _wrong)
    | on(Beginning, _nothing)
    | on(Ready, _nothing)
    | on(Passing, _nothing)
    | on(Readying, _nothing)
    | on(Stuck, _nothing)
    | on(Found, _nothing)
    | on(Cancelling, _nothing)
    | on(Topping, _nothing)
    | on(Throwing, _nothing)
    | on(Striking, _nothing)
    | on(Drawing, _nothing)
    | on(Announced, _nothing)
    | on(Calling, _nothing)
    | on(Over, _nothing)
)
