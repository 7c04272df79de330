"""Every order of steps by which a table goes from node to node, within bounds. What is left out is missed."""

import logging

import pytest

from ninefold.server.store.postgres.ends import KnownEnds
from ninefold.server.store.writes import Append
from tests.handover.model import Bounds, Design, Model
from tests.handover.parts import Node, end_of, plan
from tests.handover.search import explore, wander


@pytest.fixture(autouse=True)
def quietly(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)


SOON = [Bounds(2, 1, 1), Bounds(2, 2, 0)]
LONG = [Bounds(2, 1, 1, words=2), Bounds(2, 1, 1, skewed=True)]
DEEP = Bounds(3, 4, 8, words=3, skewed=True)


@pytest.mark.parametrize("bounds", [*SOON, *(pytest.param(one, marks=pytest.mark.long) for one in LONG)])
def test_nothing_is_lost_and_somebody_can_always_go_on(bounds: Bounds) -> None:
    found = explore(bounds)
    assert found.wrong is None, "\n".join((found.wrong, *found.way))
    assert found.states > 1_000


@pytest.mark.parametrize("walks", [300, pytest.param(4_000, marks=pytest.mark.long)])
def test_three_nodes_lose_nothing_on_random_paths(walks: int) -> None:
    found = wander(DEEP, walks)
    assert found.wrong is None, "\n".join((found.wrong, *found.way))


@pytest.mark.parametrize("left_out", ["fence", "commits_first", "remembers", "doubts"])
def test_without_a_safeguard_three_nodes_soon_lose_something(left_out: str) -> None:
    assert wander(DEEP, 2_000, Design(**{left_out: False})).wrong


@pytest.mark.parametrize(
    ("design", "bounds", "wrong"),
    [
        (Design(fence=False), Bounds(2, 2, 0), "two owners' records are in one log"),
        (Design(commits_first=False), Bounds(2, 1, 1), "what was told is not in the log"),
        (Design(remembers=False), Bounds(2, 1, 1), "a wish is done twice"),
        (Design(doubts=False), Bounds(2, 1, 1), "what was refused is in the log"),
        (Design(yields=False), Bounds(2, 2, 0), "nobody can go on"),
    ],
    ids=str,
)
def test_without_a_safeguard_the_search_finds_a_fault(design: Design, bounds: Bounds, wrong: str) -> None:
    found = explore(bounds, design)
    assert found.wrong == wrong and found.way


def test_a_node_can_own_a_table_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its node knows an end that is older than what another, who has died since, has written."""
    bounds = Bounds(2, 3, 0)
    start = Model(bounds).start
    a, b = Node(known=end_of(("1@a1",)), to_hear=(0, 0)), Node("dead", False, to_hear=(0, 0))
    start = start._replace(nodes=(a, b), log=("1@a1", "2@b2"), told=frozenset("12"))
    assert explore(bounds, start=start).wrong is None

    def only_unknown(self: KnownEnds, group: list[Append]) -> set[str]:
        return {append.table for append in group} - self._known.keys()

    monkeypatch.setattr(KnownEnds, "to_ask", only_unknown)
    plan.cache_clear()
    assert explore(bounds, start=start).wrong == "nobody can go on"
    plan.cache_clear()
