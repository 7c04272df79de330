"""Files of page and docs that are made from Python: `make generated` writes them, `make lint` compares them.

python -m tools.generate write|check, in the project's folder.
"""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from ninefold.games.jinx.box import pictures as jinx
from ninefold.games.memo_dice.box import COLOURS, NAMES, PICTURES
from ninefold.games.oni import box as oni
from ninefold.games.oni.box import texts as oni_texts
from ninefold.games.oni.box.pictures import PICTURES as ONI_PICTURES
from ninefold.games.oni.cards import COSTS_THAT_DIE, FACTS
from ninefold.minds.memory import TRAITS, forgetting
from ninefold.parts.dixe.symbols import SYMBOL_GLYPHS
from ninefold.parts.ink.press import EDGE
from ninefold.server.net.static_files import SHORT, content_hash
from tools.generate import typescript


def memo_dice_box() -> str:
    """The list of the box (MD-1) as far as it is drawn and shown: one picture a line."""
    lines = []
    for picture in PICTURES:
        shown = {language: names[picture][0] for language, names in NAMES.items()}
        entry = json.dumps({"colour": COLOURS[picture], **shown}, ensure_ascii=False)
        lines.append(f"  {json.dumps(picture)}: {entry}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def jinx_pictures() -> str:
    """By their numbers, one a line: how each is told to those who do not see it (JX-20), and its hash."""
    lines = []
    for number, picture in enumerate(jinx.PICTURES):
        hash = content_hash(jinx.svg(number).encode())[:SHORT]
        lines.append(json.dumps({**picture.description, "v": hash}, ensure_ascii=False))
    return "[" + ",".join(f"\n  {line}" for line in lines) + "\n]\n"


def oni_deck() -> str:
    """Levels, texts and pictures of the cards, and the powers in short (ON-2, ON-11..20), each on a line."""
    cards: dict[str, object] = {
        card: {
            "clause": oni.CLAUSE[card],
            "until": FACTS[card].until,
            "fault": FACTS[card].fault,
            "en": oni_texts.card_text(card, "en"),
            "fr": oni_texts.card_text(card, "fr"),
            "picture": ONI_PICTURES[card],
        }
        for card in oni.CARDS
    }
    powers: dict[str, object] = {
        symbol: {language: oni_texts.power_text(symbol, language) for language in oni_texts.LANGUAGES}
        for symbol in oni_texts.POWER_TEXTS["en"]
    }
    deck: dict[str, Mapping[str, object]] = {
        "levels": {level: {"clock": oni.CLOCK[level], "deck": oni.DECK[level]} for level in oni.LEVELS},
        "cards": cards,
        "powers": powers,
        "rules": {
            "players": [min(oni.PLAYERS), max(oni.PLAYERS)],
            "byTheNext": [card for card, facts in FACTS.items() if facts.by_the_next],
            "onlyOne": [card for card, facts in FACTS.items() if facts.only_one],
            "justWon": [card for card, facts in FACTS.items() if facts.just_won],
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
