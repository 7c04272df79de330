"""`python -m ninefold.static_files FOLDER`: writes the files that games bring for the page to be built.

A game brings some by a module `static` in its package: `files()` gives each one's path and contents.
"""

import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from ninefold.games import SHELF


def files() -> Iterator[tuple[str, bytes]]:
    for name in SHELF:
        module = f"ninefold.games.{name}.static"
        if find_spec(module) is not None:
            yield from import_module(module).files()


def write(folder: Path) -> None:
    for name, body in files():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
