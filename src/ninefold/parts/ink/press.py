"""Six inks on warm paper, and the press that prints plates of cut shapes with them.

A printed picture is a few plates, each one ink, over one another: where two overlap, they multiply. What a
plate leaves bare shows the paper or the other plates. A pasted one is pieces of coloured paper, each covering
what lies below it. The README of Dixit Jinx's pictures says how to draw in this hand.
"""

from collections.abc import Iterable
from math import cos, floor, hypot, radians, sin
from typing import NamedTuple

from ninefold.parts.ink.shapes import SIZE, Ellipse, Knot, Loop, Point, Shape

PAPER = "#f8efdf"
NIGHT = "#2a2b4f"
EMBER = "#e2552f"
SUN = "#f3b135"
SEA = "#2b7f9f"
SAGE = "#8dbda1"
SHELL = "#f5cbb8"
INKS = (NIGHT, EMBER, SUN, SEA, SAGE, SHELL)
BARE = "#fff"  # multiplies to nothing: no ink here

FINE = 2  # steps a unit: whole numbers are short
EDGE = SIZE * FINE  # the side of the viewBox
WOBBLE = 0.9  # how far the scissors stray
CELL = 26  # over which distance
SLIP = 0.5  # how far a plate is off its place
HANDLE = 0.36  # of a curve's chord: a circle of eight nodes is round
ROUND = 0.5523  # so far a quarter of a circle leans along its tangents
LONG = 14  # a straight cut longer than this bends a little


class Plate(NamedTuple):
    ink: str
    layers: tuple[Shape, ...]
    rim: float = 0  # how far a pasted piece reaches beyond its shapes


class Piece(NamedTuple):
    ink: str
    outline: str  # as in SVG
    rim: float


def plate(ink: str, *layers: Shape) -> Plate:
    """What is printed in one ink, in order: a `cut` clears what comes before it, not what comes after."""
    return Plate(ink, layers)


def printed(number: int, plates: Iterable[Plate]) -> str:
    """The inside of the picture's `<svg>`: paper, then one multiplied group a plate."""
    paper = f'<path fill="{PAPER}" d="M0 0h{EDGE}v{EDGE}h-{EDGE}z"/>'
    pulled = "".join(_pulled(number, i, one) for i, one in enumerate(plates))
    return f'<g style="isolation:isolate">{paper}{pulled}</g>'


def pasted(number: int, pieces: Iterable[Plate]) -> tuple[Piece, ...]:
    """The lowest first."""
    scissors = Scissors(number, (0.0, 0.0), arcs=False)
    return tuple(
        Piece(one.ink, "".join(_outline(layer, scissors) for layer in one.layers), one.rim * FINE)
        for one in pieces
    )


def _pulled(number: int, index: int, one: Plate) -> str:
    slip = (_chance(number, index, 0) * SLIP, _chance(number, index, 1) * SLIP) if index else (0.0, 0.0)
    scissors = Scissors(number, slip)
    paths = "".join(_path(layer, scissors) for layer in one.layers)
    return f'<g fill="{one.ink}" style="mix-blend-mode:multiply">{paths}</g>'


def _path(layer: Shape, scissors: "Scissors") -> str:
    data = _outline(layer, scissors)
    fill = f' fill="{BARE}"' if layer.cut else ""
    if layer.outside:
        return f'<path{fill} fill-rule="evenodd" d="M-9-9h{EDGE + 18}v{EDGE + 18}h-{EDGE + 18}z{data}"/>'
    return f'<path{fill} d="{data}"/>'


def _outline(layer: Shape, scissors: "Scissors") -> str:
    return "".join(scissors.round(p) if isinstance(p, Ellipse) else scissors.loop(p) for p in layer.parts)


class Scissors(NamedTuple):
    """The hand that cuts one plate. It strays by place, so that edges that should meet still do."""

    number: int
    slip: Point
    arcs: bool = True  # else a round is four curves: what prints on paper is not sure of arcs

    def round(self, part: Ellipse) -> str:
        x, y = self._astray(part.x, part.y)
        swell = 1 + 0.03 * _chance(self.number, floor(part.x), floor(part.y))
        rx, ry = part.rx * swell, part.ry / swell
        if not self.arcs:
            return _four_curves(Ellipse(x, y, rx, ry, part.turn, part.hole))
        sweep = 0 if part.hole else 1
        if part.rx == part.ry:
            # All but a hair of a circle is one arc.
            hair = "0 1" if part.hole else "0-1"
            return f"M{_pair(x + rx, y)}a{_pair(rx, rx)} 0 1{sweep}{hair}"
        dx, dy = 2 * rx * cos(radians(part.turn)), 2 * rx * sin(radians(part.turn))
        # Radii that are too small grow until they fit: two exact halves, whatever was rounded.
        half = f"a{_pair(0.8 * rx, 0.8 * ry)} {round(part.turn % 180)} 1{sweep}"
        return f"M{_pair(x - dx / 2, y - dy / 2)}{half}{_pair(dx, dy)}{half}{_pair(-dx, -dy)}"

    def loop(self, part: Loop) -> str:
        nodes = [Knot(*self._astray(n.x, n.y), n.smooth, n.pull) for n in part.nodes]
        if (_area(nodes) < 0) is not part.hole:
            nodes[1:] = nodes[:0:-1]
        pen = Pen(*nodes[0][:2])
        i = 0
        while i < len(nodes):
            ahead = [nodes[(i + step) % len(nodes)] for step in (1, 2, 3)]
            pulls = 0 if not ahead[0].pull else 2 if ahead[1].pull else 1
            there = ahead[pulls]
            if pulls:
                pen.draw("qc"[pulls - 1], *(node[:2] for node in ahead[:pulls]), there[:2])
            else:
                self._edge(pen, nodes, i)
            i += pulls + 1
        return pen.written()

    def _edge(self, pen: "Pen", nodes: list[Knot], i: int) -> None:
        """From one node to the next, round where it leaves or arrives at a bend."""
        here, there = nodes[i], nodes[(i + 1) % len(nodes)]
        dx, dy = there.x - here.x, there.y - here.y
        long = hypot(dx, dy)
        if here.smooth and there.smooth:
            leave = _ahead(here, _tangent(nodes, i), HANDLE * long)
            arrive = _ahead(there, _tangent(nodes, (i + 1) % len(nodes)), -HANDLE * long)
            pen.draw("c", leave, arrive, there[:2])
        elif here.smooth:
            pen.draw("q", _ahead(here, _tangent(nodes, i), long / 2), there[:2])
        elif there.smooth:
            pen.draw("q", _ahead(there, _tangent(nodes, (i + 1) % len(nodes)), -long / 2), there[:2])
        elif long > LONG:
            x, y, bend = here.x + dx / 2, here.y + dy / 2, min(1.0, long / 60)
            pen.draw("q", (x + bend * self._field(y, x, 2), y + bend * self._field(y, x, 3)), there[:2])
        elif i < len(nodes) - 1:
            pen.draw("l", there[:2])

    def _astray(self, x: float, y: float) -> Point:
        return x + WOBBLE * self._field(x, y, 0) + self.slip[0], y + WOBBLE * self._field(
            x, y, 1
        ) + self.slip[1]

    def _field(self, x: float, y: float, axis: int) -> float:
        """Between -1 and 1, changing slowly from place to place."""
        column, line = floor(x / CELL), floor(y / CELL)
        u, v = x / CELL - column, y / CELL - line
        u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
        a, b, c, d = (_chance(self.number, column + i, line + j, axis) for j in (0, 1) for i in (0, 1))
        return (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v


def _four_curves(part: Ellipse) -> str:
    c, s = cos(radians(part.turn)), sin(radians(part.turn))

    def at(right: float, down: float) -> Point:
        u, v = right * part.rx, down * (-part.ry if part.hole else part.ry)
        return part.x + u * c - v * s, part.y + u * s + v * c

    pen = Pen(*at(1, 0))
    for a, b in (((1, 0), (0, 1)), ((0, 1), (-1, 0)), ((-1, 0), (0, -1)), ((0, -1), (1, 0))):
        leave, arrive = (a[0] + ROUND * b[0], a[1] + ROUND * b[1]), (b[0] + ROUND * a[0], b[1] + ROUND * a[1])
        pen.draw("c", at(*leave), at(*arrive), at(*b))
    return pen.written()


class Pen:
    """Writes a path in relative steps, without letting the roundings add up."""

    def __init__(self, x: float, y: float) -> None:
        self._x, self._y = round(x * FINE) / FINE, round(y * FINE) / FINE
        self._said = [f"M{_pair(x, y)}"]
        self._last = ""

    def draw(self, command: str, *points: Point) -> None:
        figures = "".join(_gap(_pair(x - self._x, y - self._y)) for x, y in points)
        self._said.append(figures if command == self._last else command + figures.lstrip())
        self._last = command
        self._x, self._y = round(points[-1][0] * FINE) / FINE, round(points[-1][1] * FINE) / FINE

    def written(self) -> str:
        return "".join(self._said)


def _tangent(nodes: list[Knot], i: int) -> Point:
    """The direction of the circle through a node and its two neighbours."""
    before, here, after = nodes[i - 1], nodes[i], nodes[(i + 1) % len(nodes)]
    ax, ay, bx, by = here.x - before.x, here.y - before.y, after.x - here.x, after.y - here.y
    a, b = hypot(ax, ay) or 1e-9, hypot(bx, by) or 1e-9
    tx, ty = ax / a * b + bx / b * a, ay / a * b + by / b * a
    long = hypot(tx, ty)
    return (tx / long, ty / long) if long > 1e-9 else (ay / a, -ax / a)


def _ahead(node: Knot, direction: Point, long: float) -> Point:
    return node.x + direction[0] * long, node.y + direction[1] * long


def _area(nodes: list[Knot]) -> float:
    return sum(a.x * b.y - b.x * a.y for a, b in zip(nodes, nodes[1:] + nodes[:1], strict=True))


def _figure(value: float) -> str:
    """Half a unit is finer than the hand is steady."""
    return str(round(value * FINE))


def _pair(x: float, y: float) -> str:
    return _figure(x) + _gap(_figure(y))


def _gap(figures: str) -> str:
    """A minus parts two numbers by itself."""
    return figures if figures.startswith("-") else " " + figures


def _chance(*seeds: int) -> float:
    """Between -1 and 1, always the same for the same seeds."""
    mixed = 0x811C9DC5
    for seed in seeds:
        mixed = (mixed ^ (seed & 0xFFFF)) * 0x01000193 & 0xFFFFFFFF
        mixed ^= mixed >> 13
        mixed = mixed * 0x5BD1E995 & 0xFFFFFFFF
        mixed ^= mixed >> 15
    return mixed / 0x7FFFFFFF - 1
