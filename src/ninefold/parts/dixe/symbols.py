"""How the ten symbols are burnt into the wood: SVG paths on a field of 48 by 48, for page and print."""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import NamedTuple

from ninefold.parts.dixe.dice import Symbol

FIELD = 48
WEIGHT = 3.6  # of a line
SCRAPED = 0.72  # of that, a line that is scraped out


class Glyph(NamedTuple):
    line: str | None = None  # is stroked
    fill: str | None = None  # is filled
    cut: str | None = None  # is scraped out of what is filled


def _ring(x: float, y: float, r: float) -> str:
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z"


def _rays(count: int, near: float, far: float) -> str:
    def at(k: int, r: float) -> str:
        angle = 2 * pi * k / count
        return f"{24 + sin(angle) * r:.1f} {24 - cos(angle) * r:.1f}"

    return "".join(f"M{at(k, near)}L{at(k, far)}" for k in range(count))


def _leaf(c: int, s: int) -> str:
    def at(x: float, y: float) -> str:
        return f"{23 + x * c - y * s:.1f} {21 + x * s + y * c:.1f}"

    left, right = f"{at(-14, -8)} {at(-10, -22)}", f"{at(10, -22)} {at(14, -8)}"
    return f"M{at(0, -1.2)}C{left} {at(0, -15)}C{right} {at(0, -1.2)}z"


SYMBOL_GLYPHS: Mapping[Symbol, Glyph] = {
    "pi": Glyph(line="M7 15c2.5-4.5 5-5 9-5h25M18 10c0 13-1.5 21-7 28M31 10v21c0 5 2.5 7.5 8 5"),
    "clover": Glyph(
        line="M24.5 23c2 8 6 15 13 20",
        fill="".join(_leaf(c, s) for c, s in ((1, 0), (0, 1), (-1, 0), (0, -1))),
        cut="M13 11l20 20M33 11L13 31",
    ),
    "bomb": Glyph(
        line="M32 13.5c.5-6 4.5-8.5 8.5-6M43.5 3.5l-1 1M45 9.5l-1-.5",
        fill=f"{_ring(21, 29, 14)}M25.5 11l-4.5 7 10 6 4-7z",
        cut="M12.5 29a8.5 8.5 0 0 1 6-8",
    ),
    "skull": Glyph(
        fill="M24 4C12.5 4 6 11.5 6 21c0 6 2.5 9.5 6 11.5V40c0 2 1 3.5 3 3.5h18c2 0 3-1.5 3-3.5v-7.5c3.5-2 "
        "6-5.5 6-11.5C42 11.5 35.5 4 24 4z",
        cut=f"{_ring(16.5, 22, 3.2)}{_ring(31.5, 22, 3.2)}M24 28.5l-1.5 3.5h3zM19 38.5v4M24 38.5v4M29 38.5v4",
    ),
    "aum": Glyph(
        line="M8 16c3-5.5 13-6 13 1.5 0 5-4 6.5-8 6.5 6 0 10 2.5 10 8.5C23 41 10 43.5 5.5 35M22 27c5-1 6.5-7 "
        "12-7 5 0 7 4.5 7 9 0 8-7.5 9.5-10.5 5M28.5 9.5c3 5 9.5 5 12.5 0",
        fill="M34.7 2.5l3.3 3.5-3.3 3.5-3.3-3.5z",
    ),
    "sun": Glyph(line=_rays(8, 15, 21), fill=_ring(24, 24, 9.5)),
    "smiley": Glyph(
        line=f"{_ring(24, 24, 18)}M14.5 28c2.5 6 6 8 9.5 8s7-2 9.5-8",
        fill=f"{_ring(17.5, 19, 3)}{_ring(30.5, 19, 3)}",
    ),
    "bolt": Glyph(fill="M28.5 3L9 27.5h12L17.5 45 39 19.5H26.5z"),
    "anchor": Glyph(
        line=f"{_ring(24, 9.5, 4.5)}M24 14v28M15 20h18M6.5 28c1.5 9 8 14 17.5 14s16-5 17.5-14"
        "M4 33l2.5-6 5.5 4M44 33l-2.5-6-5.5 4"
    ),
    "mask": Glyph(
        fill="M10 17C6.5 13 6 8.5 8 3c2.5 5 5.5 7 10 8 3.5-1 8.5-1 12 0 4.5-1 7.5-3 10-8 2 5.5 1.5 10-2 14 "
        "1.5 4 2 8 1.5 12C38.5 38.5 32 45 24 45S9.5 38.5 8.5 29c-.5-4 0-8 1.5-12z",
        cut="M13 19l8 4M35 19l-8 4M15.5 26.5h4M28.5 26.5h4M15 35h18M18 35v-4M30 35v-4"
        "M21.5 35v3.5M26.5 35v3.5",
    ),
}
