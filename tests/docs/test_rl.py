"""The examples of docs/rl.md run as they stand."""

import importlib.util
import re
from pathlib import Path

import gymnasium
import pytest

import ninefold.rl  # noqa: F401  registers the games

DOC = (Path(__file__).parents[2] / "docs" / "rl.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"```python\n(.*?)```", DOC, re.DOTALL)


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_a_snippet_runs(snippet: str) -> None:
    if "pyspiel" in snippet and importlib.util.find_spec("pyspiel") is None:
        pytest.skip("open_spiel is not installed")
    exec(compile(snippet, "docs/rl.md", "exec"), {})


def test_every_id_is_registered() -> None:
    assert {*re.findall(r"ninefold/\w+-v\d+", DOC)} <= {*gymnasium.registry}
