"""The deck (JX-1): every picture, in the order of its number."""

from itertools import zip_longest

from ninefold.games.jinx.box.pictures.picture import Picture
from ninefold.games.jinx.box.pictures.sheet_a import SHEET_A
from ninefold.games.jinx.box.pictures.sheet_b import SHEET_B
from ninefold.games.jinx.box.pictures.sheet_c import SHEET_C
from ninefold.games.jinx.box.pictures.sheet_d import SHEET_D
from ninefold.games.jinx.box.pictures.sheet_e import SHEET_E
from ninefold.games.jinx.box.pictures.sheet_f import SHEET_F
from ninefold.games.jinx.box.pictures.sheet_g import SHEET_G
from ninefold.games.jinx.box.pictures.sheet_h import SHEET_H
from ninefold.games.jinx.box.pictures.sheet_i import SHEET_I
from ninefold.games.jinx.box.pictures.sheet_j import SHEET_J
from ninefold.games.jinx.box.pictures.sheet_k import SHEET_K
from ninefold.games.jinx.box.pictures.sheet_l import SHEET_L
from ninefold.games.jinx.box.pictures.sheet_m import SHEET_M
from ninefold.games.jinx.box.pictures.sheet_n import SHEET_N
from ninefold.games.jinx.box.pictures.sheet_o import SHEET_O
from ninefold.games.jinx.box.pictures.sheet_p import SHEET_P
from ninefold.parts.ink.press import EDGE

SHEETS = (
    SHEET_A,
    SHEET_B,
    SHEET_C,
    SHEET_D,
    SHEET_E,
    SHEET_F,
    SHEET_G,
    SHEET_H,
    SHEET_I,
    SHEET_J,
    SHEET_K,
    SHEET_L,
    SHEET_M,
    SHEET_N,
    SHEET_O,
    SHEET_P,
)
# One of each sheet in turn: what was drawn together does not come together, and the two sides of a card are
# of different worlds.
PICTURES: tuple[Picture, ...] = tuple(
    picture for row in zip_longest(*SHEETS) for picture in row if picture is not None
)


def svg(number: int) -> str:
    """A picture as a file of its own."""
    inside = PICTURES[number].draw(number)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {EDGE} {EDGE}">{inside}</svg>'
