"""`--game fix`: of the tests that run over every game those of this one, and its own. `--sample 5`: of each
test five cases, and every scenario. `--shuffle 7`: in an order of chance.

Hypothesis tries the same examples each time, so that a run that passed passes again; `make test-long` looks
for new ones. No example has a time within which it must be done.
"""

import math
import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from hypothesis import settings

settings.register_profile("same", deadline=None, derandomize=True)
settings.register_profile("new", deadline=None)
settings.load_profile("same")

TESTS = Path(__file__).parent
GAMES = TESTS / "games"
SCENARIOS = TESTS / "test_scenarios.py"


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """`-n auto`: some tests wait for a browser or for a clock; meanwhile others have their cores.
    `-n logical`: none waits."""
    cores = os.cpu_count() or 1
    return max(2, cores) if config.option.numprocesses == "logical" else cores + 2


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="only what concerns this game, as its package is named")
    parser.addoption("--sample", type=int, metavar="N", help="of each test N cases, and every scenario")
    parser.addoption("--shuffle", type=int, metavar="SEED", help="run modules and tests in another order")


@pytest.hookimpl(trylast=True)  # of what the marks have left
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    game: str | None = config.getoption("--game")
    if game is not None:
        config.hook.pytest_deselected(items=[item for item in items if not concerns(item, game)])
        items[:] = [item for item in items if concerns(item, game)]
    sample: int | None = config.getoption("--sample")
    if sample is not None:
        kept = {*sampled(items, sample)}
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = [item for item in items if item in kept]
    seed: int | None = config.getoption("--shuffle")
    if seed is not None:
        chance = Random(seed)
        order = {path: chance.random() for path in sorted({item.path for item in items})}
        items.sort(key=lambda item: (order[item.path], chance.random()))
    elif workers := int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", 0)):
        items[:] = early_first(items, workers)


def early_first(items: list[pytest.Item], workers: int) -> Iterator[pytest.Item]:
    """Each worker begins with an equal part of the list. What takes long is dealt out to the beginnings: a
    worker that comes to it last keeps all others waiting."""
    early = [item for item in items if item.get_closest_marker("early")]
    others = iter([item for item in items if not item.get_closest_marker("early")])
    left = len(items)
    for worker in range(workers):
        mine = early[worker::workers]
        size = max(left // (workers - worker), len(mine))
        left -= size
        yield from mine
        yield from islice(others, size - len(mine))


def sampled(items: list[pytest.Item], most: int) -> Iterator[pytest.Item]:
    """This many parameters of each test, from the first to the last; each scenario is a case."""
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        name = item.nodeid if item.path == SCENARIOS else item.nodeid.partition("[")[0]
        tests.setdefault(name, []).append(item)
    for cases in tests.values():
        yield from cases[:: math.ceil(len(cases) / most)]


def concerns(item: pytest.Item, game: str) -> bool:
    """It is in the game's folder, or one of its parameters is the game, its name, or a table of it."""
    if item.path.is_relative_to(GAMES / game):
        return True
    callspec = getattr(item, "callspec", None)
    return callspec is not None and any(
        game in (value, getattr(value, "name", None)) for value in callspec.params.values()
    )
