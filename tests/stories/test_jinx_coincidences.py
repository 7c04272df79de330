"""JX-8 The same moment, measured at the hands: a short form of `python -m benchmarks.coincidences`."""

from pathlib import Path

import pytest

from ninefold.games.jinx.pace import SAME_MOMENT
from testkit.delayed_link import LinkDelays
from testkit.in_process_server import hall
from testkit.jinx_coincidence import Pair, Square
from testkit.jumping_loop import run
from testkit.races import Manner

SHAKY = (LinkDelays(10, 3), LinkDelays(40, 8), LinkDelays(100, 15))
APART = (0, 60, 115, 185, 240)


def test_no_script_copies_a_touch_within_the_same_moment(tmp_path: Path) -> None:
    """clauses: JX-8. It touches as soon as it knows the card, claims the past, and looks far away."""
    copycat = Manner(LinkDelays(10), claims=1_000, holds=500)

    async def story() -> list[bool | None]:
        async with hall(tmp_path) as here:
            square = Square(here.url, [Manner(LinkDelays(10)), Manner(LinkDelays(40)), copycat], 1)
            await square.begin()
            found = [await square.copied(copycat=2) for _ in range(3)]
            await square.end()
            return found

    assert run(story()) == [False] * 3


@pytest.mark.parametrize("seed", [1, 2])
def test_two_touches_are_compared_by_their_moments_not_their_arrival(tmp_path: Path, seed: int) -> None:
    async def story() -> list[Pair]:
        async with hall(tmp_path) as here:
            square = Square(here.url, [Manner(delays) for delays in SHAKY], seed)
            await square.begin()
            found = [await square.touch(apart) for apart in APART]
            await square.end()
            return [pair for pair in found if pair is not None]

    found = run(story())
    assert [pair.contested for pair in found] == [apart <= SAME_MOMENT for apart in APART]
    assert [round(pair.apart) for pair in found] == [*APART]
