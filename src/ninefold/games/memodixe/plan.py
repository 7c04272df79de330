"""How an elephant weighs what a choice leads to: the call, and what it does with a pair and its power.

It looks to the end of its own turn. What comes after that, `outlook` estimates. The others are taken to
remember as well as it does, except for what it alone has seen. Which dice it turns, it decides like all.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ninefold.engine import Cells, Prompt
from ninefold.games.memodixe.mind import Mind, beliefs, table_of
from ninefold.games.memodixe.outlook import ANY, BIT, FALLEN, Masks, Outlook, chances
from ninefold.minds import Wish
from ninefold.minds.memory import TRAITS
from ninefold.parts.dixe.mind import Belief, all_different, possible
from ninefold.parts.dixe.views import Lying, Turned

LEAST = 0.3  # it never calls below this chance to be right: that only throws dice away
EAGER = 0.03  # how much of its chance to win a call may cost, because it ends the game before luck turns
SURE = 0.97  # it always calls from this chance to win on
TRAITS_OF = TRAITS["elephant"]


class Place(NamedTuple):
    """A position that the table may come to, as this player sees it."""

    masks: Masks  # what it knows
    told: Masks  # what all know
    kinds: tuple[str, ...]  # by cell
    reserve: int
    aside: int
    won: tuple[int, ...]
    seat: int


def outlook_of(mind: Mind) -> Outlook:
    """The outlook of the player whose turn it is."""
    place = place_of(mind)
    return Outlook(place.masks, place.reserve + place.aside, place.won, place.seat)


def place_of(mind: Mind) -> Place:
    table, belief = table_of(mind), beliefs(TRAITS_OF, mind)
    masks = tuple([_mask(belief, cell) for cell in range(len(mind.square))])
    told = tuple(
        [
            _bits(possible(spot)) if cell in mind.secret and isinstance(spot, Lying) else masks[cell]
            for cell, spot in enumerate(mind.square)
        ]
    )
    kinds = tuple([str(spot.kind) if isinstance(spot, Lying | Turned) else "" for spot in mind.square])
    return Place(masks, told, kinds, table.reserve, len(table.aside), table.won, mind.seat)


def _mask(belief: Belief, cell: int) -> int:
    return _bits(belief[cell]) if cell in belief else 0


def _bits(symbols: Sequence[str]) -> int:
    return sum([BIT[symbol] for symbol in symbols])


# What a position is worth: the chance to win


def over(place: Place) -> float:
    """The value of the position when its turn is over."""
    after = (place.seat + 1) % len(place.won)
    outlook = Outlook(place.told, place.reserve + place.aside, place.won, after)
    return chances(outlook)[place.seat]


def again(place: Place) -> float:
    """The value of the position if its next turn begins at once."""
    outlook = Outlook(place.masks, place.reserve + place.aside, place.won, place.seat)
    return chances(outlook)[place.seat]


def called(place: Place, right: float) -> float:
    """The value of a call, if no pair is left with this probability."""
    mine = place.won[place.seat]
    fresh = tuple([FALLEN[kind] if kind else 0 for kind in place.kinds])
    lost = over(place._replace(masks=fresh, told=fresh, won=_given(place, place.seat, -mine)))
    if mine + 1 >= max(place.won):
        return right + (1 - right) * lost
    if sum([1 for kind in place.kinds if kind]) - 1 + place.reserve + place.aside < 2:
        return (1 - right) * lost
    first = next(cell for cell, mask in enumerate(place.masks) if mask)
    gone = _refilled(_cell(place._replace(masks=fresh, told=fresh), first, 0), first)
    return right * over(gone._replace(won=_given(place, place.seat, 1))) + (1 - right) * lost


def _taken(place: Place, symbol: str, cell: int, other: int) -> float:
    """The value of taking the die of one cell, while the other die is thrown."""
    seat, won = place.seat, _given(place, place.seat, 1)
    place = _thrown(_refilled(_cell(place, cell, 0), cell), other)._replace(won=won)
    match symbol:
        case "clover":
            return again(place)
        case "bomb":
            both = _refilled(_cell(place, other, 0), other)._replace(won=_given(place, seat, 1))
            return (5 * over(place) + over(both)) / 6
        case "skull":
            less = tuple([have if one == seat else max(have - 1, 0) for one, have in enumerate(won)])
            return (5 * over(place) + over(place._replace(won=less))) / 6
        case "bolt":
            return max([over(_thrown(place, one)) for one, mask in enumerate(place.masks) if mask])
        case "anchor":
            return max([over(_cell(place, one, 0)) for one, mask in enumerate(place.masks) if mask])
    return over(place)


def _given(place: Place, seat: int, more: int) -> tuple[int, ...]:
    return tuple([have + more if one == seat else have for one, have in enumerate(place.won)])


def _cell(place: Place, cell: int, mask: int) -> Place:
    """The position with this symbol under a cell, known to all."""
    masks = (*place.masks[:cell], mask, *place.masks[cell + 1 :])
    return place._replace(masks=masks, told=(*place.told[:cell], mask, *place.told[cell + 1 :]))


def _thrown(place: Place, cell: int) -> Place:
    return _cell(place, cell, FALLEN.get(place.kinds[cell], ANY))


def _refilled(place: Place, cell: int) -> Place:
    if not place.reserve:
        return place
    kinds = (*place.kinds[:cell], "", *place.kinds[cell + 1 :])
    return _cell(place, cell, ANY)._replace(reserve=place.reserve - 1, kinds=kinds)


def choose(mind: Mind, prompts: Sequence[Prompt]) -> Wish | None:
    """What it does. None: there is nothing to weigh."""
    match prompts:
        case [Prompt(verb="Flip"), Prompt(verb="Dixe") as call]:
            place, right = place_of(mind), all_different(beliefs(TRAITS_OF, mind))
            if right >= LEAST and called(place, right) > min(again(place) - EAGER, SURE):
                return Wish(mind.ready + TRAITS_OF.search // 2, call, {})
        case [Prompt(verb="Take", fields={"cell": Cells(cells)}) as take] if len(cells) == 2:
            place, symbol = place_of(mind), _turned_symbol(mind, cells)
            if symbol is None:
                return None
            one, other = cells
            values = _taken(place, symbol, one, other), _taken(place, symbol, other, one)
            return Wish(mind.ready, take, {"cell": one if values[0] >= values[1] else other})
        case [Prompt(verb="Rethrow", fields={"cell": Cells(cells)}) as rethrow]:
            place = place_of(mind)
            cell = max(_shuffled(mind, cells), key=lambda one: over(_thrown(place, one)))
            return Wish(mind.ready, rethrow, {"cell": cell})
        case [Prompt(verb="SetAside", fields={"cell": Cells(cells)}) as set_aside]:
            place = place_of(mind)
            cell = max(_shuffled(mind, cells), key=lambda one: over(_cell(place, one, 0)))
            return Wish(mind.ready, set_aside, {"cell": cell})
    return None


def _turned_symbol(mind: Mind, cells: tuple[int, ...]) -> str | None:
    spot = mind.square[cells[0]]
    return spot.symbol if isinstance(spot, Turned) else None


def _shuffled(mind: Mind, cells: tuple[int, ...]) -> tuple[int, ...]:
    start = mind.whim % len(cells)
    return cells[start:] + cells[:start]
