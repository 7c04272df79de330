"""Any world by its plan."""

from tests.world.halls import HallWorld
from tests.world.plan import Plan
from tests.world.setting import Lived, lived
from tests.world.world import World


def live(plan: Plan) -> Lived:
    """From its beginning to its end. Raises Broken: what did not hold."""
    return lived(plan.seed, lambda: (HallWorld if plan.hall else World)(plan).live())
