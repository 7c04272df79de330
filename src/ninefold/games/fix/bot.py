"""A player with human hands. It knows its news, its view and its prompts: no rules, no state."""

from collections.abc import Sequence
from functools import partial

from ninefold.engine import Data, Dice, Moment, Pieces, Prompt, Seat, Split, View, replace
from ninefold.games.fix.view import (
    Flicked,
    LayStill,
    News,
    OnDisc,
    Public,
    Rolled,
    RoundBegun,
    RoundScored,
    Started,
)
from ninefold.minds import LEVELS, Bot, Level, Wish
from ninefold.minds.reaction import REFLEXES, Reflexes, reaction

READING, READS = 2_500, 2_000  # ms: to read scores or think about a deal, and how much longer it may take
WHIMS = 1 << 16

# How many ways to deal it thinks over: all there are, or some by whim.
THOUGHTS: dict[Level, int] = {"goldfish": 1, "child": 4, "adult": 20, "elephant": 126}


class Mind(Data):
    seat: Seat
    ready: Moment = 0  # when its hand can move
    tumbling: bool = False  # its dice do: it waits to see them
    whim: int = 0  # decides what it thinks of when it deals


def hear(reflexes: Reflexes, mind: Mind, at: Moment, news: News, view: View, noise: Dice) -> Mind:
    me = mind.seat
    match news:
        case LayStill(seat, dice) if seat == me:
            return replace(mind, tumbling=False, ready=at + reaction(reflexes, len(dice), noise))
        case Rolled(seat) if seat == me:
            return replace(mind, tumbling=True)
        case Flicked(seat) if seat == me:
            return replace(mind, ready=at + reaction(reflexes, 1, noise) // 2)  # the eye is there already
        case Flicked(to=to) if to == me and _rested(me, view):
            return replace(mind, ready=at + reaction(reflexes, 1, noise))
        case Started():
            return replace(mind, tumbling=True)
        case RoundBegun() | RoundScored():
            ready = at + READING + noise.below(READS)
            return replace(mind, tumbling=False, ready=ready, whim=noise.below(WHIMS))
    return mind


def _rested(me: Seat, view: View) -> bool:
    """Whether the die that has just come is the only one before it."""
    table = view.public
    assert isinstance(table, Public)
    mine = [place for place in table.dice if place.seat == me and not isinstance(place, OnDisc)]
    return len(mine) == 1


def choose(thoughts: int, mind: Mind, prompts: Sequence[Prompt]) -> Wish | None:
    match prompts:
        case [Prompt(verb="Flick", fields={"die": Pieces((die, *_))}) as flick]:
            return Wish(mind.ready, flick, {"die": die})
        case [Prompt(verb="Roll") as roll] if not mind.tumbling and not roll.opens_at:
            return Wish(mind.ready, roll, {})
        case [Prompt(verb="Deal", fields={"dice": Split() as split}) as deal]:
            return Wish(mind.ready, deal, {"dice": _deal(thoughts, mind, split)})
        case [Prompt(verb="Done") as done]:
            return Wish(max(mind.ready, done.opens_at), done, {})
    return None


def _deal(thoughts: int, mind: Mind, split: Split) -> tuple[int, ...]:
    """The best for itself of the deals it thinks of."""
    deals = split.all()
    first, step = mind.whim % len(deals), 1 + mind.whim // len(deals) % 7
    some = {deals[(first + k * step) % len(deals)] for k in range(min(thoughts, len(deals)))}
    return max(sorted(some if thoughts < len(deals) else deals), key=lambda deal: expected(deal, mind.seat))


def expected(deal: tuple[int, ...], seat: Seat) -> float:
    return -deal[seat]


BOTS: dict[Level, Bot[Mind]] = {
    level: Bot(Mind, partial(hear, REFLEXES[level]), partial(choose, THOUGHTS[level])) for level in LEVELS
}
