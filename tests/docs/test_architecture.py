"""docs/architecture.md leads through the server: its table names every module in its room, and no other."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "ninefold" / "server"


def test_the_table_names_every_module_of_the_server() -> None:
    table = (ROOT / "docs" / "architecture.md").read_text().partition("## The modules")[2]
    named, room = [], ""
    for new_room, module in re.findall(r"^\| (\w*) ?\| `(.*?)` \|", table, re.MULTILINE):
        room = new_room or room
        named.append(module if room in ("top", "bottom") else f"{room}/{module}")
    modules = [path for pattern in ("*.py", "*/*.py") for path in SERVER.glob(pattern)]
    packages = [path.parent for path in SERVER.glob("*/*/__init__.py")]
    there = [f"{path.relative_to(SERVER).with_suffix('')}" for path in modules if path.stem != "__init__"]
    there += [f"{path.relative_to(SERVER)}/" for path in packages]
    assert sorted(named) == sorted(there)
