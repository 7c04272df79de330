"""Oni's deck on paper (ON-2): where the cards lie, what is drawn, the library that writes it (ADR 0013)."""

from ninefold.engine import Printable
from ninefold.games.oni.box import LEVELS, Level
from ninefold.games.oni.box.texts import LANGUAGES
from ninefold.games.oni.printable.layout import PAPERS, Paper

__all__ = ["PRINTABLE"]


def make(paper: Paper, language: str, level: Level) -> bytes:
    from ninefold.games.oni.printable.deck import deck_pdf  # nobody else waits for what writes PDFs

    return deck_pdf(paper, language, level)


PRINTABLE = Printable(
    name="cards", choices={"paper": PAPERS, "language": LANGUAGES, "level": LEVELS[::-1]}, make=make
)
