"""The time of day at each node: ahead of the others or behind, drifting, and told in steps."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from unittest.mock import patch

from tests.world.plan import Plan
from tests.world.process import HERE


class NodeClock:
    def __init__(self, plan: Plan, chance: Random, time: Callable[[], float]) -> None:
        self._time, self._step = time, plan.clock_step
        self._ahead = chance.uniform(-plan.skew, plan.skew)
        self._rate = chance.uniform(0.9998, 1.0002) if plan.skew else 1.0

    def __call__(self) -> int:
        """In ms."""
        return self.at(self._time())

    def at(self, time: float) -> int:
        """What it showed then."""
        shown = int((time * self._rate + self._ahead) * 1000)
        return shown - shown % self._step


@contextmanager
def clocks(time: Callable[[], float]) -> Iterator[None]:
    def of_the_node() -> int:
        process = HERE.get(None)
        return int(time() * 1000) if process is None else process.clock()

    places = ("hosting.session", "hosting.registry", "hosting.hall_doors")
    with patch("ninefold.server.cluster.shell.monotonic", time):
        patches = [patch(f"ninefold.server.{place}.wall_clock", of_the_node) for place in places]
        for one in patches:
            one.start()
        try:
            yield
        finally:
            for one in patches:
                one.stop()
