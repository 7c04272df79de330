"""Cut paper: closed shapes on a square of 200 by 200, and how they are moved, mirrored and joined."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from math import atan2, ceil, cos, degrees, hypot, radians, sin
from typing import NamedTuple

SIZE = 200
MIDDLE = (100.0, 100.0)

Point = tuple[float, float]


class Knot(NamedTuple):
    x: float
    y: float
    smooth: bool
    pull: bool = False  # the line leans towards it without touching it: one or two between two nodes it meets


class Loop(NamedTuple):
    """A closed line through its nodes, round at the smooth ones."""

    nodes: tuple[Knot, ...]
    hole: bool = False


class Ellipse(NamedTuple):
    """A circle or an ellipse: far fewer characters than a loop."""

    x: float
    y: float
    rx: float
    ry: float
    turn: float = 0
    hole: bool = False


@dataclass(frozen=True)
class Shape:
    """Some loops that are printed as one. A cut one leaves bare what its plate has printed before it."""

    parts: tuple[Loop | Ellipse, ...]
    cut: bool = False
    outside: bool = False  # everything but the shape

    def __add__(self, other: "Shape") -> "Shape":
        return replace(self, parts=self.parts + other.parts)

    def less(self, other: "Shape") -> "Shape":
        """With holes: each of them must lie wholly inside."""
        return replace(self, parts=self.parts + tuple(part._replace(hole=True) for part in other.parts))

    def at(self, dx: float, dy: float) -> "Shape":
        return self._each(lambda x, y: (x + dx, y + dy))

    def turned(self, angle: float, about: Point = MIDDLE) -> "Shape":
        """Clockwise, in degrees."""
        c, s = cos(radians(angle)), sin(radians(angle))
        ox, oy = about
        return self._each(
            lambda x, y: (ox + (x - ox) * c - (y - oy) * s, oy + (x - ox) * s + (y - oy) * c), angle
        )

    def scaled(self, by: float, about: Point = MIDDLE) -> "Shape":
        return self.stretched(by, by, about)

    def stretched(self, by_x: float, by_y: float, about: Point = MIDDLE) -> "Shape":
        ox, oy = about
        moved = self._each(lambda x, y: (ox + (x - ox) * by_x, oy + (y - oy) * by_y))
        parts = (
            p._replace(rx=p.rx * abs(by_x), ry=p.ry * abs(by_y)) if isinstance(p, Ellipse) else p
            for p in moved.parts
        )
        return replace(moved, parts=tuple(parts))

    def mirrored(self, x: float = 100) -> "Shape":
        """Left and right exchanged."""
        return self._flipped(lambda px, py: (2 * x - px, py))

    def reflected(self, y: float = 100) -> "Shape":
        """As in water."""
        return self._flipped(lambda px, py: (px, 2 * y - py))

    def twice(self, x: float = 100) -> "Shape":
        """With its mirror image."""
        return self + self.mirrored(x)

    def _flipped(self, to: Callable[[float, float], Point]) -> "Shape":
        moved = self._each(to)
        parts = (p._replace(turn=-p.turn) if isinstance(p, Ellipse) else p for p in moved.parts)
        return replace(moved, parts=tuple(parts))

    def _each(self, to: Callable[[float, float], Point], turn: float = 0) -> "Shape":
        parts: list[Loop | Ellipse] = []
        for part in self.parts:
            if isinstance(part, Ellipse):
                x, y = to(part.x, part.y)
                parts.append(part._replace(x=x, y=y, turn=part.turn + turn))
            else:
                parts.append(
                    part._replace(nodes=tuple(Knot(*to(n.x, n.y), n.smooth, n.pull) for n in part.nodes))
                )
        return replace(self, parts=tuple(parts))


NOTHING = Shape(())


def cut(*shapes: Shape) -> Shape:
    """Leave these bare on the plate."""
    return replace(joined(shapes), cut=True)


def within(*shapes: Shape) -> Shape:
    """Leave everything bare but these: what was printed before stays only inside. They must not overlap."""
    return replace(joined(shapes), cut=True, outside=True)


def joined(shapes: Iterable[Shape]) -> Shape:
    return Shape(tuple(part for shape in shapes for part in shape.parts))


def outline(nodes: str) -> Shape:
    """Loops from "x,y" for a corner, "~x,y" for a bend and "^x,y" for a pull; "|" begins another loop."""
    return Shape(tuple(Loop(tuple(_node(word) for word in loop.split())) for loop in nodes.split("|")))


def _node(word: str) -> Knot:
    x, y = word.lstrip("~^").split(",")
    return Knot(float(x), float(y), word.startswith("~"), word.startswith("^"))


def figures(rows: str) -> list[list[float]]:
    """ "1,2,3 4,5,6" as two rows of three."""
    return [[float(figure) for figure in row.split(",")] for row in rows.split()]


def points(places: str) -> list[Point]:
    """ "1,2 3,4" as two points."""
    return [(x, y) for x, y in figures(places)]


def polygon(corners: Iterable[Point]) -> Shape:
    return Shape((Loop(tuple(Knot(x, y, False) for x, y in corners)),))


def blob(bends: Iterable[Point]) -> Shape:
    return Shape((Loop(tuple(Knot(x, y, True) for x, y in bends)),))


def disc(x: float, y: float, r: float, ry: float = 0, turn: float = 0) -> Shape:
    return Shape((Ellipse(x, y, r, ry or r, turn),))


def ring(x: float, y: float, r: float, width: float) -> Shape:
    """A hoop whose outer radius is r."""
    return disc(x, y, r).less(disc(x, y, r - width))


def box(x: float, y: float, wide: float, high: float) -> Shape:
    return polygon([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)])


def whole() -> Shape:
    """The whole square and a little more, so that no edge shows."""
    return box(-5, -5, SIZE + 10, SIZE + 10)


def polar(x: float, y: float, r: float, angle: float) -> Point:
    """Degrees, 0 to the right, clockwise."""
    return x + r * cos(radians(angle)), y + r * sin(radians(angle))


def arc(x: float, y: float, inner: float, outer: float, start: float, end: float) -> Shape:
    """A piece of a hoop, or of a disc if the inner radius is nothing."""
    steps = max(2, ceil(abs(end - start) / 40))
    angles = [start + (end - start) * i / steps for i in range(steps + 1)]
    far = [Knot(*polar(x, y, outer, a), 0 < i < steps) for i, a in enumerate(angles)]
    near = [Knot(*polar(x, y, inner, a), 0 < i < steps) for i, a in enumerate(angles)]
    return Shape((Loop(tuple(far + (near[::-1] if inner else [Knot(x, y, False)]))),))


def leaf(tail: Point, tip: Point, width: float, belly: float = 0.5) -> Shape:
    """Pointed at both ends, widest at `belly` of the way."""
    (ax, ay), (bx, by) = tail, tip
    long = hypot(bx - ax, by - ay)
    nx, ny = (ay - by) / long * width, (bx - ax) / long * width
    mx, my = ax + (bx - ax) * (2 * belly - 0.5), ay + (by - ay) * (2 * belly - 0.5)
    left, right = Knot(mx + nx, my + ny, False, True), Knot(mx - nx, my - ny, False, True)
    return Shape((Loop((Knot(ax, ay, False), left, Knot(bx, by, False), right)),))


def drop(tip: Point, foot: Point, width: float) -> Shape:
    """Pointed at the tip, round at the foot: one curve that comes back to where it began."""
    (ax, ay), (bx, by) = tip, foot
    dx, dy = (bx - ax) / 0.75, (by - ay) / 0.75
    long = hypot(bx - ax, by - ay)
    nx, ny = (ay - by) / long * width / 0.577, (bx - ax) / long * width / 0.577
    pulls = Knot(ax + dx + nx, ay + dy + ny, False, True), Knot(ax + dx - nx, ay + dy - ny, False, True)
    return Shape((Loop((Knot(ax, ay, False), *pulls)),))


def band(line: Sequence[Point], width: float | Sequence[float], round_ends: bool = False) -> Shape:
    """A ribbon along a bending line; several widths, one a point, let it taper (0 is a tip)."""
    widths = [width] * len(line) if isinstance(width, int | float) else list(width)
    last = len(line) - 1
    left: list[Knot] = []
    right: list[Knot] = []
    for i, ((x, y), w) in enumerate(zip(line, widths, strict=True)):
        angle = radians(_heading(line, i))
        nx, ny = -sin(angle) * w / 2, cos(angle) * w / 2
        smooth = 0 < i < last or (round_ends and w > 0)
        left.append(Knot(x + nx, y + ny, smooth))
        right.append(Knot(x - nx, y - ny, smooth))
    if not widths[0]:
        right.pop(0)
    if not widths[last]:
        right.pop()
    nodes = [*left, *_cap(line, widths, last, round_ends), *right[::-1], *_cap(line, widths, 0, round_ends)]
    return Shape((Loop(tuple(nodes)),))


def _cap(line: Sequence[Point], widths: Sequence[float], i: int, round_ends: bool) -> list[Knot]:
    if not (round_ends and widths[i]):
        return []
    x, y = line[i]
    out = 1 if i else -1
    angle = radians(_heading(line, i))
    reach = out * widths[i] / 2
    return [Knot(x + cos(angle) * reach, y + sin(angle) * reach, True)]


def _heading(line: Sequence[Point], i: int) -> float:
    """The direction of a line at one of its points, in degrees."""
    (ax, ay), (bx, by) = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
    return degrees(atan2(by - ay, bx - ax))


def star(x: float, y: float, r: float, rays: int = 4, waist: float = 0.35, turn: float = -90) -> Shape:
    step = 180 / rays
    return polygon(polar(x, y, r * (waist if i % 2 else 1), turn + i * step) for i in range(2 * rays))


def ground(heights: Sequence[float], floor: float = SIZE + 5) -> Shape:
    """Hills or swell from edge to edge: through evenly spaced heights, filled down to the floor."""
    step = (SIZE + 10) / (len(heights) - 1)
    top = [Knot(-5 + i * step, y, 0 < i < len(heights) - 1) for i, y in enumerate(heights)]
    return Shape((Loop((*top, Knot(SIZE + 5, floor, False), Knot(-5, floor, False))),))
