"""`ninefold cards -o deck.pdf`: Oni's cards, to print and cut."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from ninefold.games.oni.box import DECK, LEVELS
from ninefold.games.oni.box.texts import LANGUAGES
from ninefold.server.printing.deck import deck_pdf
from ninefold.server.printing.layout import PAPERS


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        "ninefold cards",
        description="Write Oni's cards, to print double-sided (flip on the long edge) and cut.",
    )
    parser.add_argument("--paper", choices=PAPERS, default="a4")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--level", choices=LEVELS, default="hard", help="which deck (hard: all 53 cards)")
    parser.add_argument(
        "-o", "--output", type=Path, default=Path("deck.pdf"), metavar="FILE", help="(deck.pdf)"
    )
    wanted = parser.parse_args(words)
    deck = deck_pdf(wanted.paper, wanted.language, wanted.level)
    try:
        wanted.output.write_bytes(deck)
    except OSError as error:
        print(f"ninefold: {wanted.output} cannot be written: {error.strerror}.", file=sys.stderr)
        return 2
    print(f"{wanted.output}: {len(DECK[wanted.level])} cards. Print double-sided, flip on the long edge.")
    return 0
