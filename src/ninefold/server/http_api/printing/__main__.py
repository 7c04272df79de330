"""`python -m ninefold.server.http_api.printing PAPER LANGUAGE LEVEL`: the deck, to standard output."""

import sys
from typing import cast

from ninefold.games.oni.box import Level
from ninefold.server.http_api.printing.deck import deck_pdf
from ninefold.server.http_api.printing.layout import Paper

paper, language, level = sys.argv[1:]
sys.stdout.buffer.write(deck_pdf(cast(Paper, paper), language, cast(Level, level)))
