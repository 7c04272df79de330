"""What Oni picks: whatever takes most from what the team knows, and makes a call wrong."""

from collections.abc import Sequence
from itertools import combinations

from ninefold.games.oni.box import Hand
from ninefold.games.oni.mind import Mind, shuffled
from ninefold.games.oni.mind.dice import beliefs, clashes, met, table_of
from ninefold.minds.memory import Traits
from ninefold.parts.dixe.mind import known_pair, unknown
from ninefold.parts.dixe.square import CellNumbers
from ninefold.parts.dixe.views import Glimpse, Lying


def die_to_turn(traits: Traits, mind: Mind, cells: CellNumbers, glimpses: Sequence[Glimpse]) -> int:
    """A pair that it knows is thrown before the team has it; else a die to get to know."""
    belief, cells = beliefs(traits, mind), shuffled(mind, cells)
    if glimpses:
        wanted = [cell for cell in cells if belief[cell] == (glimpses[0].symbol,)]
    else:
        wanted = [cell for cell in known_pair(belief) if cell in cells]
    return [*wanted, *unknown(belief, cells), *cells][0]


def die_to_spoil(traits: Traits, mind: Mind, cells: CellNumbers) -> int:
    """To be thrown, set aside or moved: of a pair that the team may know, else one that it may know."""
    belief = beliefs(traits, mind)
    pair = [cell for cell in known_pair(belief) if cell in cells]
    known = [cell for cell in shuffled(mind, cells) if len(belief[cell]) == 1]
    return [*pair, *known, *shuffled(mind, cells)][0]


def die_to_throw_back(traits: Traits, mind: Mind, numbers: tuple[int, ...]) -> int:
    """The kind that most likely makes another pair."""
    belief = beliefs(traits, mind)
    kinds = {won.number: won.kind for won in table_of(mind).bag}
    return max(shuffled(mind, numbers), key=lambda number: clashes(belief, kinds[number]))


def dice_to_see(traits: Traits, mind: Mind, cells: CellNumbers) -> CellNumbers | None:
    """Two dice; it does not know at least one of them."""
    belief = beliefs(traits, mind)
    in_order = sorted(shuffled(mind, cells), key=lambda cell: -len(belief[cell]))[:2]
    return tuple(sorted(in_order)) if len(belief[in_order[0]]) > 1 else None


def dice_to_swap(traits: Traits, mind: Mind, cells: CellNumbers) -> CellNumbers:
    """Two that the team may know and that look alike."""
    belief, square = beliefs(traits, mind), table_of(mind).square

    def confuses(two: CellNumbers) -> tuple[bool, int]:
        a, b = two
        known = sum([len(belief[cell]) == 1 for cell in two])
        one, other = square[a], square[b]
        same_kind = isinstance(one, Lying) and isinstance(other, Lying) and one.kind == other.kind
        return belief[a] != belief[b], known + same_kind

    two = max(combinations(shuffled(mind, cells), 2), key=confuses)
    return tuple(sorted(two))


def dice_to_lay_anew(traits: Traits, mind: Mind, cells: CellNumbers, most: int) -> CellNumbers:
    """Those that the team may know best."""
    belief = beliefs(traits, mind)
    return tuple(sorted(sorted(shuffled(mind, cells), key=lambda cell: len(belief[cell]))[:most]))


def symbol_to_lay(traits: Traits, mind: Mind, cell: int, faces: tuple[str, ...]) -> str:
    """One that lies elsewhere, too: then no call is right."""
    belief = beliefs(traits, mind)
    return max(shuffled(mind, faces), key=lambda symbol: met(belief, symbol, (cell,)))


def hand_to_name(mind: Mind, hands: tuple[Hand, ...]) -> Hand:
    """Where it was last seen to go, if it was not feigned; else any."""
    last: Hand = mind.passed if mind.passed in hands else shuffled(mind, hands)[0]
    return last
