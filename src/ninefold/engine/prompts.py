"""What a seat may do now, as data: enough for any client or bot to act legally without knowing a rule."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import combinations, pairwise, product
from typing import Any, Literal

from ninefold.engine.data import Data, Moment, Seat

Below = Callable[[int], int]


class _OneOf(Data):
    """A field that takes one of these."""

    among: tuple[Any, ...]

    def all(self) -> tuple[Any, ...]:
        return self.among

    def any(self, below: Below) -> Any:
        return self.among[below(len(self.among))]


class Cells(_OneOf, cache_hash=True):
    """A place of a square or row, counted from 0 in reading order."""

    among: tuple[int, ...]


class Pieces(_OneOf, cache_hash=True):
    """A die, a cup or a card, by its number."""

    among: tuple[int, ...]


class Seats(_OneOf, cache_hash=True):
    among: tuple[Seat, ...]


class Symbols(_OneOf, cache_hash=True):
    """One of several named things."""

    among: tuple[str, ...]


class Faces(_OneOf, cache_hash=True):
    """A face of one die."""

    among: tuple[str, ...]


class Counts(_OneOf, cache_hash=True):
    among: tuple[int, ...]


class Answers(_OneOf, cache_hash=True):
    """Yes or no."""

    among: tuple[bool, ...] = (False, True)


class Hands(_OneOf, cache_hash=True):
    """A hand of a seat."""

    among: tuple[tuple[Seat, Literal["left", "right"]], ...]


class SomeCells(Data, cache_hash=True):
    """Several different places at once, in ascending order."""

    among: tuple[int, ...]
    least: int
    most: int

    def all(self) -> tuple[tuple[int, ...], ...]:
        sizes = range(self.least, self.most + 1)
        return tuple(chosen for size in sizes for chosen in combinations(self.among, size))

    def any(self, below: Below) -> tuple[int, ...]:
        every = self.all()
        return every[below(len(every))]


class Split(Data, cache_hash=True):
    """A number for each seat: `total` together, and at least `least` each."""

    total: int
    parts: int
    least: int

    def all(self) -> tuple[tuple[int, ...], ...]:
        return _splits(self.total, self.parts, self.least)

    def any(self, below: Below) -> tuple[int, ...]:
        every = self.all()
        return every[below(len(every))]


@cache
def _splits(total: int, parts: int, least: int) -> tuple[tuple[int, ...], ...]:
    free = total - parts * least
    if free < 0:
        return ()
    bars = combinations(range(free + parts - 1), parts - 1)
    edges = ((-1, *bar, free + parts - 1) for bar in bars)
    return tuple(tuple(b - a - 1 + least for a, b in pairwise(e)) for e in edges)


class Text(Data, cache_hash=True):
    """Any words up to a length. `like` are examples that will be taken."""

    limit: int
    like: tuple[str, ...]

    def all(self) -> tuple[str, ...]:
        return self.like

    def any(self, below: Below) -> str:
        return self.like[below(len(self.like))]


class Stroke(Data, cache_hash=True):
    """A line drawn with a finger: at most `limit` points, each (x, y) from 0 to 999."""

    limit: int

    def all(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        return (((0, 0), (999, 999)),)

    def any(self, below: Below) -> tuple[tuple[int, int], ...]:
        return tuple((below(1000), below(1000)) for _ in range(2 + below(min(self.limit, 8) - 1)))


Domain = (
    Cells | SomeCells | Pieces | Seats | Symbols | Faces | Counts | Answers | Hands | Split | Text | Stroke
)


class Prompt(Data, omit_defaults=True):
    verb: str  # the action's name
    clause: str  # the rule that allows it
    fields: Mapping[str, Domain] = {}  # a fresh one each time
    opens_at: Moment = 0
    closes_at: Moment | None = None
    racing: bool = False  # the first act counts: the referee orders the acts before the rules see them
    confirm: bool = False  # ask "sure?" first; never while racing
    aside: bool = False  # nobody waits for it: a seat that has only such prompts need not act

    def is_open(self, at: Moment) -> bool:
        return self.opens_at <= at and not self.is_closed(at)

    def is_closed(self, at: Moment) -> bool:
        return self.closes_at is not None and self.closes_at <= at


def choices(prompt: Prompt) -> Iterator[dict[str, Any]]:
    """Every way to fill in the fields (of free text and strokes: examples)."""
    for values in product(*(domain.all() for domain in prompt.fields.values())):
        yield dict(zip(prompt.fields, values, strict=True))


def any_values(prompt: Prompt, below: Below) -> list[Any]:
    """Any allowed value for each field, in the order of the action's fields."""
    fields = prompt.fields
    return [domain.any(below) for domain in fields.values()] if fields else []


def any_choice(prompt: Prompt, below: Below) -> dict[str, Any]:
    fields = prompt.fields
    return {name: domain.any(below) for name, domain in fields.items()} if fields else {}
