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
SHARED = Path("docs", "scenarios.md")  # how chance is scripted: one paragraph a game, at its end


class Refused(Exception):
    """Why there can be no such game, in one line."""


def lay_out(name: str, root: Path) -> list[Path]:
    """Write the files of a game of this name; none may be there but the one that all games share."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or iskeyword(name):
        raise Refused(f"{name!r}: a game is named like a Python module, in lower case: pig, liars_dice")
    words = {"pig": name, "Pig": name.replace("_", " ").title(), "PG": clauses_of(name)}
    pages = {
        root / renamed(str(file.relative_to(TEMPLATE)), words): renamed(file.read_text("utf-8"), words)
        for file in sorted(TEMPLATE.rglob("*"))
        if file.is_file() and "__pycache__" not in file.parts
    }
    shared = root / SHARED
    if there := [file for file in pages if file.exists() and file != shared]:
        raise Refused(f"{name} is there already: {there[0].relative_to(root)}")
    pages[shared] = shared.read_text("utf-8") + pages[shared]
    for file, text in pages.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return list(pages)


def renamed(text: str, words: dict[str, str]) -> str:
    """In one go, as a name may have these words in it; a type's name, PigStage, has no spaces."""
    words = {**words, "type": words["Pig"].replace(" ", "")}
    found = r"(?P<type>Pig(?=[A-Z]))|pig|Pig|PG"
    return re.sub(found, lambda word: words[word.lastgroup or word[0]], text)


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
