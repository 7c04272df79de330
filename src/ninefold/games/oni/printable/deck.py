"""The deck of Oni to print and cut (ON-2), with the ten powers on a sheet of their own."""

from fpdf.enums import Align

from ninefold.games.oni.box import CLOCK, DECK, EFFECTS, LEVELS, Level
from ninefold.games.oni.box.pictures import PICTURES
from ninefold.games.oni.box.pictures.pieces import WOOD, die
from ninefold.games.oni.box.texts import POWER_TEXTS, card_text, power_text
from ninefold.games.oni.printable.layout import (
    COLUMNS,
    HIGH,
    ROWS,
    SIZE,
    WIDE,
    Paper,
    Spot,
    behind,
    margins,
    marks_of,
    sheets,
)
from ninefold.games.oni.printable.pen import Pen
from ninefold.games.oni.printable.words import WORDS
from ninefold.parts.dixe.symbols import SYMBOL_GLYPHS
from ninefold.parts.ink.press import NIGHT, PAPER, SUN, pasted
from ninefold.parts.texts import RIGHT_TO_LEFT, Language, in_type

WHITE = "#ffffff"
BLEED = 2.0  # a back reaches beyond its card, should the sheet lie askew in the printer
MARK, GAP = 4.0, 1.0  # of a cut mark, and between it and the cards
PICTURE, TOP = 51.0, 4.5  # at most so large, and how far from the upper edge
TITLE, SENTENCE, NOTE = 17, 11, 6.5  # in points
STEP = 6.6  # from die to die in a corner
EDGE = 3.0  # no letter lies nearer to the edge of a card: scissors slip
SMALL_DIE = pasted(1, die(100, 100, 190))


def deck_pdf(paper: Paper, language: Language, level: Level) -> bytes:
    words = WORDS[language]
    pen = Pen(SIZE[paper], words.title, language)
    fronts = [*sheets(paper, level)]
    for sheet, spots in enumerate(fronts, 1):
        count = {"sheet": sheet, "sheets": len(fronts)}
        pen.page()
        _cut_marks(pen, paper)
        for spot in spots:
            _front(pen, spot, language)
        _note(pen, paper, in_type(words.fronts.format(**count), language))
        pen.page()
        for spot in behind(paper, spots):
            _back(pen, spot)
        _note(pen, paper, words.backs.format(**count))
    pen.page()
    _powers(pen, paper, language)
    return pen.done()


def _front(pen: Pen, spot: Spot, language: Language) -> None:
    """The sentence has its size on every card; the picture has the room that it leaves."""
    card, _, x, y = spot
    text = card_text(card, language)
    wide = WIDE - 2 * EDGE
    sentence = HIGH - EDGE - pen.height(text.sentence, wide, SENTENCE)
    title = sentence - 7.7
    size = min(PICTURE, title - 1 - TOP)
    left, top = x + (WIDE - size) / 2, y + TOP
    with pen.within(left, top, size, size):
        pen.paste(PICTURES[card], left, top, size)
    _mark(pen, spot.dice, x + 3, y + 2.5, WHITE)
    spare = (title - 1 - TOP - size) / 2  # a short text stands in the middle of its room
    pen.centred(text.title, x, y + title - spare, WIDE, TITLE, NIGHT)
    pen.paragraph(text.sentence, x + EDGE, y + sentence - spare, wide, SENTENCE, NIGHT, Align.C)
    pen.outline(x, y, WIDE, HIGH)


def _mark(pen: Pen, dice: int, x: float, y: float, ground: str) -> None:
    """So many dice in a box."""
    pen.box(x, y, _width(dice), 8.2, ground, 1.8)
    for k in range(dice):
        pen.paste(SMALL_DIE, x + 1.5 + k * STEP, y + 1.1, 6.0)


def _width(dice: int) -> float:
    return 2.4 + dice * STEP


def _back(pen: Pen, spot: Spot) -> None:
    x, y = spot.x, spot.y
    pen.box(x - BLEED, y - BLEED, WIDE + 2 * BLEED, HIGH + 2 * BLEED, NIGHT)
    for row in range(7):
        for column in range(5 - row % 2):
            at = x + 6.5 + (column + row % 2 / 2) * 12.5, y + 8 + row * 12
            pen.line("\u00d7", at[0] - 1.6, at[1] - 3.4, 15, "#4a4c80", bold=True)
    middle = x + WIDE / 2, y + HIGH / 2
    with pen.within_circle(*middle, 23):
        pen.box(middle[0] - 23, middle[1] - 23, 46, 46, SUN)
    with pen.within_circle(*middle, 21.5):
        pen.paste(PICTURES["oni"], middle[0] - 21.5, middle[1] - 21.5, 43)


def _cut_marks(pen: Pen, paper: Paper) -> None:
    left, top = margins(paper)
    right, bottom = left + COLUMNS * WIDE, top + ROWS * HIGH
    for column in range(COLUMNS + 1):
        x = left + column * WIDE
        pen.rule(x, top - GAP - MARK, x, top - GAP)
        pen.rule(x, bottom + GAP, x, bottom + GAP + MARK)
    for row in range(ROWS + 1):
        y = top + row * HIGH
        pen.rule(left - GAP - MARK, y, left - GAP, y)
        pen.rule(right + GAP, y, right + GAP + MARK, y)


def _note(pen: Pen, paper: Paper, text: str) -> None:
    """In the margin, beside the cut marks and clear of the backs."""
    pen.line(text, margins(paper)[0] + 2, SIZE[paper][1] - margins(paper)[1] + BLEED + 0.2, NOTE, "#777777")


def _powers(pen: Pen, paper: Paper, language: Language) -> None:
    words, (wide, _) = WORDS[language], SIZE[paper]

    def at(x: float, width: float) -> float:
        """Who reads from right to left begins at the right."""
        return wide - x - width if language in RIGHT_TO_LEFT else x

    pen.centred(words.powers, 0, 14, wide, 30, NIGHT)
    pen.fitted(in_type(words.other_die, language), (20, 29, wide - 40, 8), 13, NIGHT, Align.C)
    size, left, column = 26.0, (wide - 178) / 2, 56.0
    for k, symbol in enumerate(POWER_TEXTS[language]):
        x, y = left + k % 2 * 92, 44.0 + k // 2 * 36
        text = power_text(symbol, language)
        pen.box(at(x, size), y + 1.2, size, size, WOOD, 5)
        pen.box(at(x, size), y, size, size - 1.2, PAPER, 5)
        pen.burn(SYMBOL_GLYPHS[symbol], at(x, size) + 5, y + 4, size - 10, NIGHT, PAPER)
        beside = at(x + size + 4, column)
        pen.begun(text.title, beside, y - 0.5, column, 17, NIGHT, bold=True)
        pen.fitted(text.sentence, (beside, y + 7.5, column, size - 6), 12, NIGHT)
    y, rest = 228.0, 178 - 56.0
    pen.begun(in_type(words.decks, language), at(left, 178), y, 178, 17, NIGHT, bold=True)
    for row, level in enumerate(LEVELS, 1):
        minutes, seconds = divmod(CLOCK[level] // 1000, 60)
        told = words.deck.format(
            level=words.levels[level],
            cards=len(DECK[level]),
            effects=len({*DECK[level]} & {*EFFECTS}),
            time=f"{minutes}:{seconds:02}",
        )
        x = left
        for dice in marks_of(level):
            _mark(pen, dice, at(x, _width(dice)), y + row * 10, PAPER)
            x += _width(dice) + 2
        pen.begun(
            in_type(told, language), at(left + 56, rest), y + 1.2 + row * 10, rest, 13, NIGHT, bold=False
        )
