"""`--game fix`: of the tests that run over every game those of this one, and its own.

What runs in real time, in browsers and processes of its own, may stumble over a machine that has other
things to do: it is tried once more, and the summary names it. What runs in table time has no second try, and
no example of Hypothesis' a time within which it must be done.
"""

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

TESTS = Path(__file__).parent
GAMES = TESTS / "games"
REAL_TIME = ("browser", "cli", "server", "test_commands.py", "test_deploy.py", "test_wheel.py")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="only what concerns this game, as its package is named")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.relative_to(TESTS).parts[0] in REAL_TIME:
            item.add_marker(pytest.mark.flaky(reruns=1))
    game: str | None = config.getoption("--game")
    if game is not None:
        config.hook.pytest_deselected(items=[item for item in items if not concerns(item, game)])
        items[:] = [item for item in items if concerns(item, game)]


def concerns(item: pytest.Item, game: str) -> bool:
    """It is in the game's folder, or one of its parameters is the game, its name, or a table of it."""
    if item.path.is_relative_to(GAMES / game):
        return True
    callspec = getattr(item, "callspec", None)
    return callspec is not None and any(
        game in (value, getattr(value, "name", None)) for value in callspec.params.values()
    )
