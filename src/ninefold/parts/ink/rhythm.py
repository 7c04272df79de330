"""The second look: small shapes in rows, rings, grids, along lines, and sown like seed."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import atan2, degrees, hypot

from ninefold.parts.ink.shapes import MIDDLE, SIZE, Point, Shape, disc, joined, leaf, outline, polar, polygon


def each(count: int, make: Callable[[int], Shape]) -> Shape:
    return joined(make(i) for i in range(count))


def row(shape: Shape, count: int, dx: float, dy: float = 0) -> Shape:
    return each(count, lambda i: shape.at(i * dx, i * dy))


def grid(shape: Shape, across: int, down: int, dx: float, dy: float, shift: float = 0) -> Shape:
    """Every other row is shifted: 0 for panes, dx / 2 for bricks and scales."""
    return each(down, lambda j: row(shape.at(j % 2 * shift, j * dy), across, dx))


def wheel(shape: Shape, count: int, about: Point = MIDDLE, start: float = 0, sweep: float = 360) -> Shape:
    """Copies around a point. Over less than a whole turn, the first and the last lie on its two ends."""
    step = sweep / count if sweep == 360 else sweep / (count - 1)
    return each(count, lambda i: shape.turned(start + i * step, about))


def along(line: Sequence[Point], count: int) -> list[tuple[float, float, float]]:
    """Evenly spaced places on a line: x, y and the angle at which it runs there."""
    pieces = [(a, b, hypot(b[0] - a[0], b[1] - a[1])) for a, b in pairwise(line)]
    total = sum(long for _, _, long in pieces)
    places = []
    for i in range(count):
        left = total * (i + 0.5) / count
        for a, b, long in pieces:
            if left <= long:
                angle = degrees(atan2(b[1] - a[1], b[0] - a[0]))
                places.append((*polar(*a, left, angle), angle))
                break
            left -= long
    return places


def sown(count: int, x: float = 0, y: float = 0, wide: float = SIZE, high: float = SIZE) -> list[Point]:
    """Places spread evenly but in no rows (the plastic number's sequence)."""
    return [(x + wide * ((i * 0.7548777) % 1), y + high * ((i * 0.5698403) % 1)) for i in range(1, count + 1)]


def dots(places: Sequence[Point], r: float) -> Shape:
    return joined(disc(x, y, r) for x, y in places)


def ripple(x: float, y: float, long: float, width: float = 4, swell: float = 3) -> Shape:
    """A short stroke of water, pointed at both ends."""
    near, far, half, lean = x + 0.35 * long, x + 0.65 * long, width * 0.67, swell * 2.6
    there = f"{x},{y} ^{near},{y - lean - half} ^{far},{y + lean - half}"
    return outline(f"{there} {x + long},{y} ^{far},{y + lean + half} ^{near},{y - lean + half}")


def branching(x: float, y: float, angle: float, long: float, wide: float, forks: int) -> Shape:
    """A limb that forks, each time shorter and thinner, and ends in leaves."""
    ex, ey = polar(x, y, long, angle)
    if not forks:
        return leaf((x, y), (ex, ey), wide * 2.6)
    sides = [polar(x, y, wide / 2, angle - 90), polar(ex, ey, wide / 3, angle - 90)]
    limb = polygon([*sides, polar(ex, ey, wide / 3, angle + 90), polar(x, y, wide / 2, angle + 90)])
    fork = branching(ex, ey, angle - 24, long * 0.8, wide * 0.66, forks - 1)
    return limb + fork + branching(ex, ey, angle + 27, long * 0.76, wide * 0.66, forks - 1)
