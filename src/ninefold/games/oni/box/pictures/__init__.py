"""The picture of each card (ON-2): cut and pasted paper, drawn anew by whoever shows or prints it."""

from collections.abc import Mapping

from ninefold.games.oni.box import CARDS, Card
from ninefold.games.oni.box.pictures import easy, hard, normal
from ninefold.parts.ink.press import EDGE, Piece, pasted

_DRAWN = {**easy.DRAWN, **normal.DRAWN, **hard.DRAWN}
PICTURES: Mapping[Card, tuple[Piece, ...]] = {card: pasted(k, _DRAWN[card]()) for k, card in enumerate(CARDS)}


def svg(card: Card) -> str:
    paths = "".join(_path(piece) for piece in PICTURES[card])
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {EDGE} {EDGE}">{paths}</svg>'


def _path(piece: Piece) -> str:
    rim = (
        f' stroke="{piece.ink}" stroke-width="{2 * piece.rim:.3g}" stroke-linejoin="round"'
        if piece.rim
        else ""
    )
    return f'<path fill="{piece.ink}"{rim} d="{piece.outline}"/>'
