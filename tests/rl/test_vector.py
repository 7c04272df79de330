"""Many seats by Gymnasium's interface: the games of the pool, and its rules for arrays and ends."""

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

from ninefold.rl import SeatPool, Settings
from ninefold.rl.universe import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_made_in_many_by_its_id(game: str) -> None:
    many = gymnasium.make_vec(Settings(game).id, num_envs=3, level="child")
    assert isinstance(many, VectorEnv) and many.num_envs == 3
    assert many.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, infos = many.reset(seed=1)
    for _ in range(30):
        assert many.observation_space.contains(seen)
        assert np.array_equal(infos["action_mask"], seen["action_mask"])
        acts = np.array([np.flatnonzero(mask)[-1] for mask in seen["action_mask"]])
        assert many.action_space.contains(acts)
        before, kept = seen["observation"], seen["observation"].copy()
        seen, rewards, terminations, truncations, infos = many.step(acts)
        assert np.array_equal(before, kept), "what was told stays as it was"
        for ends in (rewards, terminations, truncations):
            assert ends.shape == (3,)
    many.close()


@pytest.mark.parametrize("processes", [0, 2])
def test_the_games_are_those_of_the_pool(processes: int) -> None:
    settings = Settings("memo_dice", options={"naming": "recognise"})
    options = {"naming": "recognise"}
    many = gymnasium.make_vec(settings.id, num_envs=3, options=options, level="child", processes=processes)
    seen, _ = many.reset(seed=5)
    seed = int(np.random.default_rng(5).integers(2**31))
    ended = 0
    with SeatPool(settings, 3, level="child") as pool:
        buffers = pool.reset(seed)
        for _ in range(150):
            assert np.array_equal(seen["observation"], buffers.observations)
            acts = np.array([np.flatnonzero(mask)[-1] for mask in buffers.masks])
            pool.send(acts)
            seen, rewards, terminations, _, _ = many.step(acts)
            pool.recv()
            assert np.array_equal(rewards, buffers.rewards)
            assert np.array_equal(terminations, buffers.terminations)
            ended += int(terminations.sum())
    assert ended
    many.close()
    many.close()
