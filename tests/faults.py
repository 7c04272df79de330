"""Below the summary of a run: what was done to the games, and how much was compared with their logs.

A test that found something lost, or done twice, has failed and is not counted.
"""

from collections import Counter, defaultdict
from collections.abc import Callable

import pytest

from testkit.log_check import Truth

Noted = Callable[[str, int, Truth], None]
NAME = "faults"
HEAD = ("game", "faults", "games ended", "events", "told")


@pytest.fixture
def noted(record_property: Callable[[str, object], None]) -> Noted:
    """So many faults in one game, which came to an end, and the truth was found."""

    def note(game: str, faults: int, truth: Truth) -> None:
        record_property(NAME, [game, faults, 1, truth.events, truth.told])

    return note


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    sums = defaultdict[str, Counter[int]](Counter)
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == NAME:
                game, *counts = value
                sums[game].update(dict(enumerate(counts)))
    if sums:
        terminalreporter.write_sep("=", "0 lost, 0 done twice")
        for row in (HEAD, *((game, *counts.values()) for game, counts in sorted(sums.items()))):
            terminalreporter.write_line("".join(f"{cell:>14}" for cell in row))
