"""Worlds by their seeds: whatever goes wrong, what was told is so, and nothing is lost or done twice."""

import pytest

from tests.world.world import live


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3, 14))
def test_a_world_keeps_its_promises(seed: int) -> None:
    live(seed)
