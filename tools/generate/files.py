"""Files of page and docs that are made from Python: `make generated` writes them, `make lint` compares them.

python -m tools.generate write|check, in the project's folder.
"""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from ninefold.games.jinx.box import pictures as jinx
from ninefold.games.memo_dice.box import COLOURS, PICTURES
from ninefold.games.oni import box as oni
from ninefold.games.oni.box.pictures import PICTURES as ONI_PICTURES
from ninefold.games.oni.rules.card import COSTS_THAT_DIE
from ninefold.games.oni.rules.effects import CARDS as CARD_EFFECTS
from ninefold.minds.memory import TRAITS, forgetting
from ninefold.parts.dixe.symbols import SYMBOL_GLYPHS
from ninefold.parts.ink.press import EDGE
from ninefold.server.net.static_files import SHORT, content_hash
from tools.generate import typescript


def memo_dice_box() -> str:
    """The pictures of the box (MD-1) with the colours of their backgrounds, one a line."""
    lines = (f"  {json.dumps(picture)}: {json.dumps(COLOURS[picture])}" for picture in PICTURES)
    return "{\n" + ",\n".join(lines) + "\n}\n"


def jinx_pictures() -> str:
    """By their numbers, one a line: the name of each, and its hash."""
    lines = []
    for number, picture in enumerate(jinx.PICTURES):
        hash = content_hash(jinx.svg(number).encode())[:SHORT]
        lines.append(json.dumps({"name": picture.name, "v": hash}))
    return "[" + ",".join(f"\n  {line}" for line in lines) + "\n]\n"


def oni_deck() -> str:
    """Levels and pictures of the cards, and what the companion must know of them (ON-2), each on a line."""
    cards: dict[str, object] = {
        card: {
            "clause": oni.CLAUSE[card],
            "until": CARD_EFFECTS[card].until,
            "fault": CARD_EFFECTS[card].fault,
            "picture": ONI_PICTURES[card],
        }
        for card in oni.CARDS
    }
    deck: dict[str, Mapping[str, object]] = {
        "levels": {level: {"clock": oni.CLOCK[level], "deck": oni.DECK[level]} for level in oni.LEVELS},
        "cards": cards,
        "rules": {
            "players": [min(oni.PLAYERS), max(oni.PLAYERS)],
            "byTheNext": [card for card, effect in CARD_EFFECTS.items() if effect.by_the_next],
            "onlyOne": [card for card, effect in CARD_EFFECTS.items() if effect.only_one],
            "justWon": [card for card, effect in CARD_EFFECTS.items() if effect.just_won],
            "costsThatDie": COSTS_THAT_DIE,
            "edge": EDGE,
        },
    }
    return "{\n" + ",\n".join(f"  {json.dumps(key)}: {_lines(part)}" for key, part in deck.items()) + "\n}\n"


def symbols() -> str:
    """The ten symbols of the DiXes, one a line."""
    parts = {
        symbol: {name: path for name, path in glyph._asdict().items() if path is not None}
        for symbol, glyph in SYMBOL_GLYPHS.items()
    }
    return (
        "{\n"
        + ",\n".join(f"  {json.dumps(key)}: {json.dumps(entry)}" for key, entry in parts.items())
        + "\n}\n"
    )


def forgetting_curves() -> str:
    """How likely each level still recalls what it saw once, by the seconds since then, one level a line."""
    seconds = [2 ** (step / 2) for step in range(2, 19)]
    curves: dict[str, list[float]] = {
        level: [round(forgetting(round(age * 1_000), traits), 3) for age in seconds]
        for level, traits in TRAITS.items()
    }
    parts = {"seconds": [round(age, 2) for age in seconds], **curves}.items()
    return "{\n" + ",\n".join(f"  {json.dumps(key)}: {json.dumps(part)}" for key, part in parts) + "\n}\n"


def _lines(part: Mapping[str, object]) -> str:
    lines = (f"    {json.dumps(key)}: {json.dumps(entry, ensure_ascii=False)}" for key, entry in part.items())
    return "{\n" + ",\n".join(lines) + "\n  }"


FILES: Mapping[str, Callable[[], str]] = {
    "web/src/lib/types.ts": typescript.render,
    "web/src/games/memo_dice/box.json": memo_dice_box,
    "web/src/games/jinx/pictures.json": jinx_pictures,
    "web/src/parts/oni/deck.json": oni_deck,
    "web/src/parts/symbols.json": symbols,
    "web/src/memory/curves.json": forgetting_curves,
}


def write(root: Path) -> None:
    for name, render in FILES.items():
        (root / name).write_text(render(), encoding="utf-8", newline="\n")


def differing(root: Path) -> list[str]:
    """The files that are not what Python makes of them now."""
    return [name for name, render in FILES.items() if _held(root / name) != render()]


def _held(file: Path) -> str | None:
    return file.read_bytes().decode() if file.is_file() else None


def main(words: Sequence[str]) -> int:
    root = Path()
    if [*words] not in (["write"], ["check"]) or not (root / "web").is_dir():
        print("python -m tools.generate write|check, in the project's folder", file=sys.stderr)
        return 2
    if [*words] == ["write"]:
        write(root)
        return 0
    found = differing(root)
    for name in found:
        print(f"{name} is not what the Python code makes of it: run `make generated`", file=sys.stderr)
    return 1 if found else 0
