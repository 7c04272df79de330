"""Worlds by their seeds: whatever goes wrong, what was told is so, and nothing is lost or done twice."""

import asyncio
import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from ninefold.mcp.client_view import Missed
from tests.world.__main__ import chosen, options_of
from tests.world.live import live
from tests.world.loop import Stuck, run
from tests.world.named import NAMED
from tests.world.plan import Plan, drawn
from tests.world.planted import PLANTED, find
from tests.world.setting import Broken, Lived, lived
from tests.world.shrink import command, shrink

FRESH_MINUTES = os.environ.get("WORLD_MINUTES", "60")  # of make test-long


@pytest.mark.parametrize("seed", range(50))
def test_a_world_keeps_its_promises(seed: int) -> None:
    live(drawn(seed))


@pytest.mark.parametrize("seed", range(16, 24))
def test_a_hall_keeps_its_promises(seed: int) -> None:
    live(drawn(seed, hall=True))


@pytest.mark.long
def test_many_halls_keep_their_promises() -> None:
    for seed in range(200):
        live(drawn(seed, hall=True))


@pytest.mark.parametrize("name", NAMED)
def test_a_named_world_keeps_its_promises_and_breaks_with_its_bug(name: str) -> None:
    plan, bug, without = NAMED[name]
    live(plan)
    with ExitStack() as planted:
        for one in filter(None, (bug, without)):
            planted.enter_context(PLANTED[one]())
        planted.enter_context(pytest.raises(Broken))
        live(plan)


@pytest.mark.parametrize("name", [name for name, one in NAMED.items() if one.without])
@pytest.mark.long
def test_another_part_of_the_server_mends_it(name: str) -> None:
    plan, bug, _ = NAMED[name]
    with PLANTED[bug]():
        live(plan)


@pytest.mark.long
def test_fresh_worlds_keep_their_promises() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.world", "--minutes", FRESH_MINUTES], capture_output=True, text=True
    )
    assert told.returncode == 0, told.stdout + told.stderr


@pytest.mark.parametrize("bug", PLANTED)
def test_a_bug_can_be_planted(bug: str) -> None:
    """What it changes is still named so."""
    with PLANTED[bug]():
        pass


@pytest.mark.long
@pytest.mark.parametrize("bug", sorted(PLANTED.keys() - {one.bug for one in NAMED.values()}))
def test_a_planted_bug_is_found(bug: str) -> None:
    """By a fresh world; those of the named worlds are found there."""
    assert find(bug) is not None


def test_the_documents_list_every_planted_bug() -> None:
    page = (Path(__file__).parents[2] / "docs/testing.md").read_text(encoding="utf-8")
    table = page.partition("| planted bug |")[2].partition("\n\n")[0]
    listed = [line.split(" | ")[0].removeprefix("| ") for line in table.splitlines()[2:]]
    assert sorted(listed) == sorted(PLANTED)


def test_a_seed_gives_the_same_world_in_every_process() -> None:
    """Sets of strings have another order in each process: nothing may depend on it."""
    script = "from tests.world.plan import drawn; from tests.world.live import live\n"
    script += "print([live(drawn(seed)).fingerprint for seed in (107, 338, 385)])"
    told = [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert told[0] == told[1]


def test_a_failing_world_is_made_small_and_printed_as_one_command() -> None:
    whole = drawn(56)
    needed = {whole.faults[3], whole.faults[40]}

    def fails(plan: Plan) -> bool:
        return needed <= set(plan.faults) and plan.players > 1

    small = shrink(whole, fails, 1_000)
    assert set(small.faults) == needed and small.players == 2
    words = command(small).removeprefix("python -m tests.world ").split()
    assert chosen(options_of(words)) == small


def test_a_failing_hall_is_made_small_and_printed_as_one_command() -> None:
    whole = drawn(22, hall=True)
    kept = whole.faults[2]
    small = shrink(whole, lambda plan: kept in plan.faults, 1_000)
    assert small.faults == (kept,) and small.players < whole.players
    assert chosen(options_of(command(small).removeprefix("python -m tests.world ").split())) == small


@pytest.mark.parametrize(
    "error", [Missed("a change"), KeyError("news"), ExceptionGroup("all", [OSError("x")])]
)
def test_whatever_fails_in_a_world_is_reported_with_its_seed(error: Exception) -> None:
    async def story() -> Lived:
        raise error

    with pytest.raises(Broken, match=r"Missed: a change|KeyError: 'news'|OSError: x"):
        lived(1, story)


def test_a_loop_that_turns_without_end_is_found() -> None:
    async def turn() -> None:
        while True:
            await asyncio.sleep(0)

    with pytest.raises(Stuck, match="turned"):
        run(turn())
