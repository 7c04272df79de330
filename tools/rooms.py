"""A table of the server's rooms, top down: python -m tools.rooms

An edge is one module that imports another: `out` to modules of other rooms, `in` from them.
"""

import re
import tomllib
from pathlib import Path
from typing import NamedTuple

from grimp import build_graph

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
SERVER = "ninefold.server"


class Room(NamedTuple):
    name: str
    modules: int
    lines: int
    edges_out: int
    edges_in: int


def rooms() -> list[Room]:
    graph = build_graph("ninefold", cache_dir=None)
    inside = [module for module in graph.modules if module.startswith(f"{SERVER}.")]
    room_of = {module: module.split(".")[2] for module in inside}
    edges = [
        (room_of[module], room_of[other])
        for module in inside
        for other in graph.find_modules_directly_imported_by(module)
        if other in room_of and room_of[other] != room_of[module]
    ]
    return [
        Room(
            name,
            len(files := [file for module in inside if room_of[module] == name and (file := _file(module))]),
            sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files),
            sum(source == name for source, _ in edges),
            sum(target == name for _, target in edges),
        )
        for name in _layers()
    ]


def _layers() -> list[str]:
    """The rooms in the order of import-linter's contract, which knows them all."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    (layers,) = (one["layers"] for one in contracts["contracts"] if one.get("containers") == [SERVER])
    return re.findall(r"\w+", " ".join(layers))


def _file(module: str) -> Path | None:
    """None for a package: its `__init__` is one line."""
    file = SOURCE.joinpath(*module.split(".")).with_suffix(".py")
    return file if file.exists() else None


def main() -> None:
    table = rooms()
    print(f"{'room':<10} {'modules':>7} {'lines':>7} {'out':>5} {'in':>5}")
    for room in table:
        print(f"{room.name:<10} {room.modules:>7} {room.lines:>7,} {room.edges_out:>5} {room.edges_in:>5}")
    everything = [sum(column) for column in zip(*(room[1:] for room in table), strict=True)]
    print("{:<10} {:>7} {:>7,} {:>5} {:>5}".format("all", *everything))


if __name__ == "__main__":
    main()
