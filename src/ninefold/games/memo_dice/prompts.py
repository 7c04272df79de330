"""Who may do what now, as data."""

from collections.abc import Sequence
from functools import cache

from ninefold.engine import Answers, Cells, Pieces, Prompt, Seat, Symbols, Text
from ninefold.games.memo_dice.box import DICE, NAMES, PICTURES
from ninefold.games.memo_dice.rules.judging import judges, naming
from ninefold.games.memo_dice.state import (
    Counting,
    Guessing,
    Judging,
    Naming,
    Picking,
    Pointing,
    Showing,
    State,
)


def actors(state: State) -> Sequence[Seat]:
    phase = state.phase
    if isinstance(phase, Picking | Showing):
        return (phase.hider,)
    if isinstance(phase, Guessing | Pointing):
        return (phase.guesser,)
    if isinstance(phase, Judging):
        return judges(state, phase)
    return (state.after(state.starter),) if isinstance(phase, Counting) else ()


def prompts(state: State, seat: Seat) -> Sequence[Prompt]:
    phase = state.phase
    if isinstance(phase, Picking):
        return _rolls(state.left) if seat == phase.hider else ()
    if isinstance(phase, Showing):
        if seat == phase.hider:
            return (Prompt("Cover", "MD-3", {}, phase.coverable, phase.until),)
    elif isinstance(phase, Guessing | Pointing):
        if seat == phase.guesser:
            return _guesses(naming(state, phase), phase)
    elif isinstance(phase, Judging):
        if seat in judges(state, phase):
            cup = _cell(phase.cup)
            return (Prompt("Confirm", "MD-14", {"cup": cup, "right": YES_OR_NO}, phase.since, phase.until),)
    elif isinstance(phase, Counting) and seat == state.after(state.starter):
        return (Prompt("Done", "MD-12", {}, phase.closable, phase.until),)
    return ()


WALL, WORDS = Symbols(PICTURES), Text(40, tuple(NAMES["en"][faces[0]][0] for faces in DICE))
YES_OR_NO = Answers()


@cache
def _cell(cell: int) -> Cells:
    return Cells((cell,))


@cache
def _rolls(left: tuple[int, ...]) -> tuple[Prompt, ...]:
    return (Prompt("Roll", "MD-3", {"die": Pieces(left)}),)


def _guesses(way: Naming, phase: Guessing | Pointing) -> tuple[Prompt, ...]:
    since, until, cell = phase.since, phase.until, {"cup": _cell(phase.cup)}
    give_up = Prompt("GiveUp", "MD-10", cell, since, until, confirm=True)
    match way:
        case "recall":
            return Prompt("Name", "MD-14", {**cell, "text": WORDS}, since, until), give_up
        case "recognise":
            return Prompt("Guess", "MD-14", {**cell, "picture": WALL}, since, until), give_up
    return Prompt("Lift", "MD-14", cell, since, until), give_up
