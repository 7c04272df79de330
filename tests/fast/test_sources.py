"""What is written out means the same, however it was written: other names, other ways to ask a table."""

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ninefold.fast import build
from ninefold.fast.sources import Trees, trees_of

PLACE = "ninefold.games.fix.odd"
PACKAGE = "ninefold_fast_odd"
ODD = '''
"""A module that no game has."""

import dataclasses
from dataclasses import dataclass as record, field as given

import ninefold.engine as engine
from ninefold.engine import Data, on
from ninefold.engine import replace as changed

LIMIT = 2 * 21


class Base(Data, kw_only=True):
    a: int = LIMIT


class One(Base):
    pass


class Two(engine.Data):
    b: int
    c: tuple[int, ...] = ()


class Three(Two):
    pass


@record
class Heap:
    found: list[int] = given(default_factory=list)
    size: int = given(default=3, kw_only=True)
    twice: int = given(init=False)

    def __post_init__(self) -> None:
        self.twice = 2 * self.size


@dataclasses.dataclass(frozen=True)
class Fixed:
    a: int = 1


def _one(state: int, value: One) -> int:
    return state + value.a


def _two(state: int, value: Two) -> int:
    return state * value.b


def _three(state: int, value: Three) -> int:
    return state * value.b * 100


BY_HAND = {One: _one, Two: _two}
WITH_BASE = {Two: _two, Three: _three}
RIGHT = on(One, _one) | on(Two, _two)


def told(value):
    from ninefold.engine import Prompt

    table = BY_HAND
    asked = BY_HAND[type(value)](10, value), RIGHT[type(value)](state=10, value=value)
    asked += (table[type(value)](10, value),)
    return Prompt(type(value).__name__, "X-1"), asked, RIGHT.get(type(value)) is BY_HAND[type(value)]


def hidden(BY_HAND, value):
    return BY_HAND[type(value)](10, value)


def everything():
    def replace(value, **changes):
        return "another"

    one, two, heap, other = One(a=7), Two(3), Heap(), Heap(size=4)
    heap.found.append(1)
    yield told(one)
    yield told(two)
    yield hidden({Two: lambda state, value: "mine"}, two)
    yield [WITH_BASE[type(value)](2, value) for value in (Three(4), Two(4))]
    yield One(), One().a == LIMIT, changed(two, b=5), engine.replace(two, c=(1,)), replace(two, b=1)
    yield heap.found, other.found, heap.twice, other.twice, Heap(size=4) == other, heap == other
    yield Fixed() == Fixed(1), hash(Fixed()) == hash(Fixed(1)), len({two, Two(3), one})
'''


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Any, Any]]:
    """The module as it is, and as it is written out."""
    plain = ModuleType(PLACE)
    before = {*sys.modules, PLACE}
    monkeypatch.setitem(sys.modules, PLACE, plain)
    exec(compile(ODD, "odd.py", "exec"), vars(plain))

    def with_odd(game: str) -> Trees:
        return {**trees_of(game), PLACE: ast.parse(ODD)}

    monkeypatch.setattr(build, "trees_of", with_odd)
    monkeypatch.setattr(build, "package_of", lambda game: PACKAGE)
    build.write("fix", tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    yield plain, import_module(PLACE.replace("ninefold", PACKAGE, 1))
    for module in set(sys.modules) - before:
        del sys.modules[module]


def test_rewritten_code_gives_the_same_results(written: tuple[Any, Any]) -> None:
    plain, made = written
    assert list(map(repr, made.everything())) == list(map(repr, plain.everything()))
    assert not hasattr(made.Two, "__struct_config__")


def test_a_table_used_only_by_its_own_name_is_inlined(written: tuple[Any, Any]) -> None:
    _, made = written
    assert made.askBY_HAND(10, made.One(a=7)) == 17
    assert not hasattr(made, "askWITH_BASE")
