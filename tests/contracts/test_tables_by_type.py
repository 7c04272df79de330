"""Every table by type has a row for each type of its union, and nobody asks for one that is not there."""

import ast
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, get_args, get_origin

import pytest

import ninefold
from ninefold.engine import Handlers
from ninefold.games import SHELF

# Programs run when they are imported. OpenSpiel is in no lock: who wants it installs it.
LEFT_OUT = ("__main__", "rl.spiel")


class Found(NamedTuple):
    where: str
    rows: dict[type, Any]
    annotation: Any


def modules() -> Iterator[ModuleType]:
    for found in pkgutil.walk_packages(ninefold.__path__, "ninefold."):
        if not found.name.endswith(LEFT_OUT):
            yield import_module(found.name)


def tables() -> list[Found]:
    """The dispatch tables, by their objects: a module that only imports one has no annotation of it."""
    found: dict[int, Found] = {}
    for module in modules():
        for name, value in list(vars(module).items()):
            if isinstance(value, dict) and value and all(map(_is_ours, value)):
                annotation = module.__annotations__.get(name) or found.get(id(value), (None,) * 3)[2]
                found[id(value)] = Found(f"{module.__name__}.{name}", value, annotation)
    return list(found.values())


def _is_ours(key: Any) -> bool:
    return isinstance(key, type) and key.__module__.startswith("ninefold.")


def union_of(annotation: Any) -> tuple[type, ...]:
    """The types of the union Event in `Handlers[State, Event, …]` or `dict[type[Event], …]`."""
    match get_origin(annotation) is Handlers, get_args(annotation):
        case True, (_, kind, *_):
            return get_args(kind) or (kind,)
        case False, (key, _) if get_args(key):
            kind = get_args(key)[0]
            return get_args(kind) or (kind,)
    return ()


@pytest.fixture(scope="module")
def found() -> list[Found]:
    return tables()


def test_every_table_by_type_is_complete(found: list[Found]) -> None:
    wrong = {}
    for where, rows, annotation in found:
        union = union_of(annotation)
        if set(union) != set(rows):
            missing = [kind.__name__ for kind in union if kind not in rows]
            wrong[where] = missing or "its annotation names no union"
    assert wrong == {}


def test_dispatch_tables_are_found(found: list[Found]) -> None:
    names = {one.where for one in found}
    assert {f"ninefold.games.{game}.evolve._EVOLVE" for game in SHELF} <= names


def test_dispatch_tables_are_not_read_with_get() -> None:
    """`table.get(type(x))` is silent about a type that somebody forgot."""
    silent = [
        f"{path}:{node.lineno}"
        for path in Path(ninefold.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and _asks_silently(node)
    ]
    assert silent == []


def _asks_silently(node: ast.Call) -> bool:
    match node:
        case ast.Call(ast.Attribute(_, "get"), [ast.Call(ast.Name("type")), *_]):
            return True
    return False
