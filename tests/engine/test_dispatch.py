"""Handlers by type: what mypy and the tables themselves refuse."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ninefold.engine import on, on_each

RULES = """
from ninefold.engine import Data, Handlers, on

class State(Data): ...
class Dealt(Data): ...
class Rolled(Data): ...

def dealt(state: State, event: Dealt, at: int) -> State: return state
def rolled(state: State, event: Rolled, at: int) -> State: return state
def late(state: State, event: Rolled, at: str) -> State: return state

TABLE: Handlers[State, Dealt | Rolled, [int], State] = {table}

def evolve(state: State, event: Dealt | Rolled, at: int) -> State:
    return TABLE[type(event)](state, event, at)
"""


def first(state: int, value: str) -> int:
    return state


def test_one_type_has_one_handler() -> None:
    with pytest.raises(TypeError, match="two handlers: str"):
        on(str, first) | on(str, first)
    with pytest.raises(TypeError, match="two handlers: bytes"):
        on(str, first) | on(bytes, lambda state, value: state) | on(bytes, lambda state, value: state)


def test_a_dispatch_table_is_a_plain_dict() -> None:
    table: Any = on(str, first) | on(int, lambda state, value: state + value)
    assert type(table) is dict
    assert table[int](1, 2) == 3


def test_one_handler_may_serve_a_whole_union() -> None:
    table: Any = on(str, first) | on_each(int | bytes, lambda state, value: state)
    assert set(table) == {str, int, bytes}
    assert set(on_each(int, lambda state, value: state)) == {int}  # type: ignore[call-overload]


def test_mypy_reports_an_incomplete_or_wrong_table(tmp_path: Path) -> None:
    tables = {
        "complete": "on(Dealt, dealt) | on(Rolled, rolled)",
        "one_is_missing": "on(Dealt, dealt)",
        "for_another_type": "on(Dealt, dealt) | on(Rolled, dealt)",
        "of_other_parameters": "on(Dealt, dealt) | on(Rolled, late)",
    }
    for name, table in tables.items():
        tmp_path.joinpath(f"{name}.py").write_text(RULES.replace("{table}", table))
    command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", "."]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True).stdout
    refused = {line.split(".py:")[0] for line in told.splitlines() if ": error: " in line}
    assert refused == tables.keys() - {"complete"}, told
