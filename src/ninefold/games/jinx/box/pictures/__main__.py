"""`python -m ninefold.games.jinx.box.pictures OUT_DIR [--sheet]`: each picture a file, or all on a page."""

from argparse import ArgumentParser
from pathlib import Path

from ninefold.games.jinx.box.pictures.deck import PICTURES, svg

_PAGE = """<!doctype html><meta charset="utf-8"><title>Dixit Jinx: the pictures</title>
<style>body{{margin:12px;background:#7a6d62}}svg{{width:{size}px;height:{size}px;margin:4px;float:left}}</style>
{pictures}
"""


def main() -> None:
    reader = ArgumentParser(prog="python -m ninefold.games.jinx.box.pictures", description=__doc__)
    reader.add_argument("folder", type=Path, metavar="OUT_DIR")
    reader.add_argument("--sheet", action="store_true", help="also a contact sheet, sheet.html")
    reader.add_argument("--size", type=int, default=160, help="of a picture on the contact sheet, in pixels")
    wanted = reader.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    drawn = [svg(number) for number in range(len(PICTURES))]
    for number, (picture, text) in enumerate(zip(PICTURES, drawn, strict=True)):
        (wanted.folder / f"{number:03}-{picture.name}.svg").write_text(text, encoding="utf-8")
    if wanted.sheet:
        page = _PAGE.format(size=wanted.size, pictures="\n".join(drawn))
        (wanted.folder / "sheet.html").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
