"""Worlds by their seeds: whatever goes wrong, what was told is so, and nothing is lost or done twice."""

import os
import subprocess
import sys

import pytest

from tests.world.named import NAMED
from tests.world.plan import drawn
from tests.world.world import live


@pytest.mark.parametrize("seed", range(30))
def test_a_world_keeps_its_promises(seed: int) -> None:
    live(drawn(seed))


@pytest.mark.parametrize("name", NAMED)
def test_a_world_that_once_failed_keeps_its_promises(name: str) -> None:
    live(NAMED[name])


def test_a_seed_gives_the_same_world_in_every_process() -> None:
    """Sets of strings have another order in each process: nothing may depend on it."""
    script = "from tests.world.plan import drawn; from tests.world.world import live\n"
    script += "print([live(drawn(seed)).fingerprint for seed in (16, 79, 107)])"
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
