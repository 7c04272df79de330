"""Of cases that differ by game, language or size, `make test` tries those named, `make test-long` all."""

from collections.abc import Iterable
from typing import Any

import pytest


def mostly_long(cases: Iterable[Any], *quick: Any) -> list[Any]:
    known = [*cases]
    assert quick and all(case in known for case in quick)
    return [_case(case, case in quick) for case in known]


def _case(case: Any, quick: bool) -> Any:
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=() if quick else pytest.mark.long)
