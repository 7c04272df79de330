"""MD-14 How a picture is named, and who judges what was said aloud; MD-16 the hint of the colour."""

from functools import cache

from ninefold.engine import Seat
from ninefold.games.memo_dice.box import COLOURS, PICTURES, Colour, Picture
from ninefold.games.memo_dice.state import Guessing, Judging, Naming, State


def naming(state: State, guessing: Guessing) -> Naming:
    """How this guesser names this picture. A bot has no voice, and nobody says it to bots alone."""
    usual = state.options.naming
    if usual == "recall" and state.options.helps(guessing.guesser, "colour"):
        return "recognise"
    if usual != "aloud":
        return usual
    heard = guessing.guesser not in state.bots and _hearers(state, guessing.guesser)
    return "aloud" if heard else "recognise"


def choice(state: State, guessing: Guessing) -> tuple[Picture, ...]:
    """The pictures on the guesser's wall. The gold cup hides a colour whose own cups are all in the row."""
    if not state.options.helps(guessing.guesser, "colour"):
        return PICTURES
    cup = state.row[guessing.cup].cup
    if cup != "gold":
        return _of((cup,))
    return _of(tuple([colour for colour in CUP_COLOURS if not state.cups_left(colour)]))


CUP_COLOURS: tuple[Colour, ...] = ("red", "blue", "black")


@cache
def _of(colours: tuple[Colour, ...]) -> tuple[Picture, ...]:
    return tuple([picture for picture in PICTURES if COLOURS[picture] in colours])


def judges(state: State, judging: Judging) -> tuple[Seat, ...]:
    """The people who may still say whether it was right. Those who are away may have heard it, too."""
    settled = {judging.guesser, *state.bots, *(seat for seat, _ in judging.votes)}
    return tuple([seat for seat in state.seats if seat not in settled])


def is_sure(state: State, judging: Judging) -> bool:
    """Somebody has said so, and no tap that is waited for could change it."""
    waited_for = sum(seat not in state.away for seat in judges(state, judging))
    ahead = lead(judging)
    return bool(judging.votes) and not ahead - waited_for < 0 <= ahead + waited_for


def lead(judging: Judging) -> int:
    """By how many more said right than wrong."""
    return sum(1 if right else -1 for _, right in judging.votes)


def _hearers(state: State, guesser: Seat) -> bool:
    """Whether a person besides the guesser is at the table."""
    return any([seat not in state.bots and seat not in state.away for seat in state.seats if seat != guesser])
