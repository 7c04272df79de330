"""Lay out a further game, to be played at once: make game NAME=pig

What is laid out is Pig, under the new name: rules, rulebook, scenarios, a bot and a page, each in its place.
"""

import re
import sys
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path

from ninefold.games import SHELF

ROOT = Path(__file__).resolve().parents[2]
TEMPLATE = Path(__file__).resolve().parent / "template"


class Refused(Exception):
    """Why there can be no such game, in one line."""


def lay_out(name: str, root: Path) -> list[Path]:
    """Write the files of a game of this name; none of them may be there."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or iskeyword(name):
        raise Refused(f"{name!r}: a game is named like a Python module, in lower case: pig, liars_dice")
    words = {"pig": name, "Pig": name.replace("_", " ").title(), "PG": clauses_of(name)}
    pages = {
        root / renamed(str(file.relative_to(TEMPLATE)), words): renamed(file.read_text("utf-8"), words)
        for file in sorted(TEMPLATE.rglob("*"))
        if file.is_file() and "__pycache__" not in file.parts
    }
    if there := [file for file in pages if file.exists()]:
        raise Refused(f"{name} is there already: {there[0].relative_to(root)}")
    for file, text in pages.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return list(pages)


def renamed(text: str, words: dict[str, str]) -> str:
    """A type's name, PigStage, has no spaces in it."""
    text = re.sub(r"Pig(?=[A-Z])", words["Pig"].replace(" ", ""), text)
    return re.sub(r"pig|Pig|PG", lambda found: words[found[0]], text)


def clauses_of(name: str) -> str:
    """Two letters that begin the ids of its rules, and no other game's: LD for liars_dice, PG for pig."""
    taken = {game.clauses for game in SHELF.values()}
    for letters in candidates(name):
        if letters not in taken:
            return letters
    raise Refused(f"{name!r}: no two of its letters are free; taken are {', '.join(sorted(taken))}")


def candidates(name: str) -> Iterator[str]:
    letters = re.sub(r"[^A-Z]", "", name.upper())
    initials = "".join(word[0] for word in name.upper().split("_") if word[0].isalpha())
    if len(initials) > 1:
        yield initials[:2]
    later = sorted(letters[1:], key=lambda letter: letter in "AEIOUY")
    yield from (letters[0] + letter for letter in later)
    yield from (letters[0] + letter for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Which game? make game NAME=pig")
    try:
        files = lay_out(sys.argv[1], ROOT)
    except Refused as why:
        sys.exit(str(why))
    print(*(file.relative_to(ROOT) for file in files), sep="\n")
