"""A PDF that knows our letters and can paste our pictures. Only this module knows which library writes it."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib.resources import as_file, files

from fpdf import FPDF
from fpdf.bidi import BidiParagraph
from fpdf.drawing import GraphicsContext, PaintedPath
from fpdf.drawing_primitives import Transform
from fpdf.enums import Align, StrokeCapStyle, StrokeJoinStyle, TextDirection
from fpdf.fonts import TTFFont
from fpdf.svg import svg_path_converter

from ninefold.parts.dixe.symbols import FIELD, SCRAPED, WEIGHT, Glyph
from ninefold.parts.ink.press import EDGE, Piece
from ninefold.parts.texts import RIGHT_TO_LEFT

FAMILY, HEBREW = "Fraunces", "Frank Ruhl Libre"
FILES = {FAMILY: "fraunces-latin", HEBREW: "frank-ruhl-libre-hebrew"}
WEIGHTS = {"": "500", "B": "700"}
POINT = 25.4 / 72  # in millimetres
LEADING = 1.22  # lines apart, in heights of a letter
PALE = "#9a9a9a"
# The same deck is the same file, whenever it is made.
MADE = datetime(2026, 1, 1, tzinfo=UTC)
_MIRRORED = str.maketrans("()[]", ")(][")


def as_seen(text: str, leftwards: bool) -> str:
    """A PDF holds letters as they stand on paper: a line of Hebrew ends with its first."""
    if not leftwards:
        return text
    seen = BidiParagraph(text.strip(), TextDirection.RTL).get_reordered_string()
    return seen.translate(_MIRRORED)


class Pen:
    def __init__(self, size: tuple[float, float], title: str, language: str) -> None:
        self._pdf = FPDF(unit="mm", format=size)
        self._pdf.set_creation_date(MADE)
        self._pdf.set_title(title)
        self._pdf.set_lang(language)
        self._pdf.set_auto_page_break(False)
        self._pdf.c_margin = 0
        self._leftwards = language in RIGHT_TO_LEFT
        faces = (FAMILY, HEBREW) if self._leftwards else (FAMILY,)
        for face in faces:
            for style, weight in WEIGHTS.items():
                with as_file(files(__package__) / "fonts" / f"{FILES[face]}-{weight}-normal.woff") as file:
                    self._pdf.add_font(face, style, file)
        self._pdf.set_fallback_fonts([*faces[1:]])

    def page(self) -> None:
        self._pdf.add_page()

    def done(self) -> bytes:
        printed = bytes(self._pdf.output())
        for font in self._pdf.fonts.values():
            if isinstance(font, TTFFont):
                font.close()  # it keeps its file open
        return printed

    def rule(self, x: float, y: float, to_x: float, to_y: float) -> None:
        """A hairline."""
        self._pdf.set_line_width(0.15)
        self._pdf.set_draw_color(0)
        self._pdf.line(x, y, to_x, to_y)

    def box(self, x: float, y: float, wide: float, high: float, ink: str, bend: float = 0) -> None:
        self._pdf.set_fill_color(ink)
        self._pdf.rect(x, y, wide, high, "F", round_corners=bend > 0, corner_radius=bend)

    def outline(self, x: float, y: float, wide: float, high: float) -> None:
        """A hairline to cut along: pale, for what the scissors leave of it."""
        self._pdf.set_line_width(0.15)
        self._pdf.set_draw_color(PALE)
        self._pdf.rect(x, y, wide, high, "D")

    @contextmanager
    def within(self, x: float, y: float, wide: float, high: float) -> Iterator[None]:
        """Nothing is drawn beyond it."""
        with self._pdf.rect_clip(x, y, wide, high):
            yield

    @contextmanager
    def within_circle(self, x: float, y: float, r: float) -> Iterator[None]:
        with self._pdf.round_clip(x - r, y - r, 2 * r):
            yield

    def line(self, text: str, x: float, y: float, points: float, ink: str, *, bold: bool = False) -> None:
        """One line, from its left top."""
        self._letters(points, ink, bold)
        self._pdf.set_xy(x, y)
        with self._pdf.local_context():  # the letters of the last cell must not stay in the hand
            self._pdf.cell(None, points * POINT * LEADING, as_seen(_in_fraunces(text), self._leftwards))

    def begun(self, text: str, x: float, y: float, wide: float, points: float, ink: str, bold: bool) -> None:
        """One line within this width, from where a reader begins."""
        self._letters(points, ink, bold)
        self._line(_in_fraunces(text), x, y, wide, points, Align.L)

    def centred(self, text: str, x: float, y: float, wide: float, points: float, ink: str) -> None:
        self._letters(points, ink, True)
        self._line(_in_fraunces(text), x, y, wide, points, Align.C)

    def fitted(
        self,
        text: str,
        box: tuple[float, float, float, float],
        largest: float,
        ink: str,
        align: Align = Align.L,
    ) -> None:
        """As large as the box allows."""
        x, y, wide, high = box
        points = largest
        while self.height(text, wide, points) > high:
            points -= 0.25
        self.paragraph(text, x, y, wide, points, ink, align)

    def paragraph(
        self, text: str, x: float, y: float, wide: float, points: float, ink: str, align: Align
    ) -> None:
        """As many lines as it takes: `height` says how high they are."""
        self._letters(points, ink, False)
        for place, line in enumerate(self._lines(text, wide)):
            self._line(line, x, y + place * points * POINT * LEADING, wide, points, align)

    def height(self, text: str, wide: float, points: float) -> float:
        self._letters(points, "#000000", False)
        return len(self._lines(text, wide)) * points * POINT * LEADING

    def _lines(self, text: str, wide: float) -> list[str]:
        lines = self._pdf.multi_cell(wide, 1, _in_fraunces(text), align=Align.L, dry_run=True, output="LINES")
        assert isinstance(lines, list)
        return lines

    def _line(self, text: str, x: float, y: float, wide: float, points: float, align: Align) -> None:
        side = Align.R if self._leftwards and align == Align.L else align
        self._pdf.set_xy(x, y)
        with self._pdf.local_context():
            self._pdf.cell(wide, points * POINT * LEADING, as_seen(text, self._leftwards), align=side)

    def paste(self, picture: Iterable[Piece], x: float, y: float, size: float) -> None:
        with self._scaled(x, y, size / EDGE) as canvas:
            for piece in picture:
                path = _path(piece.outline)
                path.style.fill_color = piece.ink
                path.style.stroke_color = piece.ink if piece.rim else None
                path.style.stroke_width = 2 * piece.rim
                canvas.add_item(path, clone=False)

    def burn(self, glyph: Glyph, x: float, y: float, size: float, ink: str, ground: str) -> None:
        """A symbol, as on the page's dice."""
        with self._scaled(x, y, size / FIELD) as canvas:
            for line, fill, stroke, weight in (
                (glyph.fill, ink, None, 0.0),
                (glyph.line, None, ink, WEIGHT),
                (glyph.cut, None, ground, WEIGHT * SCRAPED),
            ):
                if line is None:
                    continue
                path = _path(line)
                path.style.fill_color, path.style.stroke_color, path.style.stroke_width = fill, stroke, weight
                path.style.auto_close = fill is not None
                canvas.add_item(path, clone=False)

    @contextmanager
    def _scaled(self, x: float, y: float, scale: float) -> Iterator[GraphicsContext]:
        with self._pdf.drawing_context() as whole:
            canvas = GraphicsContext()
            canvas.transform = Transform.scaling(scale).translate(x, y)
            yield canvas
            whole.add_item(canvas, clone=False)

    def _letters(self, points: float, ink: str, bold: bool) -> None:
        self._pdf.set_font(FAMILY, "B" if bold else "", points)
        self._pdf.set_text_color(ink)


def _in_fraunces(text: str) -> str:
    """It has no narrow space, and a letter that a font lacks is printed as an empty box."""
    return text.replace("\u202f", "\u00a0")


def _path(outline: str) -> PaintedPath:
    path = PaintedPath()
    svg_path_converter(path, outline)
    path.style.stroke_join_style = StrokeJoinStyle.ROUND
    path.style.stroke_cap_style = StrokeCapStyle.ROUND
    return path
