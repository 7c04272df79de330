"""`--game fix`: of the tests that run over every game those of this one, and its own."""

from pathlib import Path

import pytest

GAMES = Path(__file__).parent / "games"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="only what concerns this game, as its package is named")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
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
