"""Files of the page that are made from Python: `make generated` writes them, `make lint` finds what differs.

python -m ninefold.server.generated write|check, in the project's folder.
"""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from ninefold.games.jinx.box import pictures as jinx
from ninefold.games.memo_dice.box import COLOURS, NAMES, PICTURES
from ninefold.server import typescript
from ninefold.server.pictures import SHORT, hash_of


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
        hash = hash_of(jinx.svg(number).encode())[:SHORT]
        lines.append(json.dumps({**picture.description, "v": hash}, ensure_ascii=False))
    return "[" + ",".join(f"\n  {line}" for line in lines) + "\n]\n"


FILES: Mapping[str, Callable[[], str]] = {
    "web/src/lib/types.ts": typescript.render,
    "web/src/games/memo_dice/box.json": memo_dice_box,
    "web/src/games/jinx/pictures.json": jinx_pictures,
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
        print("python -m ninefold.server.generated write|check, in the project's folder", file=sys.stderr)
        return 2
    if [*words] == ["write"]:
        write(root)
        return 0
    found = differing(root)
    for name in found:
        print(f"{name} is not what the Python code makes of it: run `make generated`", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
