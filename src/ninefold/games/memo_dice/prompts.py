"""Who may do what now, as data."""

from collections.abc import Sequence
from functools import cache, lru_cache

from ninefold.engine import Answers, Cells, Domain, Pieces, Prompt, Seat, Symbols, Text
from ninefold.games.memo_dice.box import DICE, NAMES, PICTURES, Picture
from ninefold.games.memo_dice.rules.judging import choice, judges, naming
from ninefold.games.memo_dice.rules.words import MOST_LETTERS, shown_name
from ninefold.games.memo_dice.state import Counting, Guessing, Judging, Naming, Picking, Showing, State


def actors(state: State) -> Sequence[Seat]:
    phase = state.phase
    if type(phase) is Picking or type(phase) is Showing:
        return (phase.hider,)
    if type(phase) is Guessing:
        return (phase.guesser,)
    if type(phase) is Judging:
        return judges(state, phase)
    return (state.after(state.starter),) if type(phase) is Counting else ()


def prompts(state: State, seat: Seat) -> Sequence[Prompt]:
    phase = state.phase
    if type(phase) is Picking:
        return _rolls(state.left) if seat == phase.hider else ()
    if type(phase) is Showing:
        if seat == phase.hider:
            return (Prompt("Cover", "MD-3", {}, phase.coverable, phase.until),)
    elif type(phase) is Guessing:
        if seat == phase.guesser:
            own = state.options.names
            return _guesses(naming(state, phase), choice(state, phase), phase, own)
    elif type(phase) is Judging:
        if seat in judges(state, phase):
            fields: dict[str, Domain] = {"cup": _cell(phase.cup), "right": YES_OR_NO}
            return (Prompt("Confirm", "MD-14", fields, phase.since, phase.until),)
    elif type(phase) is Counting and seat == state.after(state.starter):
        return (Prompt("Done", "MD-12", {}, phase.closable, phase.until),)
    return ()


WORDS = Text(MOST_LETTERS, tuple(NAMES["en"][faces[0]][0] for faces in DICE))
YES_OR_NO = Answers()
VERBS: dict[Naming, str] = {"recall": "Name", "recognise": "Guess", "aloud": "Lift"}


@cache
def _cell(cell: int) -> Cells:
    return Cells((cell,))


@cache
def _rolls(left: tuple[int, ...]) -> tuple[Prompt, ...]:
    return (Prompt("Roll", "MD-3", {"die": Pieces(left)}),)


def _guesses(
    way: Naming, wall: tuple[Picture, ...], phase: Guessing, own: tuple[str, ...]
) -> tuple[Prompt, ...]:
    cup, since, until = phase.cup, phase.since, phase.until
    return (
        Prompt(VERBS[way], "MD-14", _fields(way, cup, wall, own), since, until),
        Prompt("GiveUp", "MD-10", _fields("aloud", cup), since, until, confirm=True),  # nothing is said
    )


@lru_cache(1024)
def _fields(
    way: Naming, cup: int, wall: tuple[Picture, ...] = PICTURES, own: tuple[str, ...] = ()
) -> dict[str, Domain]:
    match way:
        case "recall":
            return {"cup": _cell(cup), "text": _own_words(own) if own else WORDS}
        case "recognise":
            return {"cup": _cell(cup), "picture": Symbols(wall)}
    return {"cup": _cell(cup)}


def _own_words(own: tuple[str, ...]) -> Text:
    return Text(MOST_LETTERS, tuple(shown_name(name) for name in own[:: len(DICE[0])]))
