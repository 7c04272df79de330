"""Gymnasium's form for many seats: the pool's arrays, as `gymnasium.make_vec` gives them."""

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ninefold.engine import Seat
from ninefold.minds import Level
from ninefold.rl.pool import SeatPool
from ninefold.rl.settings import METADATA, Observation, Settings

Rows = NDArray[Any]


class SeatVector(VectorEnv[Observation, Rows, Rows]):
    """The arrays are copies, for Gymnasium's programs keep them; `SeatPool` does without."""

    def __init__(
        self,
        settings: Settings,
        num_envs: int = 1,
        *,
        seat: Seat = 0,
        level: Level = "adult",
        processes: int = 0,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            raise ValueError("many seats at once are not rendered: make one of them alone")
        self.pool = SeatPool(settings, num_envs, seat=seat, level=level, processes=processes)
        self.num_envs = num_envs
        self.metadata = {
            **METADATA,
            "name": settings.id,
            "render_modes": [],
            "autoreset_mode": AutoresetMode.SAME_STEP,
        }
        self.single_observation_space = self.pool.settings.observation_space()
        self.single_action_space = self.pool.settings.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.pool.reset(int(self.np_random.integers(2**31)))
        return self._told()

    def step(self, actions: Rows) -> tuple[Observation, Rows, Rows, Rows, dict[str, Any]]:
        self.pool.send(actions)
        now = self.pool.recv()
        ends = now.rewards.astype(np.float64), now.terminations.copy(), now.truncations.copy()
        seen, infos = self._told()
        return seen, *ends, infos

    def _told(self) -> tuple[Observation, dict[str, Any]]:
        masks = self.pool.buffers.masks.copy()
        seen: Observation = {"observation": self.pool.buffers.observations.copy(), "action_mask": masks}
        return seen, {"action_mask": masks}

    def close_extras(self, **kwargs: Any) -> None:
        self.pool.close()
