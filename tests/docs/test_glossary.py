"""One noun, one thing: no two types share a name, and docs/glossary.md names types that exist.

Games are not searched: each is a namespace of its own, and by contract each has its State, Options, Action,
Event, Public, Private and so on.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "ninefold"
ALLOWED: dict[str, str] = {}  # by name, the reason why two types share it
LINE = re.compile(r"^- \*\*(.+?)\*\*(?: \(`(\w+)`\))?: ", re.MULTILINE)


def types_in(source: str) -> Iterator[str]:
    """Classes, and aliases: a capitalised name for a type expression."""
    for node in ast.parse(source).body:
        match node:
            case ast.ClassDef(name):
                yield name.lstrip("_")
            case ast.AnnAssign(ast.Name(name), ast.Name("TypeAlias")):
                yield name
            case ast.Assign([ast.Name(name)], ast.Subscript() | ast.BinOp() | ast.Name()):
                if re.fullmatch(r"[A-Z]\w*[a-z]\w*", name):
                    yield name


def places_of_types() -> dict[str, list[str]]:
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        if not path.is_relative_to(SOURCE / "games"):
            for name in types_in(path.read_text()):
                found[name].append(f"{path.relative_to(ROOT)}")
    return found


def test_no_two_types_share_a_name() -> None:
    doubles = {name: places for name, places in places_of_types().items() if len(places) > 1}
    assert doubles.keys() == ALLOWED.keys(), doubles


def test_aliases_count_as_types() -> None:
    source = """
Place = tuple[int, int]
Medal = int
One: TypeAlias = Two | Three
class _Held: ...
LIMIT = MOST * 2
T = TypeVar("T")
"""
    assert [*types_in(source)] == ["Place", "Medal", "One", "Held"]


def test_each_type_in_the_glossary_exists() -> None:
    words = LINE.findall((ROOT / "docs" / "glossary.md").read_text())
    assert len(words) > 40
    here = places_of_types()
    assert not [name for _, name in words if name and name not in here]


def test_each_word_of_the_glossary_has_one_line() -> None:
    words = [word for word, _ in LINE.findall((ROOT / "docs" / "glossary.md").read_text())]
    assert len(words) == len(set(words))
