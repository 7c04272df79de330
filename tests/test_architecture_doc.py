"""docs/architecture.md leads through the server that there is: its table names every module, and no other."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
SERVER = ROOT / "src" / "ninefold" / "server"


def test_every_module_of_the_server_stands_in_the_table() -> None:
    table = (ROOT / "docs" / "architecture.md").read_text().partition("## The modules")[2]
    named = [name for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for name in row.split(", ")]
    modules = {f"`{path.stem}`" for path in SERVER.glob("*.py") if path.stem != "__init__"}
    folders = {f"`{path.parent.name}/`" for path in SERVER.glob("*/__init__.py")}
    assert sorted(named) == sorted(modules | folders)
