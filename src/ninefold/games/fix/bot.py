"""A player with human hands. It knows its news, its view and its prompts: no rules, no state."""

from collections.abc import Sequence
from functools import partial

from ninefold.engine import Data, Dice, Moment, Pieces, Prompt, Seat, Split, View, replace
from ninefold.games.fix.plan import die_to_flick, waits
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

TAP, TAPS = 220, 80  # ms between two taps of somebody who taps steadily: about four a second


class Manner(Data):
    """How somebody plays."""

    reflexes: Reflexes
    thoughts: int  # how many ways to deal it considers; there are at most 126
    plans: bool = False  # it taps while its dice tumble (FX-17), and looks at the whole table


MANNERS: dict[Level, Manner] = {
    "goldfish": Manner(REFLEXES["goldfish"], 1),
    "child": Manner(REFLEXES["child"], 4),
    "adult": Manner(REFLEXES["adult"], 20),
    "elephant": Manner(REFLEXES["elephant"], 126, plans=True),
}


class Mind(Data):
    seat: Seat
    ready: Moment = 0  # from when on its hand can move
    tumbling: bool = False  # whether its dice tumble
    whim: int = 0  # decides what it thinks of when it deals
    table: Public | None = None  # for a bot that looks at the whole table


def hear(manner: Manner, mind: Mind, at: Moment, news: News, view: View, noise: Dice) -> Mind:
    mind = _reacted(manner, mind, at, news, view, noise)
    if not manner.plans:
        return mind
    table, before = view.public, mind.table
    assert isinstance(table, Public)
    if before is not None and waits(mind.seat, before) and not waits(mind.seat, table):
        mind = replace(mind, ready=max(mind.ready, at + reaction(manner.reflexes, 1, noise)))
    return replace(mind, table=table)


def _reacted(manner: Manner, mind: Mind, at: Moment, news: News, view: View, noise: Dice) -> Mind:
    me, reflexes = mind.seat, manner.reflexes
    match news:
        case LayStill(seat, dice) if seat == me:
            return replace(mind, tumbling=False, ready=at + reaction(reflexes, len(dice), noise))
        case Rolled(seat) if seat == me:
            return _thrown(manner, mind, at, noise)
        case Flicked(seat) if seat == me:
            return replace(mind, ready=at + reaction(reflexes, 1, noise) // 2)  # it looks there already
        case Flicked(to=to) if to == me and _rested(me, view):
            return replace(mind, ready=at + reaction(reflexes, 1, noise))
        case Started():
            return _thrown(manner, mind, at, noise)
        case RoundBegun() | RoundScored():
            ready = at + READING + noise.below(READS)
            return replace(mind, tumbling=False, ready=ready, whim=noise.below(WHIMS))
    return mind


def _thrown(manner: Manner, mind: Mind, at: Moment, noise: Dice) -> Mind:
    """A bot that keeps tapping does not wait to see the dice."""
    return replace(mind, tumbling=True, ready=at + TAP + noise.below(TAPS) if manner.plans else mind.ready)


def _rested(me: Seat, view: View) -> bool:
    """Whether the die that has just come is the only one before it."""
    table = view.public
    assert isinstance(table, Public)
    mine = [place for place in table.dice if place.seat == me and not isinstance(place, OnDisc)]
    return len(mine) == 1


def choose(manner: Manner, mind: Mind, prompts: Sequence[Prompt]) -> Wish | None:
    match prompts:
        case [Prompt(verb="Flick", fields={"die": Pieces(coloured)}) as flick]:
            die = coloured[0] if mind.table is None else die_to_flick(mind.seat, mind.table, coloured)
            return None if die is None else Wish(mind.ready, flick, {"die": die})
        case [Prompt(verb="Roll") as roll] if not roll.opens_at and _throws(manner, mind):
            return Wish(mind.ready, roll, {})
        case [Prompt(verb="Deal", fields={"dice": Split() as split}) as deal]:
            return Wish(mind.ready, deal, {"dice": _deal(manner.thoughts, mind, split)})
        case [Prompt(verb="Done") as done]:
            return Wish(max(mind.ready, done.opens_at), done, {})
    return None


def _throws(manner: Manner, mind: Mind) -> bool:
    if mind.tumbling:
        return manner.plans
    return mind.table is None or not waits(mind.seat, mind.table)


def _deal(thoughts: int, mind: Mind, split: Split) -> tuple[int, ...]:
    """The deal that is best for itself, among all deals or those that it happens to consider."""
    deals = split.all()
    if thoughts < len(deals):
        stride = 1 + mind.whim // len(deals)
        deals = tuple(deals[(mind.whim + k * stride) % len(deals)] for k in range(thoughts))
    return max(deals, key=lambda deal: _lead(deal, mind.seat))


def _lead(deal: tuple[int, ...], seat: Seat) -> float:
    """By how many points it expects to beat the average of the others."""
    worth = [expected(own, deal[place - 1]) for place, own in enumerate(deal)]
    return worth[seat] - (sum(worth) - worth[seat]) / (len(deal) - 1)


def expected(own: int, previous: int) -> float:
    """The points of a round for so many dice, by how many the player has whose green dice will come.

    Every die is worth a little in the last throw; few dice may all go, unless new ones come. The numbers are
    a least-squares fit to 12,564 rounds among adult bots, over all deals to two to five players. The means of
    the deals lie 0.34 points (rms) from it; chance alone, in so few rounds of each deal, would leave 0.33.
    """
    return 0.2 * own + 2.16 * 0.4 ** (own - 1) * 0.925 ** (previous - 1)


BOTS: dict[Level, Bot[Mind]] = {
    level: Bot(Mind, partial(hear, MANNERS[level]), partial(choose, MANNERS[level])) for level in LEVELS
}
