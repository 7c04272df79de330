"""python -m tools.confusables: write which characters look alike, from Unicode's table of confusables.

The table comes with the package confusable-homoglyphs (3.3.1: Unicode 15.1), which only this command needs:
`pip install confusable-homoglyphs`. Small capitals are added by their names in Unicode.
"""

import sys
import unicodedata
from collections import defaultdict
from importlib import resources
from pathlib import Path
from typing import Any

from msgspec import json

FILE = Path(__file__).parents[1] / "src" / "ninefold" / "server" / "table" / "confusables.txt"
SMALL_CAPITAL = "LATIN LETTER SMALL CAPITAL "


def classes(pairs: dict[str, list[dict[str, Any]]]) -> list[list[str]]:
    """Characters, and sequences of them, that look alike, each class once."""
    leader: dict[str, str] = {}

    def find(one: str) -> str:
        while leader.setdefault(one, one) != one:
            one = leader[one]
        return one

    for one, others in pairs.items():
        for other in others:
            leader[find(_bare(other["c"]))] = find(_bare(one))
    for code in range(sys.maxunicode + 1):
        name = unicodedata.name(chr(code), "")
        if name.startswith(SMALL_CAPITAL) and len(name) == len(SMALL_CAPITAL) + 1:
            leader[find(chr(code))] = find(name[-1].lower())
    found: dict[str, list[str]] = defaultdict(list)
    for one in leader:
        found[find(one)].append(one)
    return [*found.values()]


def _bare(text: str) -> str:
    """Without the marks that the table puts around text that is written from right to left."""
    return text.replace("\u200e", "")


def line(alike: list[str]) -> str:
    """What stands for all of them, then the others. A sequence, like rn for m, stands for itself."""
    stands = min(alike, key=lambda one: (len(one) == 1, not one.isascii(), one))
    others = "".join(sorted(one for one in alike if one != stands and len(one) == 1))
    return f"{stands} {others}\n" if others and stands.isprintable() else ""


def main() -> None:
    table = resources.files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    FILE.write_text("".join(sorted(map(line, classes(json.decode(table))))), encoding="utf-8")


if __name__ == "__main__":
    main()
