"""What several cards show: dice, hands, faces, Oni. Each is a heap of coloured paper, the lowest first."""

from collections.abc import Iterable

from ninefold.parts.ink.press import EMBER, NIGHT, PAPER, SEA, SHELL, SUN, Plate, plate
from ninefold.parts.ink.rhythm import dots, wheel
from ninefold.parts.ink.shapes import (
    MIDDLE,
    Point,
    Shape,
    band,
    disc,
    joined,
    outline,
    points,
    polar,
    polygon,
    star,
    whole,
)

Pieces = tuple[Plate, ...]
WOOD = "#d99a5b"  # a die's side
RUST = "#b23a1e"  # the shade of Oni
TAN = "#e9a98d"  # hands and faces, besides SHELL
BROWN = "#a9693f"


def edged(rim: float, *shapes: Shape) -> Plate:
    """A dark edge around what will be pasted on it, so that it stands out on any ground."""
    return Plate(NIGHT, shapes, rim)


def placed(
    pieces: Iterable[Plate], x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False
) -> Pieces:
    """Drawn around the middle of the square, put somewhere else."""

    def change(shape: Shape) -> Shape:
        mirrored = shape.mirrored() if flip else shape
        return mirrored.scaled(scale).turned(turn).at(x - MIDDLE[0], y - MIDDLE[1])

    return tuple(
        Plate(one.ink, tuple(change(shape) for shape in one.layers), one.rim * scale) for one in pieces
    )


def ground(ink: str) -> Plate:
    return plate(ink, whole())


def rays(ink: str, count: int = 12, x: float = 100, y: float = 100, start: float = 0) -> Plate:
    """Broad ones from a point to beyond the edges."""
    half = 90 / count
    ray = polygon([(x, y), polar(x, y, 220, -half), polar(x, y, 220, half)])
    return plate(ink, wheel(ray, count, (x, y), start))


def burst(
    x: float, y: float, r: float, ink: str, tips: int = 11, waist: float = 0.68, turn: float = -90
) -> Plate:
    return plate(ink, star(x, y, r, tips, waist, turn))


def rounded(x: float, y: float, wide: float, high: float, bend: float) -> Shape:
    """A box with round corners, from its left top."""
    r, b = x + wide, y + high
    return outline(
        f"{x + bend},{y} {r - bend},{y} ^{r},{y} {r},{y + bend} {r},{b - bend} ^{r},{b} {r - bend},{b} "
        f"{x + bend},{b} ^{x},{b} {x},{b - bend} {x},{y + bend} ^{x},{y}"
    )


# What is carved into a die, around the middle, some 60 across.
CROSS = joined(band(points(line), 13) for line in ("76,76 124,124", "124,76 76,124"))
BOLT = outline("112,64 72,106 96,106 86,138 128,92 104,92")
SUNNY = disc(100, 100, 17) + wheel(outline("96,78 104,78 100,62"), 8)
CLOVER = joined(disc(100 + x * 15, 100 + y * 15, 16) for x in (-1, 1) for y in (-1, 1))
DOT = disc(100, 100, 17)


def die(
    x: float,
    y: float,
    size: float,
    turn: float = 0,
    mark: Shape | None = CROSS,
    face: str = PAPER,
    ink: str = NIGHT,
) -> Pieces:
    """A wooden die seen from above, its sides towards us."""
    side, top = rounded(54, 60, 96, 96, 18), rounded(50, 46, 96, 96, 18)
    heap = [edged(5, side, top), plate(WOOD, side), plate(face, top)]
    if mark is not None:
        heap.append(plate(ink, mark.at(-2, -6)))
    return placed(heap, x, y, size / 110, turn)


def sad_or_glad(glad: bool, ink: str = NIGHT) -> Shape:
    """A die's own face."""
    eyes = disc(82, 90, 7, 9) + disc(118, 90, 7, 9)
    lips = [(80, 112), (100, 126), (120, 112)] if glad else [(80, 126), (100, 112), (120, 126)]
    return eyes + band(lips, 7, round_ends=True)


def arrow(line: str, width: float, head: float) -> Shape:
    """Along a bending line; the head goes on from its end."""
    way = points(line)
    (ax, ay), (bx, by) = way[-2], way[-1]
    long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    dx, dy = (bx - ax) / long, (by - ay) / long
    tip = polygon(
        [
            (bx - dy * head * 0.75, by + dx * head * 0.75),
            (bx + dx * head, by + dy * head),
            (bx + dy * head * 0.75, by - dx * head * 0.75),
        ]
    )
    return band(way, width) + tip


def stripes(lines: str, width: float) -> Shape:
    """Short straight strokes, two points each."""
    ends = points(lines)
    return joined(band([a, b], width) for a, b in zip(ends[::2], ends[1::2], strict=True))


def _fingers(lines: str, width: float, tip: float) -> Shape:
    """Two points a finger, from its root; a tip of nothing is a claw."""
    ends = points(lines)
    return joined(
        band([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], [width, width, tip], round_ends=tip > 0)
        for a, b in zip(ends[::2], ends[1::2], strict=True)
    )


_PALM = rounded(60, 88, 82, 92, 26)
_OPEN = _PALM + _fingers("70,100 58,44 91,96 88,26 113,96 118,28 133,102 146,50", 20, 19)
_OPEN_THUMB = band(points("72,150 46,130 28,104"), [30, 24, 18], round_ends=True)
_CLAWED = _PALM + _fingers("72,108 40,26 91,104 82,0 111,104 122,0 132,108 168,26", 21, 0)
_CLAWED_THUMB = band(points("74,154 44,134 10,92"), [32, 26, 0])

_NAILS = outline(
    "40,26 38,46 52,42 | 82,0 78,24 91,24 | 122,0 113,24 126,24 | 168,26 156,42 170,46 | 10,92 18,112 29,103"
)


def hand(skin: str = SHELL, cuff: str = SEA) -> Pieces:
    """An open one, fingers up."""
    sleeve = rounded(58, 170, 86, 70, 8)
    return (edged(5, _OPEN, _OPEN_THUMB, sleeve), plate(skin, _OPEN, _OPEN_THUMB), plate(cuff, sleeve))


def claw() -> Pieces:
    """The hand of Oni."""
    sleeve = outline("52,172 66,184 80,172 100,186 120,172 134,184 150,172 154,240 48,240")
    return (
        edged(5, _CLAWED, _CLAWED_THUMB, sleeve),
        plate(EMBER, _CLAWED, _CLAWED_THUMB),
        plate(SUN, _NAILS),
        plate(RUST, sleeve),
    )


def fist(skin: str = SHELL, cuff: str = SEA) -> Pieces:
    """A closed one, fingers towards us."""
    back = rounded(50, 76, 100, 92, 22)
    fingers = joined(rounded(48 + 26 * i, 62 + (i in (0, 3)) * 6, 27, 66, 13) for i in range(4))
    thumb = band(points("46,124 72,134 112,128"), [34, 27, 24], round_ends=True)
    sleeve = rounded(60, 164, 82, 70, 8)
    return (
        edged(5, back, fingers, sleeve),
        plate(skin, back, fingers),
        plate(NIGHT, stripes("74,76 74,120 101,72 101,120 127,76 127,120", 5)),
        edged(5, thumb),
        plate(skin, thumb),
        plate(cuff, sleeve),
    )


def eyes(x: float, y: float, apart: float, r: float, look: Point = (0, 0), white: str = PAPER) -> Pieces:
    both = [(x - apart / 2, y), (x + apart / 2, y)]
    return (
        plate(white, dots(both, r)),
        plate(NIGHT, dots([(ex + look[0], ey + look[1]) for ex, ey in both], r * 0.5)),
    )


def oni(
    x: float, y: float, scale: float = 1, turn: float = 0, look: Point = (0, 4), laughs: bool = True
) -> Pieces:
    """The demon's face: horns, brows, fangs."""
    head = outline("~100,44 ~146,54 ~166,92 ~160,138 ~132,166 ~100,172 ~68,166 ~40,138 ~34,92 ~54,54")
    horn = outline("58,62 ~40,44 ~34,8 ~58,24 ~86,46")
    tuft = outline("66,48 82,26 92,40 102,16 112,40 124,26 136,50 ~100,62")
    ear = outline("36,96 ~14,82 16,108 ~24,126 40,122")
    brow = outline("46,82 ~60,74 96,94 94,104 ~68,92 50,94")
    mouth = outline("56,126 ~100,138 144,126 ~132,154 ~100,162 ~68,154")
    grim = outline("58,142 ~100,128 142,142 ~100,152")
    fangs = outline("66,129 80,132 72,150 | 134,129 120,132 128,150")
    tusks = outline("66,142 80,139 70,118 | 134,142 120,139 130,118")
    heap = (
        edged(5, head, horn.twice(), ear.twice()),
        plate(SUN, horn.twice()),
        plate(RUST, ear.twice()),
        plate(EMBER, head),
        plate(NIGHT, tuft),
        plate(RUST, disc(50, 128, 9, 7).twice(), outline("90,116 ~100,106 110,116 ~100,122")),
        *eyes(100, 102, 54, 15, look),
        plate(NIGHT, brow.twice(), mouth if laughs else grim),
        plate(PAPER, fangs if laughs else tusks),
    )
    return placed(heap, x, y, scale, turn)


def head(
    x: float, y: float, scale: float = 1, skin: str = SHELL, hair: str = NIGHT, turn: float = 0
) -> Pieces:
    """Somebody of the team, without a face yet: round, with ears and a cap of hair."""
    face = disc(100, 104, 56, 60)
    ears = disc(42, 110, 11, 14).twice()
    mop = outline("42,100 ~40,62 ~64,38 ~100,32 ~136,38 ~160,62 158,100 ~146,76 ~120,72 ~92,78 ~66,68 ~50,78")
    heap = (edged(5, face, ears), plate(skin, ears, face), plate(hair, mop))
    return placed(heap, x, y, scale, turn)
