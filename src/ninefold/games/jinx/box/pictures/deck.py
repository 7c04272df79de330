"""The deck (JX-1): every picture, in the order of its number."""

from ninefold.games.jinx.box.pictures.ink import EDGE
from ninefold.games.jinx.box.pictures.picture import Picture
from ninefold.games.jinx.box.pictures.sheet_a import SHEET_A
from ninefold.games.jinx.box.pictures.sheet_b import SHEET_B

PICTURES: tuple[Picture, ...] = (*SHEET_A, *SHEET_B)


def svg(number: int) -> str:
    """A picture as a file of its own."""
    inside = PICTURES[number].draw(number)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {EDGE} {EDGE}">{inside}</svg>'
