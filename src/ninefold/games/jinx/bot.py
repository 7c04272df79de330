"""A player who sees several things in a picture. It knows its news, its view and its prompts: no rules."""

from collections.abc import Sequence
from functools import partial
from math import log

from ninefold.engine import Cells, Data, Dice, Moment, Prompt, Seat, View, replace
from ninefold.games.jinx.actions import Points
from ninefold.games.jinx.box import CELLS
from ninefold.games.jinx.mind.clue import AT_FIRST, SHARP, Odds, best, ideas, learnt, likeliest
from ninefold.games.jinx.mind.lexicon import Lexicon, coded, lexicon, own_lexicon
from ninefold.games.jinx.view import (
    Answered,
    ClueDrawn,
    ClueSpoken,
    ClueWritten,
    Contested,
    Guessing,
    Kept,
    News,
    PositionDrawn,
    Public,
    RefereePointed,
    TurnScored,
)
from ninefold.minds import LEVELS, Bot, Level, Wish
from ninefold.minds.reaction import REFLEXES, Reflexes, reaction

GRAIN = 1 << 16
WHIMS = 1 << 16
THINKING, THINKS = 4_000, 4_000  # ms: to find a clue or to look at the end of a turn, and how much longer
LETTER, LETTERS = 35, 40  # ms to read one, and no more than so many
CLEAR = 0.5  # a fit better than the next by so much leaves no doubt


class Manner(Data):
    """How somebody plays."""

    reflexes: Reflexes
    blur: float  # how much it misjudges how well a picture fits
    thoughts: int  # clues it thinks of before it gives one
    learns: bool = False  # how alike the others see what fits, from what they pick


MANNERS: dict[Level, Manner] = {
    "goldfish": Manner(REFLEXES["goldfish"], 0.34, 1),
    "child": Manner(REFLEXES["child"], 0.24, 3),
    "adult": Manner(REFLEXES["adult"], 0.17, 6),
    "elephant": Manner(REFLEXES["elephant"], 0.06, 12, learns=True),
}


class Mind(Data):
    seat: Seat
    ready: Moment = 0  # when its hand can move
    shout: Moment = 0  # when it can shout
    beliefs: tuple[float, ...] = (0.0,) * len(CELLS)  # how well each card fits the clue, as it sees it
    avoided: tuple[int, ...] = ()  # cards on which it saw a finger in time
    clue: str = ""  # what it will say;
    stroke: Points = ()  # or draw, of a picture that says nothing to it
    used: tuple[str, ...] = ()  # concepts that it has given as clues
    fits: tuple[float, ...] = (0.0,) * len(CELLS)  # how well each card fits, when it looks back
    others: Odds = AT_FIRST  # how alike the others see that


def hear(manner: Manner, mind: Mind, at: Moment, news: News, view: View, noise: Dice) -> Mind:
    table = view.public
    assert isinstance(table, Public)
    me, reflexes = mind.seat, manner.reflexes
    if manner.learns and isinstance(news, Kept) and news.seat != me and isinstance(table.scene, Guessing):
        others = learnt(mind.others, mind.fits, table.scene.free, news.cell)
        mind = replace(mind, others=others)
    match news:
        case PositionDrawn(_, cell):
            mind = replace(mind, ready=at + THINKING + noise.below(THINKS))
            return _think_of_a_clue(manner, mind, table, cell, noise)
        case ClueWritten() | ClueSpoken() | ClueDrawn() if table.active != me:
            return _look(manner, mind, news, table, noise)
        case Contested(_, seats, show_at) if me in seats:
            return replace(mind, shout=show_at + reaction(reflexes, 1, noise))
        case Kept(seat, cell, "alone") | RefereePointed(seat, cell) if me not in (seat, table.active):
            return _saw_a_finger(manner, mind, at, cell, noise)
        case Contested(cell) if table.active != me:
            return _saw_a_finger(manner, mind, at, cell, noise)
        case Kept(seat, cell) if seat != me and table.active != me:
            hurry = max(mind.ready, at + reaction(reflexes, 4, noise))
            return replace(mind, ready=hurry, avoided=(*mind.avoided, cell))
        case Kept() | Answered() if table.active == me:
            return replace(mind, ready=at + reaction(reflexes, 1, noise))
        case TurnScored():
            return replace(mind, ready=at + THINKING + noise.below(THINKS))
    return mind


def _think_of_a_clue(manner: Manner, mind: Mind, table: Public, target: int, noise: Dice) -> Mind:
    words, square = _reading(table)
    found = ideas(words, square[target])
    fresh = [concept for concept in found if concept not in mind.used] or found
    if not fresh:
        stroke = tuple((noise.below(1_000), noise.below(1_000)) for _ in range(5))
        return replace(mind, clue="", stroke=stroke, fits=(0.0,) * len(CELLS))
    thought_of = _some(fresh, manner.thoughts, noise)
    sharp = likeliest(mind.others) if manner.learns else SHARP
    concept = best(words, thought_of, square, target, len(table.won) - 1, sharp)
    clue = concept if table.own_pictures else coded(concept)
    sense = words.sense(coded(concept))
    fits = tuple(words.fit(sense, picture) for picture in square)
    return replace(mind, clue=clue, stroke=(), used=(*mind.used, concept), fits=fits)


def _reading(table: Public) -> tuple[Lexicon, Sequence[int | None]]:
    """What the pictures in the square say: of the box by their numbers, a table's own by their places."""
    return (own_lexicon(table.words), CELLS) if table.own_pictures else (lexicon(), table.square)


def _some(found: Sequence[str], many: int, noise: Dice) -> list[str]:
    left = list(found)
    while len(left) > many:
        left.pop(noise.below(len(left)))
    return left


def _look(
    manner: Manner, mind: Mind, clue: ClueWritten | ClueSpoken | ClueDrawn, table: Public, noise: Dice
) -> Mind:
    """Read the clue, look at all nine, and decide: the longer, the less clear it is."""
    fits, reading = [0.0] * len(CELLS), 0
    if isinstance(clue, ClueWritten):
        words, square = _reading(table)
        reading = LETTER * min(len(clue.text), LETTERS)
        sense = words.sense(clue.text, clue.language)
        fits = [words.fit(sense, picture) for picture in square]
    beliefs = tuple(fit + manner.blur * _logistic(noise) for fit in fits)
    first, second = sorted(beliefs, reverse=True)[:2]
    doubt = max(0.0, 1 - (first - second) / CLEAR)
    scene = table.scene
    assert isinstance(scene, Guessing)
    took = round(reaction(manner.reflexes, len(CELLS), noise) * (2 + 2 * doubt))
    ready = scene.opens_at + reading + took
    return replace(mind, ready=ready, beliefs=beliefs, avoided=(), fits=tuple(fits))


def _saw_a_finger(manner: Manner, mind: Mind, at: Moment, cell: int, noise: Dice) -> Mind:
    """Another was quicker: look for another card."""
    again = at + reaction(manner.reflexes, 1, noise)
    ready = max(mind.ready, again) if cell == _favourite(mind, CELLS) else mind.ready
    return replace(mind, avoided=(*mind.avoided, cell), ready=ready)


def _favourite(mind: Mind, cells: Sequence[int]) -> int:
    left = [cell for cell in cells if cell not in mind.avoided] or cells
    return max(left, key=lambda cell: mind.beliefs[cell])


def _logistic(noise: Dice) -> float:
    chance = (noise.below(GRAIN) + 0.5) / GRAIN
    return log(chance / (1 - chance))


def choose(mind: Mind, prompts: Sequence[Prompt]) -> Wish | None:
    for prompt in prompts:
        match prompt:
            case Prompt(verb="Point", clause="JX-6", fields={"cell": Cells(cells)}):
                return Wish(max(mind.ready, prompt.opens_at), prompt, {"cell": _favourite(mind, cells)})
            case Prompt(verb="Jinx", closes_at=int(end)) if max(mind.shout, prompt.opens_at) < end:
                return Wish(max(mind.shout, prompt.opens_at), prompt, {})
            case Prompt(verb="Clue") if mind.clue:
                return Wish(mind.ready, prompt, {"text": mind.clue})
            case Prompt(verb="Draw") if mind.stroke:
                return Wish(mind.ready, prompt, {"stroke": mind.stroke})
            case Prompt(verb="Yes" | "No", fields={"cell": Cells((cell,))}):
                return Wish(max(mind.ready, prompt.opens_at), prompt, {"cell": cell})
            case Prompt(verb="Done"):
                return Wish(max(mind.ready, prompt.opens_at), prompt, {})
    return None


BOTS: dict[Level, Bot[Mind]] = {level: Bot(Mind, partial(hear, MANNERS[level]), choose) for level in LEVELS}
