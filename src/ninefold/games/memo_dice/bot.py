"""A player who may mix up the row. It knows its news, its view and its prompts: no rules, no state."""

from collections.abc import Sequence
from functools import partial

from ninefold.engine import Cells, Data, Dice, Moment, Pieces, Prompt, Seat, View, replace
from ninefold.games.memo_dice.box import COLOURS, DICE, NAMES, PICTURES, Picture
from ninefold.games.memo_dice.view import Covered, Hiding, Lifted, Public, Shown
from ninefold.minds import LEVELS, Bot, Level, Wish
from ninefold.minds.memory import (
    TRAITS,
    Memory,
    Recalled,
    Traits,
    perceive,
    recall,
    rehearse,
    slip,
    with_earlier,
)
from ninefold.minds.reaction import REFLEXES, reaction

COLOUR_CUPS = ("red", "blue", "black")
WHIMS = 1 << 16


class Mind(Data):
    seat: Seat
    heard: Moment = 0  # when something happened last
    ready: Moment = 0  # when its hand can move
    whim: int = 0  # decides what memory does not
    memory: Memory = ()  # of pictures, by their place in the row
    earlier: Memory = ()  # of the row before
    table: Public | None = None


def hear(level: Level, mind: Mind, at: Moment, news: object, view: View, noise: Dice) -> Mind:
    table = view.public
    assert isinstance(table, Public)
    memory, earlier = mind.memory, mind.earlier
    match mind.table:
        case Public(scene=Shown(picture=picture), row=row) if len(table.row) > len(row):
            memory = _covered(TRAITS[level], memory, len(row), picture, at, noise)
        case _ if memory and isinstance(table.scene, Hiding) and not table.row:
            memory, earlier = (), memory
        case Public(row=row) if _covered_cups(table.row) < _covered_cups(row):
            memory = slip(memory, TRAITS[level], near, noise)  # a new thing disturbs what is remembered
    ready = at + reaction(REFLEXES[level], len(table.dice), noise)
    return Mind(mind.seat, at, ready, noise.below(WHIMS), memory, earlier, table)


def _covered_cups(row: Sequence[Covered | Lifted]) -> int:
    return sum(isinstance(place, Covered) for place in row)


def _covered(traits: Traits, memory: Memory, place: int, picture: Picture, at: Moment, noise: Dice) -> Memory:
    """The picture is covered: only the mind has it now. The time since the last cup went into rehearsing."""
    if memory:
        memory = rehearse(memory, max(trace.first for trace in memory), at, traits, noise)
    return perceive(slip(memory, traits, near, noise), place, picture, at, noise)


def choose(traits: Traits, mind: Mind, prompts: Sequence[Prompt]) -> Wish | None:
    match prompts:
        case [Prompt(verb="Roll", fields={"die": Pieces(left)}) as roll]:
            return Wish(mind.ready, roll, {"die": left[mind.whim % len(left)]})
        case [Prompt(verb="Cover" | "Done") as only]:
            return Wish(max(mind.ready, only.opens_at), only, {})
        case [Prompt(fields={"cup": Cells((cup,))}) as naming, give_up]:
            return _name(traits, mind, cup, naming, give_up)
    return None


def _name(traits: Traits, mind: Mind, cup: int, naming: Prompt, give_up: Prompt) -> Wish:
    picture, latency = _thought_of(traits, mind, cup)
    at = mind.ready + latency
    match naming.verb:
        case "Name" if picture:
            return Wish(at, naming, {"cup": cup, "text": _name_of(mind, picture)})
        case "Guess" if picture:
            return Wish(at, naming, {"cup": cup, "picture": picture})
    return Wish(at, give_up, {"cup": cup})  # nothing comes to mind, or it has no voice


def _thought_of(traits: Traits, mind: Mind, cup: int) -> tuple[Picture | None, Moment]:
    """The picture that it recalls; else a faint one, or a guess, or nothing."""
    possible = _possible(mind, cup)
    recalled = _recall(traits, mind, cup, possible)
    if recalled.trace is None and traits.faint:
        faint = replace(traits, threshold=traits.threshold - traits.faint)
        recalled = Recalled(_recall(faint, mind, cup, possible).trace, recalled.latency)
    if recalled.trace is not None:
        return recalled.trace.what, recalled.latency
    tries, whim = mind.whim % 100 >= traits.gives_up, mind.whim // 100
    return (possible[whim % len(possible)] if tries else None), recalled.latency


def _name_of(mind: Mind, picture: Picture) -> str:
    own = mind.table.own if mind.table is not None else ()
    return own[PICTURES.index(picture)].name if own else NAMES["en"][picture][0]


def _recall(traits: Traits, mind: Mind, cup: int, possible: Sequence[Picture]) -> Recalled:
    memory = tuple(trace for trace in mind.memory if trace.what in possible)
    earlier = tuple(trace for trace in mind.earlier if trace.what in possible)
    return recall(with_earlier(memory, earlier, mind.heard, traits), cup, traits, near)


def near(one: int, other: int) -> float:
    """How easily two places of the row are confused: neighbours easily, others hardly."""
    return float(0.6 ** (one - other) ** 2)


def _possible(mind: Mind, cup: int) -> tuple[Picture, ...]:
    """The pictures that the colour of a cup, the dice used and the cups lifted so far allow."""
    table = mind.table
    assert table is not None
    place = table.row[cup]
    colours = (
        [colour for colour, left in zip(COLOUR_CUPS, table.cups, strict=True) if not left]
        if place.cup == "gold"
        else [place.cup]
    )
    lifted = {place.picture for place in table.row if isinstance(place, Lifted)}
    return tuple(
        picture
        for die, faces in enumerate(DICE)
        if die not in table.dice and lifted.isdisjoint(faces)
        for picture in faces
        if COLOURS[picture] in colours
    )


BOTS: dict[Level, Bot[Mind]] = {
    level: Bot(Mind, partial(hear, level), partial(choose, TRAITS[level])) for level in LEVELS
}
