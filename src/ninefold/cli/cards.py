"""`ninefold cards -o deck.pdf`: Oni's cards, to print and cut."""

import argparse
from pathlib import Path

from ninefold.cli.command import CommandError
from ninefold.games.oni.box import DECK, LEVELS
from ninefold.games.oni.box.texts import LANGUAGES
from ninefold.games.oni.printable.layout import PAPERS


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--paper", choices=PAPERS, default="a4")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument(
        "--level", choices=LEVELS, default="hard", help="which deck (default: hard, all 53 cards)"
    )
    parser.add_argument(
        "-o",
        "--output",
        type=Path,
        default=Path("deck.pdf"),
        metavar="FILE",
        help="where to write it (default: deck.pdf)",
    )


def run(options: argparse.Namespace) -> int:
    from ninefold.games.oni.printable.deck import deck_pdf  # the PDF library is slow to load

    deck = deck_pdf(options.paper, options.language, options.level)
    try:
        options.output.write_bytes(deck)
    except OSError as error:
        raise CommandError(
            f"{options.output} cannot be written: {error.strerror}. Choose another file with -o."
        ) from error
    print(f"{options.output}: {len(DECK[options.level])} cards. Print double-sided, flip on the long edge.")
    return 0
