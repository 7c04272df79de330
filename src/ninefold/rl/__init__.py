"""The games as learning environments: docs/rl.md. Needs the extra `rl`."""

try:
    import gymnasium as _gymnasium  # noqa: F401
    import numpy as _numpy  # noqa: F401
    import pettingzoo as _pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(f"ninefold.rl needs {missing.name}: pip install '.[rl]'") from missing

from ninefold.rl.aec import AecTable
from ninefold.rl.parallel import ParallelTable
from ninefold.rl.pool import Buffers, SeatPool
from ninefold.rl.registration import register
from ninefold.rl.seat import SeatEnv
from ninefold.rl.settings import Settings
from ninefold.rl.vector import SeatVector

__all__ = ["AecTable", "Buffers", "ParallelTable", "SeatEnv", "SeatPool", "SeatVector", "Settings"]

register()
