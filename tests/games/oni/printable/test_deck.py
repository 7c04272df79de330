"""The deck on paper, read back from its file."""

import re
from functools import cache
from io import BytesIO
from typing import Any

import pytest
from pypdf import PageObject, PdfReader

from ninefold.games.oni.box import CARDS, DECK, LEVELS, Level
from ninefold.games.oni.box.texts import LANGUAGES, card_text, power_text
from ninefold.games.oni.printable.deck import BLEED, NOTE, deck_pdf
from ninefold.games.oni.printable.layout import (
    HIGH,
    PAPERS,
    SIZE,
    WIDE,
    Paper,
    behind,
    margins,
    marks_of,
    sheets,
)
from ninefold.games.oni.printable.pen import as_seen
from ninefold.parts.dixe.dice import SYMBOLS
from ninefold.parts.texts import Language

POINT = 25.4 / 72


NO_BREAK = re.compile("[\u00a0\u202f]")


@cache
def read(paper: Paper, language: Language, level: Level) -> PdfReader:
    return PdfReader(BytesIO(deck_pdf(paper, language, level)))


def words_on(page: PageObject) -> str:
    return " ".join(page.extract_text().split())


def boxes_on(page: PageObject, wide: float, high: float) -> set[tuple[int, int]]:
    """Left top corners, in whole millimetres, of the boxes of this size."""
    content: Any = page.get_contents()
    tall = float(page.mediabox.height)
    found = set()
    for numbers, operator in content.operations:
        if operator == b"re":
            x, y, w, h = (float(number) * POINT for number in numbers)
            if abs(w - wide) < 0.1 and abs(abs(h) - high) < 0.1:
                found.add((round(x), round(tall * POINT - max(y, y + h))))
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_a_deck_has_every_card_of_its_level_and_the_powers(level: Level) -> None:
    """ON-2, ON-11..20"""
    pages = read("a4", "en", level).pages
    fronts = -(-len(DECK[level]) // 9)
    assert len(pages) == 2 * fronts + 1
    printed = "".join(f" {words_on(pages[2 * k])} " for k in range(fronts))
    for card in CARDS:
        sentence = card_text(card, "en").sentence
        assert printed.count(sentence) == DECK[level].count(card), card
    last = words_on(pages[-1])
    assert all(power_text(symbol, "en").sentence in last for symbol in SYMBOLS)


@pytest.mark.parametrize(("paper", "language"), [("a4", "en"), ("letter", "fr"), ("a4", "he")])
def test_the_font_is_embedded(paper: Paper, language: Language) -> None:
    reader = read(paper, language, "hard")
    assert [round(float(side) * POINT, 1) for side in reader.pages[0].mediabox[2:]] == [*SIZE[paper]]
    used = {}
    for page in reader.pages:
        fonts: Any = page["/Resources"]
        for font in fonts["/Font"].get_object().values():
            inner = font.get_object()["/DescendantFonts"][0].get_object()
            used[inner["/BaseFont"].partition("+")[2]] = "/FontFile2" in inner["/FontDescriptor"].get_object()
    faces = ("Fraunces", "FrankRuhlLibre") if language == "he" else ("Fraunces",)
    assert used == dict.fromkeys((face + weight for face in faces for weight in ("Medium", "Bold")), True)
    if language == "he":
        return  # what is read back stands in another order
    assert NO_BREAK.sub(" ", card_text("hush", language).sentence) in words_on(reader.pages[0])


def test_a_line_of_hebrew_stands_from_right_to_left() -> None:
    """A number and a name in Latin letters keep their order, and brackets open to the left."""
    assert as_seen("אב (12) Oni!", leftwards=True) == "!Oni (12) בא"
    assert as_seen("ab (12) Oni!", leftwards=False) == "ab (12) Oni!"


def test_the_font_has_every_letter(caplog: pytest.LogCaptureFixture) -> None:
    """One that is missing would be an empty box on paper."""
    read.cache_clear()
    for language in LANGUAGES:
        read("a4", language, "hard")
    assert [record.message for record in caplog.records if "missing" in record.message] == []


@pytest.mark.parametrize("paper", PAPERS)
def test_a_back_is_behind_its_front_when_the_sheet_is_turned_over_its_long_edge(paper: Paper) -> None:
    """ON-2"""
    pages = read(paper, "en", "easy").pages
    wide = SIZE[paper][0]
    for sheet, spots in enumerate(sheets(paper, "easy")):
        backs = boxes_on(pages[2 * sheet + 1], WIDE + 2 * BLEED, HIGH + 2 * BLEED)
        assert len(backs) == len(spots)
        seen_from_the_front = {(round(wide - x - BLEED - WIDE), round(y + BLEED)) for x, y in backs}
        assert all(
            any(abs(spot.x - x) <= 1 and abs(spot.y - y) <= 1 for x, y in seen_from_the_front)
            for spot in spots
        )
    *_, last = sheets(paper, "easy")
    assert len(last) == 8, "one place is empty: a back that is not mirrored would lie there"
    assert min(spot.x for spot in behind(paper, last)[6:]) > margins(paper)[0] + 1


def test_a_card_has_as_many_dice_in_its_corner_as_the_first_level_it_belongs_to() -> None:
    """ON-2"""
    spots = [spot for sheet in sheets("a4", "hard") for spot in sheet]
    assert [sum(spot.dice == dice for spot in spots) for dice in (1, 2, 3)] == [17, 19, 17]
    by_card = {card: {spot.dice for spot in spots if spot.card == card} for card in CARDS}
    assert by_card["spin"] == {1} and by_card["slap"] == {2} and by_card["feel_it"] == {3}
    assert by_card["oni"] == by_card["play"] == {1, 2, 3}


@pytest.mark.parametrize("level", LEVELS)
def test_the_legend_shows_the_marks_of_all_cards_of_a_level(level: Level) -> None:
    """ON-2"""
    assert marks_of(level) == tuple(sorted({spot.dice for sheet in sheets("a4", level) for spot in sheet}))


@pytest.mark.parametrize("paper", PAPERS)
def test_the_number_of_a_sheet_lies_clear_of_cards_and_bleed(paper: Paper) -> None:
    tops: list[float] = []

    def note(text: str, _matrix: Any, place: Any, _font: Any, size: float) -> None:
        if "/" in text:
            tops.append((place[5] + 0.8 * size) * POINT)  # its tallest letters

    for page in read(paper, "en", "easy").pages[:4]:
        page.extract_text(visitor_text=note)
    assert len(tops) == 4 and max(tops) <= margins(paper)[1] - BLEED


def test_the_same_deck_is_the_same_file() -> None:
    assert deck_pdf("a4", "fr", "easy") == deck_pdf("a4", "fr", "easy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_eleven_points_and_lies_within_its_card(language: Language) -> None:
    """Texts are readable at arm's length, and not too near to where the card is cut."""
    sizes: set[float] = set()
    depths: set[float] = set()  # of a line's foot, below the upper edge of its card

    def note(text: str, _matrix: Any, place: Any, _font: Any, size: float) -> None:
        if text.strip() and size != NOTE:
            sizes.add(size)
            depths.add((SIZE["a4"][1] - place[5] * POINT - margins("a4")[1]) % HIGH)

    pages = read("a4", language, "hard").pages
    pages[-1].extract_text(visitor_text=note)
    depths.clear()  # the powers lie on no card
    for page in pages[:-1:2]:
        page.extract_text(visitor_text=note)
    assert min(sizes) >= 11
    assert min(depths) > 45, "the picture is half of a card at least"
    assert max(depths) <= HIGH - 3


@pytest.mark.parametrize("paper", PAPERS)
def test_every_card_has_an_outline_to_cut_along(paper: Paper) -> None:
    """ON-2"""
    pages = read(paper, "en", "easy").pages
    for sheet, spots in enumerate(sheets(paper, "easy")):
        outlines = boxes_on(pages[2 * sheet], WIDE, HIGH)
        assert len(outlines) == len(spots)
        assert all(any(abs(spot.x - x) <= 1 and abs(spot.y - y) <= 1 for x, y in outlines) for spot in spots)
